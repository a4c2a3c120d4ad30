import { disc, niche, room, woodGrain } from '../grounds.ts';
import { flat, line, place, veil } from '../marks.ts';
import { budVase, drum } from '../props.ts';
import { clothCap, jar } from '../vessels.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { daisy, leafyStem, pineCone, pineTwig, spike, stems } from '../plants.ts';
import type { Sheet } from '../sheet.ts';
import { blob, chance, ellipse, leaf, many, path, polygon, type Point } from '../shapes.ts';

/** A paper label with a drawn emblem in its middle. */
const label = (s: Sheet, frame: string, emblem: string): string =>
  s.form('M-62 -128q62 14 124 0v84q-62 14 -124 0z', c.paper, { turn: 'side', depth: 0.5 }) +
  line('M-52 -118q52 12 104 0M-52 -47q52 12 104 0', frame, 2.5) +
  emblem;

const bee = (s: Sheet): string =>
  flat(leaf([2, -92], [-26, -116], 16) + leaf([6, -92], [8, -118], 16), c.lake, 0.5) +
  s.form(blob([-28, -78], [-8, -94], [24, -88], [36, -75], [22, -62], [-10, -62]), c.honey, {
    depth: 0.6,
  }) +
  line('M-10 -91q-6 14 0 28M7 -92q-6 16 0 30M22 -87q-5 11 0 23', c.ink, 5);

const dipper = (s: Sheet): string =>
  line('M-20 12L170 -80', c.oak, 14) +
  line('M-18 8L168 -84', c.birch, 5) +
  place(
    -40,
    20,
    1,
    many(5, (i) =>
      s.form(ellipse(-26 + i * 15, 0, 9, [22, 30, 33, 30, 22][i] ?? 20), c.wood, { turn: 'under' }),
    ),
    { turn: -26 },
  ) +
  s.form('M-78 26Q-60 50 -20 40Q-6 34 -14 20Q-40 40 -78 26z', c.honey, {
    turn: 'under',
    depth: 0.7,
  });

const honey = (s: Sheet): string => {
  const flower = daisy(s);
  const heads: Point[] = [
    [118, 240],
    [66, 330],
    [186, 306],
  ];
  return (
    room(s, { wall: c.sage, table: c.birch }) +
    woodGrain(s, 430) +
    budVase(s, 140, 512) +
    stems(heads, [140, 480], c.forest) +
    flat(leaf([140, 430], [66, 386], 16) + leaf([140, 430], [206, 372], 16), c.leaf) +
    heads.map(([x, y], i) => flower(x, y, 1.1 - i * 0.08, i * 15)).join('') +
    place(
      430,
      500,
      1.35,
      jar(s, { color: c.honey, glow: c.straw }) +
        label(s, c.forest, bee(s)) +
        clothCap(s, c.linen, c.clay),
    ) +
    place(
      640,
      520,
      1,
      s.contact(-14, 52, 130, 18) +
        s.form(ellipse(-20, 34, 120, 26), c.cream, { turn: 'under', depth: 0.4 }) +
        s.form(ellipse(-20, 30, 86, 15), c.honey) +
        dipper(s),
    )
  );
};

const coneJam = (s: Sheet): string => {
  const cone = pineCone(s, c.brick);
  const young = pineCone(s, c.moss);
  const random = chance(4);
  const inside = many(8, (i) =>
    cone(
      -66 + (i % 4) * 44 + random() * 10,
      -26 - Math.floor(i / 4) * 62,
      0.52,
      random() * 120 - 60,
    ),
  );
  const twig = pineTwig(s);
  return (
    room(s, { wall: c.peach, table: c.oak, windowAt: 60 }) +
    woodGrain(s, 430) +
    place(
      340,
      500,
      1.35,
      jar(s, { color: '#a8562a', glow: c.terracotta, inside }) +
        drum(s, 0, -224, 90, 36, c.pine, c.forest),
    ) +
    s.contact(600, 522, 170, 20, 0.6) +
    twig(500, 520, 1.15, -8) +
    young(566, 512, 1, -12) +
    young(676, 538, 0.9, -78) +
    place(
      110,
      520,
      1,
      s.contact(20, 22, 110, 14) +
        s.form('M-70 -16Q-66 26 10 26Q86 26 90 -16z', c.cream, { turn: 'under', depth: 0.5 }) +
        flat(ellipse(10, -16, 80, 16), c.linen) +
        s.form(ellipse(10, -15, 68, 11), '#a8562a') +
        cone(-8, -8, 0.5, 80) +
        cone(40, -8, 0.44, -70),
    )
  );
};

