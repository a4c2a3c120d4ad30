import { disc, room, woodGrain } from '../grounds.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { berry, leafyStem } from '../plants.ts';
import { choppingBoard, dish } from '../props.ts';
import type { Sheet } from '../sheet.ts';
import { blob, chance, ellipse, leaf, many, path, polygon } from '../shapes.ts';

/** An ear of rye pointing up from the origin, about 190 tall. */
const ear = (s: Sheet): ReturnType<Sheet['stamp']> => {
  const grain = s.stamp(
    flat(leaf([0, 0], [0, -38], 11), c.honey) +
      flat(leaf([0, 0], [0, -38], 4), c.straw) +
      line('M0 -34v-30', c.straw, 2),
  );
  return s.stamp(
    line('M0 0Q6 -60 0 -110', c.amber, 4) +
      many(10, (i) =>
        grain(
          (i % 2 ? 7 : -7) * (1 - i * 0.06),
          -90 - Math.floor(i / 2) * 17,
          1 - i * 0.03,
          i % 2 ? 24 : -24,
        ),
      ) +
      grain(0, -168, 0.9),
  );
};

const bread = (s: Sheet): string => {
  const loaf = blob(
    [150, 440],
    [162, 330],
    [260, 262],
    [400, 250],
    [540, 280],
    [606, 360],
    [596, 446],
    [520, 474],
    [250, 476],
  );
  const rye = ear(s);
  const random = chance(2);
  const flour = many(60, () =>
    ellipse(210 + random() * 330, 270 + random() * 90, 1.5 + random() * 5, 1.2 + random() * 3),
  );
  const slice = blob([0, 0], [8, -90], [70, -126], [140, -104], [158, -20], [140, 12], [30, 16]);
  return (
    room(s, { wall: c.terracotta, table: c.wood, windowAt: 420 }) +
    woodGrain(s, 430) +
    rye(690, 470, 1.25, 22) +
    rye(650, 470, 1.4, 6) +
    rye(720, 480, 1.1, 36) +
    choppingBoard(s, 90, 500, 600) +
    s.contact(390, 474, 270, 24, 0.7) +
    s.form(loaf, '#8a4f2a', { turn: 'under' }) +
    s.clip(
      loaf,
      s.soft(blob([200, 330], [330, 262], [520, 290], [440, 330]), c.terracotta, 0.6, 18) +
        line(
          'M250 268Q300 330 282 420M340 250Q392 320 372 424M430 250Q482 320 462 424M520 272Q558 330 548 410',
          c.shade,
          16,
          0.45,
        ) +
        line(
          'M258 268Q308 330 290 420M348 250Q400 320 380 424M438 250Q490 320 470 424M528 272Q566 330 556 410',
          c.birch,
          9,
          0.9,
        ) +
        flat(flour, c.snow, 0.65),
    ) +
    place(
      470,
      492,
      1.08,
      s.contact(80, 14, 110, 14, 0.6) +
        s.form(slice, '#6f3f22', {}) +
        place(
          8,
          -4,
          0.9,
          s.form(slice, '#a97a50', { depth: 0.6 }) +
            flat(
              many(16, () =>
                ellipse(
                  24 + random() * 112,
                  -96 + random() * 92,
                  2 + random() * 5,
                  1.5 + random() * 3,
                ),
              ),
              c.bark,
              0.45,
            ),
        ),
    )
  );
};

