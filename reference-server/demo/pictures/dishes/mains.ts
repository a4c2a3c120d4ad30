import { cutlet, fillet, leg, meatSlice, ring, skewer, spread, steak } from '../foods.ts';
import {
  citrus,
  cucumber,
  dill,
  herb,
  mushroom,
  onion,
  salad,
  sauce,
  sauceBowl,
  tomato,
} from '../garnishes.ts';
import { dots, flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { berry } from '../plants.ts';
import { blob, circle, rect, type Point } from '../shapes.ts';
import { cutlery, grounds, plate, roundBoard } from '../table-top.ts';
import { potatoMash } from './breakfasts.ts';

const peppercorns: Point[] = [
  [-120, 40],
  [-60, -90],
  [40, -110],
  [120, -40],
  [90, 70],
  [-20, 110],
];

/** Hot dishes, seen from above. */
export const mainPaintings: Paintings = {
  stroganoff: (s) => {
    const strip = s.stamp(
      s.form(blob([-44, 0], [-20, -16], [34, -14], [46, 4], [10, 16], [-34, 14]), c.oak, {
        turn: 'under',
      }),
    );
    return (
      grounds.forest(s) +
      cutlery(s) +
      plate()(
        s,
        place(-66, -24, 1, potatoMash(s)) +
          sauce(s, '#c8a274')(74, 40, 1.7, 20) +
          spread(9, 84, (x, y, turn) => strip(x + 74, y + 40, 1, turn), 4) +
          mushroom(s)(50, 0, 0.9, 20) +
          mushroom(s)(104, 70, 0.9, -40) +
          cucumber(s)(-60, 116, 0.9) +
          cucumber(s)(-16, 130, 0.9) +
          dill(s)(-70, -40, 0.9, 20),
      )
    );
  },
  ribeye: (s) =>
    grounds.pine(s) +
    cutlery(s) +
    roundBoard(c.oak)(
      s,
      place(-10, -6, 1.1, steak(s)) +
        dots(peppercorns, c.shade, 6, 0.5) +
        herb(s)(-20, -20, 1.2, 70) +
        herb(s, c.moss)(10, -34, 1.1, 20) +
        place(118, 108, 0.72, sauceBowl(s, c.brick)) +
        tomato(s)(-130, 112, 1.1, -20) +
        tomato(s)(-84, 140, 1.1, 30),
    ),
  venison: (s) => {
    const slice = meatSlice(s, '#5d2f26', '#a2433f');
    const lingonberry = berry(s, c.berry);
    return (
      grounds.oak(s) +
      cutlery(s) +
      plate(c.cream, c.berry)(
        s,
        place(-30, -40, 0.95, potatoMash(s)) +
          slice(-30, 66, 1.1, -10) +
          slice(36, 50, 1.1, 10) +
          slice(98, 22, 1.05, 34) +
          sauce(s, c.plum)(-110, 70, 0.7) +
          spread(10, 80, (x, y) => lingonberry(x + 80, y - 70, 1), 3) +
          herb(s)(-10, -60, 1, 20),
      )
    );
  },
  'duck-leg': (s) => {
    const cabbage = spread(26, 100, (x, y, turn) => {
      const [dx, dy] = [Math.cos(turn) * 46, Math.sin(turn) * 30];
      return `M${Math.round(x - 40)} ${Math.round(y + 56)}q${Math.round(dy)} ${Math.round(dx / 3)} ${Math.round(dx)} ${Math.round(dy)}`;
    });
    const apple = s.stamp(
      s.form('M-40 8Q-36 -30 0 -32Q36 -30 40 8Q0 22 -40 8z', c.honey, { turn: 'round' }) +
        line('M-40 8Q0 24 40 8', c.clay, 5),
    );
    return (
      grounds.linen(s) +
      cutlery(s) +
      plate()(
        s,
        line(cabbage, c.shade, 13, 0.15) +
          line(cabbage, '#d9b877', 9) +
          place(6, -30, 1, leg(s, c.clay), { turn: -16 }) +
          apple(96, 84, 1.2, 20) +
          apple(50, 116, 1.15, -10) +
          herb(s)(-90, 90, 1, 40),
      )
    );
  },
  'chicken-kiev': (s) =>
    grounds.sage(s) +
    cutlery(s) +
    plate()(
      s,
      cutlet(s, c.amber, c.straw)(-30, -40, 1.25, -18) +
        sauce(s, c.straw)(70, -10, 0.8) +
        dill(s)(66, -14, 0.8, 20) +
        salad(s, c.leaf)(60, 92, 1.05, 60) +
        salad(s, c.forest)(0, 110, 1, 100) +
        tomato(s)(110, 60, 1.1, 40),
    ),
  pozharsky: (s) => {
    const one = cutlet(s, '#cf9a52', c.cream);
    return (
      grounds.blush(s) +
      cutlery(s) +
      plate(c.cream, c.amber)(
        s,
        one(-36, -56, 1.1, -12) +
          one(20, 26, 1.1, 8) +
          place(96, 96, 0.66, sauceBowl(s, c.berry)) +
          cucumber(s)(-90, 92, 1) +
          cucumber(s)(-50, 112, 1) +
          herb(s)(110, -60, 1.2, 60),
      )
    );
  },
  trout: (s) => {
    const lemon = citrus(s);
    return (
      grounds.lake(s) +
      cutlery(s) +
      plate()(
        s,
        salad(s, c.forest)(-110, 70, 1, -60) +
          salad(s, c.leaf)(120, -84, 1, 60) +
          place(0, -6, 1.12, fillet(s, c.peach, c.clay), { turn: -14 }) +
          lemon(-50, 88, 1, 10) +
          lemon(10, 106, 1, 40) +
          dill(s)(-20, -20, 1, 60) +
          dill(s)(60, -40, 1, 30),
      )
    );
  },
  'pike-perch': (s) => {
    const slice = s.stamp(
      s.form(circle(0, 0, 36), c.clay, { turn: 'round' }) +
        flat(circle(0, 0, 27), c.terracotta) +
        dots(
          [
            [-10, -8],
            [9, -9],
            [0, 12],
          ],
          c.straw,
          7,
        ),
    );
    return (
      grounds.birch(s) +
      cutlery(s) +
      plate(c.snow, c.clay)(
        s,
        place(0, 0, 1.15, fillet(s, c.cream, c.birch), { turn: 10 }) +
          slice(-90, -24, 1, 10) +
          slice(-28, -12, 1.05, 40) +
          slice(40, 4, 1, 80) +
          slice(102, 20, 0.95) +
          s.soft(blob([-110, -30], [0, -40], [130, 20], [20, 40]), c.straw, 0.5, 10) +
          ring(4, 150, (x, y, turn) => herb(s)(x, y, 0.9, turn), 50),
      )
    );
  },
  shashlik: (s) => {
    const stick = skewer(s, c.brick, '#7d3f2a', c.brick, '#8a4a30', c.brick);
    const red = onion(s, c.plum);
    return (
      grounds.forest(s) +
      roundBoard(c.wood)(
        s,
        s.form(rect(-190, 30, 380, 130, 60), '#e2c795', { turn: 'under', depth: 0.6 }) +
          dots(
            [
              [-120, 80],
              [-60, 120],
              [0, 90],
              [60, 126],
              [120, 84],
            ],
            c.oak,
            16,
            0.35,
          ) +
          stick(0, -70, 1.05, -8) +
          stick(0, 10, 1.05, -4) +
          spread(8, 110, (x, y) => red(x + 10, y * 0.5 + 90, 1), 5) +
          place(140, -128, 0.62, sauceBowl(s, c.berry)) +
          herb(s)(-140, 40, 1.2, -30) +
          herb(s, c.leaf)(-110, 60, 1.1, 20),
      )
    );
  },
};
