import { room, woodGrain } from '../grounds.ts';
import { dots, flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import { berry, leafyStem } from '../plants.ts';
import { bowl, budVase, dish } from '../props.ts';
import type { Sheet, Stamp } from '../sheet.ts';
import { blob, chance, ellipse, leaf, many, rect, type Point } from '../shapes.ts';
import { tumbler } from '../vessels.ts';

/** A lamp of linen and its light; it hangs on the origin. */
const lamp = (s: Sheet): Stamp =>
  s.stamp(
    line('M0 -90V0', c.shade, 4, 0.6) +
      s.form('M-34 0h68l54 84h-176z', c.linen, { turn: 'side', depth: 0.7 }) +
      s.soft('M-88 84h176l60 150h-296z', c.light, 0.3, 30),
  );

/** Steam that rises from the origin. */
const steam = (s: Sheet): Stamp =>
  s.stamp(
    s.soft('M-40 0q-30 -50 6 -96q30 -40 4 -84h24q24 46 -6 92q-28 46 -4 88z', c.snow, 0.5, 10),
  );

/** Borsch, a bread board, mors and candle light on the long table of the restaurant. */
export const restaurant = (s: Sheet): string => {
  const random = chance(7);
  const dill = leafyStem(s, c.leaf, 70, 4, 20);
  const cranberry = berry(s, c.berry);
  const seeds = Array.from({ length: 22 }, (): Point => [
    -104 + random() * 200,
    -68 + random() * 40,
  ]);
  const hanging = lamp(s);
  const rising = steam(s);
  const loaf = blob(
    [-140, -4],
    [-132, -70],
    [-50, -104],
    [60, -100],
    [132, -60],
    [138, -2],
    [0, 6],
  );
  const slice = blob([-46, 0], [-50, -62], [0, -86], [50, -62], [46, 0], [0, 8]);
  return (
    room(s, { wall: c.pine, table: c.oak, windowAt: 760, outside: 'linden', horizon: 400 }) +
    woodGrain(s, 410) +
    hanging(250, 60) +
    hanging(610, 30) +
    flat(rect(330, 403, 560, 200), c.linen) +
    line('M352 403V600M868 403V600', c.clay, 6, 0.7) +
    dish(s, 610, 500, 230, c.snow) +
    s.contact(610, 506, 170, 22, 0.4) +
    bowl(s, 610, 404, 190, 100, c.cream, c.snow) +
    s.form(ellipse(610, 406, 166, 30), c.berry, { turn: 'under', depth: 0.6 }) +
    s.form(blob([560, 400], [600, 384], [648, 392], [640, 412], [584, 416]), c.snow, {
      turn: 'round',
    }) +
    dill(618, 404, 0.7, 40) +
    dill(590, 404, 0.6, -30) +
    rising(566, 370) +
    rising(660, 360) +
    place(
      200,
      520,
      1.1,
      s.contact(10, 6, 180, 22, 0.6) +
        s.form(rect(-170, -14, 360, 30, 12), c.wood, { turn: 'under' }) +
        place(
          -20,
          -12,
          1,
          s.form(loaf, '#7d4526', { turn: 'under' }) + dots(seeds, c.birch, 6, 0.7),
        ) +
        place(
          128,
          -8,
          0.9,
          s.form(slice, '#6f3f22') + place(4, -6, 0.84, s.form(slice, '#a97a50')),
        ),
    ) +
    place(940, 470, 1, tumbler(s, c.berry, 0.74)) +
    many(3, (i) => cranberry(914 + i * 24, 350, 0.9)) +
    flat(leaf([946, 346], [1000, 306], 14), c.leaf) +
    place(1080, 560, 1, budVase(s, 0, 0)) +
    leafyStem(s, c.moss, 150, 5, 36)(1080, 458, 1, 6) +
    s.contact(424, 562, 40, 10, 0.6) +
    s.form(rect(396, 470, 48, 92, 10), c.cream, { turn: 'side' }) +
    line('M420 470v-14', c.shade, 4) +
    s.soft(ellipse(420, 440, 60, 60), c.light, 0.8, 18) +
    flat(leaf([420, 458], [420, 410], 11), c.honey) +
    line('M850 548L1000 520M842 566l150 -22', c.mist, 8) +
    line('M990 516l38 -12M992 528l38 -2', c.mist, 5)
  );
};
