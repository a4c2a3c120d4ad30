import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport } from './read-report.mjs';
import { root } from './run-process.mjs';

let folder;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function read(kind, content) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return readReport({ kind, file });
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
    files: [{ file: 'packages/domain/src/money.test.ts', seconds: 2.5 }],
    failures: [],
  });
});

test('names what failed, and takes a skipped test for a failed one', () => {
  expect(
    read('vitest', { testResults: [vitestFile('failed', 'passed', 'failed', 'skipped')] }),
  ).toMatchObject({
    passed: 1,
    failed: 2,
    failures: [
      'packages/domain/src/money.test.ts › adds failed',
      'packages/domain/src/money.test.ts › adds skipped',
    ],
  });
});

test('counts a file that could not be run as one failure', () => {
  expect(read('vitest', { testResults: [vitestFile('failed')] })).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ['packages/domain/src/money.test.ts could not be run'],
  });
});

test('finds journeys inside nested suites', () => {
  expect(read('playwright', journey('expected', 'expected'))).toEqual({
    passed: 2,
    failed: 0,
    files: [{ file: 'reference-app/e2e/order.test.ts', seconds: 3 }],
    failures: [],
  });
});

test('says why something failed in a dozen lines without colours', () => {
  const said = ['\u001b[31mexpected 1\u001b[39m', '', ...Array.from({ length: 20 }, () => 'more')];
  const file = vitestFile('failed', 'failed');
  file.assertionResults[0].failureMessages = [said.join('\n')];
  const [failure] = read('vitest', { testResults: [file] }).failures;

  const [name, first, ...rest] = failure.split('\n');
  expect(name).toBe('packages/domain/src/money.test.ts › adds failed');
  expect(first).toBe('    expected 1');
  expect(rest).toHaveLength(11);

  const report = journey('unexpected');
  report.suites[0].suites[0].specs[0].tests[0].results = [
    { duration: 1, error: { message: 'nothing was heard' } },
  ];
  expect(read('playwright', report).failures).toEqual([
    'reference-app/e2e/order.test.ts › orders unexpected\n    nothing was heard',
  ]);
});

test.each(['unexpected', 'flaky', 'skipped'])('counts a journey that is %s as failed', (status) => {
  expect(read('playwright', journey('expected', status))).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [`reference-app/e2e/order.test.ts › orders ${status}`],
  });
});

test('counts an error outside of the journeys', () => {
  const report = { ...journey(), errors: [{ message: 'the portal did not start' }] };
  expect(read('playwright', report)).toMatchObject({
    failed: 1,
    failures: ['the portal did not start'],
  });
});

test('says so when a run left no report', () => {
  expect(readReport({ kind: 'vitest', file: path.join(folder, 'none.json') })).toBeUndefined();
});
