import { flat, line } from './marks.ts';
import { palette as c } from './palette.ts';
import type { Sheet, Stamp } from './sheet.ts';
import { blob, chance, circle, ellipse, many, path, polygon, rect, type Point } from './shapes.ts';

/** A fir in outline, 100 tall, standing on the origin; coloured when laid down. */
export const fir = (s: Sheet): Stamp =>
  s.outline(
    polygon(
      [0, -100],
      [9, -80],
      [5, -80],
      [16, -60],
      [9, -60],
      [22, -38],
      [13, -38],
      [27, -10],
      [3, -10],
      [3, 0],
      [-3, 0],
      [-3, -10],
      [-27, -10],
      [-13, -38],
      [-22, -38],
      [-9, -60],
      [-16, -60],
      [-5, -80],
      [-9, -80],
    ),
  );

/** The colours of a Scots pine: its needles in shade and in light, its copper trunk. */
export interface PineColors {
  shade: string;
  lit: string;
  trunk: string;
}

const dayPine: PineColors = { shade: c.pine, lit: c.forest, trunk: '#9c5a38' };

/** A Scots pine, 200 tall, standing on the origin: a long copper trunk and clouds of needles. */
export const scotsPine = (s: Sheet, { shade, lit, trunk }: PineColors = dayPine): Stamp => {
  const cloud = s.outline(
    'M-30 8Q-39 -2 -28 -9Q-27 -21 -12 -19Q-3 -29 9 -21Q22 -24 25 -12Q38 -7 30 7Q16 13 2 9Q-14 14 -30 8z',
  );
  const clouds: [x: number, y: number, size: number, color: string][] = [
    [-40, -140, 0.72, shade],
    [46, -120, 0.76, shade],
    [-16, -166, 0.84, shade],
    [28, -160, 0.8, shade],
    [4, -184, 1.05, shade],
    [-42, -144, 0.5, lit],
    [42, -125, 0.5, lit],
    [-20, -172, 0.56, lit],
    [-2, -192, 0.72, lit],
    [30, -168, 0.44, lit],
  ];
  return s.stamp(
    line('M0 0Q6-70-2-172M0-106Q20-118 44-118M-1-126Q-20-138-38-138', trunk, 6) +
      line('M-2 0Q4-70-3-150', c.terracotta, 2, 0.5) +
      clouds.map(([x, y, size, color]) => cloud(x, y, size, 0, color)).join(''),
  );
};

/** A far wood on the horizon: firs of different heights from `x` to `x + width`. */
export const treeline = (
  s: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  seed = 1,
): string => {
  const tree = fir(s);
  const random = chance(seed);
  const step = height * 0.36;
  const copse = s.stamp(
    many(6, (i) =>
      tree(step * (i + 0.5) + random() * 8, 4, (height * (0.62 + random() * 0.5)) / 100),
    ),
  );
  const copses = Math.ceil(width / (step * 6));
  return `<g fill="${color}">${many(copses, (i) => copse(x + i * step * 6, y, 1 + (i % 3) * 0.07))}</g>`;
};

/** Rounded hills from edge to edge; heights are given from left to right. */
export const hills = (s: Sheet, base: number, color: string, ...tops: number[]): string => {
  const step = s.width / (tops.length - 1);
  const crest = tops.map((top, i): Point => [i * step, top]);
  return s.form(
    blob(
      [-120, tops[0] ?? base],
      ...crest,
      [s.width + 120, tops.at(-1) ?? base],
      [s.width + 160, base + 60],
      [-160, base + 60],
    ),
    color,
    { turn: 'under', depth: 0.5 },
  );
};

/** Still water from `top` down, with light strokes on it. */
export const lake = (
  s: Sheet,
  top: number,
  bottom: number,
  colors: [string, string],
  seed = 2,
): string => {
  const random = chance(seed);
  const strokes = many(16, (i) => {
    const depth = ((i + 1) / 16) ** 1.6;
    const length = (30 + random() * 90) * (0.5 + depth);
    return path`M${random() * s.width} ${top + 6 + (bottom - top - 12) * depth}h${length}`;
  });
  return s.wash(rect(0, top, s.width, bottom - top), ...colors) + line(strokes, c.light, 3, 0.45);
};

/** A low sun or a moon with its glow. */
export const sun = (s: Sheet, cx: number, cy: number, r: number, color: string): string =>
  s.soft(circle(cx, cy, r * 1.9), color, 0.35, 26) +
  s.form(circle(cx, cy, r), color, { depth: 0.3 });

/** Long flat clouds. */
export const clouds = (...at: [x: number, y: number, width: number][]): string =>
  flat(
    at
      .map(
        ([x, y, w]) =>
          path`M${x} ${y}h${w}a14 14 0 0 0 0 -28h${-w * 0.16}a${w * 0.16} ${w * 0.15} 0 0 0 ${-w * 0.3} -8a${w * 0.13} ${w * 0.12} 0 0 0 ${-w * 0.26} 8h${-w * 0.28}a14 14 0 0 0 0 28z`,
      )
      .join(''),
    c.cream,
    0.75,
  );

/** Reeds with two cattails, growing up from the origin. */
export const reeds = (s: Sheet): Stamp =>
  s.stamp(
    line(
      'M0 0Q-6 -90 -30 -150M10 0Q12 -100 6 -190M-14 0Q-30 -60 -60 -100M24 0Q36 -80 60 -130',
      c.forest,
      5,
    ) +
      line('M16 0Q22 -110 34 -200M-6 0Q-10 -100 -16 -176', c.moss, 4) +
      flat(ellipse(34, -196, 7, 26) + ellipse(-16, -172, 6, 22), c.bark),
  );

/** Tufts of grass along a shore, growing up from the origin; about 60 wide. */
export const tuft = (s: Sheet, color: string): Stamp =>
  s.stamp(
    line('M-20 0Q-22 -24 -36 -40M-8 0Q-8 -34 -14 -56M4 0Q8 -36 4 -64M14 0Q20 -30 34 -48', color, 5),
  );
