import { boards, cloth, room, woodGrain } from '../grounds.ts';
import { fir, scotsPine } from '../landscape.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { leafyStem, pineCone } from '../plants.ts';
import { standing } from '../props.ts';
import type { Sheet } from '../sheet.ts';
import { blob, circle, ellipse, leaf, many, polygon, rect } from '../shapes.ts';

const trailGuide = (s: Sheet): string => {
  const cover = 'M214 150L520 120L548 500L236 524z';
  const tree = fir(s);
  return (
    room(s, { wall: c.oat, table: c.oak, windowAt: 420, horizon: 440 }) +
    woodGrain(s, 450) +
    s.soft('M240 526L560 500L720 560L360 590z', c.shade, 0.45, 12) +
    s.form('M520 120L566 146L592 508L548 500z', c.paper, { turn: 'side' }) +
    line('M534 140L562 500M548 148L576 502', c.oak, 2, 0.5) +
    s.form('M236 524L548 500L592 508L284 536z', c.linen, { depth: 0.6 }) +
    s.form(cover, c.pine, { depth: 0.4 }) +
    s.clip(
      cover,
      s.wash('M250 178L496 154L516 420L268 440z', c.peach, c.straw) +
        flat(circle(418, 250, 40), c.clay) +
        flat('M240 340Q320 268 380 326T530 300V440H240z', c.sage) +
        `<g fill="${c.forest}">${tree(300, 392, 1)}${tree(336, 398, 0.8)}${tree(476, 386, 1.05)}${tree(446, 392, 0.75)}${tree(274, 400, 0.7)}</g>` +
        flat('M240 384Q380 360 530 380V450H240z', c.lake) +
        line('M380 440Q340 420 372 402T396 378Q372 366 400 350', c.cream, 7) +
        flat('M200 440L560 410V540H200z', c.pine) +
        line('M278 466L504 446M330 488L460 476', c.straw, 8) +
        line('M226 150L246 524', c.shade, 10, 0.3),
    ) +
    s.form('M464 124L488 122L492 196L478 184L466 198z', c.clay, { depth: 0.6 }) +
    place(
      660,
      540,
      1,
      standing(s, 0, 0, 56) +
        s.form(ellipse(0, -20, 62, 30), c.honey, { turn: 'under' }) +
        s.form(ellipse(0, -30, 62, 34), c.straw, { depth: 0.5 }) +
        flat(ellipse(0, -31, 48, 25), c.cream) +
        flat(polygon([0, -52], [9, -31], [0, -10], [-9, -31]), c.clay) +
        flat(polygon([-9, -31], [9, -31], [0, -10]), c.lake),
    ) +
    leafyStem(s, c.forest, 170, 5, 40)(110, 560, 1, 24)
  );
};

const postcards = (s: Sheet): string => {
  const tree = fir(s);
  const firs = (...at: [number, number, number][]): string =>
    at.map(([x, y, size]) => tree(x, y, size)).join('');
  const card = (x: number, y: number, turn: number, body: string): string =>
    place(
      x,
      y,
      1.24,
      s.soft(rect(-118, -78, 252, 172), c.shade, 0.35, 8) +
        flat(rect(-126, -86, 252, 172, 3), c.cream) +
        clipped(body) +
        s.shade(rect(-112, -72, 224, 144), { depth: 0.35 }),
      { turn },
    );
  const frame = s.outline(rect(-112, -72, 224, 144));
  const clipped = (body: string): string => frame(0, 0, 1, 0, c.sky) + body;
  const spring =
    flat(rect(-112, -72, 224, 144), c.sky) +
    flat('M-112 30Q-40 -20 30 16T112 0V72H-112z', c.moss) +
    line('M-60 60V-8M50 64V-10', c.bark, 7) +
    flat(
      circle(-60, -20, 34) +
        circle(-86, 2, 20) +
        circle(-34, 4, 22) +
        circle(50, -20, 30) +
        circle(74, 0, 18) +
        circle(28, 2, 18),
      c.blush,
    ) +
    flat(circle(-70, -30, 9) + circle(44, -30, 8) + circle(-40, 0, 7), c.snow);
  const summer =
    flat(rect(-112, -72, 224, 144), c.straw) +
    flat(circle(50, -26, 28), c.honey) +
    flat('M-112 0Q0 -40 112 0V40H-112z', c.forest) +
    `<g fill="${c.pine}">${firs([-80, 16, 0.6], [-52, 16, 0.8], [-20, 18, 0.55], [84, 18, 0.7])}</g>` +
    flat(rect(-112, 14, 224, 58), c.lake) +
    line('M-70 34h50M0 46h70M-30 60h60M30 28h30', c.snow, 3, 0.7);
  const autumn =
    flat(rect(-112, -72, 224, 144), c.peach) +
    flat('M-112 10Q-20 -30 112 6V72H-112z', c.amber) +
    `<g fill="${c.brick}">${firs([-84, 30, 0.8], [80, 32, 0.9])}</g><g fill="${c.clay}">${firs([-50, 36, 0.65], [46, 40, 0.7])}</g>` +
    flat('M-30 72Q20 40 -6 20Q10 14 14 20Q44 44 34 72z', c.linen);
  const winter =
    flat(rect(-112, -72, 224, 144), c.lilac) +
    flat(circle(-60, -36, 18), c.snow) +
    `<g fill="${c.lake}">${firs([-70, 30, 0.7], [20, 24, 0.8], [90, 34, 0.9])}</g><g fill="${c.deepLake}">${firs([-30, 36, 0.9], [58, 40, 0.7])}</g>` +
    flat('M-112 34Q-20 10 112 30V72H-112z', c.snow) +
    flat(
      many(14, (i) => circle(-100 + i * 15, -60 + ((i * 37) % 80), 2.6)),
      c.snow,
    );
  return (
    cloth(s, c.linen, c.clay) +
    card(222, 170, -9, spring) +
    card(572, 158, 6, summer) +
    card(246, 430, 5, autumn) +
    card(584, 436, -6, winter) +
    s.soft(rect(326, 250, 190, 110), c.shade, 0.3, 8) +
    place(
      406,
      296,
      1.1,
      s.form(polygon([-90, -46], [90, -46], [90, 58], [-90, 58]), c.wood, { depth: 0.5 }) +
        s.form(polygon([-90, -46], [90, -46], [0, 20]), c.birch, { turn: 'under', depth: 0.8 }) +
        s.form(circle(0, 18, 19), c.berry, { turn: 'round' }) +
        flat(leaf([-8, 24], [9, 10], 5), c.rose),
      { turn: -4 },
    )
  );
};

