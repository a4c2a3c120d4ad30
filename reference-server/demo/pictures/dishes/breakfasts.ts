import { foldedPancake, grains, mash, patty, ring, spread } from '../foods.ts';
import { chip, cucumber, dill, dollop, friedEgg, herb, salad, sauce } from '../garnishes.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { berry } from '../plants.ts';
import { blob, circle, many, rect } from '../shapes.ts';
import { cutlery, deepBowl, grounds, pan, plate, spoon } from '../table-top.ts';

/** What the morning brings, seen from above. */
export const breakfastPaintings: Paintings = {
  syrniki: (s) => {
    const cake = patty(s, '#e3b469', c.amber);
    const currant = berry(s, c.plum);
    return (
      grounds.linen(s) +
      cutlery(s) +
      plate()(
        s,
        ring(4, 82, (x, y, turn) => cake(x, y, 1.08, turn), 30) +
          sauce(s, c.berry)(-20, 14, 0.9) +
          place(26, -16, 0.62, dollop(s)) +
          spread(9, 150, (x, y) => currant(x, y * 0.9 + 20, 1), 6),
      )
    );
  },
  oatmeal: (s) => {
    const slice = s.stamp(
      s.form('M-52 10Q-44 -30 0 -34Q44 -30 52 10Q0 -6 -52 10z', c.birch, { depth: 0.6 }) +
        line('M-50 10Q0 -8 50 10', c.clay, 6),
    );
    return (
      grounds.wood(s) +
      spoon(s) +
      deepBowl(c.lake, '#ead9b4')(
        s,
        grains(170, 46, c.oat, c.cream) +
          many(4, (i) => slice(-70 + i * 40, -16 + i * 22, 1.15, -24 + i * 16)) +
          spread(14, 120, (x, y) => flat(circle(x, y, 3), c.brick, 0.8), 9) +
          herb(s)(84, -74, 1.1, 40),
      )
    );
  },
  pancakes: (s) => {
    const folded = foldedPancake(s);
    return (
      grounds.sage(s) +
      plate(c.cream, c.honey)(
        s,
        folded(-88, 36, 1.25, -32) +
          folded(-6, -18, 1.3, 4) +
          folded(88, 34, 1.25, 40) +
          s.form(rect(-24, -34, 52, 46, 8), c.straw, { turn: 'corner' }) +
          sauce(s, c.amber)(18, 98, 0.62),
      )
    );
  },
  omelette: (s) => {
    const sprig = dill(s);
    const half = blob([-172, -20], [-90, -96], [40, -104], [160, -50], [172, 20], [0, 66]);
    return (
      grounds.blush(s) +
      cutlery(s) +
      plate()(
        s,
        s.contact(6, 10, 180, 94, 0.5) +
          s.form(half, c.straw, { turn: 'round' }) +
          s.clip(
            half,
            s.soft(blob([-110, -40], [0, -74], [110, -40], [20, -6]), c.amber, 0.5, 12),
          ) +
          line('M-150 6Q0 70 158 22', c.honey, 6, 0.7) +
          sprig(-40, -40, 1, 30) +
          sprig(40, -30, 0.9, -40) +
          salad(s, c.leaf)(84, 112, 1, 70) +
          salad(s, c.moss)(10, 122, 0.9, 100),
      )
    );
  },
  'eggs-benedict': (s) => {
    const draniki = patty(s, c.wood, c.oak);
    const egg = s.stamp(
      s.form(blob([-46, 4], [-30, -38], [12, -46], [46, -16], [40, 28], [-6, 44]), c.snow, {
        turn: 'round',
      }) +
        s.form(blob([-44, 6], [-26, -30], [18, -36], [40, -4], [20, 34], [-26, 30]), c.straw, {
          turn: 'round',
          depth: 0.6,
        }),
    );
    return (
      grounds.oak(s) +
      cutlery(s) +
      plate(c.cream, c.moss)(
        s,
        salad(s, c.forest)(-60, -90, 1.1, 20) +
          salad(s, c.leaf)(70, -96, 1.1, -30) +
          draniki(-82, 20, 1.15) +
          draniki(84, 20, 1.15) +
          egg(-82, 12, 1.1) +
          egg(84, 12, 1.1, 30) +
          dill(s)(-78, 4, 0.7, 40) +
          dill(s)(90, 4, 0.7, -30),
      )
    );
  },
  'country-breakfast': (s) => {
    const fried = friedEgg(s);
    const potato = chip(s);
    const sausage = s.stamp(
      s.form('M-76 0q0 -24 24 -24h104q24 0 24 24t-24 24h-104q-24 0 -24 -24z', c.brick, {
        turn: 'under',
      }) + line('M-44 -12l18 24M-6 -12l18 24M32 -12l18 24', c.shade, 5, 0.45),
    );
    return (
      grounds.pine(s) +
      pan(
        s,
        spread(9, 96, (x, y, turn) => potato(x + 70, y + 64, 0.86, turn), 3) +
          fried(-70, -66, 1.2) +
          fried(54, -96, 1.1, 70) +
          sausage(-90, 76, 1.1, -24) +
          cucumber(s)(132, -22, 0.9) +
          cucumber(s)(110, 18, 0.85) +
          dill(s)(-10, -10, 1, 20),
      )
    );
  },
};

/** The mash that several dishes lie on. */
export const potatoMash = (s: Parameters<typeof mash>[0]): string => mash(s, '#efd9a2', c.straw);
