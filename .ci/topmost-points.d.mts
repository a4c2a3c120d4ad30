/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where an element is the topmost thing, and what stands over it where it is so nowhere. */
export interface Topmost {
  readonly points: Point[];
  readonly covering: string;
}

/** Hit-tests an element: at which points of it nothing is painted over it. Runs in the page. */
export function topmostPoints(element: Element, inside: readonly Point[] | null): Topmost;
