import { ring, spread } from '../foods.ts';
import { citrus, cucumber, herb, ice } from '../garnishes.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { berry, spike } from '../plants.ts';
import { circle, ellipse, leaf } from '../shapes.ts';
import { cup, glass, grounds } from '../table-top.ts';

/** Drinks, seen from above. */
export const drinkPaintings: Paintings = {
  mors: (s) => {
    const cranberry = berry(s, c.berry);
    const cubes = ice(s);
    return (
      grounds.sage(s) +
      glass('#b53a48', c.rose)(
        s,
        cubes(-50, 30, 1.1, 20) +
          cubes(50, -30, 1, -14) +
          spread(8, 110, (x, y) => cranberry(x, y, 1.5), 3) +
          herb(s)(20, 50, 1.1, 50),
      )
    );
  },
  'sea-buckthorn': (s) => {
    const drop = berry(s, c.honey);
    return (
      grounds.oak(s) +
      glass('#d9922e', c.straw)(
        s,
        citrus(s, '#ecb04f', c.amber)(-34, -24, 1.35, 10) +
          citrus(s, '#ecb04f', c.amber)(54, 30, 1.15, 40) +
          spread(11, 120, (x, y) => drop(x, y, 1.2), 6),
      )
    );
  },
  'ivan-tea': (s) =>
    grounds.birch(s) +
    cup('#a85f2a')(
      s,
      s.soft(ellipse(-30, -40, 60, 30), c.honey, 0.5, 12) +
        herb(s)(20, 20, 1, 60) +
        herb(s, c.leaf)(-30, 30, 0.9, -20),
    ) +
    spike(s, c.lavender, 170)(120, 560, 1, 24) +
    spike(s, c.rose, 160)(80, 540, 0.9, 2),
  lemonade: (s) => {
    const slice = cucumber(s);
    const cubes = ice(s);
    return (
      grounds.forest(s) +
      glass('#cdd9a4', c.cream)(
        s,
        cubes(-40, -50, 1.1, 10) +
          cubes(60, 40, 1, -20) +
          slice(-60, 50, 1.4) +
          slice(40, -50, 1.4) +
          slice(-4, 6, 1.3) +
          ring(4, 96, (x, y, turn) => herb(s, c.leaf)(x, y, 1, turn), 20),
      )
    );
  },
  americano: (s) =>
    grounds.linen(s) +
    cup('#3d2418')(
      s,
      line(circle(0, 0, 118), c.oak, 9, 0.8) +
        s.soft(ellipse(-34, -40, 60, 34), c.oak, 0.5, 12) +
        flat(ellipse(-60, -50, 14, 8), c.light, 0.35),
    ),
  cappuccino: (s) => {
    const petal = (y: number, size: number): string =>
      flat(
        `M0 ${y}Q${-size} ${y - size} ${-size * 0.7} ${y - size * 1.3}Q0 ${y - size} ${size * 0.7} ${y - size * 1.3}Q${size} ${y - size} 0 ${y}z`,
        c.cream,
      );
    return (
      grounds.wood(s) +
      cup('#b0784a', c.cream)(
        s,
        line(circle(0, 0, 116), '#8b5632', 12, 0.7) +
          petal(84, 60) +
          petal(50, 46) +
          petal(18, 32) +
          flat(leaf([0, 92], [0, -66], 8), '#b0784a'),
      )
    );
  },
  sbiten: (s) =>
    grounds.pine(s) +
    cup('#8f4a22', c.oat)(
      s,
      s.soft(ellipse(-30, -40, 66, 36), c.amber, 0.6, 12) +
        citrus(s, '#ecb04f', c.amber)(30, 24, 1.1, 14) +
        place(-40, 20, 1, line('M-50 30L46 -34', c.brick, 17) + line('M-48 26L44 -36', c.clay, 5)),
    ),
};
