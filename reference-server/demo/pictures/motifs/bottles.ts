import { disc, niche, room, woodGrain } from '../grounds.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { berry, firTwig } from '../plants.ts';
import { drum, standing } from '../props.ts';
import { glint, tumbler } from '../vessels.ts';
import type { Sheet } from '../sheet.ts';
import { chance, ellipse, leaf, many, rect, turned } from '../shapes.ts';

const milk = (s: Sheet): string => {
  const bottle = turned(
    0,
    [0, -330],
    [34, -328],
    [34, -268],
    [44, -234],
    [78, -184],
    [80, -20],
    [66, 0],
    [0, 2],
  );
  return (
    room(s, { wall: c.sky, table: c.birch, windowAt: 60 }) +
    woodGrain(s, 430) +
    flat('M0 420H800V470Q700 520 560 476T250 486T0 470z', c.cream) +
    line('M0 452Q120 496 250 466T560 458T800 450', c.lake, 5, 0.7) +
    line('M0 438Q120 482 250 452T560 444T800 436', c.lake, 2.5, 0.6) +
    place(
      340,
      512,
      1.15,
      standing(s, 0, 0, 82) +
        s.form(bottle, c.snow, { turn: 'side', depth: 0.75 }) +
        flat('M-30 -318h60v44q-30 8 -60 0z', c.mist) +
        glint(-56, -170, 120) +
        line('M-40 -262q40 10 80 0', c.lake, 3, 0.35) +
        drum(s, 0, -338, 40, 26, c.lake, c.sky) +
        cow(s),
    ) +
    place(560, 520, 1.05, tumbler(s, c.snow, 0.74))
  );
};

/** The dairy's mark: a small cow's head on an oval. */
const cow = (s: Sheet): string =>
  s.form(ellipse(0, -92, 52, 58), c.sage, { depth: 0.4 }) +
  flat(leaf([-18, -116], [-52, -128], 9) + leaf([18, -116], [52, -128], 9), c.bark) +
  line('M-16 -126q-12 -6 -8 -18M16 -126q12 -6 8 -18', c.paper, 6) +
  flat('M-24 -126Q0 -136 24 -126L16 -80Q0 -70 -16 -80z', c.bark) +
  flat('M-6 -132Q0 -100 6 -132z', c.snow) +
  flat(ellipse(0, -74, 21, 14), c.blush) +
  flat(ellipse(-7, -75, 3, 4) + ellipse(7, -75, 3, 4), c.clay) +
  flat(ellipse(-12, -106, 4, 5) + ellipse(12, -106, 4, 5), c.ink);

const mors = (s: Sheet): string => {
  const bottle = turned(
    0,
    [0, -340],
    [26, -338],
    [27, -250],
    [40, -214],
    [70, -170],
    [72, -18],
    [58, 0],
    [0, 2],
  );
  const cranberry = berry(s, c.berry);
  const random = chance(21);
  const sprig = s.stamp(
    line('M0 0Q60 -20 130 0', c.forest, 4) +
      flat(
        many(7, (i) =>
          leaf(
            [i * 18, -i * 4 + (i > 3 ? (i - 3) * 7 : 0)],
            [i * 18 + (i % 2 ? 22 : 14), (i % 2 ? -34 : 26) - 4],
            11,
          ),
        ),
        c.leaf,
      ),
  );
  return (
    room(s, { wall: c.blush, table: c.linen, windowAt: 380, outside: 'linden' }) +
    disc(s, 330, 250, 180, c.peach) +
    place(
      310,
      508,
      1.2,
      standing(s, 0, 0, 74) +
        flat(bottle, c.mist) +
        s.clip(
          bottle,
          s.form(rect(-90, -232, 180, 240), c.berry, { turn: 'side' }) +
            s.soft(ellipse(22, -100, 22, 70), c.rose, 0.7, 12) +
            glint(-50, -168, 130) +
            glint(-14, -320, 60),
        ) +
        s.form('M-60 -146q60 12 120 0v92q-60 12 -120 0z', c.paper, { turn: 'side', depth: 0.5 }) +
        place(-34, -96, 0.5, sprig(0, 0)) +
        cranberry(-14, -84, 1) +
        cranberry(10, -78, 1) +
        cranberry(0, -98, 1) +
        drum(s, 0, -356, 31, 30, c.forest, c.leaf),
    ) +
    place(520, 520, 1.05, tumbler(s, c.berry, 0.7)) +
    sprig(590, 548, 1, -6) +
    many(13, (i) =>
      cranberry(
        600 + (i % 7) * 24 + random() * 10,
        520 + Math.floor(i / 7) * 24 + random() * 14,
        0.9 + random() * 0.35,
      ),
    ) +
    cranberry(160, 540, 1.2) +
    cranberry(196, 552, 1)
  );
};

const firOil = (s: Sheet): string => {
  const twig = firTwig(s);
  const bottle = turned(
    0,
    [0, -176],
    [28, -174],
    [30, -156],
    [74, -138],
    [78, -16],
    [64, 0],
    [0, 2],
  );
  return (
    niche(s, { wall: c.pine, inside: c.sage, shelf: c.wood }) +
    twig(226, 440, 1, -58) +
    twig(270, 452, 1.05, -32) +
    place(
      420,
      466,
      1.35,
      standing(s, 0, 0, 80) +
        s.form(bottle, '#7c451d', { turn: 'side' }) +
        s.clip(bottle, s.soft(ellipse(30, -66, 18, 56), c.honey, 0.6, 10) + glint(-56, -124, 100)) +
        s.form('M-58 -108q58 10 116 0v74q-58 10 -116 0z', c.paper, { turn: 'side', depth: 0.5 }) +
        twig(-26, -52, 0.3, -34) +
        drum(s, 0, -196, 31, 24, c.ink, c.bark) +
        s.form(turned(0, [0, -262], [15, -258], [20, -230], [15, -202], [0, -200]), c.ink, {
          turn: 'side',
          depth: 0.8,
        }),
    ) +
    twig(520, 476, 0.8, -14) +
    s.form('M596 396q20 30 0 42q-22 -10 0 -42z', c.honey, { turn: 'round' })
  );
};

export const bottlePaintings: Paintings = {
  'farm-milk': milk,
  'cranberry-mors': mors,
  'fir-oil': firOil,
};
