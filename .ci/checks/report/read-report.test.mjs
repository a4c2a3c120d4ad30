import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  firstErrorsOf,
  hasErrorOutsideOfTests,
  readReport,
  unhandledErrorOf,
} from './read-report.mjs';
import { root } from '../../run-process.mjs';

const file = 'packages/domain/src/money.test.ts';
let folder;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function read(kind, content) {
  const report = path.join(folder, 'report.json');
  writeFileSync(report, JSON.stringify(content));
  return readReport({ kind, file: report });
}

function vitestFile(status, ...results) {
  return {
    name: path.join(root, 'packages/domain/src/money.test.ts'),
    status,
    startTime: 1000,
    endTime: 3500,
    assertionResults: results.map((result) => ({ status: result, fullName: `adds ${result}` })),
  };
}

function journey(...results) {
  return {
    config: { rootDir: path.join(root, 'reference-app/e2e') },
    errors: [],
    suites: [
      {
        file: 'order.test.ts',
        suites: [
          {
            specs: results.map((status) => ({
              title: `orders ${status}`,
              tests: [{ status, results: [{ duration: 1500 }] }],
            })),
          },
        ],
      },
    ],
  };
}

test('counts what passed and how long each file took', () => {
  expect(read('vitest', { testResults: [vitestFile('passed', 'passed', 'passed')] })).toEqual({
    passed: 2,
    failed: 0,
    files: [{ file: 'packages/domain/src/money.test.ts', seconds: 2.5, passed: 2 }],
    failures: [],
    flaky: [],
  });
});

test('names what failed, and takes a skipped test for a failed one', () => {
  expect(
    read('vitest', { testResults: [vitestFile('failed', 'passed', 'failed', 'skipped')] }),
  ).toMatchObject({
    passed: 1,
    failed: 2,
    failures: [
      { what: 'packages/domain/src/money.test.ts › adds failed', file },
      { what: 'packages/domain/src/money.test.ts › adds skipped', file },
    ],
  });
});

test('counts a file that could not be run as one failure', () => {
  expect(read('vitest', { testResults: [vitestFile('failed')] })).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [{ what: 'packages/domain/src/money.test.ts could not be run', file }],
  });
});

test('a page of the documentation, which has no tests, is no failure', () => {
  expect(read('vitest', { testResults: [vitestFile('passed')] })).toMatchObject({
    passed: 0,
    failed: 0,
    failures: [],
  });
});

test('finds journeys inside nested suites', () => {
  expect(read('playwright', journey('expected', 'expected'))).toEqual({
    passed: 2,
    failed: 0,
    files: [{ file: 'reference-app/e2e/order.test.ts', seconds: 3, passed: 2 }],
    failures: [],
    flaky: [],
  });
});

test('says why something failed in a dozen lines without colours', () => {
  const lines = ['\u001b[31mexpected 1\u001b[39m', '', ...Array.from({ length: 20 }, () => 'more')];
  const result = vitestFile('failed', 'failed');
  result.assertionResults[0].failureMessages = [lines.join('\n')];
  const [failure] = read('vitest', { testResults: [result] }).failures;

  expect(failure.why).toEqual(['expected 1', ...Array.from({ length: 11 }, () => 'more')]);

  const report = journey('unexpected');
  report.suites[0].suites[0].specs[0].tests[0].results = [
    { duration: 1, error: { message: 'nothing was heard' } },
  ];
  expect(read('playwright', report).failures).toEqual([
    {
      what: 'reference-app/e2e/order.test.ts › orders unexpected',
      why: ['nothing was heard'],
      file: 'reference-app/e2e/order.test.ts',
    },
  ]);
});

test('says what the pages of a journey that failed have asked for', () => {
  const report = journey('unexpected');
  const body = Buffer.from('500 POST /api/order/cancel\nfailed to load').toString('base64');
  report.suites[0].suites[0].specs[0].tests[0].results = [
    {
      duration: 1,
      error: { message: 'not canceled' },
      attachments: [{ name: 'request log', body }],
    },
  ];
  expect(read('playwright', report).failures).toMatchObject([
    { why: ['not canceled', '500 POST /api/order/cancel', 'failed to load'] },
  ]);
});

test.each(['unexpected', 'flaky', 'skipped'])('counts a journey that is %s as failed', (status) => {
  expect(read('playwright', journey('expected', status))).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ what: `reference-app/e2e/order.test.ts › orders ${status}` }],
  });
});

test('counts an error outside of the journeys', () => {
  const report = { ...journey(), errors: [{ message: 'the portal did not start' }] };
  expect(read('playwright', report)).toMatchObject({
    failed: 1,
    failures: [{ what: 'an error outside of the journeys', why: ['the portal did not start'] }],
  });
});

test('says so when a run left no report', () => {
  expect(readReport({ kind: 'vitest', file: path.join(folder, 'none.json') })).toBeUndefined();
});

test.each([
  [
    '$ oxlint\n\n  x typescript(no-unsafe-argument): Unsafe\n  12 | f(x)\nFound 0 warnings and 1 error.',
    'x typescript',
  ],
  ["$ tsc -b\nstart.ts(36,9): error TS2488: Type '{}'\n[ELIFECYCLE]", 'start.ts(36,9)'],
  ['$ depcruise\n\n  error no-cycles: a.ts → b.ts\n', 'error no-cycles'],
  [
    '$ oxfmt --check\nChecking formatting...\n\nstart.ts (1ms)\nFormat issues found in above 1 files.',
    'start.ts (1ms)',
  ],
  ['$ tool\nIt would not.', '$ tool'],
])('begins with what is wrong, not with what the tool is called: %j', (output, beginning) => {
  expect(firstErrorsOf(output).trimStart()).toMatch(new RegExp(`^${RegExp.escape(beginning)}`));
});

test('shows an error that no test was waiting for', () => {
  const output = [
    '✓ money.test.ts (2 tests)',
    '\u001b[31m⎯⎯ Unhandled Errors ⎯⎯\u001b[39m',
    'Vitest caught 1 unhandled error during the test run.',
    '\u001b[31m⎯⎯ Unhandled Rejection ⎯⎯\u001b[39m',
    'Error: the socket is closed',
    ' ❯ send src/send.ts:7:3',
    ...Array.from({ length: 20 }, (_, index) => `more ${index}`),
  ].join('\n');
  const shown = unhandledErrorOf(output).split('\n');
  expect(shown.slice(0, 3)).toEqual([
    '⎯⎯ Unhandled Rejection ⎯⎯',
    'Error: the socket is closed',
    ' ❯ send src/send.ts:7:3',
  ]);
  expect(unhandledErrorOf('one\ntwo')).toBe('one\ntwo');
});

test('takes the end of a worker for a failure of its file, and any other error for one outside of tests', () => {
  const ended = 'Worker exited unexpectedly with signal SIGKILL while running test file a.test.ts';
  expect(hasErrorOutsideOfTests('Tests 4 passed')).toBe(false);
  expect(hasErrorOutsideOfTests(`Vitest caught 1 unhandled error\n${ended}`)).toBe(false);
  expect(hasErrorOutsideOfTests(`Vitest caught 2 unhandled errors\n${ended}`)).toBe(true);
});
