import { flat, line } from './marks.ts';
import { palette as c } from './palette.ts';
import type { Sheet, Stamp } from './sheet.ts';
import {
  around,
  blob,
  circle,
  ellipse,
  leaf,
  many,
  path,
  polygon,
  rect,
  scalloped,
} from './shapes.ts';

/** A sprig of dill, 60 long. */
export const dill = (s: Sheet, color: string = c.leaf): Stamp =>
  s.stamp(
    line(
      `M0 28V-30${many(4, (i) => path`M0 ${18 - i * 13}l${20 - i * 3} ${-16}M0 ${18 - i * 13}l${-20 + i * 3} ${-16}`)}`,
      color,
      4,
    ),
  );

/** A leaf of parsley, basil or mint, 60 long. */
export const herb = (s: Sheet, color: string = c.forest): Stamp =>
  s.stamp(flat(leaf([0, 26], [0, -34], 22), color) + line('M0 22V-24', c.sage, 2.5, 0.8));

/** A leaf of salad, 130 long, curled at its edge. */
export const salad = (s: Sheet, color: string): Stamp =>
  s.stamp(
    s.form(
      blob([0, 66], [-34, 40], [-52, -4], [-30, -50], [6, -66], [42, -42], [50, 6], [30, 44]),
      color,
      { depth: 0.6 },
    ) + line('M0 56Q4 0 0 -46M2 20L30 -4M0 2L-28 -20', c.cream, 3.5, 0.6),
  );

/** A wheel of lemon or orange, 44 in radius. */
export const citrus = (s: Sheet, color: string = c.straw, rind: string = c.honey): Stamp =>
  s.stamp(
    flat(circle(0, 0, 44), rind) +
      flat(circle(0, 0, 38), c.cream) +
      flat(
        many(8, (i) => {
          const [ax, ay] = around([0, 0], 33, i * 45 + 5);
          const [bx, by] = around([0, 0], 33, i * 45 + 40);
          return path`M0 0L${ax} ${ay}A33 33 0 0 1 ${bx} ${by}z`;
        }),
        color,
      ),
  );

/** A slice of cucumber, 34 in radius. */
export const cucumber = (s: Sheet): Stamp =>
  s.stamp(
    flat(circle(0, 0, 34), c.forest) +
      s.form(circle(0, 0, 29), '#d5deb0', { depth: 0.3 }) +
      flat(
        many(6, (i) => {
          const [x, y] = around([0, 0], 14, i * 60);
          return ellipse(x, y, 3, 5);
        }),
        c.cream,
      ),
  );

/** A quarter of a tomato, 56 wide. */
export const tomato = (s: Sheet): Stamp =>
  s.stamp(
    s.form('M-30 12Q-26 -34 0 -36Q26 -34 30 12Q0 28 -30 12z', c.berry, { turn: 'round' }) +
      flat(ellipse(0, 4, 16, 9), c.rose, 0.8),
  );

/** A cube: a crouton, feta, potato. */
export const cube = (s: Sheet, color: string, size = 34): Stamp =>
  s.stamp(
    s.contact(3, 5, size * 0.7, size * 0.62, 0.45) +
      s.form(rect(-size / 2, -size / 2, size, size, 6), color, { turn: 'corner' }),
  );

/** Half an egg, 50 by 64. */
export const halfEgg = (s: Sheet): Stamp =>
  s.stamp(
    s.contact(3, 5, 32, 40, 0.4) +
      s.form(ellipse(0, 0, 27, 35), c.snow, { turn: 'round', depth: 0.5 }) +
      s.form(circle(0, 3, 15), c.honey, { turn: 'round' }),
  );

/** A fried egg, 130 wide. */
export const friedEgg = (s: Sheet): Stamp =>
  s.stamp(
    s.form(blob([-64, 6], [-46, -46], [4, -58], [60, -34], [66, 20], [22, 56], [-36, 48]), c.snow, {
      depth: 0.5,
    }) +
      s.form(circle(2, -2, 26), c.honey, { turn: 'round' }) +
      flat(ellipse(-6, -12, 7, 4), c.light, 0.8),
  );

/** A slice of mushroom, 60 wide. */
export const mushroom = (s: Sheet): Stamp =>
  s.stamp(
    s.form(
      'M-30 4Q-34 -32 0 -34Q34 -32 30 4Q12 4 11 10L12 30Q0 36 -12 30L-11 10Q-12 4 -30 4z',
      c.oat,
      {
        depth: 0.7,
      },
    ) + line('M-20 2Q0 12 20 2', c.oak, 4, 0.6),
  );

/** A ring of onion or leek, 26 in radius. */
export const onion = (s: Sheet, color: string = c.lavender): Stamp =>
  s.stamp(line(circle(0, 0, 24), color, 5) + line(circle(0, 0, 16), c.lilac, 4));

/** A spoonful of sour cream, 56 in radius. */
export const dollop = (s: Sheet, color: string = c.snow): string =>
  s.contact(4, 7, 60, 52, 0.4) +
  s.form(blob([-54, 6], [-34, -42], [20, -50], [56, -10], [40, 40], [-20, 50]), color, {
    turn: 'round',
    depth: 0.6,
  }) +
  line('M-24 -6Q-6 -28 20 -14Q32 4 8 12', c.oat, 5, 0.6);

/** Sauce poured in a puddle, 60 in radius. */
export const sauce = (s: Sheet, color: string): Stamp =>
  s.stamp(
    s.form(blob([-60, 0], [-38, -42], [14, -48], [58, -20], [50, 30], [0, 48], [-46, 36]), color, {
      turn: 'round',
      depth: 0.7,
    }) + line('M-30 -14q16 -18 38 -14', c.light, 6, 0.5),
  );

/** A small bowl with a sauce, 72 in radius. */
export const sauceBowl = (s: Sheet, color: string): string =>
  s.contact(6, 10, 80, 72, 0.6) +
  s.form(circle(0, 0, 72), c.cream, { turn: 'round' }) +
  flat(circle(0, 0, 58), c.shade, 0.25) +
  s.form(circle(0, 0, 55), color, { turn: 'round', depth: 0.7 });

/** A stick of fried potato, 90 long. */
export const chip = (s: Sheet): Stamp =>
  s.stamp(s.form(rect(-46, -9, 92, 18, 5), c.straw, { turn: 'under' }));

/** A cube of ice, 58 wide. */
export const ice = (s: Sheet): Stamp =>
  s.stamp(
    s.form(rect(-29, -29, 58, 58, 12), c.mist, { depth: 0.5 }) +
      line('M-16 -18h20M-18 -14v14', c.snow, 5, 0.9),
  );

/** Whipped cream or meringue seen from above, 90 in radius. */
export const whipped = (s: Sheet, color: string = c.snow): string =>
  s.contact(6, 12, 112, 104, 0.5) +
  s.form(scalloped(0, 0, 92, 9), color, { turn: 'round', depth: 0.6 }) +
  line(scalloped(0, 0, 58, 7, 20), c.oat, 4, 0.6);

/** A thin triangle of toast, 110 wide. */
export const toast = (s: Sheet): Stamp =>
  s.stamp(
    s.contact(3, 6, 58, 52, 0.5) +
      s.form(polygon([-56, 46], [0, -56], [56, 46]), c.wood, { depth: 0.7 }) +
      s.form(polygon([-40, 36], [0, -36], [40, 36]), c.birch, { depth: 0.5 }),
  );
