import { niche, room, woodGrain } from '../grounds.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { leafyStem, pineCone, pineTwig } from '../plants.ts';
import { dish } from '../props.ts';
import type { Sheet } from '../sheet.ts';
import { chance, circle, ellipse, many, path } from '../shapes.ts';

/** A bar of soap lying on its broad side: front, end and top. */
const bar = (s: Sheet, x: number, y: number, color: string, top: string, extra = ''): string =>
  s.soft(path`M${x + 10} ${y + 6}h250l70 -30v34l-70 20h-230z`, c.shade, 0.3, 8) +
  s.form(path`M${x} ${y - 66}h210v58q0 8 -8 8h-194q-8 0 -8 -8z`, color, {
    turn: 'under',
    depth: 0.6,
  }) +
  s.form(path`M${x + 210} ${y - 66}l64 -40v60q0 8 -8 13l-56 33z`, color, {
    turn: 'side',
    depth: 0.9,
  }) +
  s.form(path`M${x} ${y - 66}q0 -6 6 -10l50 -28q4 -2 10 -2h208l-64 40z`, top, { depth: 0.4 }) +
  place(x, y, 1, extra);

const bubbles = (s: Sheet): string => {
  const one = s.stamp(
    s.form(circle(0, 0, 20), c.sky, { turn: 'round', depth: 0.4 }) +
      line('M-10 -6q4 -9 12 -9', c.snow, 4),
  );
  const places = [
    [620, 160, 1.6],
    [690, 240, 0.9],
    [560, 250, 0.7],
    [650, 320, 0.5],
    [720, 130, 0.6],
  ] as const;
  return `<g opacity=".8">${places.map(([x, y, size]) => one(x, y, size)).join('')}</g>`;
};

const soap = (s: Sheet): string => {
  const sprig = leafyStem(s, c.forest, 150, 4, 40);
  const random = chance(8);
  const oats = flat(
    many(26, () => ellipse(12 + random() * 186, -56 + random() * 44, 4, 2.4)),
    c.oak,
    0.55,
  );
  const petals = flat(
    many(14, () => ellipse(14 + random() * 180, -54 + random() * 40, 5, 3)),
    c.plum,
    0.6,
  );
  return (
    room(s, { wall: c.mist, table: c.oat, windowAt: 80, outside: 'linden' }) +
    woodGrain(s, 430) +
    bubbles(s) +
    s.soft('M180 520H600L690 566H260z', c.shade, 0.4, 10) +
    s.form('M150 500H650L668 524q4 16 -12 16H146q-16 0 -10 -16z', c.oak, { turn: 'under' }) +
    line('M236 502l-8 36M330 502l-4 36M424 502l2 36M518 502l6 36M606 502l10 36', c.shade, 5, 0.4) +
    bar(s, 190, 500, c.moss, c.sage, sprig(40, -14, 0.28, 70) + sprig(120, -20, 0.28, 60)) +
    bar(s, 356, 508, c.peach, c.blush, oats) +
    bar(
      s,
      250,
      412,
      c.cream,
      c.snow,
      petals +
        line('M100 -66V0M160 -106L100 -66', c.clay, 5) +
        line('M0 -34H210L274 -72', c.clay, 5),
    ) +
    place(
      408,
      322,
      1,
      line('M-58 2q-40 -30 -8 -44t58 44q24 -56 52 -42t-50 44l-36 28M-8 2l38 22', c.clay, 5),
    ) +
    sprig(616, 560, 1.1, -64) +
    sprig(90, 556, 1, 30)
  );
};

const flame = (s: Sheet, x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    s.soft(circle(0, -40, 120), c.straw, 0.5, 30) +
      line('M0 6V-16', c.ink, 5) +
      s.form('M0 -100Q34 -50 26 -26Q18 -2 0 -2Q-18 -2 -26 -26Q-34 -50 0 -100z', c.honey, {
        turn: 'under',
        depth: 0.3,
      }) +
      flat('M0 -62Q15 -36 12 -22Q8 -8 0 -8Q-8 -8 -12 -22Q-15 -36 0 -62z', c.cream),
  );

const candle = (s: Sheet): string => {
  const twig = pineTwig(s);
  const cone = pineCone(s, '#cf9a4e');
  const small = pineCone(s, c.oak);
  return (
    niche(s, { wall: c.plum, inside: c.clay, shelf: c.bark }) +
    s.soft(circle(400, 210, 170), c.honey, 0.45, 40) +
    twig(250, 460, 1, -10) +
    twig(560, 466, 0.95, -170) +
    dish(s, 400, 456, 150, c.linen) +
    cone(400, 448, 2.05) +
    s.soft(ellipse(400, 210, 44, 30), c.straw, 0.7, 12) +
    flame(s, 400, 206, 1.05) +
    small(572, 462, 0.72, -70) +
    small(230, 464, 0.6, 10)
  );
};

export const soapAndCandlePaintings: Paintings = {
  'handmade-soap': soap,
  'pine-cone-candle': candle,
};
