import { room, woodGrain } from '../grounds.ts';
import { fir, tuft } from '../landscape.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { daisy } from '../plants.ts';
import type { Sheet } from '../sheet.ts';
import { around, circle, ellipse, many, path, polygon, rect, turned } from '../shapes.ts';

const trunk = (s: Sheet, x: number, width: number): string =>
  s.form(path`M${x} 0L${x - 12} 600H${x + width + 14}L${x + width} 0z`, '#a0603c', {
    turn: 'side',
  }) +
  line(
    many(7, (i) => path`M${x + 10 + (i % 3) * (width / 3)} ${20 + i * 84}q-8 30 2 60`),
    c.bark,
    5,
    0.5,
  ) +
  line(
    many(6, (i) => path`M${x + 8 + (i % 2) * 12} ${50 + i * 90}q6 20 0 40`),
    c.peach,
    4,
    0.6,
  );

const hammock = (s: Sheet): string => {
  const tree = fir(s);
  const cloth = 'M150 270Q240 470 400 486T650 270Q560 420 410 424Q250 420 150 270z';
  return (
    s.wash(rect(0, 0, 800, 600), c.straw, c.cream, c.sage) +
    s.soft(circle(560, 150, 130), c.light, 0.8, 30) +
    `<g fill="${c.sage}">${many(9, (i) => tree(30 + i * 96, 420, 2 + (i % 3) * 0.5))}</g><g fill="${c.moss}">${many(7, (i) => tree(90 + i * 110, 450, 1.7 + ((i * 2) % 3) * 0.4))}</g>` +
    s.form('M0 440Q260 400 520 432T800 420V600H0z', c.leaf, { turn: 'under', depth: 0.8 }) +
    s.soft('M180 520Q400 490 640 520Q560 560 400 560T180 520z', c.night, 0.4, 10) +
    trunk(s, 76, 62) +
    trunk(s, 660, 66) +
    line('M70 236H142M70 250H142M656 236H732M656 250H732', c.linen, 8) +
    line(
      'M140 244L190 300M140 244L176 330M140 244L230 352M660 244L612 300M660 244L622 330M660 244L572 352',
      c.linen,
      4,
    ) +
    s.form('M150 270Q250 420 410 424T650 270Q560 366 410 376Q250 366 150 270z', c.brick, {
      turn: 'under',
      depth: 0.7,
    }) +
    s.form('M300 372q30 -54 90 -36q50 14 52 62q-70 20 -142 -26z', c.cream, {
      turn: 'under',
      depth: 0.7,
    }) +
    line('M312 376q60 24 118 22', c.lake, 5) +
    s.form('M478 392L520 320L572 340L540 410z', c.pine, { depth: 0.5 }) +
    flat(polygon([520, 320], [572, 340], [576, 346], [526, 328]), c.paper) +
    line('M508 366l34 14', c.straw, 5) +
    s.form(cloth, c.cream, { turn: 'under' }) +
    s.clip(
      cloth,
      line(
        many(8, (i) => path`M${170 + i * 60} ${220}Q${220 + i * 48} 420 ${300 + i * 28} 540`),
        c.clay,
        15,
        0.85,
      ) + s.shade(cloth, { turn: 'under', depth: 0.6 }),
    ) +
    line(
      many(11, (i) => path`M${286 + i * 24} ${462 + 24 * (1 - ((i - 5) / 5) ** 2)}v22`),
      c.cream,
      4,
    ) +
    many(6, (i) => tuft(s, c.forest)(40 + i * 146, 604, 1 + (i % 2) * 0.3)) +
    daisy(s)(250, 572, 0.45) +
    daisy(s)(560, 580, 0.5)
  );
};

