import { bow } from '../blooms.ts';
import { boards, disc, room, woodGrain } from '../grounds.ts';
import { fir } from '../landscape.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { berry, daisy } from '../plants.ts';
import { dish, drum, standing } from '../props.ts';
import { mug } from '../vessels.ts';
import type { Sheet } from '../sheet.ts';
import { chance, circle, ellipse, leaf, many, path, polygon, rect } from '../shapes.ts';

const chocolates = (s: Sheet): string => {
  const cup = s.stamp(
    s.form(circle(0, 0, 52), c.bark, { turn: 'round' }) +
      line(
        many(
          16,
          (i) =>
            path`M${52 * Math.cos(i * 0.393)} ${52 * Math.sin(i * 0.393)}L${42 * Math.cos(i * 0.393)} ${42 * Math.sin(i * 0.393)}`,
        ),
        c.shade,
        3,
        0.5,
      ),
  );
  const bonbon = (x: number, y: number, color: string, top: string): string =>
    cup(x, y) + s.form(circle(x, y, 41), color, { turn: 'round' }) + place(x, y, 1, top);
  const swirl = line('M-22 6Q-10 -22 4 -4T24 -10', c.cream, 5);
  const nut =
    flat(leaf([-18, 8], [20, -10], 13), c.amber) + flat(leaf([-14, 4], [14, -8], 5), c.straw);
  const dots = flat(
    circle(-12, -8, 5) + circle(8, -14, 4) + circle(12, 8, 5) + circle(-8, 14, 4),
    c.berry,
  );
  const stripes = line('M-26 -8L8 -30M-28 12L26 -22M-16 28L30 2', c.honey, 4);
  const leafTop = flat(leaf([-20, 10], [22, -12], 12), c.moss);
  const xs = [262, 382, 502];
  const ys = [190, 304, 418];
  const tops = [swirl, nut, dots, stripes, leafTop, swirl, dots, stripes, nut];
  const colors = [
    '#5a3426',
    '#8a5534',
    c.cream,
    '#6d4029',
    '#4a2b22',
    '#8a5534',
    '#5a3426',
    '#7a4a30',
    '#4a2b22',
  ];
  return (
    boards(s, c.oak) +
    s.soft(rect(180, 116, 430, 420, 10), c.shade, 0.5, 14) +
    s.form(rect(174, 100, 416, 408, 12), c.forest, { depth: 0.8 }) +
    s.form(rect(190, 116, 384, 376, 6), c.linen, { turn: 'corner', depth: 0.8 }) +
    line('M322 116V492M442 116V492M190 247H574M190 361H574', c.oat, 8) +
    many(9, (i) =>
      bonbon(xs[i % 3] ?? 0, ys[Math.floor(i / 3)] ?? 0, colors[i] ?? c.bark, tops[i] ?? ''),
    ) +
    place(
      690,
      330,
      1,
      s.soft('M-60 -250H110V190H-60z', c.shade, 0.45, 12) +
        s.form('M-74 -262H140V170H-74z', c.pine, { depth: 0.8 }) +
        line('M-8 -262V170', c.straw, 22) +
        place(-8, -60, 1, bow(s, c.straw)),
      { turn: 8 },
    ) +
    place(
      90,
      470,
      1,
      s.contact(6, 30, 60, 14, 0.6) +
        s.form(circle(0, 0, 41), '#6d4029', { turn: 'round' }) +
        swirl,
    )
  );
};

