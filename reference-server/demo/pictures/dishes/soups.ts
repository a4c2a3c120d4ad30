import { noodles, ring, spread } from '../foods.ts';
import { citrus, cube, dill, dollop, herb, mushroom } from '../garnishes.ts';
import { dots, flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import type { Sheet } from '../sheet.ts';
import { blob, chance, circle, ellipse, type Point } from '../shapes.ts';
import { deepBowl, grounds, napkin, spoon } from '../table-top.ts';

/** Drops of fat that float on a broth. */
const fat = (color: string, seed: number): string =>
  spread(18, 180, (x, y, _turn, i) => line(circle(x, y, 6 + (i % 4) * 4), color, 3, 0.7), seed);

const pieces = (s: Sheet, color: string) =>
  s.stamp(
    s.contact(3, 5, 38, 30, 0.4) +
      s.form(blob([-34, 2], [-18, -24], [22, -22], [36, 4], [14, 26], [-22, 22]), color, {
        turn: 'round',
      }),
  );

/** Soups, in a bowl seen from above. */
export const soupPaintings: Paintings = {
  borsch: (s) => {
    const [meat, sprig] = [pieces(s, '#7d4030'), dill(s)];
    const strips = spread(16, 165, (x, y, turn) => {
      const [dx, dy] = [Math.cos(turn) * 34, Math.sin(turn) * 34];
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(dx)} ${Math.round(dy)}`;
    });
    return (
      grounds.linen(s) +
      napkin(s, c.forest) +
      spoon(s) +
      deepBowl(c.cream, c.berry)(
        s,
        line(strips, '#7c1f3a', 11, 0.8) +
          fat(c.clay, 3) +
          meat(-86, -60, 1) +
          meat(94, -50, 1.1, 60) +
          meat(-70, 92, 1, 100) +
          place(14, 16, 1.2, dollop(s)) +
          sprig(16, 4, 0.9, 40) +
          sprig(100, 60, 0.9, -40) +
          sprig(-120, 20, 0.8, 70),
      )
    );
  },
  solyanka: (s) => {
    const olive = s.stamp(
      s.form(ellipse(0, 0, 22, 17), c.plum, { turn: 'round' }) + flat(circle(0, 0, 6), c.clay),
    );
    const sausage = s.stamp(
      s.form(circle(0, 0, 32), c.rose, { turn: 'round', depth: 0.6 }) +
        dots(
          [
            [-10, -8],
            [8, 6],
            [12, -12],
            [-8, 12],
          ],
          c.blush,
          6,
        ),
    );
    const meat = pieces(s, c.oak);
    return (
      grounds.oak(s) +
      spoon(s) +
      deepBowl(c.forest, c.clay)(
        s,
        fat(c.straw, 5) +
          spread(6, 150, (x, y, turn) => meat(x, y, 1, turn), 8) +
          spread(6, 130, (x, y) => sausage(x, y, 1), 3) +
          spread(6, 150, (x, y, turn) => olive(x, y, 1, turn), 12) +
          citrus(s)(20, -16, 1.2, 12) +
          herb(s)(-70, -20, 1, 60),
      )
    );
  },
  ukha: (s) => {
    const fish = pieces(s, c.cream);
    const salmon = pieces(s, c.peach);
    const carrot = s.stamp(s.form(circle(0, 0, 22), c.honey, { turn: 'round' }));
    return (
      grounds.lake(s) +
      spoon(s) +
      deepBowl(c.snow, '#dcc38a')(
        s,
        fat(c.straw, 2) +
          spread(4, 120, (x, y, turn) => fish(x, y, 1.4, turn), 4) +
          spread(3, 110, (x, y, turn) => salmon(x + 20, y - 10, 1.4, turn), 9) +
          spread(7, 150, (x, y) => carrot(x, y, 1), 6) +
          spread(7, 150, (x, y, turn) => dill(s)(x, y, 0.9, turn), 3),
      )
    );
  },
  'mushroom-cream': (s) => {
    const crouton = cube(s, c.amber, 34);
    const slice = mushroom(s);
    return (
      grounds.pine(s) +
      spoon(s) +
      deepBowl(c.oat, '#c9b08a')(
        s,
        line(
          'M-130 20Q-90 -90 20 -84Q130 -70 118 20Q96 110 -10 100Q-80 88 -60 10Q-40 -40 30 -24',
          c.cream,
          13,
          0.7,
        ) +
          slice(-30, -20, 1.3, -20) +
          slice(44, 6, 1.3, 30) +
          slice(-10, 56, 1.2, 80) +
          ring(5, 128, (x, y, turn) => crouton(x, y, 1, turn), 20) +
          herb(s)(10, 10, 0.9, 20),
      )
    );
  },
  'chicken-noodle': (s) => {
    const meat = pieces(s, c.cream);
    const random = chance(4);
    const drops = Array.from({ length: 20 }, (): Point => [
      -150 + random() * 300,
      -130 + random() * 260,
    ]);
    return (
      grounds.sage(s) +
      napkin(s, c.cream) +
      spoon(s) +
      deepBowl(c.lake, '#e6c566')(
        s,
        noodles('#f4e3ae', 9, 11) +
          dots(drops, c.honey, 10, 0.6) +
          meat(-80, -50, 1.1) +
          meat(70, -70, 1, 40) +
          meat(50, 80, 1.1, 100) +
          spread(8, 140, (x, y, turn) => herb(s)(x, y, 0.6, turn), 5),
      )
    );
  },
};
