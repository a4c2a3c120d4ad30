import { expect, test } from 'vitest';
import { summary } from './summary.mjs';

const lint = {
  name: 'lint',
  passed: 1,
  failed: 0,
  files: [],
  failures: [],
  flaky: [],
  seconds: 21.2,
};
const file = 'reference-server/src/modules/orders/place-order.test.ts';
const server = {
  name: 'server',
  passed: 89,
  failed: 1,
  files: [
    { file: 'reference-server/src/log.test.ts', seconds: 0.5 },
    { file, seconds: 61 },
  ],
  failures: [
    {
      what: `${file} › places an order`,
      why: ['expected 1', 'to be 2'],
      alone: `npm test -- ${file}`,
    },
  ],
  flaky: [],
  seconds: 300,
};

test('says how long each check took, what was slow, what failed and how to run it alone', () => {
  expect(summary([server, lint], 305)).toBe(`Checks:
  ✗ server    89 passed, 1 failed  5 min 00 s
  ✓ lint      1 passed             21.2 s
    together                       5 min 05 s

Slowest files:
  reference-server/src/modules/orders/place-order.test.ts  1 min 01 s
  reference-server/src/log.test.ts                         0.5 s

Failed:

✗ reference-server/src/modules/orders/place-order.test.ts › places an order
    expected 1
    to be 2
  Alone: npm test -- reference-server/src/modules/orders/place-order.test.ts

90 passed, 1 failed`);
});

test('tells of what is flaky before what failed', () => {
  const [failure] = server.failures;
  const flaky = { what: 'log.test.ts › logs', why: ['late'], alone: 'npm test -- log.test.ts' };
  const shown = summary([{ ...server, flaky: [flaky] }], 305);
  expect(shown).toContain(`

Flaky:

~ log.test.ts › logs
    late
  Alone: npm test -- log.test.ts

Failed:

✗ ${failure.what}
`);
});

test('names no command where there is none', () => {
  const failures = [{ what: 'preparation', why: ['no network'] }];
  const shown = summary([{ ...lint, passed: 0, failed: 1, failures }], 22);
  expect(shown).toContain('✗ preparation\n    no network\n\n0 passed, 1 failed');
});

test('says no more than the checks and the counts when all passed', () => {
  expect(summary([lint], 22)).toMatch(/^Checks:\n.*\n.*\n\n1 passed, 0 failed$/);
});
