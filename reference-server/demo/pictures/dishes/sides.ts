import { bun, grains, spread } from '../foods.ts';
import { dill, mushroom } from '../garnishes.ts';
import { dots, flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { circle, ellipse, rect } from '../shapes.ts';
import { deepBowl, grounds, napkin, pan, plate, roundBoard } from '../table-top.ts';
import { potatoMash } from './breakfasts.ts';

/** What goes beside, seen from above. */
export const sidePaintings: Paintings = {
  'potato-dill': (s) => {
    const potato = s.stamp(
      s.contact(4, 7, 48, 40, 0.5) +
        s.form(ellipse(0, 0, 46, 38), '#e8c877', { turn: 'round' }) +
        flat(ellipse(-14, -12, 10, 7), c.light, 0.5),
    );
    return (
      grounds.sage(s) +
      deepBowl(c.cream, c.straw)(
        s,
        spread(13, 150, (x, y, turn) => potato(x, y, 1.1, turn), 3) +
          spread(10, 160, (x, y, turn) => dill(s)(x, y, 1, turn), 7),
      )
    );
  },
  'grilled-vegetables': (s) => {
    const slice = (skin: string, flesh: string) =>
      s.stamp(
        s.contact(3, 6, 62, 40, 0.4) +
          s.form(rect(-62, -34, 124, 68, 32), skin, { depth: 0.5 }) +
          flat(rect(-54, -26, 108, 52, 25), flesh) +
          line('M-34 -24l16 48M-4 -24l16 48M26 -24l16 48', c.shade, 6, 0.45),
      );
    const [courgette, aubergine, pepper] = [
      slice(c.forest, '#d7dba4'),
      slice(c.plum, c.oat),
      slice(c.berry, c.clay),
    ];
    return (
      grounds.birch(s) +
      pan(
        s,
        courgette(-80, -90, 1.1, -20) +
          aubergine(50, -100, 1.1, 16) +
          pepper(-90, 0, 1.1, 10) +
          courgette(20, -20, 1.1, -30) +
          aubergine(-60, 90, 1.1, -14) +
          pepper(80, 70, 1.1, 40) +
          mushroom(s)(120, -20, 1.3, 20) +
          mushroom(s)(10, 130, 1.2, -30),
      )
    );
  },
  'buckwheat-mushrooms': (s) => {
    const slice = mushroom(s);
    return (
      grounds.forest(s) +
      deepBowl(c.oat, c.oak)(
        s,
        grains(176, 110, c.bark, c.brick, c.wood) +
          spread(7, 120, (x, y, turn) => slice(x, y, 1.4, turn), 5) +
          dill(s)(20, -10, 1.1, 30) +
          dill(s)(-70, 60, 1, 80),
      )
    );
  },
  'mashed-potato': (s) =>
    grounds.linen(s) +
    napkin(s, c.lake) +
    plate()(
      s,
      place(0, 0, 1.45, potatoMash(s)) +
        s.form(rect(-26, -24, 54, 46, 8), c.straw, {}) +
        dots(
          [
            [-80, 40],
            [60, -70],
            [90, 40],
            [-40, -80],
            [10, 90],
          ],
          c.leaf,
          9,
          0.8,
        ),
    ),
  'bread-basket': (s) => {
    const rye = bun(s, '#6f3f22', c.oak);
    const wheat = bun(s, c.birch, c.amber);
    const borodinsky = bun(s, c.bark, c.oat);
    return (
      grounds.pine(s) +
      napkin(s, c.linen) +
      roundBoard(c.oak)(
        s,
        wheat(-90, -70, 1.1) +
          rye(70, -80, 1.15, 30) +
          borodinsky(-60, 76, 1.15, -20) +
          wheat(80, 66, 1.05, 60) +
          place(
            0,
            0,
            0.72,
            s.form(circle(0, 0, 76), c.cream, { turn: 'round' }) +
              s.form(rect(-40, -32, 80, 60, 10), c.straw, {}),
          ),
      )
    );
  },
};
