import { expect, test } from 'vitest';
import { nameOfRow } from '../contract/rows.ts';
import { piecesLeft, readStopList } from './stop-list.ts';

const place = { organizationId: 'ORG', terminalGroupId: 'TG' };
interface Listed {
  readonly organizationId?: string;
  readonly terminalGroupId?: string;
  readonly row: unknown;
}
const listed = ({ organizationId = 'ORG', terminalGroupId = 'TG', row }: Listed) => ({
  organizationId,
  items: [{ terminalGroupId, items: [row] }],
});
const entry = (
  productId: string,
  balance: unknown,
  { sizeId, ...list }: Partial<Listed> & { sizeId?: string } = {},
) => listed({ ...list, row: { productId, balance, sizeId: sizeId ?? null } });
const stoppedHere = (lists: readonly object[], where: Parameters<typeof readStopList>[1]) =>
  readStopList({ terminalGroupStopLists: [...lists] }, where);

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

test('a row that names a dish and no number means none of it, and one without a dish is left out', () => {
  const odd: string[] = [];
  const rows = [entry('a', null), entry('b', undefined), entry('c', 'many'), entry('d', 4)];
  const lists = [...rows, listed({ row: { balance: 3 } }), listed({ row: null }), 'nothing', {}];
  const stopped = readStopList({ terminalGroupStopLists: lists }, place, (row) =>
    odd.push(nameOfRow(row)),
  );
  expect(stopped.map(({ product, left }) => [product, left])).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 0],
    ['d', 4],
  ]);
  expect(odd).toHaveLength(4);
});

test('ids are the same in capital and in small letters', () => {
  const lists = [
    entry('ABC', 2, { organizationId: 'org', terminalGroupId: 'tg' }),
    entry('abc', 1),
  ];
  const stopped = stoppedHere(lists, place);
  expect(stopped.map(({ left }) => left)).toEqual([1]);
  expect(piecesLeft(stopped, 'aBc')).toBe(1);
});
