import type { Sheet } from './sheet.ts';

/** Paints one picture on an empty sheet and answers its marks. */
export type Painting = (s: Sheet) => string;

/** Pictures of one family by slug, which is also the name of the file. */
export type Paintings = Readonly<Record<string, Painting>>;
