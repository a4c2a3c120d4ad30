import {
  clouds,
  hills,
  lake,
  reeds,
  scotsPine,
  sun,
  treeline,
  tuft,
  type PineColors,
} from './landscape.ts';
import { dots, flat, line, place } from './marks.ts';
import type { Painting, Paintings } from './painting.ts';
import { palette as c } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { chance, circle, ellipse, many, path, polygon, rect, type Point } from './shapes.ts';

/** The colours of one time of day. */
interface Hour {
  sky: [string, string, string];
  light: { at: [number, number]; r: number; color: string };
  farHill: string;
  nearHill: string;
  farWood: string;
  nearWood: string;
  water: [string, string];
  meadow: string;
  wall: string;
  roof: string;
  window: string;
  path: string;
  wood: string;
  hull: string;
  pine: PineColors;
}

const day: Hour = {
  sky: ['#bcd6d8', '#e6ebd9', '#f7e6c8'],
  light: { at: [430, 230], r: 62, color: '#f4cf7a' },
  farHill: '#c3d0b8',
  nearHill: '#a3b88c',
  farWood: '#7d9c74',
  nearWood: c.forest,
  water: ['#cfe0d8', c.lake],
  meadow: c.moss,
  wall: '#b98455',
  roof: c.brick,
  window: '#fbe7b0',
  path: c.oat,
  wood: c.oak,
  hull: c.clay,
  pine: { shade: c.pine, lit: c.forest, trunk: '#9c5a38' },
};

const night: Hour = {
  sky: ['#16243a', '#2b4059', '#6a6f86'],
  light: { at: [430, 220], r: 50, color: '#f6ecd0' },
  farHill: '#33495a',
  nearHill: '#274048',
  farWood: '#1f3a3f',
  nearWood: '#173030',
  water: ['#4a5f78', '#16283b'],
  meadow: '#23413a',
  wall: '#6b4734',
  roof: '#3f2a2e',
  window: '#ffd67a',
  path: '#5d6352',
  wood: '#4d3a34',
  hull: '#7d4a3a',
  pine: { shade: '#122622', lit: '#1f3d34', trunk: '#5b3a30' },
};

/** The main building: a long log house with a steep gable in its middle, 560 wide, on the origin. */
const lodge = (s: Sheet, { wall, roof, window, pine }: Hour): string => {
  const pane = s.stamp(
    flat(rect(-17, -46, 34, 46, 3), window) +
      line('M0 -46V0M-17 -24H17', wall, 4) +
      line(rect(-17, -46, 34, 46, 3), c.cream, 4),
  );
  const row = (y: number, ...xs: number[]): string => xs.map((x) => pane(x, y)).join('');
  return (
    s.form('M-280 -120H280V0H-280z', wall, { turn: 'side', depth: 0.7 }) +
    line('M-280 -96H280M-280 -72H280M-280 -48H280M-280 -24H280', c.shade, 3, 0.22) +
    s.form('M-306 -112L-250 -196H250L306 -112z', roof, { turn: 'under', depth: 0.8 }) +
    s.form('M-110 0V-170L0 -300L110 -170V0z', wall, { turn: 'side', depth: 0.8 }) +
    flat('M-66 0V-150L0 -226L66 -150V0z', window) +
    line('M0 -226V0M-66 -100H66M-66 -50H66M-33 -188V0M33 -188V0', wall, 6) +
    s.form('M-140 -146L0 -318L140 -146L122 -134L0 -284L-122 -134z', roof, {
      turn: 'side',
      depth: 0.9,
    }) +
    row(-40, -236, -186, -140, 140, 186, 236) +
    s.form(rect(176, -236, 34, 70), roof, { turn: 'side' }) +
    s.form(rect(-300, -8, 600, 16, 4), c.oak, { turn: 'under' }) +
    flat(rect(-24, -74, 48, 74, 3), pine.shade) +
    flat(circle(12, -36, 4), c.honey)
  );
};

/** A small house on the shore, 150 wide, on the origin. */
const cottage = (s: Sheet, { wall, roof, window }: Hour): string =>
  s.form('M-62 0V-66H62V0z', wall, { turn: 'side', depth: 0.7 }) +
  s.form('M-84 -58L0 -140L84 -58z', roof, { turn: 'side', depth: 0.8 }) +
  flat(path`M-14 0v-44h28v44z` + rect(-48, -48, 22, 24) + rect(28, -48, 22, 24), window) +
  line('M-62 -22H62', c.shade, 2.5, 0.25);

const pier = (s: Sheet, wood: string): string =>
  s.form(polygon([640, 800], [860, 800], [800, 690], [744, 690]), wood, {
    turn: 'under',
    depth: 0.7,
  }) +
  line('M656 772H846M672 746H832M686 724H820M700 706H810', c.shade, 4, 0.35) +
  line('M662 790V846M838 790V846M742 694V726M802 694V726', c.bark, 10);

