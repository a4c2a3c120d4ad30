import { clouds, hills, lake, reeds, scotsPine, sun, treeline } from '../landscape.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import type { Sheet } from '../sheet.ts';
import { ellipse, leaf, many, path, polygon, rect } from '../shapes.ts';

type Hour = {
  sky: [string, string];
  water: [string, string];
  sunAt?: [number, number];
  wood: string;
};

/** The hotel's lake with its far shore. */
const lakeView = (s: Sheet, { sky, water, sunAt, wood }: Hour, seed: number): string =>
  s.wash(rect(0, 0, 800, 300), ...sky) +
  (sunAt === undefined
    ? clouds([100, 110, 190], [540, 90, 160])
    : sun(s, sunAt[0], sunAt[1], 52, c.honey)) +
  hills(s, 300, c.sage, 230, 190, 236, 200, 240) +
  treeline(s, 0, 292, 800, 96, wood, seed) +
  lake(s, 288, 600, water, seed) +
  s.soft(path`M0 286H800V330Q400 350 0 326z`, c.night, 0.3, 8);

const ripples = (x: number, y: number, half: number): string =>
  line(
    path`M${x - half} ${y}h${half * 0.7}M${x - half * 0.1} ${y + 12}h${half * 0.9}M${x + half * 0.5} ${y - 4}h${half * 0.6}`,
    c.snow,
    4,
    0.6,
  );

const lilies = (s: Sheet, ...at: [number, number, number][]): string => {
  const pad = s.stamp(
    flat('M0 0L44 -6A46 15 0 1 1 40 8z', c.forest) +
      flat('M0 0L44 -6A46 15 0 0 0 -20 -13z', c.leaf),
  );
  return at.map(([x, y, size]) => pad(x, y, size)).join('');
};

const rowingBoat = (s: Sheet): string => {
  const cane = reeds(s);
  const hull = 'M120 372Q400 430 690 350Q668 468 566 482Q400 500 236 486Q150 470 120 372z';
  return (
    lakeView(
      s,
      { sky: [c.peach, c.cream], water: ['#a9bfae', c.lake], sunAt: [230, 150], wood: c.forest },
      4,
    ) +
    s.soft('M150 470Q400 520 650 460L600 540Q400 560 220 530z', c.night, 0.4, 10) +
    s.form('M120 372Q400 300 690 350Q400 430 120 372z', c.oak, { turn: 'under', depth: 0.9 }) +
    s.clip(
      'M120 372Q400 300 690 350Q400 430 120 372z',
      s.form('M250 330L300 326L330 420L270 420zM430 316H486L510 420H450z', c.birch, {
        turn: 'under',
        depth: 0.7,
      }),
    ) +
    s.form(hull, c.clay, { turn: 'under' }) +
    s.clip(
      hull,
      line('M110 404Q400 466 700 384M130 434Q400 494 680 416', c.shade, 4, 0.3) +
        flat('M100 470Q400 520 700 452V520H100z', c.brick, 0.7),
    ) +
    line('M120 372Q400 430 690 350', c.cream, 9) +
    line('M330 376L140 520', c.birch, 9) +
    s.form(leaf([176, 494], [96, 556], 13), c.birch) +
    line('M520 372L668 500', c.birch, 9) +
    s.form(leaf([640, 476], [712, 540], 13), c.birch) +
    s.form('M340 322h96q10 0 10 10v28q-56 10 -114 2v-30q0 -10 8 -10z', c.forest, {
      turn: 'under',
    }) +
    line('M334 346q56 8 112 -2M362 324v38M414 324v36', c.straw, 5, 0.8) +
    ripples(210, 548, 80) +
    ripples(590, 536, 90) +
    lilies(s, [250, 584, 1], [330, 590, 0.8], [700, 400, 0.7]) +
    cane(50, 610, 1.1) +
    cane(764, 620, 1.25)
  );
};

const kayak = (s: Sheet): string => {
  const hull = 'M60 420Q200 380 400 388T748 372Q700 470 520 478T180 476Q100 470 60 420z';
  return (
    lakeView(s, { sky: [c.sky, c.cream], water: [c.lake, c.deepLake], wood: c.pine }, 9) +
    s.soft('M100 470Q400 530 720 450L640 530Q400 560 160 520z', c.night, 0.45, 10) +
    s.form(hull, c.honey, { turn: 'under' }) +
    s.clip(
      hull,
      flat('M40 444Q300 490 760 420V500H40z', c.cream) +
        s.shade('M40 444Q300 490 760 420V500H40z', { turn: 'under' }) +
        line('M60 420Q300 452 748 374', c.shade, 3, 0.3),
    ) +
    s.form(ellipse(284, 410, 74, 20), c.ink, { depth: 0.4 }) +
    s.form(ellipse(516, 402, 74, 20), c.ink, { depth: 0.4 }) +
    s.form('M226 404Q220 352 244 350Q268 352 270 410z', c.forest, { depth: 0.8 }) +
    s.form('M460 396Q452 344 476 342Q500 344 502 402z', c.forest, { depth: 0.8 }) +
    line('M100 418l50 10M650 392l50 -4M620 400l10 14', c.ink, 4, 0.6) +
    line('M174 300L640 470', c.ink, 9) +
    s.form(leaf([212, 314], [116, 262], 24), c.clay) +
    s.form(leaf([600, 456], [706, 512], 24), c.clay) +
    ripples(170, 520, 110) +
    ripples(560, 540, 110) +
    lilies(s, [690, 576, 1.1], [610, 590, 0.8]) +
    reeds(s)(40, 616, 1.2) +
    reeds(s)(110, 626, 0.9)
  );
};

