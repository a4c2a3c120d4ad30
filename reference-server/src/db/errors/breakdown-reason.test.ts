import { expect, it } from 'vitest';
import { breakdownReason } from './breakdown-reason.ts';

it.each([
  [new Error('unreachable'), 'unreachable'],
  [{ name: 'ExitStatus', message: 'Program terminated with exit(1)', status: 1 }, 'exit(1)'],
  [{ name: 'ErrnoError', errno: 51 }, 'no space left on its disk. Make room'],
  [{ name: 'ErrnoError', errno: 29 }, 'error 29'],
  [{}, 'an error without a message'],
  [undefined, 'an error without a message'],
])('what ended the embedded database is told in words: %o', (thrown, text) => {
  const reason = breakdownReason('/data/database', thrown);
  expect(reason).toContain(text);
  expect(reason).not.toMatch(/\[object|undefined/);
});
