import { flat, line } from './marks.ts';
import { palette as c } from './palette.ts';
import type { Sheet, Stamp } from './sheet.ts';
import {
  around,
  blob,
  chance,
  circle,
  curve,
  ellipse,
  many,
  path,
  polygon,
  rect,
} from './shapes.ts';

/** `count` things spread evenly over a disc, each turned by chance. */
export const spread = (
  count: number,
  radius: number,
  lay: (x: number, y: number, turn: number, index: number) => string,
  seed = 4,
): string => {
  const random = chance(seed);
  return many(count, (i) => {
    const distance = radius * Math.sqrt((i + 0.4) / count);
    const [x, y] = around([0, 0], distance, i * 137.5 + random() * 30);
    return lay(x, y, random() * 360, i);
  });
};

/** `count` things on a ring, each turned outwards. */
export const ring = (
  count: number,
  radius: number,
  lay: (x: number, y: number, turn: number) => string,
  from = 0,
): string =>
  many(count, (i) => {
    const turn = from + (360 / count) * i;
    const [x, y] = around([0, 0], radius, turn);
    return lay(x, y, turn);
  });

/** A round patty with a crust, 62 in radius: a syrnik, a cutlet, a draniki. */
export const patty = (s: Sheet, color: string, crust: string): Stamp =>
  s.stamp(
    s.contact(5, 9, 70, 66, 0.6) +
      s.form(circle(0, 0, 62), color, { turn: 'round' }) +
      s.soft(circle(0, 0, 42), crust, 0.75, 8) +
      flat(ellipse(-18, -24, 16, 9), c.light, 0.35),
  );

/** A long cutlet in crumbs, 190 by 96. */
export const cutlet = (s: Sheet, color: string, crumb: string): Stamp => {
  const body = blob([-95, 6], [-62, -44], [20, -48], [84, -26], [100, 4], [60, 42], [-40, 46]);
  return s.stamp(
    s.contact(6, 10, 104, 52, 0.6) +
      s.form(body, color, { turn: 'round' }) +
      s.clip(
        body,
        spread(22, 92, (x, y, _turn, i) => flat(ellipse(x, y * 0.5, 4 + (i % 3), 3), crumb, 0.6)),
      ),
  );
};

/** A pelmen: a round of dough folded to an ear, 40 in radius. */
export const pelmen = (s: Sheet): Stamp =>
  s.stamp(
    s.contact(3, 6, 44, 40, 0.5) +
      s.form(circle(0, 0, 38), '#ecdcbc', { turn: 'round' }) +
      s.form(circle(3, 2, 21), c.cream, { turn: 'round', depth: 0.7 }) +
      line('M-34 -10q10 -22 30 -24', c.light, 5, 0.6),
  );

/** A varenik: a half-moon with a plaited edge, 110 wide. */
export const varenik = (s: Sheet, color: string): Stamp =>
  s.stamp(
    s.contact(2, 4, 58, 32, 0.5) +
      s.form('M-54 18Q-50 -44 0 -46Q50 -44 54 18Q0 34 -54 18z', color, { turn: 'under' }) +
      line(
        many(9, (i) => path`M${-48 + i * 12} ${16 + (4 - Math.abs(4 - i)) * 1.6}v12`),
        c.oat,
        5,
        0.9,
      ),
  );

/** A slice of roast meat, pink inside, 130 by 86. */
export const meatSlice = (s: Sheet, crust: string, inside: string): Stamp => {
  const outline = blob([-62, 0], [-40, -36], [20, -42], [62, -16], [58, 22], [10, 42], [-44, 34]);
  return s.stamp(
    s.contact(5, 8, 68, 46, 0.6) +
      s.form(outline, crust, { depth: 0.8 }) +
      s.form(
        blob([-48, 0], [-30, -26], [18, -31], [49, -10], [44, 16], [8, 30], [-34, 24]),
        inside,
        {
          turn: 'round',
          depth: 0.6,
        },
      ),
  );
};

/** A steak with the marks of the grill, 300 by 190. */
export const steak = (s: Sheet): string => {
  const body = blob(
    [-146, 20],
    [-120, -70],
    [-30, -96],
    [90, -84],
    [150, -20],
    [128, 64],
    [30, 92],
    [-90, 84],
  );
  return (
    s.contact(8, 14, 162, 104, 0.6) +
    s.form(body, '#6d3b26', { turn: 'round' }) +
    s.clip(
      body,
      line(
        many(6, (i) => path`M${-150 + i * 58} 110l80 -230`),
        c.shade,
        13,
        0.55,
      ),
    ) +
    line(curve([-132, 10], [-104, -62], [-20, -84]), c.straw, 8, 0.35)
  );
};

/** A fillet of fish with crisp skin, 300 by 120. */
export const fillet = (s: Sheet, color: string, skin: string): string => {
  const body = 'M-150 20Q-110 -64 20 -62Q120 -60 156 -6Q110 52 10 58Q-100 62 -150 20z';
  return (
    s.contact(6, 12, 160, 66, 0.6) +
    s.form(body, color, { turn: 'under' }) +
    s.clip(
      body,
      s.soft(ellipse(0, -34, 150, 26), skin, 0.55, 10) +
        line(
          many(7, (i) => path`M${-110 + i * 40} -60q26 56 -8 120`),
          skin,
          4,
          0.55,
        ),
    )
  );
};

