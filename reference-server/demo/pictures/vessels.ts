import { flat, line } from './marks.ts';
import { palette as c } from './palette.ts';
import { standing } from './props.ts';
import type { Sheet } from './sheet.ts';
import { ellipse, path, rect, turned } from './shapes.ts';

/** The light that runs down the left side of glass. */
export const glint = (x: number, top: number, height: number): string =>
  line(path`M${x} ${top}q-6 ${height / 2} 0 ${height}`, c.light, 9, 0.75);

type Filling = { color: string; glow: string; level?: number; inside?: string };

/** A glass jar, 200 wide and 190 high, standing on the origin. */
export const jar = (s: Sheet, { color, glow, level = -165, inside = '' }: Filling): string => {
  const glass = turned(
    0,
    [0, -190],
    [76, -188],
    [96, -160],
    [100, -60],
    [98, -14],
    [80, 0],
    [0, 2],
  );
  return (
    standing(s, 0, 0, 104) +
    flat(glass, c.mist) +
    s.clip(
      glass,
      s.form(rect(-110, level, 220, 170 - level), color, { turn: 'side', depth: 0.9 }) +
        s.soft(ellipse(24, -70, 40, 84), glow, 0.75, 14) +
        inside +
        flat(ellipse(0, level, 98, 9), glow, 0.9) +
        flat('M-84 -170q-9 80 0 150q8 6 14 2q-6 -70 2 -152z', c.light, 0.7) +
        flat('M74 -160q12 60 6 120q-8 4 -8 -4q4 -60 -4 -112z', c.light, 0.3),
    )
  );
};

/** A cloth cap tied over a jar's mouth. */
export const clothCap = (s: Sheet, color: string, string: string): string =>
  s.form(
    turned(
      0,
      [0, -250],
      [56, -247],
      [76, -226],
      [84, -196],
      [112, -166],
      [72, -176],
      [36, -166],
      [0, -174],
    ),
    color,
    { depth: 0.75 },
  ) +
  line(
    'M-40 -240q-10 22 -24 44M0 -246v46M38 -242q12 24 22 44M-70 -188q-10 8 -22 14M-30 -180l-6 12M30 -180l6 10M72 -188l14 12',
    c.oak,
    2.5,
    0.35,
  ) +
  line('M-86 -192q86 18 172 0', string, 6) +
  line('M8 -184q-34 -26 -40 2t40 -2q34 -24 42 0t-42 0l-18 34M8 -184l22 30', string, 4);

/** A drinking glass filled to the given share, 120 wide and 170 high, standing on the origin. */
export const tumbler = (s: Sheet, drink: string, filled = 0.78): string => {
  const glass = 'M-62 -170L-48 -8Q-46 0 -36 2H36Q46 0 48 -8L62 -170z';
  const level = -170 * filled;
  return (
    standing(s, 0, 0, 52) +
    flat(glass, c.mist, 0.75) +
    s.clip(
      glass,
      s.form(path`M-70 ${level}H70V${-14}H-70z`, drink, { turn: 'side', depth: 0.6 }) +
        flat(ellipse(0, level, 60, 9), c.light, 0.5) +
        glint(-38, -150, 120),
    ) +
    line('M-62 -170a62 9 0 0 0 124 0a62 9 0 0 0 -124 0', c.snow, 4, 0.9)
  );
};

/** A hand-thrown mug, 220 wide and 240 high, standing on the origin. */
export const mug = (s: Sheet, color: string, glaze: string): string => {
  const body = 'M-112 -240L-104 -30Q-100 4 -60 6H60Q100 4 104 -30L112 -240z';
  return (
    standing(s, 0, 0, 106) +
    line('M104 -196Q196 -204 190 -126Q184 -56 100 -58', color, 30) +
    line('M104 -204Q204 -212 198 -126', c.light, 5, 0.4) +
    s.form(body, color, { turn: 'side' }) +
    s.clip(
      body,
      s.form('M-120 -250H120V-122Q90 -84 60 -118T0 -96T-60 -122T-120 -100z', glaze, {
        turn: 'side',
      }) + line('M-84 -220q-6 90 4 180', c.light, 12, 0.4),
    ) +
    s.form(ellipse(0, -240, 112, 26), glaze, { depth: 0.4 })
  );
};
