import { noodles, patty, spread } from '../foods.ts';
import { chip, cucumber, herb, sauceBowl, tomato } from '../garnishes.ts';
import { dots, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { blob, circle, many, path } from '../shapes.ts';
import { deepBowl, grounds, plate, spoon } from '../table-top.ts';
import { potatoMash } from './breakfasts.ts';

/** Small plates for small guests, seen from above. */
export const kidsPaintings: Paintings = {
  'kids-soup': (s) => {
    const ball = s.stamp(
      s.contact(3, 5, 36, 32, 0.4) + s.form(circle(0, 0, 33), c.oak, { turn: 'round' }),
    );
    const letters = spread(10, 176, (x, y, _turn, i) => {
      const shape = ['l14 -30l14 30m-22 -12h16', 'v-30q26 2 2 15q28 2 -2 15', 'v-30h20m-20 15h14'][
        i % 3
      ];
      return `M${Math.round(x)} ${Math.round(y)}${shape ?? ''}`;
    });
    return (
      grounds.straw(s) +
      spoon(s) +
      deepBowl(c.lake, '#ecd089')(
        s,
        spread(5, 84, (x, y) => ball(x, y, 1.1), 4) +
          line(letters, c.cream, 7) +
          spread(8, 160, (x, y) => dots([[x, y]], c.honey, 18), 9) +
          herb(s)(-20, 20, 0.8, 30),
      )
    );
  },
  'kids-nuggets': (s) => {
    const nugget = s.stamp(
      s.contact(4, 7, 48, 40, 0.5) +
        s.form(
          blob([-46, 4], [-30, -32], [10, -38], [44, -14], [40, 24], [0, 38], [-34, 30]),
          c.amber,
          {
            turn: 'round',
          },
        ) +
        dots(
          [
            [-18, -10],
            [8, -16],
            [20, 8],
            [-6, 14],
          ],
          c.straw,
          8,
          0.7,
        ),
    );
    const fry = chip(s);
    return (
      grounds.sage(s) +
      plate(c.snow, c.lake)(
        s,
        many(11, (i) => fry(-70 + (i % 4) * 14, 30 + i * 9, 1.05, -50 + ((i * 37) % 90))) +
          nugget(40, -90, 1.1) +
          nugget(-50, -80, 1.1, 60) +
          nugget(100, -20, 1.1, 120) +
          nugget(20, -10, 1.1, 200) +
          place(96, 92, 0.7, sauceBowl(s, c.berry)),
      )
    );
  },
  'kids-pasta': (s) =>
    grounds.blush(s) +
    plate(c.cream, c.leaf)(
      s,
      s.contact(4, 8, 150, 140, 0.4) +
        noodles('#f0d48a', 15, 15) +
        line(
          spread(
            14,
            90,
            (x, y, turn) => path`M${x} ${y}l${Math.cos(turn) * 20} ${Math.sin(turn) * 20}`,
            5,
          ),
          c.honey,
          7,
        ) +
        tomato(s)(-100, 70, 1, -30) +
        cucumber(s)(110, 70, 0.9) +
        herb(s)(6, -6, 0.9, 20),
    ),
  'kids-meatballs': (s) => {
    const ball = patty(s, c.oak, c.brick);
    return (
      grounds.lake(s) +
      plate(c.snow, c.honey)(
        s,
        place(-50, -40, 1, potatoMash(s)) +
          ball(76, 10, 0.95) +
          ball(30, 94, 0.95) +
          ball(-60, 104, 0.9) +
          cucumber(s)(110, -80, 0.9) +
          tomato(s)(60, -110, 1, 20),
      )
    );
  },
};
