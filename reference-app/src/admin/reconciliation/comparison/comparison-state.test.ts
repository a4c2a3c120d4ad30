import { expect, it } from 'vitest';
import { comparisonState } from './comparison-state.ts';

const finishedAt = '2026-11-23T00:35:00.000Z';

it.each([
  [{ finishedAt: null, failure: null, found: 2 }, 'running'],
  [{ finishedAt: null, failure: 'timed out', found: 0 }, 'postponed'],
  [{ finishedAt, failure: 'timed out', found: 2 }, 'failed'],
  [{ finishedAt, failure: null, found: 0 }, 'agrees'],
  [{ finishedAt, failure: null, found: 2 }, 'differs'],
] as const)('a comparison with %o is %s', (reconciliation, expected) => {
  expect(comparisonState(reconciliation)).toBe(expected);
});
