import { expect, it } from 'vitest';
import { passwordDelaySeconds, resendDelaySeconds } from './sign-in-rules.ts';

it('makes the wait for the next code longer, up to two minutes', () => {
  expect([1, 2, 3, 4, 5, 50].map(resendDelaySeconds)).toEqual([5, 30, 60, 120, 120, 120]);
});

it('slows tries at a staff account that five wrong passwords were given to, by five seconds at most', () => {
  expect([0, 4, 5, 6, 9, 10, 5000].map(passwordDelaySeconds)).toEqual([0, 0, 1, 2, 5, 5, 5]);
});
