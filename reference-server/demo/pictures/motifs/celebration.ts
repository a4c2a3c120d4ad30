import { bow, petals, rose } from '../blooms.ts';
import { room, woodGrain } from '../grounds.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { berry } from '../plants.ts';
import { wickerBasket, wickerRim } from '../props.ts';
import type { Sheet } from '../sheet.ts';
import { blob, circle, curve, ellipse, leaf, many, path, rect } from '../shapes.ts';
import { apple } from './harvest.ts';

const fruitBasket = (s: Sheet): string => {
  const red = apple(s, c.clay);
  const green = apple(s, c.moss);
  const grape = berry(s, c.plum);
  const orange = s.stamp(
    s.form(circle(0, 0, 54), '#df8a35', { turn: 'round' }) +
      flat(circle(6, -40, 5), c.forest) +
      flat(ellipse(-20, -20, 12, 8), c.light, 0.45),
  );
  const pear = s.stamp(
    s.form(
      blob(
        [0, -84],
        [20, -74],
        [26, -34],
        [50, 6],
        [40, 46],
        [0, 56],
        [-40, 46],
        [-50, 6],
        [-26, -34],
        [-20, -74],
      ),
      c.straw,
      { turn: 'round' },
    ) +
      line('M0 -82q2 -18 12 -26', c.bark, 5) +
      flat(ellipse(-22, 0, 8, 16), c.light, 0.5),
  );
  const foliage = s.outline(leaf([0, 0], [70, -20], 22));
  const bunch = [
    [0, 0],
    [22, -4],
    [44, 0],
    [11, 20],
    [33, 20],
    [-10, 22],
    [54, 22],
    [0, 42],
    [22, 42],
    [44, 42],
    [11, 62],
    [33, 62],
    [22, 82],
  ] as const;
  return (
    room(s, { wall: c.forest, table: c.birch, windowAt: 60 }) +
    woodGrain(s, 430) +
    line('M226 320Q240 70 400 66Q560 70 574 320', c.oak, 22) +
    line('M222 320Q236 68 400 62Q554 68 570 320', c.birch, 8) +
    pear(330, 236, 1.2, -16) +
    green(470, 236, 1.2, 10) +
    orange(404, 218, 1.1) +
    foliage(280, 200, 1, -150, c.leaf) +
    foliage(520, 210, 1.1, -10, c.leaf) +
    foliage(400, 170, 0.9, -80, c.moss) +
    red(280, 304, 1.1, -12) +
    orange(524, 302, 1.05) +
    red(452, 308, 1.1, 14) +
    pear(372, 300, 1.05, 10) +
    place(400, 340, 1.16, wickerBasket(s) + wickerRim(s)) +
    bunch.map(([x, y]) => grape(220 + x * 1.1, 330 + y * 1.1, 1.15)).join('') +
    foliage(240, 330, 0.9, 200, c.leaf) +
    place(574, 356, 0.9, bow(s, c.berry)) +
    s.contact(690, 556, 70, 12, 0.6) +
    green(684, 512, 1) +
    s.contact(116, 566, 60, 10, 0.6) +
    orange(112, 526, 0.9)
  );
};

const balloons = (s: Sheet): string => {
  const balloon = (x: number, y: number, size: number, color: string): string =>
    place(
      x,
      y,
      size,
      s.form('M0 92Q-78 30 -74 -34Q-68 -100 0 -100Q68 -100 74 -34Q78 30 0 92z', color, {
        turn: 'round',
      }) +
        s.form('M0 88l-12 18h24z', color, { depth: 0.6 }) +
        flat(blob([-44, -50], [-34, -78], [-18, -82], [-30, -48]), c.light, 0.6),
    );
  const knots = [
    [250, 232],
    [330, 176],
    [420, 160],
    [510, 196],
    [580, 260],
    [370, 290],
    [470, 300],
  ] as const;
  return (
    room(s, { wall: c.sky, table: c.oat, windowAt: 40, horizon: 480 }) +
    line(
      knots.map(([x, y]) => path`M${x} ${y + 60}Q${(x + 420) / 2} 400 420 500`).join(''),
      c.snow,
      3,
    ) +
    balloon(250, 180, 0.95, c.sage) +
    balloon(580, 200, 0.98, c.straw) +
    balloon(338, 116, 1, c.cream) +
    balloon(510, 128, 1, c.terracotta) +
    balloon(424, 98, 0.94, c.lake) +
    balloon(366, 244, 1, c.forest) +
    balloon(474, 252, 1.02, c.blush) +
    s.soft('M360 566H520L640 540L600 590H380z', c.shade, 0.35, 10) +
    s.form(rect(346, 490, 150, 86, 6), c.clay, { turn: 'side' }) +
    s.form('M338 470h166v30H338z', c.brick, { turn: 'side' }) +
    flat('M408 470h26v106h-26z', c.straw) +
    place(421, 470, 0.72, bow(s, c.straw)) +
    flat(
      many(18, (i) => circle(60 + ((i * 127) % 680), 508 + ((i * 53) % 80), 4 + (i % 3))),
      c.honey,
      0.8,
    ) +
    flat(
      many(14, (i) => rect(40 + ((i * 173) % 700), 500 + ((i * 71) % 84), 11, 6)),
      c.clay,
      0.7,
    ) +
    flat(
      many(10, (i) => circle(90 + ((i * 211) % 640), 514 + ((i * 37) % 74), 5)),
      c.forest,
      0.7,
    )
  );
};

