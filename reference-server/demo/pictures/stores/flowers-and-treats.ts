import { bow, hydrangea, peony, petals, tulip, tulipLeaf } from '../blooms.ts';
import { room, woodGrain } from '../grounds.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import { stems } from '../plants.ts';
import { standing } from '../props.ts';
import type { Sheet } from '../sheet.ts';
import { leaf, many, path, rect } from '../shapes.ts';

/** The florist's counter under its awning. */
export const flowers = (s: Sheet): string => {
  const red = tulip(s, c.clay, c.brick);
  const yellow = tulip(s, c.honey, c.amber);
  const pink = peony(s, '#e0a19a', c.rose);
  const blue = hydrangea(s, [c.lake, '#8fb2c2', c.deepLake], 3, 24);
  const blade = tulipLeaf(s, c.leaf, 190);
  const foliage = s.outline(leaf([0, 0], [100, -16], 28));
  const pailOutline = 'M-92 -150L-70 -4Q0 14 70 -4L92 -150Q0 -130 -92 -150z';
  const foot = s.stamp(standing(s, 0, 0, 74));
  const tin = s.outline(pailOutline);
  const front = s.stamp(
    s.shade(pailOutline, { turn: 'side' }) + line('M-84 -96Q0 -78 84 -96', c.snow, 4, 0.5),
  );
  const pail = (x: number, y: number, color: string): string =>
    foot(x, y) + tin(x, y, 1, 0, color) + front(x, y);
  const heads = [
    [-84, -300, -18],
    [-30, -342, -6],
    [34, -346, 6],
    [88, -306, 18],
    [2, -270, 0],
    [-52, -250, -10],
    [56, -252, 10],
  ] as const;
  return (
    room(s, { wall: c.blush, table: c.birch, windowAt: 760, outside: 'nothing', horizon: 450 }) +
    woodGrain(s, 460) +
    flat(
      many(7, (i) => path`M${i * 180 - 30} 0h90v56l-45 28l-45-28z`),
      c.cream,
    ) +
    flat(
      many(7, (i) => path`M${i * 180 + 60} 0h90v56l-45 28l-45 -28z`),
      c.forest,
    ) +
    s.soft(rect(0, 70, 1200, 14), c.shade, 0.3, 8) +
    stems(
      heads.map(([x, y]) => [220 + x, 560 + y] as const),
      [220, 430],
      c.forest,
      8,
    ) +
    blade(180, 430, 1, -26) +
    blade(262, 430, 1, 24) +
    blade(220, 430, 0.9, 4) +
    heads.map(([x, y, turn], i) => (i % 2 ? yellow : red)(220 + x, 560 + y, 1, turn)).join('') +
    pail(220, 560, c.sky) +
    many(5, (i) => foliage(520, 410, 1.3, -172 + i * 41, i % 2 ? c.forest : c.leaf)) +
    blue(440, 330, 0.84) +
    blue(600, 330, 0.84) +
    blue(520, 274, 0.88) +
    blue(520, 380, 0.8) +
    pail(520, 572, c.linen) +
    many(5, (i) => foliage(816, 420, 1.3, -172 + i * 41, i % 2 ? c.leaf : c.forest)) +
    pink(748, 340, 1) +
    pink(876, 336, 1) +
    pink(812, 278, 1.05, 30) +
    pink(740, 400, 0.86, 40) +
    pink(884, 402, 0.86) +
    pink(814, 384, 0.95, 10) +
    pail(816, 560, c.clay) +
    place(
      1050,
      574,
      1,
      standing(s, 0, 0, 100, 60) +
        s.form(rect(-100, -120, 200, 120, 6), c.pine, { turn: 'side' }) +
        s.form(rect(-108, -146, 216, 36, 6), c.forest, { turn: 'side' }) +
        flat(rect(-16, -146, 32, 146), c.straw) +
        place(0, -146, 0.95, bow(s, c.straw)),
    ) +
    petals('#e0a19a', [350, 580, 10], [660, 576, 40], [930, 584, -20]) +
    petals(c.clay, [120, 584, 20], [380, 560, 70])
  );
};