const badminton = (s: Sheet): string => {
  const strings = many(9, (i) => path`M${-56 + i * 14} -100V100M-80 ${-80 + i * 20}H80`);
  const racket = (color: string): string => {
    const head = ellipse(0, 0, 72, 92);
    return (
      s.soft(ellipse(18, 24, 74, 94), c.night, 0.25, 8) +
      s.clip(head, flat(head, c.cream, 0.35) + line(strings, c.snow, 2.4, 0.9)) +
      line(head, color, 13) +
      line('M-50 -60Q-20 -88 20 -84', c.light, 4, 0.6) +
      line('M-14 92L0 130L14 92', color, 9) +
      line('M0 126V250', c.oat, 10) +
      line('M0 256V352', c.ink, 24) +
      line(
        many(5, (i) => path`M-10 ${266 + i * 18}l20 10`),
        c.oak,
        4,
      )
    );
  };
  const feathers = many(7, (i) => {
    const [x, y] = around([0, 26], 112, -124 + i * 11.5);
    return path`M0 26L${x - 8} ${y}L${x + 10} ${y + 2}z`;
  });
  const shuttle =
    s.soft(ellipse(0, -42, 58, 78), c.night, 0.25, 8) +
    flat(feathers, c.snow) +
    line(feathers, c.oat, 2) +
    line('M-34 -24Q0 -38 34 -24M-22 0Q0 -8 22 0', c.clay, 3.5) +
    s.form('M-22 20H22Q26 52 0 54Q-26 52 -22 20z', c.cream, { turn: 'under' }) +
    line('M-22 24H22', c.forest, 7);
  const tree = fir(s);
  return (
    s.form(rect(0, 0, 800, 600), c.moss, { depth: 0.7 }) +
    flat('M0 150L800 60V84L0 178z', c.cream, 0.7) +
    flat('M560 76L592 72L760 600H712z', c.cream, 0.7) +
    many(12, (i) => tuft(s, c.forest)(60 + ((i * 211) % 720), 130 + ((i * 137) % 450), 0.6)) +
    `<g opacity=".16">${tree(60, 300, 3.4, 20, c.night)}${tree(-10, 420, 3.4, 14, c.night)}</g>` +
    place(300, 210, 1.12, racket(c.clay), { turn: -32 }) +
    place(430, 216, 1.12, racket(c.deepLake), { turn: 28 }) +
    place(640, 400, 1.1, shuttle, { turn: 140 }) +
    daisy(s)(110, 510, 0.6) +
    daisy(s)(150, 548, 0.45) +
    daisy(s)(700, 180, 0.5)
  );
};

const chess = (s: Sheet): string => {
  const half = (...points: [number, number][]): string => turned(0, ...points);
  const pawn = half(
    [0, -104],
    [20, -98],
    [22, -80],
    [12, -66],
    [14, -52],
    [20, -24],
    [30, -8],
    [30, 2],
    [0, 8],
  );
  const queen = half(
    [0, -196],
    [9, -190],
    [8, -178],
    [34, -186],
    [20, -130],
    [24, -120],
    [14, -108],
    [18, -40],
    [38, -16],
    [38, 0],
    [0, 8],
  );
  const rook =
    'M-34 -150V-116Q-22 -108 -22 -96L-28 -30Q-40 -20 -40 2Q0 14 40 2Q40 -20 28 -30L22 -96Q22 -108 34 -116V-150H18V-136H8V-150H-8V-136H-18V-150z';
  const knight =
    'M-36 2Q-40 -16 -28 -28Q-18 -62 6 -84Q-8 -80 -20 -70Q-32 -58 -46 -66Q-54 -78 -44 -90Q-36 -118 -16 -134L-12 -160L6 -144Q46 -128 46 -74Q46 -46 30 -28Q42 -18 40 2Q0 14 -36 2z';
  const piece = (d: string, x: number, y: number, size: number, color: string): string =>
    place(
      x,
      y,
      size,
      s.soft('M0 0L30 -30L120 10L90 24z', c.shade, 0.4, 6) +
        s.contact(2, 2, 48, 10, 0.7) +
        s.form(d, color, { turn: 'side' }),
    );
  const rows = [350, 384, 424, 472, 530];
  const edge = (column: number, y: number): number => 400 + (column - 4) * (74 + (y - 350) * 0.16);
  const dark = many(4, (r) =>
    many(8, (q) => {
      const [top = 0, bottom = 0] = [rows[r], rows[r + 1]];
      return (q + r) % 2
        ? polygon(
            [edge(q, top), top],
            [edge(q + 1, top), top],
            [edge(q + 1, bottom), bottom],
            [edge(q, bottom), bottom],
          )
        : '';
    }),
  );
  return (
    room(s, { wall: c.deepLake, table: c.oak, windowAt: 420, horizon: 310 }) +
    woodGrain(s, 320) +
    s.soft('M70 560H730L790 600H60z', c.shade, 0.5, 10) +
    s.form(polygon([84, 338], [716, 338], [796, 546], [4, 546]), c.bark, {
      turn: 'under',
      depth: 0.6,
    }) +
    s.form('M4 546H796V566H4z', c.oak, { turn: 'side' }) +
    flat(
      polygon([edge(0, 350), 350], [edge(8, 350), 350], [edge(8, 530), 530], [edge(0, 530), 530]),
      c.linen,
    ) +
    flat(dark, c.clay) +
    piece(rook, 178, 384, 1, c.ink) +
    piece(pawn, 330, 392, 0.95, c.ink) +
    piece(queen, 560, 386, 1.1, c.ink) +
    piece(pawn, 660, 410, 1, c.ink) +
    piece(knight, 250, 500, 1.5, c.cream) +
    place(
      250,
      500,
      1.5,
      flat(circle(-16, -110, 4), c.ink) +
        line('M14 -132Q34 -110 30 -70M-40 -74q6 2 10 -2M-30 -28H30', c.oak, 4, 0.5),
    ) +
    piece(queen, 440, 470, 1.35, c.cream) +
    piece(pawn, 340, 520, 1.35, c.cream) +
    piece(pawn, 560, 512, 1.35, c.cream)
  );
};

export const parkGamePaintings: Paintings = { hammock, badminton, chess };
