import { describe, expect, it } from 'vitest';
import { areApart, visibleRange, rowsFor, topToSee } from './virtual-rows.ts';

describe('rows that are drawn', () => {
  it('are those in sight and a few around them', () => {
    expect(rowsFor({ top: 0, height: 450 }, 100)).toEqual({ first: 0, end: 8 });
    expect(rowsFor({ top: 1050, height: 450 }, 100)).toEqual({ first: 7, end: 18 });
  });

  it('end with the column', () => {
    expect(visibleRange({ first: 7, end: 18 }, 10, -1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(visibleRange({ first: 7, end: 10 }, 8, -1)).toEqual([5, 6, 7]);
    expect(visibleRange({ first: 0, end: 5 }, 0, -1)).toEqual([]);
  });

  it('keep the one that has focus, in its order', () => {
    const drawn = { first: 3, end: 6 };
    expect(visibleRange(drawn, 10, 0)).toEqual([0, 3, 4, 5]);
    expect(visibleRange(drawn, 10, 4)).toEqual([3, 4, 5]);
    expect(visibleRange(drawn, 10, 9)).toEqual([3, 4, 5, 9]);
    expect(visibleRange(drawn, 9, 9)).toEqual([3, 4, 5]);
  });

  it('are apart from those before when what is seen has jumped', () => {
    expect(areApart({ first: 0, end: 8 }, { first: 8, end: 16 })).toBe(true);
    expect(areApart({ first: 0, end: 8 }, { first: 7, end: 15 })).toBe(false);
    expect(areApart({ first: 20, end: 28 }, { first: 0, end: 8 })).toBe(true);
  });
});

it('scrolls to a row no further than it takes', () => {
  const viewport = { top: 300, height: 250 };
  expect(topToSee(1, viewport, 100)).toBe(100);
  expect(topToSee(4, viewport, 100)).toBe(300);
  expect(topToSee(9, viewport, 100)).toBe(750);
});
