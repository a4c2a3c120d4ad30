import { describe, expect, it } from 'vitest';
import { readAmount, readAmountUpTo, readPlace, readPrice, writePrice } from './written-amount.ts';

describe('a price that is written', () => {
  it.each([
    ['150', 150],
    ['150,5', 150.5],
    ['1 490.50', 1490.5],
    ['1\u00a0490 ₽', 1490],
    ['0', 0],
    ['10000000', 10_000_000],
    ['', -1],
    ['   ', -1],
  ])('as «%s» is %d', (written, price) => {
    expect(readPrice(written)).toBe(price);
  });

  it.each(['-1', '0,005', '1e9', '10000000,01', 'сто', '1,', ',5', 'NaN', '1.2.3'])(
    'as «%s» is none',
    (written) => {
      expect(readPrice(written)).toBeNull();
    },
  );

  it('comes back as it was', () => {
    for (const price of [-1, 0, 150, 150.5, 99.99]) {
      expect(readPrice(writePrice(price))).toBe(price);
    }
    expect(writePrice(150.5)).toBe('150,50');
  });
});

it('an amount must be there', () => {
  expect(readAmount('')).toBeNull();
});

it('an amount is no more than there is, and more than nothing', () => {
  const read = (written: string) => readAmountUpTo(written, 401);
  expect(['401', '0,01', '1 ₽'].map(read)).toEqual([401, 0.01, 1]);
  expect(['401,01', '0', '-5', '', 'сто'].map(read)).toEqual([null, null, null, null, null]);
});

it('a place in an order is whole, on either side of nothing', () => {
  expect(['', '5', '-3', '−3', '0'].map(readPlace)).toEqual([0, 5, -3, -3, 0]);
  expect(['1.5', 'x', '1000001', '--1'].map(readPlace)).toEqual([null, null, null, null]);
});