const bathSalt = (s: Sheet): string => {
  const bloom = spike(s, c.lavender, 190);
  const random = chance(9);
  const grains = s.outline(
    many(48, () => path`M${-90 + random() * 176} ${-148 + random() * 144}l9 -5l7 7l-8 6z`),
  );
  const spilt = s.outline(many(20, () => path`M${random() * 150} ${random() * 30}l9 -4l5 7l-8 3z`));
  return (
    niche(s, { wall: c.lilac, inside: c.cream, shelf: c.birch }) +
    place(
      404,
      466,
      1.15,
      jar(s, {
        color: '#d9cfe0',
        glow: c.snow,
        level: -150,
        inside: grains(0, 0, 1, 0, c.snow) + veil(0.3, grains(3, 3, 1, 0, c.lavender)),
      }) + drum(s, 0, -212, 92, 28, c.wood, c.birch),
    ) +
    place(
      566,
      452,
      1,
      s.contact(0, 16, 90, 10) +
        flat(`M-70 14Q0 -44 74 14z`, c.snow) +
        s.shade('M-70 14Q0 -44 74 14z', { depth: 0.5 }) +
        spilt(-66, -14, 1, 0, c.snow) +
        spilt(-62, -12, 0.96, 0, c.lilac) +
        line('M30 -18L120 -76', c.oak, 12) +
        s.form(blob([-10, -10], [10, -34], [44, -36], [40, -12], [14, 4]), c.wood),
    ) +
    budVase(s, 244, 462) +
    bloom(240, 400, 1.1, -16) +
    bloom(246, 400, 1.45, -1) +
    bloom(250, 400, 1.05, 17)
  );
};

const scrub = (s: Sheet): string => {
  const stem = leafyStem(s, c.forest, 170, 4, 44);
  const random = chance(6);
  const specks = flat(
    many(40, () => ellipse(-70 + random() * 140, -132 + random() * 24, 2.5, 2)),
    c.amber,
    0.8,
  );
  const oats = s.stamp(
    s.form(leaf([0, 0], [34, 0], 11), c.straw, { depth: 0.6 }) + line('M4 0H26', c.oak, 1.5, 0.6),
  );
  return (
    room(s, { wall: c.straw, table: c.cream, windowAt: 420, outside: 'linden' }) +
    disc(s, 380, 250, 190, c.peach) +
    budVase(s, 150, 516) +
    stem(146, 420, 1.2, -14) +
    stem(154, 420, 1, 14) +
    place(
      390,
      500,
      1.6,
      s.soft(polygon([60, 0], [110, -30], [240, 20], [180, 36]), c.shade, 0.28, 9) +
        s.contact(6, 2, 130, 16, 0.7) +
        s.form('M-108 -116Q-110 0 -84 0H84Q110 0 108 -116z', c.clay, { turn: 'side' }) +
        line('M-107 -84Q0 -62 107 -84M-104 -62Q0 -40 104 -62', c.cream, 4, 0.75) +
        s.form(ellipse(0, -116, 108, 24), c.terracotta, { turn: 'under', depth: 0.5 }) +
        s.form(
          blob(
            [-92, -116],
            [-60, -134],
            [-20, -152],
            [16, -146],
            [40, -156],
            [64, -136],
            [94, -114],
            [0, -98],
          ),
          c.peach,
          { depth: 0.7 },
        ) +
        specks +
        line('M34 -138L118 -226', c.oak, 15) +
        line('M32 -142L114 -228', c.birch, 5),
    ) +
    s.contact(630, 530, 110, 12, 0.4) +
    oats(600, 524, 1.3, -20) +
    oats(646, 532, 1.3, 14) +
    oats(620, 546, 1.2, 40) +
    oats(690, 520, 1.2, -50) +
    oats(560, 548, 1.1, 8)
  );
};

export const jarPaintings: Paintings = {
  'meadow-honey': honey,
  'pine-cone-jam': coneJam,
  'lavender-bath-salt': bathSalt,
  'honey-scrub': scrub,
};
