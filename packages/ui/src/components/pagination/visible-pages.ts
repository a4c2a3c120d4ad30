/** A page's number, or a gap where some are left out. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/** The first, the last and those around the current one: never more than seven slots. */
export function visiblePages(current: number, count: number): PageSlot[] {
  if (count <= 7) return range(1, count);
  if (current <= 4) return [...range(1, 5), 'gap-after', count];
  if (current >= count - 3) return [1, 'gap-before', ...range(count - 4, count)];
  return [1, 'gap-before', ...range(current - 1, current + 1), 'gap-after', count];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