const puzzle = (s: Sheet): string => {
  const board = rect(150, 96, 420, 400, 10);
  const seam = (x: number): string => `M${x} 96` + many(3, () => 'v55q26 -10 26 12t-26 12v54.3');
  const cross = (y: number): string => `M150 ${y}` + many(3, () => 'h58q-10 -26 12 -26t12 26h58');
  const piece =
    'M-50 -46h38q-10 -26 12 -26t12 26h38v38q26 -10 26 12t-26 12v38h-38q10 -26 -12 -26t-12 26h-38z';
  return (
    boards(s, c.oak) +
    s.soft(rect(166, 116, 430, 400, 10), c.shade, 0.5, 12) +
    s.form(rect(132, 78, 456, 436, 14), c.birch, { depth: 0.8 }) +
    s.clip(
      board,
      flat(rect(150, 96, 420, 400), c.moss) +
        flat(blob([280, 220], [420, 190], [520, 270], [480, 380], [340, 400], [250, 330]), c.lake) +
        flat(blob([310, 250], [400, 226], [440, 270], [380, 300]), c.sky, 0.6) +
        line('M150 440Q260 470 330 430T470 440T570 380', c.straw, 13) +
        line('M200 96Q220 200 200 290T240 430', c.straw, 10) +
        `<g fill="${c.pine}">${[
          [230, 190, 0.6],
          [180, 180, 0.7],
          [180, 400, 0.7],
          [540, 200, 0.8],
          [500, 170, 0.6],
          [410, 490, 0.6],
          [540, 470, 0.7],
          [460, 160, 0.5],
        ]
          .map(([x = 0, y = 0, z = 1]) => fir(s)(x, y, z))
          .join('')}</g>` +
        flat('M290 154l34 -30l34 30v36h-68z', c.clay) +
        flat('M282 158l42 -38l42 38z', c.brick) +
        flat('M270 470l22 -20l22 20v22h-44z', c.clay) +
        line('M470 330l-34 16h46z', c.cream, 4) +
        line(seam(290) + seam(430), c.shade, 3.5, 0.55) +
        line(cross(229) + cross(363), c.shade, 3.5, 0.55),
    ) +
    flat('M430 363h58q-10 -26 12 -26t12 26h58v133h-140v-54q26 10 26 -12t-26 -12z', c.birch) +
    s.shade('M430 364h140v132h-140z', { depth: 0.9 }) +
    place(
      670,
      300,
      1.05,
      s.soft(piece, c.shade, 0.5, 8) +
        s.form(piece, c.moss, { depth: 0.7 }) +
        fir(s)(-4, 34, 0.66, 0, c.pine),
      { turn: 18 },
    ) +
    place(680, 480, 0.95, s.soft(piece, c.shade, 0.5, 8) + s.form(piece, c.straw, { depth: 0.7 }), {
      turn: -30,
    })
  );
};

