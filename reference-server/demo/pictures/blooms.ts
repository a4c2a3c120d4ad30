import { flat, line } from './marks.ts';
import { palette as c } from './palette.ts';
import type { Sheet, Stamp } from './sheet.ts';
import { around, blob, chance, circle, ellipse, leaf, many, path, scalloped } from './shapes.ts';

/** A full peony seen from the front, radius about 62. */
export const peony = (s: Sheet, color: string, heart: string): Stamp =>
  s.stamp(
    s.form(scalloped(0, 0, 54, 9), color, { turn: 'round', depth: 0.9 }) +
      flat(scalloped(0, 2, 43, 8, 14), heart) +
      s.form(scalloped(0, 2, 34, 7, 30), color, { turn: 'round', depth: 0.6 }) +
      flat(scalloped(0, 4, 24, 6, 8), heart) +
      flat(scalloped(0, 4, 15, 5, 22), c.blush) +
      line('M-46 -22Q-40 -44 -18 -50M48 16Q42 38 22 48M-30 24Q-22 38 -4 40', c.light, 3, 0.5),
  );

/** A closed tulip pointing up, 100 tall, its stem joining at the origin. */
export const tulip = (s: Sheet, color: string, edge: string): Stamp =>
  s.stamp(
    flat(
      'M-30 -30Q-40 -90 -16 -104Q0 -90 0 -50Q0 -90 16 -104Q40 -90 30 -30Q20 0 0 0T-30 -30z',
      edge,
    ) +
      s.form('M0 0Q-26 -6 -24 -44Q-20 -88 0 -112Q20 -88 24 -44Q26 -6 0 0z', color, {
        turn: 'side',
      }) +
      line('M-12 -50Q-8 -80 0 -100', c.light, 4, 0.5),
  );

/** A long tulip leaf growing up from the origin. */
export const tulipLeaf = (s: Sheet, color: string, height: number): Stamp =>
  s.stamp(
    s.form(path`M-8 0Q-50 ${-height * 0.5} 10 ${-height}Q30 ${-height * 0.4} 14 0z`, color, {
      turn: 'side',
      depth: 0.8,
    }),
  );

/** A round hydrangea head of small four-petalled flowers, radius about 80. */
export const hydrangea = (
  s: Sheet,
  colors: readonly [string, string, string],
  seed: number,
  count = 38,
): Stamp => {
  const floret = s.outline(
    'M0 0Q-16 -5 -13 -18Q0 -24 0 0Q5 -16 18 -13Q24 0 0 0Q16 5 13 18Q0 24 0 0Q-5 16 -18 13Q-24 0 0 0z',
  );
  const random = chance(seed);
  const heads = many(count, (i) => {
    const reach = 76 * Math.sqrt((i + 0.5) / count);
    const [x, y] = around([0, 0], reach, i * 137.5);
    return floret(x, y * 0.92, 1, random() * 90, colors[i % 3]);
  });
  return s.stamp(
    flat(circle(0, 0, 74), colors[2]) +
      heads +
      s.shade(circle(0, 0, 76), { turn: 'round', depth: 0.9 }),
  );
};

/** A garden rose seen from above, radius about 40. */
export const rose = (s: Sheet, color: string, heart: string): Stamp =>
  s.stamp(
    s.form(blob([-40, -6], [-28, -36], [6, -42], [36, -24], [40, 10], [18, 38], [-16, 38]), color, {
      turn: 'round',
    }) +
      flat(blob([-26, -4], [-14, -26], [12, -26], [28, -4], [14, 24], [-14, 22]), heart) +
      line(
        'M-18 -2Q-10 -20 8 -14T14 10T-8 12T-8 -4T4 0M-32 6Q-20 32 10 32M32 0Q30 -24 10 -34',
        c.plum,
        3,
        0.5,
      ),
  );

/** A kraft-paper cone that holds a bunch; its mouth is 300 wide at y = 0, its neck at `depth`. */
export const wrapping = (s: Sheet, color: string, depth: number): string =>
  s.form(path`M-150 -6Q-90 70 26 ${depth}H-26Q-110 70 -150 -6z`, color, { depth: 0.7 }) +
  s.form(path`M150 -24Q100 60 26 ${depth}H-26Q30 60 60 20z`, color, { turn: 'side' }) +
  s.form(
    path`M-150 -6L-20 50Q20 ${depth * 0.6} 26 ${depth}H-26Q-110 ${depth * 0.55} -150 -6z`,
    color,
    { depth: 0.8 },
  );

/** A bow of broad ribbon with two tails, about 160 wide. */
export const bow = (s: Sheet, color: string): string =>
  s.form('M-6 6L-50 92L-22 84L-10 108L14 14z', color, { depth: 0.8 }) +
  s.form('M6 6L40 96L54 78L78 84L18 4z', color, { turn: 'under' }) +
  s.form('M0 0Q-40 -54 -84 -34Q-96 6 -78 24Q-40 30 0 4z', color, { turn: 'under', depth: 0.9 }) +
  s.form('M0 0Q40 -54 84 -34Q96 6 78 24Q40 30 0 4z', color, { depth: 0.9 }) +
  line('M-14 -4Q-44 -18 -64 -8M14 -4Q44 -18 64 -8', c.shade, 3, 0.35) +
  s.form(ellipse(0, 2, 17, 16), color, { turn: 'round' });

/** A few loose petals. */
export const petals = (color: string, ...at: [x: number, y: number, turn: number][]): string =>
  flat(at.map(([x, y, turn]) => leaf([x, y], around([x, y], 30, turn), 13)).join(''), color);
