import { disc, room, woodGrain } from '../grounds.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { pineCone, pineTwig, spike } from '../plants.ts';
import { bowl, drum, kraftPouch, standing, wickerBasket, wickerRim } from '../props.ts';
import type { Sheet, Stamp } from '../sheet.ts';
import { blob, chance, curve, ellipse, leaf, many, path, turned } from '../shapes.ts';

/** An apple about 110 wide, its middle on the origin. */
export const apple = (s: Sheet, color: string): Stamp => {
  const skin = blob(
    [0, -44],
    [34, -54],
    [56, -18],
    [44, 28],
    [16, 46],
    [0, 41],
    [-16, 46],
    [-44, 28],
    [-56, -18],
    [-34, -54],
  );
  return s.stamp(
    s.form(skin, color, { turn: 'round' }) +
      flat(ellipse(-24, -22, 9, 13), c.light, 0.5) +
      flat('M-14 -44Q0 -34 14 -44Q0 -38 -14 -44z', c.bark, 0.6) +
      line('M0 -40q0 -20 12 -30', c.bark, 5),
  );
};

const apples = (s: Sheet): string => {
  const fruit = apple(s, '#c9c260');
  const ripe = apple(s, c.straw);
  const foliage = s.outline(leaf([0, 0], [62, -20], 20));
  return (
    room(s, { wall: c.sky, table: c.birch, windowAt: 420, outside: 'linden' }) +
    woodGrain(s, 430) +
    line(path`M248 330Q250 90 400 88Q550 90 552 330`, c.oak, 20) +
    line(path`M244 330Q246 86 400 84Q546 90 548 330`, c.birch, 8) +
    fruit(320, 292, 1.05, -20) +
    ripe(470, 286, 1.05, 14) +
    fruit(394, 262, 1.15, 6) +
    ripe(262, 326, 0.95, -8) +
    fruit(540, 324, 0.95, 20) +
    fruit(350, 330, 1) +
    ripe(440, 332, 1, -12) +
    foliage(300, 246, 1, -20, c.forest) +
    foliage(480, 250, 1.1, 8, c.leaf) +
    foliage(400, 222, 0.9, -60, c.leaf) +
    place(400, 344, 1.06, wickerBasket(s) + wickerRim(s)) +
    s.contact(660, 546, 80, 14, 0.6) +
    ripe(650, 502, 1.05, 12) +
    s.contact(150, 556, 74, 12, 0.6) +
    fruit(140, 514, 1, -16) +
    foliage(176, 466, 1, 10, c.forest)
  );
};

const porcino = (s: Sheet, cap: string): Stamp =>
  s.stamp(
    s.form(turned(0, [0, -110], [44, -108], [52, -60], [70, -16], [52, 4], [0, 8]), c.paper, {
      turn: 'side',
      depth: 0.8,
    }) +
      line('M-20 -80q-6 40 -10 70M6 -84q-2 40 0 76M28 -70q4 30 10 50', c.oak, 2.5, 0.25) +
      flat(path`M-112 -104Q0 -66 112 -104Q60 -76 0 -76T-112 -104z`, c.birch) +
      s.form(turned(0, [0, -208], [70, -196], [114, -142], [116, -108], [70, -94], [0, -90]), cap, {
        turn: 'round',
      }) +
      flat(blob([-70, -160], [-30, -190], [-10, -184], [-50, -152]), c.light, 0.35),
  );

const porcini = (s: Sheet): string => {
  const fresh = porcino(s, c.oak);
  const slice = s.stamp(
    s.form(
      blob(
        [0, 50],
        [-20, 44],
        [-19, 10],
        [-46, 6],
        [-52, -14],
        [-30, -42],
        [0, -50],
        [30, -42],
        [52, -14],
        [46, 6],
        [19, 10],
        [20, 44],
      ),
      c.paper,
      { depth: 0.8 },
    ) +
      line('M-44 -4Q0 14 44 -4', c.amber, 6, 0.55) +
      line('M-30 -34Q0 -48 30 -34', c.oak, 5, 0.6),
  );
  const hung: [number, number, number][] = [
    [90, 96, -14],
    [196, 132, 8],
    [306, 150, -6],
    [420, 150, 12],
    [530, 134, -8],
    [640, 102, 14],
  ];
  return (
    room(s, { wall: c.moss, table: c.oak, windowAt: null }) +
    woodGrain(s, 430) +
    disc(s, 400, 280, 200, c.sage) +
    line(curve([-10, 20], [200, 100], [400, 122], [600, 92], [810, 10]), c.linen, 4) +
    hung.map(([x, y, turn]) => slice(x, y, 1.05, turn)).join('') +
    standing(s, 330, 512, 96) +
    fresh(330, 508, 1.45, -4) +
    standing(s, 520, 528, 62, 70) +
    fresh(520, 524, 1, 7) +
    s.contact(210, 544, 60, 10, 0.6) +
    fresh(206, 540, 0.66, -10) +
    s.contact(660, 546, 110, 12, 0.5) +
    slice(640, 536, 0.9, 76) +
    slice(700, 528, 0.9, -60) +
    slice(664, 512, 0.8, 20)
  );
};