const notebook = (s: Sheet): string => {
  const cone = pineCone(s, c.oak);
  return (
    boards(s, c.birch) +
    place(
      360,
      300,
      1,
      s.soft(rect(-150, -190, 330, 420, 16), c.shade, 0.45, 12) +
        s.form(rect(-156, -206, 320, 420, 12), c.paper, { depth: 0.6 }) +
        s.form(rect(-160, -212, 314, 420, 16), c.forest, { depth: 0.9 }) +
        s.shade(rect(-160, -212, 40, 420, 10), { turn: 'side', depth: 0.6 }) +
        line('M-104 -160H100V156H-104z', c.sage, 3, 0.7) +
        place(
          0,
          40,
          1,
          s.form(circle(0, -40, 82), c.paper, { depth: 0.4 }) +
            scotsPine(s)(-14, 30, 0.66) +
            fir(s)(34, 30, 0.7, 0, c.forest) +
            line('M-60 32H60M-40 42H44', c.lake, 5),
        ) +
        s.form(rect(104, -216, 20, 432, 4), c.clay, { turn: 'side' }) +
        s.form('M20 208l22 0l0 60l-11 -12l-11 12z', c.berry, { turn: 'under' }),
      { turn: -7 },
    ) +
    place(
      650,
      300,
      1,
      s.soft('M-6 -190h34v330h-34z', c.shade, 0.4, 8) +
        s.form('M-14 -190h28v300h-28z', c.honey, { turn: 'side' }) +
        line('M-4 -180V104', c.straw, 5, 0.8) +
        s.form('M-14 110h28l-14 54z', c.birch, { turn: 'side' }) +
        flat('M-5 146h10l-5 18z', c.ink) +
        s.form('M-14 -224h28v34h-28z', c.rose, { turn: 'side' }) +
        flat('M-15 -196h30v14h-30z', c.sky),
      { turn: 14 },
    ) +
    s.contact(170, 520, 60, 14, 0.5) +
    cone(140, 540, 0.8, -60) +
    leafyStem(s, c.forest, 150, 4, 44)(90, 120, 0.9, 50)
  );
};

const colouring = (s: Sheet): string => {
  const pencil = (x: number, y: number, turn: number, color: string): string =>
    place(
      x,
      y,
      1,
      s.soft('M-8 -120h30v230h-30z', c.shade, 0.35, 7) +
        s.form('M-13 -120h26v200h-26z', color, { turn: 'side' }) +
        s.form('M-13 80h26l-13 44z', c.birch, { turn: 'side' }) +
        flat('M-5 108h10l-5 16z', color),
      { turn },
    );
  const page = 'M400 120Q540 92 690 124V500Q540 470 400 500z';
  return (
    cloth(s, c.sky, c.cream) +
    s.soft('M120 140H700L730 540Q560 510 410 540Q250 510 120 540z', c.shade, 0.4, 12) +
    s.form('M400 120Q260 92 110 124V500Q260 470 400 500z', c.snow, { turn: 'side', depth: 0.7 }) +
    s.form(page, c.snow, { turn: 'side', depth: 0.35 }) +
    line('M400 122V498', c.shade, 4, 0.3) +
    // a fox, already coloured in, on the left page; a hedgehog waiting for its colours on the right
    flat('M180 400Q170 300 250 290Q330 300 320 400Q250 430 180 400z', c.terracotta) +
    flat('M190 300L180 230L232 268zM310 300L320 230L268 268z', c.terracotta) +
    flat('M196 330Q250 260 304 330Q290 386 250 398Q210 386 196 330z', c.terracotta) +
    flat(
      'M196 334Q226 340 250 396Q212 386 196 334zM304 334Q274 340 250 396Q288 386 304 334z',
      c.snow,
    ) +
    flat(circle(228, 326, 6) + circle(272, 326, 6) + ellipse(250, 388, 9, 7), c.ink) +
    flat('M316 400Q372 400 366 340Q352 322 340 344Q336 376 300 384z', c.terracotta) +
    flat('M366 340Q352 322 340 344Q352 356 366 340z', c.snow) +
    line(
      'M180 400Q170 300 250 290Q330 300 320 400Q250 430 180 400zM190 300L180 230L232 268M310 300L320 230L268 268',
      c.ink,
      4,
    ) +
    line('M150 436Q250 456 360 436', c.moss, 7) +
    line(
      'M470 400Q450 300 540 286Q640 290 646 400Q560 426 470 400zM470 400Q430 396 438 372Q446 350 474 348M438 372q-8 2 -6 -8M486 300l-12 -24M520 288l-4 -28M560 286l8 -28M596 298l16 -24M624 326l24 -16M640 360l26 -6M510 330l8 20M556 322l4 20M600 344l-2 20M540 366l4 18M586 388l-2 12',
      c.ink,
      4,
    ) +
    flat(circle(474, 370, 5), c.ink) +
    line('M440 436Q540 456 660 432M470 200Q500 150 540 190Q560 170 590 200', c.ink, 4) +
    flat('M540 286Q640 290 646 400Q610 414 570 412Q600 350 540 286z', c.oak, 0.55) +
    pencil(700, 330, 24, c.oak) +
    pencil(90, 470, -64, c.forest) +
    pencil(330, 552, 84, c.clay) +
    pencil(560, 70, -78, c.lake)
  );
};

export const paperPaintings: Paintings = {
  'trail-guide': trailGuide,
  'season-postcards': postcards,
  'park-puzzle': puzzle,
  'travel-notebook': notebook,
  'forest-colouring-book': colouring,
};
