import { expect, test } from 'vitest';
import { compareCells } from './compare-cells.ts';

type Paint = (x: number, y: number) => number;

const paper: Paint = () => 240;

/** A grey picture of 160 by 160 pixels: 100 cells, none of which may differ. */
function picture(paint: Paint, size = 160) {
  const data = new Uint8Array(size * size * 4);
  for (let index = 0; index < size * size; index += 1) {
    data.fill(paint(index % size, Math.floor(index / size)), index * 4, index * 4 + 3);
  }
  return { data, metadata: { width: size, height: size } };
}

const compare = (one: Paint, other: Paint) =>
  compareCells(picture(one), picture(other), { createDiff: true });

/** A stroke of a letter every eight pixels, smoothed on its left or on its right. */
const stroke =
  (left: number, right: number): Paint =>
  (x) =>
    ({ 3: left, 4: 30, 5: right })[x % 8] ?? 240;

test('letters smoothed in another way are the same letters', () => {
  expect(compare(stroke(140, 200), stroke(200, 120)).pass).toBe(true);
});

test.each<[string, Paint]>([
  ['a line that came', (_x, y) => (y === 41 ? 30 : 240)],
  ['a colour that changed a little', (x, y) => (x < 40 && y < 40 ? 222 : 240)],
  ['a spot of eight pixels', (x, y) => (x < 8 && y < 8 ? 120 : 240)],
])('%s is a difference', (_what, changed) => {
  const { pass, message, diff } = compare(paper, changed);
  expect(pass).toBe(false);
  expect(message).toMatch(/^\d+ of 100 cells look different, 0 may\.$/);
  expect(diff?.includes(255)).toBe(true);
});

test('what moved by its own width is a difference', () => {
  const button =
    (from: number): Paint =>
    (x, y) =>
      x >= from && x < from + 24 && y > 60 && y < 90 ? 90 : 240;
  expect(compare(button(24), button(28)).pass).toBe(false);
});

test('a picture of another size says so', () => {
  const verdict = compareCells(picture(paper), picture(paper, 80), { createDiff: true });
  expect(verdict).toEqual({
    pass: false,
    diff: null,
    message: 'It was 160×160 px and is 80×80 px large.',
  });
});
