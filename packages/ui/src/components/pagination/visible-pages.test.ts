import { expect, test } from 'vitest';
import { visiblePages } from './visible-pages.ts';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [10, 20, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
  [17, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('page %i of %i shows %j', (current, count, expected) => {
  expect(visiblePages(current, count)).toEqual(expected);
});

test('the current page is always there, and there are never more than seven slots', () => {
  for (let count = 1; count <= 30; count += 1) {
    for (let current = 1; current <= count; current += 1) {
      const pages = visiblePages(current, count);
      expect(pages).toContain(current);
      expect(pages.length).toBeLessThanOrEqual(7);
      expect(new Set(pages).size).toBe(pages.length);
    }
  }
});
