import { fir, hills } from '../landscape.ts';
import { dots, flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import type { Sheet } from '../sheet.ts';
import { around, chance, circle, ellipse, many, polygon, rect, type Point } from '../shapes.ts';

const snowfall = (seed: number): string => {
  const random = chance(seed);
  const flakes = (count: number): Point[] =>
    Array.from({ length: count }, () => [random() * 800, random() * 600]);
  return dots(flakes(26), c.snow, 5, 0.9) + dots(flakes(18), c.snow, 9, 0.9);
};

/** A snow-laden wood under a pale winter sun. */
const winterWood = (s: Sheet): string => {
  const tree = fir(s);
  const cap = s.outline(
    'M0 -100L9 -80Q0 -72 -9 -80zM-14 -64Q0 -50 14 -64L20 -44Q0 -32 -20 -44zM-24 -20Q0 -4 24 -20L27 -10H-27z',
  );
  const laden = (x: number, y: number, size: number): string =>
    tree(x, y, size, 0, c.deepLake) + cap(x, y, size, 0, c.snow);
  return (
    s.wash(rect(0, 0, 800, 420), '#b9c6d6', c.blush) +
    s.soft(circle(610, 150, 110), c.light, 0.9, 24) +
    flat(circle(610, 150, 46), c.cream) +
    hills(s, 420, c.lilac, 300, 250, 300, 250, 310) +
    `<g fill="#8fa7b8">${many(14, (i) => tree(10 + i * 60, 372, 1 + ((i * 5) % 4) * 0.2))}</g>` +
    laden(70, 440, 2.6) +
    laden(190, 420, 1.8) +
    laden(740, 440, 2.7) +
    laden(640, 414, 1.7) +
    s.form('M0 400Q180 360 400 396T800 384V600H0z', c.snow, { turn: 'under', depth: 0.55 })
  );
};

const skis = (s: Sheet): string => {
  const ski = (color: string): string =>
    s.form('M-17 250V-200Q-17 -262 16 -282Q22 -250 17 -200V250Q0 258 -17 250z', color, {
      turn: 'side',
    }) +
    flat('M-17 -60H17V-30H-17zM-17 -20H17V-8H-17z', c.cream) +
    line('M-4 -190V220', c.light, 3, 0.6) +
    s.form(rect(-19, 60, 38, 60, 6), c.ink, { turn: 'side', depth: 0.6 });
  const pole = 'M0 -230V250';
  return (
    winterWood(s) +
    line('M-10 560Q200 470 420 470T820 430M-10 590Q220 500 440 496T820 462', c.lake, 7, 0.4) +
    s.soft('M360 520L700 470L740 490L400 560z', c.deepLake, 0.35, 10) +
    place(350, 280, 1, ski(c.clay), { turn: -7 }) +
    place(450, 284, 1, ski(c.forest), { turn: 8 }) +
    place(
      270,
      300,
      1,
      line(pole, c.ink, 7) +
        line('M0 -230V-170', c.berry, 15) +
        line('M-26 214a26 8 0 1 0 52 0a26 8 0 1 0 -52 0', c.ink, 5) +
        line('M0 -220q-40 10 -8 44', c.ink, 4),
      { turn: -13 },
    ) +
    place(
      540,
      304,
      1,
      line(pole, c.ink, 7) +
        line('M0 -230V-170', c.berry, 15) +
        line('M-26 214a26 8 0 1 0 52 0a26 8 0 1 0 -52 0', c.ink, 5) +
        line('M0 -220q40 10 8 44', c.ink, 4),
      { turn: 15 },
    ) +
    s.form('M190 540Q260 496 340 512T470 510T620 520T660 560Q420 590 190 540z', c.snow, {
      turn: 'under',
      depth: 0.5,
    }) +
    snowfall(3)
  );
};

const tube = (s: Sheet): string => {
  const ring = 'M130 440a270 120 0 1 0 540 0a270 120 0 1 0 -540 0z';
  const hole = ellipse(400, 412, 120, 46);
  return (
    winterWood(s) +
    line('M-10 500Q160 470 260 520M830 470Q700 500 640 540', c.lake, 9, 0.35) +
    s.soft('M190 540Q420 600 720 520L760 560Q460 640 240 590z', c.deepLake, 0.4, 12) +
    s.form(ring, c.clay, { turn: 'under' }) +
    s.clip(
      ring,
      flat(
        many(8, (i) =>
          polygon(
            [400, 412],
            around([400, 440], 460, i * 45),
            around([400, 440], 460, i * 45 + 22),
          ),
        ),
        c.cream,
      ) +
        s.shade(ring, { turn: 'under' }) +
        line('M180 400Q260 330 400 330', c.snow, 12, 0.6),
    ) +
    s.form(hole, c.brick, { turn: 'under' }) +
    s.form(ellipse(400, 424, 104, 32), c.pine, { turn: 'under', depth: 0.8 }) +
    line('M236 352q-40 -34 -10 -50t40 36M600 372q52 -22 34 -50t-54 24', c.ink, 11) +
    line('M186 520Q90 560 60 590', c.forest, 8) +
    line('M186 520Q90 560 60 590', c.straw, 3, 0.8) +
    snowfall(8)
  );
};

export const winterPaintings: Paintings = { 'cross-country-skis': skis, 'snow-tube': tube };
