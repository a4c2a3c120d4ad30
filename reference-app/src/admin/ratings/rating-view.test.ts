import { expect, test } from 'vitest';
import { readRatingView, toRatingSearch, writeRatingView } from './rating-view.ts';

test('what is looked for among ratings outlives its way through the address', () => {
  const view = { search: 'чай', score: 2, kind: 'stay', page: 3 } as const;
  expect(readRatingView(writeRatingView(view))).toEqual(view);
  expect(toRatingSearch(view)).toEqual({ ...view, pageSize: 20 });
});

test('an address that cannot be read shows every rating', () => {
  const all = readRatingView(new URLSearchParams('score=6&kind=order%20&page=-1'));
  expect(all).toEqual({ search: '', score: null, kind: null, page: 1 });
  expect(toRatingSearch(all)).toEqual({ page: 1, pageSize: 20 });
  expect(writeRatingView(all).toString()).toBe('');
});
