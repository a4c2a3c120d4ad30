import { expect, test } from 'vitest';
import { stoppedHere } from './stopped-here.ts';

const place = { organizationId: 'ORG', terminalGroupId: 'TG' };
const entry = (productId: string, balance: number, changes: object = {}) => ({
  organizationId: 'ORG',
  terminalGroupId: 'TG',
  productId,
  sizeId: null,
  balance,
  ...changes,
});

test('what is left is counted in whole pieces, and never below none', () => {
  expect(stoppedHere([entry('a', -1), entry('b', 2.7), entry('c', 0)], place)).toEqual([
    { product: 'a', size: null, left: 0 },
    { product: 'b', size: null, left: 2 },
    { product: 'c', size: null, left: 0 },
  ]);
});

test('only the restaurant’s own group counts, where it has one', () => {
  const lists = [entry('a', 0, { terminalGroupId: 'BAR' }), entry('b', 5), entry('b', 3)];
  expect(stoppedHere(lists, place)).toEqual([{ product: 'b', size: null, left: 3 }]);
  expect(stoppedHere(lists, { ...place, terminalGroupId: null })).toEqual([
    { product: 'a', size: null, left: 0 },
    { product: 'b', size: null, left: 3 },
  ]);
  expect(stoppedHere([entry('a', 0, { organizationId: 'BEACH' })], place)).toEqual([]);
});

test('sizes stand apart, and the order in which the restaurant names them means nothing', () => {
  const lists = [entry('b', 0, { sizeId: 'L' }), entry('b', 0, { sizeId: 'S' }), entry('a', 0)];
  expect(stoppedHere(lists, place)).toEqual(stoppedHere([...lists].reverse(), place));
  expect(stoppedHere(lists, place)).toHaveLength(3);
});
