import { disc, room, woodGrain } from '../grounds.ts';
import { fir } from '../landscape.ts';
import { dots, flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { berry, cornflower, pineCone, pineTwig, firTwig } from '../plants.ts';
import { standing } from '../props.ts';
import { mug } from '../vessels.ts';
import type { Sheet } from '../sheet.ts';
import { blob, circle, ellipse, leaf, many, path, turned } from '../shapes.ts';

const clayMug = (s: Sheet): string => {
  const twig = pineTwig(s);
  const cone = pineCone(s);
  const tree = fir(s);
  const biscuit = s.stamp(
    s.form('M-74 -8v10Q-60 20 0 20T74 2V-8z', c.amber, { turn: 'side' }) +
      s.form(ellipse(0, -8, 74, 17), c.wood, { depth: 0.6 }),
  );
  return (
    room(s, { wall: c.lake, table: c.oak, windowAt: 60, horizon: 400 }) +
    woodGrain(s, 410) +
    place(
      390,
      520,
      1.3,
      mug(s, c.clay, c.cream) +
        flat(ellipse(0, -238, 96, 19), c.bark) +
        flat(ellipse(-10, -239, 50, 9), c.oak) +
        `<g fill="${c.pine}">${tree(-10, -20, 0.72)}${tree(26, -20, 0.5)}${tree(-42, -20, 0.48)}</g>`,
    ) +
    s.soft('M370 190q-44 -50 -4 -96t-4 -90q56 44 14 92t18 94z', c.snow, 0.5, 10) +
    twig(560, 560, 1, -12) +
    s.contact(640, 552, 60, 10, 0.5) +
    cone(610, 552, 0.85, 64) +
    s.contact(146, 560, 110, 14, 0.6) +
    many(3, (i) => biscuit(i % 2 ? 152 : 138, 552 - i * 22)) +
    flat(
      many(8, (i) => circle(96 + i * 12, 502 + (i % 3) * 5, 3)),
      c.bark,
      0.7,
    )
  );
};

/** A nesting doll standing on the origin, 300 tall: a bear of the forest family in a painted shawl. */
export const nestingDoll = (s: Sheet): ((shawl: string, emblem: string) => string) => {
  const body = turned(
    0,
    [0, -300],
    [52, -290],
    [78, -240],
    [70, -186],
    [96, -130],
    [104, -60],
    [84, -6],
    [0, 0],
  );
  const shape = s.outline(body);
  const ears = s.stamp(
    standing(s, 0, 0, 92) +
      s.form(circle(-52, -282, 22) + circle(52, -282, 22), c.oak, { turn: 'round' }),
  );
  const front = s.stamp(
    s.shade(body, { turn: 'side' }) +
      flat(ellipse(0, -62, 76, 62), c.cream) +
      flat('M-94 -24Q0 4 94 -24Q92 -10 84 -6Q0 12 -84 -6Q-92 -10 -94 -24z', c.straw) +
      s.form(circle(0, -234, 54), c.birch, { turn: 'round', depth: 0.7 }) +
      flat(ellipse(0, -214, 26, 20), c.cream) +
      flat(ellipse(0, -224, 11, 8) + circle(-22, -242, 5) + circle(22, -242, 5), c.ink) +
      line('M0 -218v8M-10 -206q10 8 20 0', c.ink, 3) +
      flat(circle(-34, -222, 9) + circle(34, -222, 9), c.rose, 0.6) +
      line('M-54 -200Q0 -150 54 -200', c.straw, 6) +
      flat(leaf([0, -176], [-44, -150], 12) + leaf([0, -176], [44, -150], 12), c.straw) +
      s.form(circle(0, -176, 10), c.honey, { turn: 'round' }),
  );
  return (shawl, emblem) => ears(0, 0) + shape(0, 0, 1, 0, shawl) + front(0, 0) + emblem;
};

const matryoshka = (s: Sheet): string => {
  const doll = nestingDoll(s);
  const tree = fir(s);
  const red = berry(s, c.berry);
  const sprouts = s.outline(leaf([0, 0], [-44, -16], 11) + leaf([0, 0], [44, -16], 11));
  return (
    room(s, { wall: c.straw, table: c.wood, windowAt: 430, outside: 'linden' }) +
    disc(s, 380, 260, 200, c.cream) +
    woodGrain(s, 430) +
    place(
      300,
      510,
      1.45,
      doll(
        c.forest,
        tree(0, -16, 0.9, 0, c.pine) +
          tree(-34, -22, 0.5, 0, c.pine) +
          tree(34, -22, 0.5, 0, c.pine),
      ),
    ) +
    place(
      520,
      528,
      0.98,
      doll(c.clay, sprouts(0, -24, 1, 0, c.leaf) + cornflower(s)(0, -70, 1.3)),
    ) +
    place(
      664,
      544,
      0.62,
      doll(
        c.lake,
        sprouts(0, -78, 1, 0, c.leaf) + red(-14, -60, 1.4) + red(16, -64, 1.4) + red(2, -38, 1.4),
      ),
    )
  );
};

const fox = (s: Sheet): string => {
  const body = blob(
    [300, 330],
    [390, 300],
    [480, 330],
    [510, 440],
    [500, 510],
    [400, 526],
    [290, 510],
    [278, 430],
  );
  const head = blob(
    [250, 220],
    [300, 168],
    [390, 150],
    [480, 168],
    [530, 220],
    [470, 300],
    [390, 336],
    [310, 300],
  );
  return (
    room(s, { wall: c.sage, table: c.birch, windowAt: 40 }) +
    woodGrain(s, 430) +
    disc(s, 400, 250, 196, c.mist) +
    standing(s, 395, 520, 130, 160) +
    s.form(
      blob(
        [480, 500],
        [560, 520],
        [640, 470],
        [650, 370],
        [600, 330],
        [570, 380],
        [560, 440],
        [490, 450],
      ),
      c.clay,
      { depth: 0.9 },
    ) +
    s.form(blob([650, 372], [600, 328], [572, 372], [590, 386], [604, 376], [622, 390]), c.cream, {
      depth: 0.6,
    }) +
    s.form(body, c.clay, { turn: 'side' }) +
    s.form(blob([340, 350], [395, 330], [440, 350], [446, 440], [395, 480], [344, 440]), c.cream, {
      depth: 0.6,
    }) +
    s.form(ellipse(326, 512, 42, 24) + ellipse(456, 512, 42, 24), c.bark, { turn: 'under' }) +
    s.form('M262 214L244 92Q250 84 262 92L340 166z', c.clay, { depth: 0.7 }) +
    s.form('M518 214L536 92Q530 84 518 92L440 166z', c.clay, { depth: 0.9 }) +
    flat('M268 186L258 118L308 166z', c.bark) +
    flat('M512 186L522 118L472 166z', c.bark) +
    s.form(head, c.clay, { turn: 'round' }) +
    flat('M252 224Q330 214 390 334Q310 318 252 224z', c.cream) +
    flat('M528 224Q450 214 390 334Q470 318 528 224z', c.cream) +
    flat(ellipse(390, 322, 19, 14), c.ink) +
    flat(ellipse(384, 317, 6, 3), c.light, 0.8) +
    flat(circle(328, 236, 10) + circle(452, 236, 10), c.ink) +
    flat(circle(325, 233, 3) + circle(449, 233, 3), c.snow) +
    flat(circle(300, 266, 13) + circle(480, 266, 13), c.rose, 0.55) +
    s.form('M306 330Q390 378 474 330L480 356Q390 404 300 356z', c.forest, {
      turn: 'under',
      depth: 0.7,
    }) +
    s.form('M436 362l34 -8l14 92l-40 6z', c.forest, { depth: 0.8 }) +
    line('M446 424l36 -6M444 410l36 -6', c.cream, 4, 0.85) +
    line('M300 352l-8 6M284 420q4 60 14 84M506 420q-2 56 -12 84', c.cream, 3, 0.55) +
    line(
      many(9, (i) => path`M${356 + i * 10} ${180 + Math.abs(i - 4) * 2}v7`),
      c.cream,
      3,
      0.45,
    ) +
    s.contact(150, 552, 60, 10, 0.5) +
    pineCone(s)(130, 552, 0.8, -50)
  );
};

const bauble = (s: Sheet): string => {
  const twig = firTwig(s);
  const tree = fir(s);
  const ball = circle(400, 350, 150);
  const red = berry(s, c.berry);
  return (
    room(s, { wall: c.pine, table: c.oak, windowAt: null, horizon: 550 }) +
    disc(s, 400, 340, 210, c.forest) +
    s.contact(420, 580, 150, 16, 0.5) +
    twig(150, 96, 1.5, 14) +
    twig(640, 84, 1.4, 166) +
    twig(330, 60, 1.3, 24) +
    twig(470, 50, 1.3, 152) +
    line('M400 60Q404 120 400 186', c.straw, 5) +
    s.form(ball, c.lake, { turn: 'round' }) +
    s.clip(
      ball,
      flat('M240 400Q320 350 400 392T560 372V520H240z', c.snow) +
        tree(330, 408, 0.9, 0, c.pine) +
        tree(368, 404, 0.62, 0, c.forest) +
        tree(496, 400, 0.8, 0, c.pine) +
        flat('M400 400v-46h64v46z', c.wood) +
        flat('M388 358l44 -38l44 38z', c.clay) +
        flat('M424 400v-26h16v26z', c.straw) +
        dots(
          [
            [320, 270],
            [360, 240],
            [420, 260],
            [470, 290],
            [500, 330],
            [300, 330],
            [390, 300],
            [440, 224],
          ],
          c.snow,
          8,
        ) +
        s.shade(ball, { turn: 'round', depth: 0.6 }),
    ) +
    flat('M292 276Q318 226 366 212Q330 250 312 300z', c.light, 0.7) +
    s.form('M372 188H428V212Q400 222 372 212z', c.honey, { turn: 'side' }) +
    line('M400 188a14 14 0 1 1 1 0', c.amber, 6) +
    red(250, 150, 1.2) +
    red(272, 164, 1) +
    red(560, 140, 1.2) +
    red(586, 150, 1)
  );
};

export const keepsakePaintings: Paintings = {
  'clay-mug': clayMug,
  matryoshka,
  'felt-fox': fox,
  'glass-bauble': bauble,
};