const supBoard = (s: Sheet): string => {
  const board =
    'M-6 -262Q58 -196 60 -40Q60 140 34 232Q20 262 -6 262Q-32 262 -46 232Q-72 140 -72 -40Q-70 -196 -6 -262z';
  return (
    lakeView(s, { sky: [c.sky, c.cream], water: [c.sky, c.lake], wood: c.forest }, 6) +
    s.form('M0 470Q240 430 430 470T800 500V600H0z', c.straw, { turn: 'under', depth: 0.6 }) +
    scotsPine(s)(110, 520, 2.3) +
    scotsPine(s)(40, 510, 1.7) +
    s.soft('M400 560Q520 500 700 540L640 590H380z', c.shade, 0.4, 10) +
    place(
      420,
      312,
      1,
      s.form(board, c.cream, { turn: 'side' }) +
        s.clip(
          board,
          s.form('M-80 -270H80V-150Q0 -110 -80 -150z', c.lake, { turn: 'side' }) +
            line('M-80 -128Q0 -88 80 -128', c.clay, 12) +
            s.form('M-54 -60h98v210q-50 20 -98 0z', c.sage, { turn: 'side', depth: 0.7 }) +
            line(
              'M-46 -30h82M-46 0h82M-46 30h82M-46 60h82M-46 90h82M-46 120h82',
              c.forest,
              3,
              0.4,
            ) +
            line('M-30 -200l50 40M20 -200l-50 40', c.cream, 5),
        ) +
        s.form(rect(-20, 30, 26, 12, 6), c.ink, { depth: 0.5 }),
      { turn: 9 },
    ) +
    place(
      560,
      320,
      1,
      line('M0 -230V170', c.oak, 9) +
        line('M-2 -230V170', c.birch, 3) +
        line('M-22 -236h44', c.ink, 12) +
        s.form('M0 160Q36 176 32 240Q26 268 0 270Q-26 268 -32 240Q-36 176 0 160z', c.clay, {
          turn: 'side',
        }),
      { turn: 20 },
    ) +
    place(
      250,
      560,
      0.9,
      s.form('M-70 -60Q-80 0 -50 10H60Q86 0 74 -60Q0 -84 -70 -60z', c.forest, { turn: 'side' }) +
        line('M-72 -40H76', c.cream, 5, 0.8) +
        s.form('M-70 -60Q0 -90 74 -60Q0 -40 -70 -60z', c.moss, { depth: 0.5 }),
    ) +
    lilies(s, [640, 460, 0.7], [730, 440, 0.9])
  );
};

const fishingRod = (s: Sheet): string =>
  lakeView(
    s,
    { sky: ['#9fb7c9', c.peach], water: [c.peach, c.lake], sunAt: [560, 190], wood: c.deepLake },
    12,
  ) +
  line(
    many(5, (i) => path`M${520 + (i % 2) * 20} ${316 + i * 22}h${90 - i * 10}`),
    c.straw,
    6,
    0.7,
  ) +
  s.form('M0 470H460L520 600H0z', c.wood, { turn: 'under', depth: 0.7 }) +
  line('M0 512H484M0 556H504', c.shade, 4, 0.35) +
  flat('M0 470H460l6 12H0z', c.birch) +
  s.form('M400 480h34v120h-34z', c.oak, { turn: 'side' }) +
  s.form('M300 440h30v40h-30z', c.oak, { turn: 'side' }) +
  line('M150 500Q430 190 640 96', c.bark, 6) +
  line('M150 500L262 384', c.bark, 10) +
  line('M150 500L216 432', c.oak, 17) +
  line('M640 96Q664 250 628 428', c.snow, 1.8, 0.9) +
  s.form('M236 428a18 18 0 1 0 30 18a18 18 0 1 0 -30 -18z', c.ink, { turn: 'round' }) +
  line('M262 444l20 12', c.oat, 5) +
  s.form('M620 420q8 -16 16 0q2 18 -8 26q-10 -8 -8 -26z', c.berry, { turn: 'round' }) +
  flat('M620 424h16l1 8h-18z', c.snow) +
  line('M596 452q32 14 64 0M580 462q48 22 96 0', c.snow, 3, 0.7) +
  place(
    120,
    546,
    1,
    s.contact(10, 4, 90, 12, 0.7) +
      line('M-60 -90Q0 -176 60 -90', c.oat, 5) +
      s.form('M-64 -92L-48 0Q0 12 48 0L64 -92z', c.lake, { turn: 'side' }) +
      s.form(ellipse(0, -92, 64, 15), c.deepLake, { depth: 0.5 }) +
      flat(polygon([-20, -92], [-34, -130], [-8, -118], [-2, -92]), c.sage) +
      line('M-54 -52Q0 -38 54 -52', c.snow, 4, 0.6),
  ) +
  place(
    312,
    552,
    1,
    s.contact(6, 2, 80, 10, 0.7) +
      s.form('M-60 -40h120v38q0 6 -6 6h-108q-6 0 -6 -6z', c.forest, { turn: 'side' }) +
      s.form('M-60 -40Q-60 -60 -40 -60H40Q60 -60 60 -40z', c.moss, { depth: 0.6 }) +
      flat(rect(-10, -46, 20, 16, 3), c.honey),
  ) +
  reeds(s)(740, 620, 1.4) +
  reeds(s)(680, 630, 1);

export const boatPaintings: Paintings = {
  'rowing-boat': rowingBoat,
  kayak,
  'sup-board': supBoard,
  'fishing-rod': fishingRod,
};
