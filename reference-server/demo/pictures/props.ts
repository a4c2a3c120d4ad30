import { flat, line } from './marks.ts';
import { palette as c } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { ellipse, many, path, polygon, turned } from './shapes.ts';

/** The shade a standing thing throws: a dark foot and a soft streak to the right. */
export const standing = (
  s: Sheet,
  cx: number,
  y: number,
  half: number,
  reach = half * 1.6,
): string =>
  s.soft(
    polygon(
      [cx, y - 6],
      [cx + half, y - 34],
      [cx + half + reach, y + 22],
      [cx + half * 0.6 + reach, y + 42],
    ),
    c.shade,
    0.28,
    10,
  ) + s.contact(cx + half * 0.06, y + 2, half * 1.25, half * 0.17 + 4, 0.7);

/** A round upright body whose top and bottom are seen slightly from above. */
export const drum = (
  s: Sheet,
  cx: number,
  top: number,
  half: number,
  height: number,
  color: string,
  lidColor: string,
): string => {
  const flatness = half * 0.15;
  return (
    s.form(
      path`M${cx - half} ${top}v${height}a${half} ${flatness} 0 0 0 ${half * 2} 0v${-height}z`,
      color,
      { turn: 'side' },
    ) + s.form(ellipse(cx, top, half, flatness), lidColor, { depth: 0.4 })
  );
};

/** A dish on the table, seen slightly from above. */
export const dish = (s: Sheet, cx: number, y: number, half: number, color: string): string =>
  s.contact(cx + 8, y + half * 0.17, half * 1.15, half * 0.2, 0.6) +
  s.form(ellipse(cx, y, half, half * 0.2), color, { turn: 'under', depth: 0.5 }) +
  flat(ellipse(cx, y - half * 0.02, half * 0.74, half * 0.12), c.shade, 0.1);

/** A bowl with a foot, its rim at the given height. */
export const bowl = (
  s: Sheet,
  cx: number,
  rim: number,
  half: number,
  depth: number,
  color: string,
  inside: string,
): string =>
  s.form(
    path`M${cx - half} ${rim}Q${cx - half * 0.86} ${rim + depth} ${cx - half * 0.34} ${rim + depth}H${cx + half * 0.34}Q${cx + half * 0.86} ${rim + depth} ${cx + half} ${rim}z`,
    color,
    { turn: 'side', depth: 0.8 },
  ) + s.form(ellipse(cx, rim, half, half * 0.2), inside, { turn: 'under', depth: 0.5 });

/** A small glass vase for a few stems, 110 high, standing on the point. */
export const budVase = (s: Sheet, cx: number, y: number): string => {
  const glass = turned(
    cx,
    [cx, y - 112],
    [cx + 20, y - 112],
    [cx + 15, y - 84],
    [cx + 40, y - 46],
    [cx + 34, y - 8],
    [cx, y],
  );
  return (
    standing(s, cx, y, 38) +
    s.form(glass, c.sky, { turn: 'side', depth: 0.7 }) +
    s.clip(glass, flat(path`M${cx - 50} ${y - 56}h100v70h-100z`, c.lake, 0.4)) +
    line(path`M${cx - 24} ${y - 48}q-4 16 2 28`, c.light, 6, 0.8) +
    flat(ellipse(cx, y - 112, 20, 5), c.lake, 0.6)
  );
};

/** A chopping board seen from the front, its near edge at `y`. */
export const choppingBoard = (s: Sheet, x: number, y: number, width: number): string =>
  s.soft(path`M${x + 10} ${y + 4}h${width}l26 26h${-width}z`, c.shade, 0.4, 8) +
  s.form(
    path`M${x + 34} ${y - 64}h${width - 68}q12 0 18 12l16 52H${x}l16 -52q6 -12 18 -12z`,
    c.birch,
    { depth: 0.7 },
  ) +
  s.form(path`M${x} ${y - 2}h${width}v14q0 8 -10 8H${x + 10}q-10 0 -10 -8z`, c.wood, {
    turn: 'side',
  });

/** A wicker basket without its handle, 340 wide at the rim; the rim's middle is the origin. */
export const wickerBasket = (s: Sheet, depth = 170, reach = 220): string => {
  const body = path`M-170 0L-134 ${depth}Q0 ${depth + 26} 134 ${depth}L170 0z`;
  const withe = s.stamp(
    line(
      many(9, (i) => path`M${-176 + i * 40} 0q20 14 40 0`),
      c.birch,
      12,
    ),
  );
  const rows = Math.floor(depth / 17);
  return (
    standing(s, 0, depth + 4, 140, reach) +
    flat(body, c.oak) +
    s.clip(
      body,
      many(rows, (i) => withe(i % 2 ? 20 : 0, 18 + i * 17)) +
        s.shade(path`M-180 0h360v${depth + 30}h-360z`, { turn: 'side' }),
    )
  );
};

/** The plaited rim that closes a wicker basket. */
export const wickerRim = (s: Sheet): string => {
  const strand = s.outline('M-14 -9Q0 -14 14 6Q8 14 -2 12Q-8 0 -14 -9z');
  return (
    s.form('M-176 -12Q0 30 176 -12V10Q0 54 -176 10z', c.wood, { turn: 'side' }) +
    many(12, (i) => strand(-154 + i * 28, 4 + 20 * (1 - ((i - 5.5) / 5.5) ** 2), 0.95, 0, c.birch))
  );
};

/** A kraft paper pouch with a folded top, 200 wide and 260 high, standing on the origin. */
export const kraftPouch = (s: Sheet, color: string = c.wood): string =>
  standing(s, 0, 0, 100) +
  s.form('M-92 -250L-104 -10Q-100 2 -84 2H84Q100 2 104 -10L92 -250z', color, { turn: 'side' }) +
  s.form('M-92 -262h184v50h-184z', c.birch, { turn: 'under', depth: 0.6 }) +
  line('M-92 -212h184M-60 -190l-8 170M70 -190l6 150', c.shade, 2.5, 0.3);