const roomDecoration = (s: Sheet): string => {
  const red = rose(s, '#b9474b', c.berry);
  const pink = rose(s, c.rose, '#c97570');
  const candle = (x: number, y: number): string =>
    s.soft(circle(x, y - 44, 60), c.straw, 0.45, 18) +
    s.form(path`M${x - 22} ${y - 40}v40a22 7 0 0 0 44 0v-40z`, c.cream, {
      turn: 'side',
      depth: 0.7,
    }) +
    flat(ellipse(x, y - 40, 22, 7), c.straw) +
    flat(path`M${x} ${y - 76}q14 18 7 30q-7 6 -14 0q-7 -12 7 -30z`, c.honey);
  return (
    s.form(rect(0, 0, 800, 600), c.plum, { depth: 0.4 }) +
    s.form(rect(470, 40, 230, 190), c.night, { depth: 0.3 }) +
    s.clip(
      rect(470, 40, 230, 190),
      flat(circle(640, 90, 24), c.cream) +
        flat('M470 230L500 150L530 230L566 130L600 230L640 160L700 230z', c.pine) +
        flat(
          circle(510, 80, 2) + circle(560, 70, 2.5) + circle(590, 110, 2) + circle(530, 116, 2),
          c.cream,
        ),
    ) +
    line('M470 40h230v190h-230zM585 40v190', c.oak, 11) +
    line(curve([0, 60], [130, 110], [270, 60], [400, 110], [460, 80]), c.oak, 3) +
    many(
      9,
      (i) =>
        s.soft(circle(26 + i * 50, 82 + (i % 3) * 14, 12), c.straw, 0.7, 5) +
        flat(circle(26 + i * 50, 82 + (i % 3) * 14, 5), c.light),
    ) +
    s.form('M70 170q0 -30 30 -30h300q30 0 30 30v250H70z', c.wood, { turn: 'side' }) +
    s.form('M40 380Q400 330 760 380L800 600H0z', c.cream, { turn: 'under', depth: 0.7 }) +
    s.form(blob([100, 370], [110, 290], [170, 270], [236, 290], [244, 370], [170, 390]), c.snow, {
      depth: 0.7,
    }) +
    s.form(blob([258, 370], [268, 290], [330, 270], [394, 290], [402, 370], [330, 390]), c.snow, {
      depth: 0.7,
    }) +
    s.form('M0 480Q400 430 800 480V560Q400 510 0 560z', c.forest, { turn: 'under', depth: 0.7 }) +
    petals(
      '#b9474b',
      [300, 440, 20],
      [350, 420, 80],
      [410, 430, 140],
      [450, 460, 10],
      [390, 480, 60],
      [330, 490, -30],
      [270, 470, 100],
      [510, 440, 40],
      [480, 410, -20],
      [560, 470, 120],
      [230, 430, 0],
    ) +
    petals(
      c.rose,
      [320, 460, 120],
      [380, 450, 10],
      [430, 400, 70],
      [460, 490, 160],
      [360, 396, 40],
      [540, 420, 90],
      [260, 500, 30],
      [600, 450, 0],
    ) +
    pink(300, 560, 0.9) +
    red(360, 548, 1.05, 40) +
    pink(430, 556, 1, 90) +
    red(496, 562, 0.9, 10) +
    s.form(rect(620, 330, 180, 24, 6), c.oak, { turn: 'under' }) +
    s.form(rect(640, 352, 160, 120), c.bark, { turn: 'side' }) +
    candle(664, 328) +
    candle(724, 332) +
    candle(776, 328)
  );
};

export const celebrationPaintings: Paintings = {
  'fruit-basket': fruitBasket,
  balloons,
  'room-decoration': roomDecoration,
};
