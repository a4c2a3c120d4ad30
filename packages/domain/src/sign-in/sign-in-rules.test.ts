import { expect, it } from 'vitest';
import { resendDelaySeconds } from './sign-in-rules.ts';

it('makes the wait for the next code longer, up to two minutes', () => {
  expect([1, 2, 3, 4, 5, 50].map(resendDelaySeconds)).toEqual([5, 30, 60, 120, 120, 120]);
});
