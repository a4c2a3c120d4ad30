import { cake, ring, scoop, spread } from '../foods.ts';
import { herb, sauce, whipped } from '../garnishes.ts';
import { dots, flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { berry, pineCone } from '../plants.ts';
import { circle, many, path, rect } from '../shapes.ts';
import { deepBowl, grounds, napkin, plate, spoon } from '../table-top.ts';

/** Sweet things, seen from above. */
export const dessertPaintings: Paintings = {
  'honey-cake': (s) =>
    grounds.straw(s) +
    plate(c.cream, c.honey)(
      s,
      place(0, 0, 1.15, cake(s, '#d9a35a', c.cream, c.amber, c.cream, c.amber)) +
        spread(14, 60, (x, y) => dots([[x + 30, y]], c.clay, 7, 0.6), 3) +
        sauce(s, c.honey)(-100, -80, 0.6) +
        herb(s)(20, -10, 0.9, 40),
    ),
  napoleon: (s) =>
    grounds.forest(s) +
    napkin(s, c.blush) +
    plate()(
      s,
      place(0, 0, 1.15, cake(s, '#e8cf9c', c.straw, c.birch, c.straw, c.birch)) +
        spread(
          24,
          86,
          (x, y, turn) => line(path`M${x + 20} ${y}l${Math.cos(turn) * 12} 5`, c.amber, 6),
          5,
        ),
    ),
  'apple-strudel': (s) => {
    const roll = s.form(rect(-150, -58, 250, 116, 44), c.birch, { turn: 'under' });
    return (
      grounds.oak(s) +
      spoon(s) +
      plate(c.snow, c.amber)(
        s,
        s.contact(0, 12, 160, 70, 0.5) +
          roll +
          line(
            many(5, (i) => path`M${-116 + i * 46} -40l26 80`),
            c.amber,
            7,
            0.6,
          ) +
          line('M100 0q-16 -40 -24 0q4 30 20 14', c.clay, 7) +
          spread(20, 100, (x, y) => dots([[x - 20, y * 0.45]], c.snow, 6, 0.85), 2) +
          scoop(s, c.cream)(104, 70, 1.15) +
          herb(s)(112, 44, 0.9, 30) +
          sauce(s, c.amber)(-90, 104, 0.6),
      )
    );
  },
  'ice-cream': (s) => {
    const currant = berry(s, c.plum);
    return (
      grounds.lake(s) +
      spoon(s) +
      deepBowl(c.mist, c.snow)(
        s,
        scoop(s, c.cream)(-66, -30, 1.5) +
          scoop(s, '#8f82b6')(66, -40, 1.5, 40) +
          scoop(s, '#c9b487')(0, 70, 1.5, 80) +
          currant(70, -60, 1.3) +
          currant(96, -30, 1.2) +
          currant(44, -26, 1.2) +
          herb(s)(-30, 0, 1.1, -30),
      )
    );
  },
  pavlova: (s) => {
    const berries = [berry(s, c.berry), berry(s, c.plum), berry(s, c.rose)];
    return (
      grounds.blush(s) +
      plate(c.snow, c.rose)(
        s,
        place(0, 0, 1.5, whipped(s)) +
          s.soft(circle(0, 0, 70), c.cream, 0.9, 10) +
          spread(16, 76, (x, y, _turn, i) => (berries[i % 3] ?? berry(s, c.berry))(x, y, 1.5), 4) +
          ring(3, 96, (x, y, turn) => herb(s, c.leaf)(x, y, 0.8, turn), 40),
      )
    );
  },
  'pine-cone-jam': (s) => {
    const cone = pineCone(s, c.clay);
    return (
      grounds.pine(s) +
      spoon(s) +
      deepBowl(c.cream, c.amber)(
        s,
        s.soft(circle(-40, -50, 90), c.honey, 0.6, 20) +
          cone(-60, 30, 0.85, -30) +
          cone(60, 10, 0.9, 24) +
          cone(0, 120, 0.8, 80) +
          flat(circle(-90, -90, 10), c.light, 0.7) +
          flat(circle(100, -60, 8), c.light, 0.6),
      )
    );
  },
};
