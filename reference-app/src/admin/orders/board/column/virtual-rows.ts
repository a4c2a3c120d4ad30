/** Rows that are drawn: from `first` up to `end`, which is none of them. */
export interface VirtualRows {
  readonly first: number;
  readonly end: number;
}

/** What is seen of a column, in pixels. */
export interface Viewport {
  readonly top: number;
  readonly height: number;
}

/** Rows drawn above and below what is seen, so that scrolling finds them there. */
const beyond = 3;

/** The rows to draw for what is seen of a column whose rows are equally high. */
export function rowsFor({ top, height }: Viewport, rowHeight: number): VirtualRows {
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - beyond),
    end: Math.ceil((top + height) / rowHeight) + beyond,
  };
}

/** Whether none of these rows is among those: what is seen has jumped, and would be empty. */
export function areApart(one: VirtualRows, other: VirtualRows): boolean {
  return one.end <= other.first || other.end <= one.first;
}

/**
 * The places in a column of `count` rows that are drawn, in their order; also the one that has to be
 * kept, wherever it is.
 */
export function visibleRange({ first, end }: VirtualRows, count: number, stored: number): number[] {
  // A column that has grown shorter shows its end until it is scrolled there.
  const from = Math.max(0, Math.min(first, count - (end - first)));
  const to = Math.min(end, count);
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  if (stored < 0 || stored >= count) return places;
  if (stored < from) return [stored, ...places];
  return stored < to ? places : [...places, stored];
}

/** Where to scroll to so that a row is seen, by the shortest way. */
export function topToSee(place: number, { top, height }: Viewport, rowHeight: number): number {
  const start = place * rowHeight;
  return Math.min(start, Math.max(top, start + rowHeight - height));
}
