import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../run-process.mjs';
import { scripts } from '../selection.mjs';
import { further, selectSince } from './select-since.mjs';

const modules = 'reference-server/src/modules';
const tests = {
  journeys: ['reference-app/e2e/admin-orders.spec.ts', 'reference-app/e2e/guest-order.spec.ts'],
  stories: [
    'packages/ui/src/components/button/button.stories.tsx',
    'packages/ui/src/patterns/order-card/order-card.stories.tsx',
  ],
  server: [
    `${modules}/rooms/deep/room-desk.test.ts`,
    `${modules}/rooms/room-routes.test.ts`,
    `${modules}/staff/staff.test.ts`,
    'reference-server/src/http/pictures.test.ts',
    'reference-server/start.test.ts',
  ],
  unit: [
    '.ci/setup/stamp.test.mjs',
    'packages/domain/src/money/money.test.ts',
    'packages/ui/src/theme/theme.test.ts',
    'reference-app/src/admin/orders/board/board.test.ts',
  ],
};
const files = Object.entries(tests).flatMap(([check, named]) =>
  named.map((file) => ({ file, check })),
);

/** The test files that are run, where these files are imported by those. */
function selected(changed, imports = {}) {
  const selection = selectSince([changed].flat(), files, new Map(Object.entries(imports)));
  expect([...selection.keys()]).toEqual(expect.arrayContaining(Object.keys(scripts)));
  return [...selection.values()].flatMap((named) => named ?? []);
}

describe('what stands beside a change', () => {
  test.each([
    [`${modules}/rooms/room-store.ts`, tests.server.slice(0, 2)],
    ['reference-server/src/http/pages.ts', ['reference-server/src/http/pictures.test.ts']],
    ['reference-server/README.md', ['reference-server/start.test.ts']],
    ['reference-app/src/admin/orders/order-view.ts', [tests.journeys[0], tests.unit[3]]],
    ['reference-app/e2e/guest-order.spec.ts', [tests.journeys[1]]],
    ['packages/domain/package.json', [tests.unit[1]]],
    ['packages/ui/src/components/button/button.tsx', [tests.stories[0], tests.unit[2]]],
    ['.ci/actionable-error.mjs', [tests.unit[0]]],
    ['README.md', []],
  ])('%s', (changed, run) => {
    expect(selected(changed)).toEqual(run);
  });
});

describe('what imports a change', () => {
  const changed = 'reference-server/src/money.ts';

  test('is run, however far away, and once', () => {
    const imports = {
      [changed]: ['reference-server/src/fee.ts', 'reference-server/src/sum.ts'],
      'reference-server/src/fee.ts': [`${modules}/staff/staff.test.ts`, changed],
      'reference-server/src/sum.ts': [`${modules}/staff/staff.test.ts`],
    };
    expect(selected(changed, imports)).toEqual([`${modules}/staff/staff.test.ts`]);
    expect(selected([changed, 'reference-server/src/fee.ts'], imports)).toHaveLength(1);
  });

  test.each([
    'reference-server/test/portal.ts',
    'reference-server/src/main.ts',
    'reference-server/src/context.ts',
    'reference-server/src/modules.ts',
    'reference-server/src/providers.ts',
    'reference-app/e2e/journey.ts',
    'reference-app/e2e/stack/stack.ts',
  ])('is not looked for past %s', (join) => {
    const imports = { [changed]: [join], [join]: [`${modules}/staff/staff.test.ts`] };
    expect(selected(changed, imports)).toEqual([]);
    expect(selected(join, imports)).not.toContain(`${modules}/staff/staff.test.ts`);
    expect(existsSync(path.join(root, join))).toBe(true);
  });

  test('is run only where it does so itself, when nearly everything does', () => {
    const many = Array.from({ length: 40 }, (_, index) => `packages/client/src/${index}.test.ts`);
    const all = [...many, 'packages/client/src/direct.test.ts'];
    const tests = all.map((file) => ({ file, check: 'unit' }));
    const imports = [
      ['packages/domain/src/a.ts', ['packages/domain/src/index.ts', all.at(-1)]],
      ['packages/domain/src/index.ts', many],
    ];
    const run = (importers) =>
      selectSince(['packages/domain/src/a.ts'], tests, new Map(importers)).get('unit');
    expect(run(imports)).toEqual([all.at(-1)]);
    expect(run([imports[0], ['packages/domain/src/index.ts', many.slice(1)]])).toHaveLength(40);
  });
});

test.each(Object.entries(further))('the table has what is there: %s', (from, named) => {
  const listed = [from, ...named];
  expect(listed.filter((each) => !existsSync(path.join(root, each)))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('the table is heeded', () => {
  const file = `${modules}/reconciliation/reconciliation.test.ts`;
  const tests = [{ file, check: 'server' }];
  expect(selectSince([`${modules}/payments/books.ts`], tests, new Map()).get('server')).toEqual([
    file,
  ]);
});