const boat = (s: Sheet, hull: string): string =>
  s.form('M-120 0Q0 -30 124 -10Q0 24 -120 0z', c.bark, { turn: 'under' }) +
  s.form('M-120 0Q0 24 124 -10Q114 44 70 50Q0 58 -72 50Q-106 42 -120 0z', hull, { turn: 'under' }) +
  line('M-120 0Q0 24 124 -10', c.cream, 5) +
  line('M-20 8L-110 74M40 6L112 66', c.birch, 5);

const park = (s: Sheet, hour: Hour, sky: string, life: string): string => {
  const { light, water, window } = hour;
  const tall = scotsPine(s, hour.pine);
  const grass = tuft(s, hour.nearWood);
  const house = s.stamp(lodge(s, hour));
  const small = s.stamp(cottage(s, hour));
  const random = chance(31);
  const glints = many(
    14,
    (i) => path`M${980 + random() * 200 - i * 3} ${648 + i * 12}h${70 - i * 3}`,
  );
  return (
    s.wash(rect(0, 0, 1600, 640), ...hour.sky) +
    sky +
    sun(s, light.at[0], light.at[1], light.r, light.color) +
    hills(s, 640, hour.farHill, 440, 360, 430, 340, 420, 370, 440) +
    hills(s, 640, hour.nearHill, 500, 470, 440, 480, 420, 460, 480) +
    treeline(s, 0, 600, 1600, 130, hour.farWood, 3) +
    treeline(s, -20, 624, 640, 170, hour.nearWood, 8) +
    treeline(s, 1340, 624, 300, 180, hour.nearWood, 5) +
    s.form('M0 600Q400 574 800 596T1600 590V660H0z', hour.meadow, { turn: 'under', depth: 0.6 }) +
    house(1060, 622, 0.95) +
    small(560, 616, 0.9) +
    small(420, 622, 0.74) +
    small(1450, 624, 0.86) +
    lake(s, 640, 1000, water, 11) +
    s.soft(rect(0, 632, 1600, 40), hour.nearWood, 0.45, 10) +
    line(
      glints + many(5, (i) => path`M${540 + (i % 2) * 10} ${652 + i * 14}h${40 - i * 4}`),
      window,
      6,
      0.5,
    ) +
    pier(s, hour.wood) +
    place(1010, 800, 1, s.soft(ellipse(0, 56, 130, 16), c.night, 0.4, 8) + boat(s, hour.hull)) +
    s.form('M0 850Q300 790 620 830T1040 900T1600 850V1000H0z', hour.meadow, {
      turn: 'under',
      depth: 0.8,
    }) +
    s.form('M640 1000Q700 900 690 840L820 840Q860 920 900 1000z', hour.path, {
      turn: 'under',
      depth: 0.7,
    }) +
    tall(170, 930, 3.5) +
    tall(40, 950, 2.7) +
    tall(320, 900, 2.2) +
    tall(1440, 940, 3.7) +
    tall(1570, 960, 2.8) +
    reeds(s)(1180, 930, 0.9) +
    reeds(s)(500, 900, 0.8) +
    many(12, (i) => grass(30 + i * 142, 985 - (i % 3) * 26, 1 + (i % 3) * 0.3)) +
    life
  );
};

const daisies = Array.from({ length: 18 }, (_, i): Point => [
  60 + ((i * 263) % 1500),
  880 + ((i * 97) % 110),
]);

const parkDay: Painting = (s) =>
  park(
    s,
    day,
    clouds([120, 150, 230], [720, 110, 260], [1180, 190, 300]),
    line(
      'M640 210q18 -18 30 0q14 -18 32 0M720 260q12 -12 20 0q10 -12 22 0M580 270q10 -10 16 0q8 -10 18 0',
      c.pine,
      5,
      0.7,
    ) +
      dots(daisies, c.snow, 15) +
      dots(daisies, c.honey, 6),
  );

const parkNight: Painting = (s) => {
  const random = chance(77);
  const sky = (count: number): Point[] =>
    Array.from({ length: count }, () => [random() * 1600, random() * 400]);
  const stars = dots(sky(50), c.cream, 3, 0.8) + dots(sky(16), c.cream, 6, 0.9);
  const fireflies = Array.from({ length: 12 }, (_, i): Point => [
    120 + ((i * 337) % 1400),
    830 + ((i * 71) % 140),
  ]);
  return park(
    s,
    night,
    stars,
    s.soft(ellipse(1060, 540, 330, 120), night.window, 0.25, 40) +
      dots(fireflies, night.window, 26, 0.16) +
      dots(fireflies, night.window, 14, 0.3) +
      dots(fireflies, c.cream, 6),
  );
};

/** The park behind the portal's home screen, in the morning and in the evening. */
export const heroPaintings: Paintings = { 'park-day': parkDay, 'park-night': parkNight };