/** A leg of a bird, its bone to the right, 300 long. */
export const leg = (s: Sheet, color: string): string =>
  s.contact(0, 14, 160, 84, 0.6) +
  s.form(rect(84, -14, 96, 28, 12), c.cream, { turn: 'under' }) +
  s.form(circle(182, -10, 17), c.cream) +
  s.form(circle(182, 12, 17), c.cream) +
  s.form(
    blob([-150, 6], [-122, -66], [-30, -84], [60, -44], [116, -14], [114, 16], [40, 56], [-80, 74]),
    color,
    {
      turn: 'round',
    },
  ) +
  line('M-110 -30Q-60 -66 0 -54', c.light, 9, 0.45);

/** Pieces of meat or vegetables on a skewer, 330 long. */
export const skewer = (s: Sheet, ...colors: string[]): Stamp => {
  const step = 300 / colors.length;
  return s.stamp(
    line('M-190 0H200', c.oat, 8) +
      colors
        .map((color, i) =>
          s.form(rect(-160 + i * step, -32 + (i % 2) * 5, step - 8, 62, 18), color, {
            turn: 'round',
          }),
        )
        .join(''),
  );
};

/** A swirl of puree, 110 in radius. */
export const mash = (s: Sheet, color: string, ridge: string): string =>
  s.contact(4, 8, 116, 106, 0.4) +
  s.form(
    blob([-104, 6], [-70, -80], [30, -98], [104, -40], [100, 50], [20, 98], [-76, 74]),
    color,
    {
      turn: 'round',
      depth: 0.6,
    },
  ) +
  line(
    'M-66 6Q-40 -62 26 -56Q82 -40 66 18Q46 66 -12 52Q-48 36 -26 -2Q-4 -26 22 -8',
    ridge,
    9,
    0.45,
  );

/** A heap of grains, within the radius. */
export const grains = (radius: number, count: number, ...colors: string[]): string =>
  spread(count, radius, (x, y, turn, i) =>
    line(
      path`M${x} ${y}l${Math.cos(turn) * 7} ${Math.sin(turn) * 7}`,
      colors[i % colors.length] ?? c.oak,
      9,
    ),
  );

/** Noodles or pasta in loose curls, within 150. */
export const noodles = (color: string, width = 10, count = 12): string => {
  const random = chance(9);
  const curls = many(count, () => {
    const [x, y] = around([0, 0], 96 * random(), 360 * random());
    const [dx, dy] = [60 - random() * 120, 60 - random() * 120];
    return path`M${x - dx} ${y - dy}q${dy} ${-dx} ${dx} ${dy}t${dx} ${dy}`;
  });
  return line(curls, c.shade, width + 5, 0.18) + line(curls, color, width);
};

/** A piece of cake seen from above with its layers to the front, 260 by 200. */
export const cake = (s: Sheet, top: string, ...layers: string[]): string =>
  s.contact(10, 24, 150, 104, 0.6) +
  layers
    .map((color, i) =>
      s.form(
        polygon([-140, 30 + i * 16], [120, 66 + i * 16], [120, 86 + i * 16], [-140, 50 + i * 16]),
        color,
        { turn: 'side', depth: 0.5 },
      ),
    )
    .join('') +
  s.form(polygon([-140, 34], [96, -104], [120, 70]), top, { depth: 0.6 });

/** A ball of ice-cream, 62 in radius. */
export const scoop = (s: Sheet, color: string): Stamp =>
  s.stamp(
    s.contact(5, 9, 66, 60, 0.5) +
      s.form(
        blob([-60, 4], [-44, -44], [10, -62], [56, -28], [60, 22], [14, 60], [-42, 48]),
        color,
        {
          turn: 'round',
        },
      ) +
      line('M-34 -28q24 -24 52 -18M-40 10q10 -14 24 -14', c.light, 6, 0.45),
  );

/** Thin pancakes folded in four, 150 wide. */
export const foldedPancake = (s: Sheet): Stamp =>
  s.stamp(
    s.contact(0, 10, 90, 80, 0.5) +
      s.form('M0 -76Q92 -60 96 60Q40 86 0 76Q-60 0 0 -76z', c.birch, { depth: 0.6 }) +
      s.form('M0 -76Q72 -50 70 58Q36 78 0 76Q-44 0 0 -76z', '#e9c98d', { depth: 0.5 }) +
      flat(ellipse(20, -6, 10, 14) + ellipse(38, 34, 12, 8) + ellipse(10, 40, 7, 9), c.oak, 0.35),
  );

/** A round bun or a piece of bread, 76 in radius. */
export const bun = (s: Sheet, color: string, crust: string): Stamp =>
  s.stamp(
    s.contact(5, 9, 82, 74, 0.6) +
      s.form(
        blob([-76, 4], [-56, -54], [8, -74], [70, -38], [74, 26], [22, 72], [-50, 60]),
        color,
        {
          turn: 'round',
        },
      ) +
      line('M-44 -20Q0 -48 44 -22M-50 14Q0 -10 50 12', crust, 7, 0.6),
  );
