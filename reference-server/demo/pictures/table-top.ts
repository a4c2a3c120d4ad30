import { boards, cloth } from './grounds.ts';
import { flat, line, place } from './marks.ts';
import { palette as c } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { circle, many, path, polygon, rect, scalloped } from './shapes.ts';

/** Everything here is seen from straight above, around the middle of the picture. */
const middle = { x: 400, y: 300 } as const;

/** What a dish stands on. */
export const grounds = {
  oak: (s: Sheet) => boards(s, c.oak),
  wood: (s: Sheet) => boards(s, c.wood),
  birch: (s: Sheet) => boards(s, c.birch, 6),
  forest: (s: Sheet) => cloth(s, c.forest, c.moss),
  pine: (s: Sheet) => cloth(s, c.pine, c.forest),
  linen: (s: Sheet) => cloth(s, c.linen, c.clay),
  sage: (s: Sheet) => cloth(s, c.sage, c.cream),
  lake: (s: Sheet) => cloth(s, c.lake, c.mist),
  blush: (s: Sheet) => cloth(s, c.blush, c.rose),
  straw: (s: Sheet) => cloth(s, c.straw, c.cream),
} as const;

/** Where a dish lies, and what lies on it: `food` is painted about its own origin. */
type Vessel = (s: Sheet, food: string) => string;

const shadow = (s: Sheet, r: number): string =>
  s.soft(circle(middle.x + 14, middle.y + 20, r), c.shade, 0.4, 14);

const round = (s: Sheet, r: number, color: string, depth = 0.5): string =>
  s.form(circle(middle.x, middle.y, r), color, { depth });

const put = (food: string, scale = 1): string => place(middle.x, middle.y, scale, food);

/** A flat plate, its well 190 in radius. */
export const plate =
  (color: string = c.snow, rim: string = c.mist): Vessel =>
  (s, food) =>
    shadow(s, 252) +
    round(s, 252, color) +
    line(circle(middle.x, middle.y, 240), rim, 5, 0.9) +
    round(s, 192, color, 0.3) +
    line(circle(middle.x, middle.y, 192), c.shade, 3, 0.12) +
    put(food, 1.18);

/** A deep bowl filled to 196 in radius. */
export const deepBowl =
  (color: string, filling: string): Vessel =>
  (s, food) =>
    shadow(s, 236) +
    round(s, 236, color, 0.7) +
    flat(circle(middle.x, middle.y, 208), c.shade, 0.28) +
    round(s, 202, filling, 0.45) +
    put(food);

/** A round board with a handle. */
export const roundBoard =
  (color: string = c.birch): Vessel =>
  (s, food) =>
    shadow(s, 250) +
    place(
      middle.x,
      middle.y,
      1,
      s.form(rect(190, -38, 190, 76, 34), color, { depth: 0.5 }) +
        flat(circle(344, 0, 15), c.shade, 0.4),
      { turn: -28 },
    ) +
    round(s, 250, color) +
    line(circle(middle.x, middle.y, 232), c.shade, 3, 0.15) +
    put(food);

/** A cast-iron pan with a handle. */
export const pan: Vessel = (s, food) =>
  shadow(s, 240) +
  place(
    middle.x,
    middle.y,
    1,
    s.form(rect(190, -30, 210, 60, 26), c.night, { depth: 0.7 }) +
      flat(circle(366, 0, 12), c.shade, 0.6),
    { turn: 32 },
  ) +
  round(s, 240, c.night, 0.8) +
  round(s, 206, '#28302f', 0.5) +
  put(food, 1.1);

/** A glass full of a drink, on a napkin. */
export const glass =
  (drink: string, glow: string): Vessel =>
  (s, food) =>
    s.form(scalloped(middle.x, middle.y, 226, 16), c.cream, { depth: 0.35 }) +
    shadow(s, 176) +
    flat(circle(middle.x, middle.y, 176), c.mist, 0.85) +
    round(s, 158, drink, 0.55) +
    s.soft(circle(middle.x - 40, middle.y - 44, 66), glow, 0.55, 18) +
    put(food) +
    line(circle(middle.x, middle.y, 172), c.snow, 7, 0.9) +
    line(path`M${middle.x - 128} ${middle.y - 96}a160 160 0 0 1 70 -54`, c.light, 9, 0.85);

/** A cup on its saucer. */
export const cup =
  (drink: string, color: string = c.snow): Vessel =>
  (s, food) =>
    shadow(s, 232) +
    round(s, 232, color) +
    line(circle(middle.x, middle.y, 218), c.moss, 5, 0.6) +
    place(
      middle.x,
      middle.y,
      1,
      s.form('M120 -34h74a34 34 0 0 1 0 68h-74z', color, { depth: 0.6 }),
      { turn: 24 },
    ) +
    round(s, 152, color, 0.7) +
    flat(circle(middle.x, middle.y, 134), c.shade, 0.22) +
    round(s, 130, drink, 0.5) +
    put(food);

/** A fork on the left and a knife on the right. */
export const cutlery = (s: Sheet): string => {
  const steel = c.mist;
  const tines = many(4, (i) => path`M${70 + i * 11} 176v78`);
  return (
    s.soft(rect(74, 190, 40, 300, 12), c.shade, 0.22, 8) +
    line(tines, steel, 6) +
    s.form('M66 250h42q0 44 -14 54v150h-14v-150q-14 -10 -14 -54z', steel, { turn: 'side' }) +
    s.soft(rect(700, 150, 34, 330, 12), c.shade, 0.22, 8) +
    s.form('M704 140q28 60 22 190h-20v124h-16v-250z', steel, { turn: 'side' })
  );
};

/** A spoon on the right. */
export const spoon = (s: Sheet): string =>
  s.soft(rect(706, 210, 30, 280, 12), c.shade, 0.25, 8) +
  s.form('M716 150q36 0 36 52q0 44 -26 58v194h-18v-194q-28 -14 -28 -58q0 -52 36 -52z', c.mist, {
    turn: 'side',
  });

/** A napkin under the right edge. */
export const napkin = (s: Sheet, color: string): string =>
  s.form(polygon([612, 40], [800, 96], [800, 470], [560, 420]), color, { depth: 0.4 }) +
  line('M640 78L770 116M622 120L600 380', c.snow, 4, 0.5);
