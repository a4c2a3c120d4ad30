import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';
import { numberOf, orderFiles, slowestFirst } from './file-order.mjs';

const files = Array.from({ length: 20 }, (_, index) => `packages/domain/src/file-${index}.test.ts`);
const order = (seed, entries = files) => orderFiles(entries, seed, (file) => file);

test('draws the same order from the same seed, however the files came, and others from others', () => {
  expect(order('7d1')).toEqual(order('7d1', [...files].reverse()));
  expect(order('7d1')).not.toEqual(order('7d2'));
  expect(order('7d1').sort()).toEqual([...files].sort());
});

test('begins with what takes longest', () => {
  const entries = [...files, ...slowestFirst];
  expect(order('7d1', entries).slice(0, slowestFirst.length)).toEqual(slowestFirst);
});

test.each(slowestFirst)('%s is there to begin with', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
});

test('makes a number of 32 bits for property tests', () => {
  expect(numberOf('7d1')).toBe(numberOf('7d1') | 0);
  expect(numberOf('7d1')).not.toBe(numberOf('7d2'));
});