const nuts = (s: Sheet): string => {
  const cone = pineCone(s, c.oak);
  const twig = pineTwig(s);
  const nut = s.outline('M0 -13Q11 -4 8 7Q0 14 -8 7Q-11 -4 0 -13z');
  const random = chance(14);
  const shades = [c.brick, c.oak, c.bark, c.amber];
  const handful = (count: number, x: number, y: number, w: number, h: number): string =>
    many(count, (i) => nut(x + random() * w, y + random() * h, 1.1, random() * 360, shades[i % 4]));
  return (
    room(s, { wall: c.terracotta, table: c.linen, windowAt: 60 }) +
    twig(520, 392, 1.2, -24) +
    place(
      270,
      500,
      1.3,
      kraftPouch(s) + s.form(ellipse(0, -112, 64, 64), c.paper, { depth: 0.4 }) + cone(0, -64, 0.8),
    ) +
    s.contact(520, 506, 90, 14, 0.7) +
    cone(514, 500, 1.5, 6) +
    s.contact(650, 540, 120, 16, 0.6) +
    bowl(s, 648, 462, 100, 82, c.wood, c.oak) +
    handful(30, 572, 446, 146, 20) +
    handful(14, 420, 528, 170, 34)
  );
};

const fireweedTea = (s: Sheet): string => {
  const bloom = spike(s, '#b35c8a', 240);
  const pot = turned(0, [0, -170], [56, -166], [112, -110], [112, -44], [74, 0], [0, 2]);
  return (
    room(s, { wall: c.mist, table: c.wood, windowAt: 300, outside: 'linden' }) +
    woodGrain(s, 430) +
    bloom(140, 392, 1, -16) +
    bloom(150, 396, 1.3, 1) +
    bloom(160, 392, 0.95, 17) +
    place(
      150,
      516,
      1,
      standing(s, 0, 0, 62) +
        drum(s, 0, -140, 60, 136, c.forest, c.pine) +
        s.form('M-60 -104q60 20 120 0v66q-60 20 -120 0z', c.paper, { turn: 'side', depth: 0.5 }) +
        flat(leaf([-26, -52], [30, -82], 14), c.leaf),
    ) +
    place(
      410,
      506,
      1.3,
      standing(s, 0, 0, 104) +
        line('M104 -118Q176 -130 170 -70Q160 -28 96 -30', c.mist, 13) +
        line('M104 -118Q176 -130 170 -70Q160 -28 96 -30', c.lake, 4, 0.5) +
        s.form('M-100 -70Q-150 -90 -164 -150L-138 -154Q-124 -118 -98 -112z', c.sky, {
          depth: 0.5,
        }) +
        flat(pot, c.snow, 0.85) +
        s.clip(
          pot,
          s.form('M-130 -118H130V10H-130z', '#b9531f', { turn: 'side' }) +
            s.soft(ellipse(20, -60, 44, 40), c.honey, 0.75, 14) +
            flat(ellipse(0, -118, 110, 9), c.honey) +
            line('M-92 -120q-10 50 20 96', c.light, 9, 0.65),
        ) +
        s.form(ellipse(0, -168, 62, 13), c.sky, { turn: 'under', depth: 0.5 }) +
        s.form(turned(0, [0, -204], [13, -200], [16, -186], [8, -176], [0, -174]), c.lake, {
          turn: 'round',
        }),
    ) +
    s.soft(path`M420 230q-40 -50 0 -90t0 -96q46 50 8 92t16 94z`, c.snow, 0.45, 9) +
    place(
      650,
      530,
      1,
      s.contact(6, 6, 110, 15, 0.7) +
        s.form(ellipse(0, -6, 108, 20), c.cream, { turn: 'under', depth: 0.5 }) +
        bowl(s, 0, -78, 74, 66, c.snow, c.mist) +
        s.form(ellipse(0, -77, 62, 11), '#b9531f', { depth: 0.7 }),
    )
  );
};

export const harvestPaintings: Paintings = {
  'antonovka-apples': apples,
  'dried-porcini': porcini,
  'pine-nuts': nuts,
  'fireweed-tea': fireweedTea,
};
