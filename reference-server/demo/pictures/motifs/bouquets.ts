import { bow, hydrangea, peony, petals, tulip, tulipLeaf, wrapping } from '../blooms.ts';
import { cloth, disc, niche, room, woodGrain } from '../grounds.ts';
import { line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { cornflower, daisy, leafyStem, spike, stems } from '../plants.ts';
import { standing } from '../props.ts';
import type { Sheet } from '../sheet.ts';
import { leaf, many, path, turned, type Point } from '../shapes.ts';

const meadow = (s: Sheet): string => {
  const white = daisy(s);
  const blue = cornflower(s);
  const clover = spike(s, '#b56a8c', 120);
  const fern = leafyStem(s, c.leaf, 190, 5, 40);
  const heads: Point[] = [
    [300, 170],
    [400, 130],
    [500, 176],
    [346, 240],
    [454, 236],
    [250, 252],
    [556, 256],
  ];
  const jug = turned(
    400,
    [400, 330],
    [452, 330],
    [440, 366],
    [490, 430],
    [494, 490],
    [460, 532],
    [400, 534],
  );
  return (
    room(s, { wall: c.peach, table: c.cream, windowAt: 430, outside: 'linden', horizon: 440 }) +
    disc(s, 400, 230, 190, c.cream) +
    fern(360, 340, 1.15, -34) +
    fern(440, 340, 1.15, 34) +
    fern(390, 340, 1.2, -8) +
    fern(420, 340, 1.1, 14) +
    fern(350, 350, 0.9, -60) +
    fern(450, 350, 0.9, 58) +
    stems(heads, [400, 380], c.forest, 5) +
    clover(360, 350, 1.9, -18) +
    clover(440, 350, 1.9, 20) +
    clover(404, 330, 1.7, 2) +
    heads
      .map(([x, y], i) =>
        i % 3 === 1 ? blue(x, y, 1.3) : white(x, y, 1.1 - (i % 2) * 0.1, i * 11),
      )
      .join('') +
    blue(310, 300, 1.1) +
    blue(486, 304, 1.2) +
    white(398, 296, 0.9, 8) +
    blue(222, 196, 1) +
    white(584, 190, 0.8) +
    blue(446, 92, 0.9) +
    standing(s, 400, 532, 92, 130) +
    line('M486 400Q556 396 546 452Q530 492 488 486', c.lake, 16) +
    s.form(jug, c.sky, { turn: 'side' }) +
    s.clip(jug, line('M300 460Q400 490 500 460M300 478Q400 508 500 478', c.lake, 6, 0.8)) +
    petals(c.snow, [620, 540, 20], [170, 560, -30], [660, 566, 80]) +
    blue(210, 548, 0.8)
  );
};

const peonies = (s: Sheet): string => {
  const pink = peony(s, '#e0a19a', c.rose);
  const pale = peony(s, c.blush, '#e8b5aa');
  const foliage = s.outline(leaf([0, 0], [110, -20], 30));
  const leaves = [
    [300, 330, 200],
    [510, 320, -24],
    [330, 190, 230],
    [500, 180, -60],
    [410, 150, -84],
    [250, 270, 182],
    [566, 270, -8],
  ] as const;
  return (
    room(s, { wall: c.sage, table: c.linen, windowAt: 40, outside: 'linden', horizon: 460 }) +
    s.soft('M330 560L480 330L700 500L560 580z', c.shade, 0.3, 14) +
    leaves.map(([x, y, turn], i) => foliage(x, y, 1, turn, i % 2 ? c.forest : c.leaf)).join('') +
    s.form('M210 300L170 200L300 250zM600 296L652 190L520 240z', c.linen, { depth: 0.7 }) +
    s.form('M240 340H580L440 500H380z', c.oak, { turn: 'under', depth: 0.8 }) +
    pale(320, 240, 1.15, 20) +
    pink(486, 226, 1.2) +
    pale(404, 168, 1.05, 50) +
    pink(256, 316, 1, 10) +
    pale(562, 308, 1.05) +
    pink(370, 300, 1.15, 70) +
    pale(474, 320, 1.05, 30) +
    line('M392 480L340 570M404 480L384 580M412 480L428 580M420 480L470 570', c.forest, 9) +
    place(408, 346, 1.28, wrapping(s, c.wood, 120)) +
    place(408, 488, 0.95, bow(s, c.cream)) +
    petals('#e0a19a', [640, 540, 10], [680, 560, 60], [150, 540, -20], [210, 568, 40])
  );
};

const tulips = (s: Sheet): string => {
  const red = tulip(s, c.clay, c.brick);
  const yellow = tulip(s, c.honey, c.amber);
  const blade = tulipLeaf(s, c.leaf, 250);
  const heads: [number, number, number, boolean][] = [
    [250, 260, -20, true],
    [322, 190, -10, false],
    [400, 160, 0, true],
    [480, 186, 9, false],
    [556, 256, 20, true],
    [360, 262, -5, true],
    [446, 258, 6, false],
  ];
  const vase = turned(400, [400, 336], [468, 336], [456, 372], [478, 450], [474, 530], [400, 540]);
  return (
    room(s, { wall: c.lake, table: c.birch, windowAt: 420, horizon: 440 }) +
    woodGrain(s, 450) +
    disc(s, 400, 250, 200, c.sky) +
    stems(
      heads.map(([x, y]): Point => [x, y - 4]),
      [400, 420],
      c.forest,
      9,
    ) +
    blade(360, 400, 1, -30) +
    blade(440, 400, 1, 26) +
    blade(380, 400, 0.9, -12) +
    blade(424, 400, 0.95, 10) +
    heads.map(([x, y, turn, isRed]) => (isRed ? red : yellow)(x, y, 1.12, turn)).join('') +
    standing(s, 400, 534, 84, 140) +
    s.form(vase, c.cream, { turn: 'side' }) +
    s.clip(
      vase,
      line(
        many(5, (i) => path`M${320 + i * 40} 560L${352 + i * 24} 330`),
        c.lake,
        5,
        0.35,
      ) + s.form('M300 330H500V356Q400 372 300 356z', c.deepLake, { turn: 'side', depth: 0.7 }),
    ) +
    petals(c.clay, [600, 548, 10], [180, 552, -14])
  );
};

const hydrangeaPot = (s: Sheet): string => {
  const first = hydrangea(s, [c.lake, '#8fb2c2', c.deepLake], 3);
  const second = hydrangea(s, [c.lavender, c.lilac, '#6f659b'], 5);
  const foliage = s.stamp(
    s.form(leaf([0, 0], [140, -10], 52), c.forest, { depth: 0.8 }) +
      line('M8 0L128 -8M40 -2l14 -26M40 -2l18 22M74 -4l12 -22M74 -4l16 18', c.sage, 3, 0.5),
  );
  return (
    niche(s, { wall: c.clay, inside: c.peach, shelf: c.cream }) +
    foliage(360, 330, 1, 168) +
    foliage(440, 330, 1, 14) +
    foliage(350, 370, 0.95, 150) +
    foliage(450, 370, 0.95, 34) +
    foliage(380, 260, 1, -120) +
    foliage(430, 250, 1, -58) +
    line('M400 400Q380 320 320 240M400 400Q420 320 490 250M400 400V180', c.forest, 7) +
    second(320, 250, 0.98) +
    first(486, 254, 1) +
    first(402, 166, 1.02) +
    second(404, 310, 0.86) +
    standing(s, 400, 466, 84, 110) +
    s.form('M308 356H492L474 462Q400 480 326 462z', c.linen, { turn: 'side' }) +
    s.form('M298 340H502V370Q400 388 298 370z', c.paper, { turn: 'side' }) +
    line('M314 402Q400 420 486 402M318 424Q400 442 482 424', c.forest, 5, 0.7)
  );
};

const lavender = (s: Sheet): string => {
  const bloom = spike(s, c.lavender, 250);
  return (
    cloth(s, c.linen, c.forest) +
    s.soft('M300 470L420 200L640 130L680 300L430 460z', c.shade, 0.22, 20) +
    place(
      330,
      400,
      1.1,
      line(
        many(9, (i) => path`M${-10 + i * 3} 10L${-70 + i * 17} 170`),
        c.forest,
        6,
      ) +
        many(5, (i) => bloom(-22 + i * 11, 10, 1.5, -24 + i * 12)) +
        many(4, (i) => bloom(-16 + i * 11, 14, 1.3, -18 + i * 12)) +
        s.form('M-38 -20Q0 -8 38 -20L34 26Q0 38 -34 26z', c.wood, { turn: 'side' }) +
        line('M-36 -8Q0 4 36 -8M-35 6Q0 18 35 6', c.oak, 4, 0.7) +
        place(6, 10, 0.8, bow(s, c.cream)),
      { turn: 34 },
    ) +
    s.soft('M560 440H740V566H560z', c.shade, 0.35, 10) +
    s.form('M560 430Q640 416 724 430L736 540Q640 560 548 540z', c.lilac, { turn: 'side' }) +
    s.form('M584 430Q560 380 600 386Q640 376 690 384Q726 380 700 430Q640 442 584 430z', c.lilac, {
      depth: 0.8,
    }) +
    line('M580 430Q640 444 704 430', c.forest, 7) +
    bloom(640, 530, 0.36) +
    petals(c.lavender, [120, 140, 20], [170, 110, 70], [700, 120, 10], [660, 150, 50])
  );
};

export const bouquetPaintings: Paintings = {
  'meadow-bouquet': meadow,
  peonies,
  tulips,
  hydrangea: hydrangeaPot,
  'lavender-bundle': lavender,
};
