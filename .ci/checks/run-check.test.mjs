import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { progressLine } from './report/progress.mjs';
import { runCheck } from './run-check.mjs';

let folder;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'checks-'));
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A check that is a script of the shell, which has started long before it may have been silent. */
function checkOf(name, script, silentSeconds, wholeSeconds = 60) {
  const command = ['sh', '-c', script];
  const limits = { silentMinutes: silentSeconds / 60, wholeMinutes: wholeSeconds / 60 };
  return runCheck({ name, command, env: process.env }, limits, folder);
}

const place = {
  ...{ file: 'reference-app/e2e/guest-order.spec.ts', ended: 3, files: 40 },
  ...{ tests: 5, failed: [], seconds: 9 },
};

test('a check that says nothing more is ended, with what it said last', async () => {
  const script = `echo '${progressLine(place)}'; echo 'and then this' >&2; sleep 600`;
  const { passed, failed, failures } = await checkOf('hanging', script, 1);
  expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
  expect(failures).toEqual([
    {
      what: `hanging: stopped after ${1 / 60} minutes without a sign of life`,
      why: ['hanging  3/40 ✓ reference-app/e2e/guest-order.spec.ts, 5 tests, 9.0 s'],
      alone: 'npm test -- hanging',
    },
  ]);
});

test('a check that goes on printing goes on, for longer than it may be silent', async () => {
  const turns = Array.from({ length: 8 }, (_, turn) => `sleep 0.2; echo . >&${1 + (turn % 2)}`);
  expect(await checkOf('talking', turns.join('; '), 1.2)).toMatchObject({
    passed: 1,
    failures: [],
  });
  expect(readFileSync(path.join(folder, 'talking.log'), 'utf8')).toBe('.\n'.repeat(8));
});

test('a check that talks for ever is ended as well', async () => {
  const script = 'while :; do echo still here; sleep 0.05; done';
  const { failures } = await checkOf('endless', script, 60, 0.6);
  expect(failures).toMatchObject([
    { what: `endless: stopped after ${0.6 / 60} minutes`, why: ['still here'] },
  ]);
});