const cheese = (s: Sheet): string => {
  const herb = leafyStem(s, c.leaf, 130, 4, 34);
  const holes = s.outline(ellipse(0, 0, 9, 6));
  return (
    room(s, { wall: c.forest, table: c.birch, windowAt: 400, horizon: 370 }) +
    woodGrain(s, 390) +
    choppingBoard(s, 70, 530, 640) +
    place(
      -40,
      -14,
      1.16,
      s.contact(350, 470, 240, 30, 0.7) +
        s.form('M150 330V440A190 50 0 0 0 275 487V377A190 50 0 0 1 150 330z', c.straw, {
          turn: 'side',
          depth: 0.6,
        }) +
        s.form('M504 355V465A190 50 0 0 0 530 440V330A190 50 0 0 1 504 355z', c.amber, {
          turn: 'side',
          depth: 0.6,
        }) +
        s.form(polygon([340, 330], [275, 377], [275, 487], [340, 440]), c.linen, {
          turn: 'side',
          depth: 0.9,
        }) +
        s.form(polygon([340, 330], [504, 355], [504, 465], [340, 440]), c.cream, {
          turn: 'under',
          depth: 0.6,
        }) +
        s.form('M340 330L275 377A190 50 0 1 1 504 355z', c.paper, { depth: 0.4 }) +
        holes(390, 372, 1.2, 0, c.oat) +
        holes(444, 412, 1, 0, c.oat) +
        holes(372, 420, 0.8, 0, c.oat) +
        holes(474, 386, 0.7, 0, c.oat) +
        holes(420, 438, 0.7, 0, c.oat) +
        holes(306, 412, 0.7, 0, c.oat),
    ) +
    place(
      470,
      524,
      1.3,
      s.contact(70, 8, 110, 14, 0.7) +
        s.form('M0 -62L130 -26V22L0 -14z', c.cream, { turn: 'under', depth: 0.5 }) +
        s.form('M0 -62L150 -66L130 -26z', c.paper, { depth: 0.4 }) +
        s.form('M130 -26L150 -66V-14L130 22z', c.straw, { depth: 0.6 }) +
        holes(44, -18, 0.8, 0, c.oat) +
        holes(96, -6, 0.9, 0, c.oat),
    ) +
    herb(110, 500, 0.9, 74) +
    herb(300, 548, 0.85, -76)
  );
};

const pastila = (s: Sheet): string => {
  const roll = (x: number, y: number, color: string): string =>
    s.form(path`M${x} ${y - 42}h190a16 42 0 0 1 0 84h-190z`, color, { turn: 'under', depth: 0.8 }) +
    s.form(ellipse(x, y, 20, 42), c.peach, { depth: 0.5 }) +
    line(path`M${x - 2} ${y + 2}q9 -14 10 2q-2 22 -14 12q-10 -22 2 -32q18 -6 18 20`, c.clay, 4);
  const apple = s.stamp(
    s.form(
      blob(
        [0, -44],
        [34, -54],
        [54, -20],
        [44, 26],
        [16, 46],
        [0, 40],
        [-16, 46],
        [-44, 26],
        [-54, -20],
        [-34, -54],
      ),
      c.moss,
      { turn: 'round' },
    ) +
      line('M0 -42q2 -22 14 -30', c.bark, 5) +
      flat(leaf([8, -60], [48, -82], 13), c.forest),
  );
  const currant = berry(s, c.plum);
  const slab = (lift: number, color: string): string =>
    s.form(path`M486 ${516 - lift}l112 -14l62 26l-116 16z`, color, { depth: 0.6 });
  return (
    room(s, { wall: c.straw, table: c.oak, windowAt: 40, outside: 'linden', horizon: 370 }) +
    woodGrain(s, 390) +
    disc(s, 420, 190, 150, c.peach) +
    s.contact(650, 470, 130, 16, 0.7) +
    apple(660, 412, 1.35) +
    apple(556, 404, 1.1, -14) +
    dish(s, 370, 500, 330, c.cream) +
    roll(230, 390, c.terracotta) +
    roll(150, 464, c.clay) +
    roll(300, 470, c.amber) +
    many(5, (i) => slab(i * 16, i % 2 ? c.amber : c.terracotta)) +
    currant(450, 540, 1) +
    currant(424, 552, 1.15) +
    currant(690, 552, 1)
  );
};

export const bakeryPaintings: Paintings = {
  'rye-bread': bread,
  'goat-cheese': cheese,
  'apple-pastila': pastila,
};
