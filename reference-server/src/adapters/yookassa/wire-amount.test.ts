import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, kopecksOf } from './wire-amount.ts';

test('writes roubles with two decimals', () => {
  expect(amountOf(150_000)).toEqual({ value: '1500.00', currency: 'RUB' });
  expect(amountOf(7)).toEqual({ value: '0.07', currency: 'RUB' });
});

test('reads roubles with two decimals, one or none', () => {
  const read = (value: string) => kopecksOf({ value, currency: 'RUB' });
  expect([read('1500.00'), read('0.07'), read('2.5'), read('3')]).toEqual([150_000, 7, 250, 300]);
});

test('loses no kopeck there and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (kopecks) => {
      expect(kopecksOf(amountOf(kopecks))).toBe(kopecks);
    }),
  );
});

test.each([0, -1, 0.5, NaN, Infinity])('%d kopecks are no amount', (kopecks) => {
  expect(() => amountOf(kopecks)).toThrow(RangeError);
});
