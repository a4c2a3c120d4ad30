import { expect, it } from 'vitest';
import { beginsWithZeroBits } from './proof-of-work.ts';

it.each([
  [[0xff], 0, true],
  [[0x7f], 1, true],
  [[0x80], 1, false],
  [[0x00, 0xff], 8, true],
  [[0x00, 0x7f], 9, true],
  [[0x00, 0x80], 9, false],
  [[0x01, 0x00], 8, false],
  [[0x00], 9, false],
])('tells of %j whether the first %i bits are zero: %s', (digest, bits, isSo) => {
  expect(beginsWithZeroBits(Uint8Array.from(digest), bits)).toBe(isSo);
});
