import { pelmen, spread, varenik } from '../foods.ts';
import { dill, dollop, onion, sauce } from '../garnishes.ts';
import { line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { berry } from '../plants.ts';
import { deepBowl, grounds, plate, spoon } from '../table-top.ts';

/** Pelmeni and vareniki, seen from above. */
export const dumplingPaintings: Paintings = {
  'pelmeni-siberian': (s) => {
    const one = pelmen(s);
    return (
      grounds.linen(s) +
      spoon(s) +
      deepBowl(c.lake, '#d8bd7c')(
        s,
        spread(16, 168, (x, y, turn) => one(x, y, 1.12, turn), 2) +
          place(10, 4, 0.9, dollop(s)) +
          spread(6, 130, (x, y, turn) => dill(s)(x, y, 0.8, turn), 9),
      )
    );
  },
  'pelmeni-fish': (s) => {
    const one = pelmen(s);
    return (
      grounds.forest(s) +
      plate(c.cream, c.lake)(
        s,
        sauce(s, c.cream)(0, 10, 2.5, 20) +
          spread(13, 140, (x, y, turn) => one(x, y, 1.1, turn), 6) +
          line('M-110 -30Q-20 -80 60 -20T150 40', c.cream, 16, 0.85) +
          spread(8, 140, (x, y, turn) => dill(s)(x, y, 0.9, turn), 3),
      )
    );
  },
  'vareniki-potato': (s) => {
    const one = varenik(s, '#ead7ae');
    const fried = onion(s, c.amber);
    return (
      grounds.oak(s) +
      plate(c.snow, c.moss)(
        s,
        spread(10, 132, (x, y, turn) => one(x, y, 1.1, turn), 4) +
          spread(9, 120, (x, y) => fried(x, y, 0.8), 7) +
          dill(s)(10, 0, 1, 30),
      )
    );
  },
  'vareniki-cherry': (s) => {
    const one = varenik(s, '#eed6c4');
    const cherry = berry(s, c.berry);
    return (
      grounds.blush(s) +
      spoon(s) +
      plate(c.cream, c.rose)(
        s,
        spread(10, 130, (x, y, turn) => one(x, y, 1.1, turn), 8) +
          sauce(s, c.berry)(20, 10, 0.8) +
          place(-40, 30, 0.8, dollop(s)) +
          spread(9, 150, (x, y) => cherry(x, y, 1.4), 2),
      )
    );
  },
};
