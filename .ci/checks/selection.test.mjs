import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';
import { checkNames, select, testFiles } from './selection.mjs';

const files = [
  ['packages/domain/src/orders/order-machine.test.ts', 'unit', '@portal/domain'],
  ['packages/ui/src/patterns/order-card/order-card.stories.tsx', 'stories', '@portal/ui'],
  [
    'reference-server/src/modules/orders/placement/place-order.test.ts',
    'server',
    '@portal/reference-server',
  ],
  ['reference-app/e2e/admin-orders.spec.ts', 'journeys', '@portal/reference-app'],
  ['reference-server/test/instances.redis.test.ts', 'server', '@portal/reference-server'],
  ['reference-app/src/admin/board/board.test.ts', 'unit', '@portal/reference-app'],
].map(([file, check, packageName]) => ({ file, check, packageName }));

const named = (...words) => Object.fromEntries(select({ words, services: false }, files));
const onServices = (...words) => Object.fromEntries(select({ words, services: true }, files));

test('takes every check when nothing is named', () => {
  expect([...select({ words: [], services: false }, files).keys()]).toEqual(checkNames);
});

test('takes the files whose path has the word, of whichever check', () => {
  expect(named('orders')).toEqual({
    unit: [files[0].file],
    server: [files[2].file],
    journeys: [files[3].file],
  });
});

test('takes the files of the package that has the word in its name', () => {
  expect(named('@portal/ui')).toEqual({ stories: [files[1].file] });
});

test('takes the files that have every word', () => {
  expect(named('order', 'domain')).toEqual({ unit: [files[0].file] });
  expect(named('orders', 'server')).toEqual({ server: [files[2].file] });
});

test('takes a whole check by its name', () => {
  expect(named('server')).toEqual({ server: undefined });
  expect(named('lint', 'typecheck')).toEqual({ lint: undefined, typecheck: undefined });
});

test.each([files[2].file, `./${files[2].file}`])('takes one file by its path, %s', (word) => {
  expect(named(word)).toEqual({ server: [files[2].file] });
});

test('takes several files by their paths', () => {
  expect(named(files[2].file, files[3].file)).toEqual({
    server: [files[2].file],
    journeys: [files[3].file],
  });
});

test('refuses what names nothing', () => {
  expect(() => named('ordrs')).toThrow(
    'Nothing is named after “ordrs”: no check, and no test file.',
  );
  expect(() => named('orders', 'lint')).toThrow('“orders” and “lint”');
});

test('takes what needs a service only where there is one', () => {
  expect(() => named('instances')).toThrow('npm test -- --services instances');
  expect(onServices('instances')).toEqual({
    server: ['reference-server/test/instances.redis.test.ts'],
  });
});

test('takes of the server alone what runs on services', () => {
  expect(onServices()).toEqual({ server: undefined });
  expect(onServices('orders')).toEqual({ server: [files[2].file] });
  expect(() => onServices('board')).toThrow("None of the server's tests");
  expect(() => onServices('lint')).toThrow('Nothing is named after “lint”');
});

test('finds test files of every check, and each stands where it says', () => {
  const found = testFiles();
  expect([...new Set(found.map(({ check }) => check))].sort()).toEqual([
    'journeys',
    'server',
    'stories',
    'unit',
  ]);
  expect(found.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(found.some(({ file }) => /node_modules|dist/.test(file))).toBe(false);
});