const honeyCake = (s: Sheet): string => {
  const layer = (y: number): string =>
    path`M170 ${y}v20a230 46 0 0 0 460 0v-20a230 46 0 0 1 -460 0z`;
  const red = berry(s, c.berry);
  const blue = berry(s, c.plum);
  const random = chance(17);
  const crumbs = flat(
    many(40, () => ellipse(200 + random() * 400, 262 + random() * 44, 3, 2)),
    c.oak,
    0.6,
  );
  return (
    room(s, { wall: c.blush, table: c.linen, windowAt: 430, outside: 'linden', horizon: 400 }) +
    disc(s, 400, 240, 196, c.cream) +
    s.contact(410, 560, 240, 20, 0.6) +
    s.form('M340 480H460L480 552Q400 570 320 552z', c.oat, { turn: 'side' }) +
    s.form('M110 470a290 52 0 0 0 580 0v14a290 52 0 0 1 -580 0z', c.snow, { turn: 'side' }) +
    s.form(ellipse(400, 470, 290, 52), c.cream, { turn: 'under', depth: 0.5 }) +
    s.form('M170 280V440A230 46 0 0 0 630 440V280z', c.amber, { turn: 'side' }) +
    flat(
      many(4, (i) => layer(298 + i * 36)),
      c.cream,
    ) +
    s.shade('M170 280V440A230 46 0 0 0 630 440V280z', { turn: 'side', depth: 0.7 }) +
    s.form(ellipse(400, 280, 230, 48), c.straw, { depth: 0.6 }) +
    crumbs +
    line('M171 284A229 47 0 0 0 629 284', c.honey, 12) +
    line(
      many(11, (i) => {
        const across = (i - 5) / 5.4;
        return path`M${400 + across * 229} ${284 + 47 * Math.sqrt(1 - across * across)}v${[22, 60, 34, 76, 28, 50, 84, 30, 58, 36, 20][i] ?? 30}`;
      }),
      c.honey,
      14,
    ) +
    many(7, (i) => (i % 2 ? red : blue)(300 + i * 26, 268 + ((i * 7) % 13), 1.3)) +
    daisy(s)(476, 262, 0.9) +
    daisy(s)(520, 280, 0.7) +
    flat(leaf([440, 268], [500, 300], 14) + leaf([300, 276], [250, 296], 13), c.leaf) +
    many(
      3,
      (i) =>
        line(path`M${340 + i * 60} 258V152`, c.forest, 13) +
        line(
          path`M${335 + i * 60} 246l10 -10M${335 + i * 60} 216l10 -10M${335 + i * 60} 186l10 -10`,
          c.cream,
          4,
        ) +
        s.soft(circle(340 + i * 60, 118, 34), c.straw, 0.7, 12) +
        flat(path`M${340 + i * 60} 88q16 26 8 44q-8 8 -16 0q-8 -18 8 -44z`, c.honey) +
        flat(path`M${340 + i * 60} 108q7 14 3 22q-3 4 -6 0q-4 -8 3 -22z`, c.snow),
    )
  );
};

const cocoa = (s: Sheet): string => {
  const marshmallow = s.stamp(
    s.form('M-24 -14V14A24 9 0 0 0 24 14V-14z', c.snow, { turn: 'side', depth: 0.6 }) +
      s.form(ellipse(0, -14, 24, 9), c.snow, { depth: 0.3 }),
  );
  const pink = s.stamp(
    s.form('M-24 -14V14A24 9 0 0 0 24 14V-14z', c.blush, { turn: 'side', depth: 0.6 }) +
      s.form(ellipse(0, -14, 24, 9), c.blush, { depth: 0.3 }),
  );
  const tree = fir(s);
  const biscuit = s.stamp(
    s.form(
      polygon(
        [0, -60],
        [16, -38],
        [8, -38],
        [28, -12],
        [16, -12],
        [38, 20],
        [8, 20],
        [8, 36],
        [-8, 36],
        [-8, 20],
        [-38, 20],
        [-16, -12],
        [-28, -12],
        [-8, -38],
        [-16, -38],
      ),
      c.amber,
      { depth: 0.7 },
    ) + line('M-8 -26h16M-14 -2h28M-22 14h44', c.snow, 4),
  );
  return (
    room(s, { wall: c.pine, table: c.oak, windowAt: 60 }) +
    woodGrain(s, 430) +
    s.soft(circle(640, 160, 150), c.honey, 0.3, 40) +
    place(
      640,
      500,
      0.92,
      standing(s, 0, 0, 92) +
        drum(s, 0, -190, 92, 186, c.clay, c.brick) +
        s.form('M-92 -140q92 26 184 0v96q-92 26 -184 0z', c.paper, { turn: 'side', depth: 0.5 }) +
        `<g fill="${c.forest}">${tree(-24, -36, 0.8)}${tree(24, -30, 0.6)}</g>` +
        drum(s, 0, -212, 98, 34, c.brick, c.clay),
    ) +
    place(
      340,
      524,
      1.2,
      mug(s, c.forest, c.cream) +
        flat(ellipse(0, -238, 97, 19), '#6d4029') +
        marshmallow(-40, -250, 1) +
        pink(8, -246, 1, -10) +
        marshmallow(50, -250, 0.95, 12) +
        pink(-8, -272, 0.9, 8),
    ) +
    s.soft('M330 190q-44 -50 -4 -96t-4 -90q56 44 14 92t18 94z', c.snow, 0.45, 10) +
    dish(s, 590, 552, 140, c.cream) +
    biscuit(534, 536, 0.9, -70) +
    biscuit(646, 530, 0.95, 66) +
    biscuit(590, 514, 0.95, -6) +
    marshmallow(120, 550, 1.1) +
    pink(170, 562, 1) +
    place(100, 500, 1, line('M-60 34L70 -22', c.oak, 15) + line('M-40 12L84 -6', c.brick, 13))
  );
};

export const sweetPaintings: Paintings = {
  chocolates,
  'honey-cake': honeyCake,
  'cocoa-set': cocoa,
};
