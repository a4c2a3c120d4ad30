type Bytes = Uint8Array | Uint8ClampedArray;

/** A decoded picture, four bytes to a pixel, as Vitest hands it over. */
interface Picture {
  data: Bytes;
  metadata: { width: number; height: number };
}

/** How much may differ before a picture is another one. */
export interface CellTolerance {
  /** Edge of a cell, in pixels. @defaultValue 16 */
  cellSize?: number;
  /** How far a cell's mean may move in a channel, 0 to 255. @defaultValue 12 */
  shade?: number;
  /** The share of cells that may move further. @defaultValue 0.001 */
  cells?: number;
}

interface Verdict {
  pass: boolean;
  diff: Bytes | null;
  message: string | null;
}

/**
 * Compares the means of small cells. Browsers smooth the edges of letters each in their own way, which
 * hardly moves the mean; a colour, a space, a word or a place that changed does.
 */
export function compareCells(
  reference: Picture,
  actual: Picture,
  { createDiff, cellSize = 16, shade = 12, cells = 0.001 }: CellTolerance & { createDiff: boolean },
): Verdict {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const sizes = [reference, actual].map(({ metadata }) => `${metadata.width}×${metadata.height}`);
    return { pass: false, diff: null, message: `It was ${sizes.join(' px and is ')} px large.` };
  }
  const diff = createDiff ? actual.data.slice() : null;
  let moved = 0;
  let all = 0;
  for (let top = 0; top < height; top += cellSize) {
    for (let left = 0; left < width; left += cellSize) {
      const cell = {
        left,
        top,
        right: Math.min(left + cellSize, width),
        bottom: Math.min(top + cellSize, height),
      };
      all += 1;
      if (distance(meanOf(reference, cell), meanOf(actual, cell)) <= shade) continue;
      moved += 1;
      if (diff) redden(diff, width, cell);
    }
  }
  const allowed = Math.floor(all * cells);
  const pass = moved <= allowed;
  const message = `${moved} of ${all} cells look different, ${allowed} may.`;
  return { pass, diff, message: pass ? null : message };
}

interface Cell {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Shade = readonly [red: number, green: number, blue: number];

function meanOf({ data, metadata: { width } }: Picture, { left, top, right, bottom }: Cell): Shade {
  let [red, green, blue] = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      red += data[at] ?? 0;
      green += data[at + 1] ?? 0;
      blue += data[at + 2] ?? 0;
    }
  }
  const count = (right - left) * (bottom - top);
  return [red / count, green / count, blue / count];
}

function distance(one: Shade, other: Shade): number {
  return Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))));
}

function redden(data: Bytes, width: number, { left, top, right, bottom }: Cell): void {
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) data[at] = 255;
  }
}
