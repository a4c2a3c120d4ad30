import { room, woodGrain } from '../grounds.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { firTwig, leafyStem } from '../plants.ts';
import { budVase, standing } from '../props.ts';
import type { Sheet } from '../sheet.ts';
import { circle, many, path, polygon, rect } from '../shapes.ts';

/** A wall hook of turned wood with its shade. */
const hook = (s: Sheet, x: number, y: number): string =>
  s.soft(circle(x + 14, y + 16, 20), c.shade, 0.3, 6) +
  s.form(circle(x, y, 20), c.wood, { turn: 'round' }) +
  s.form(circle(x, y, 9), c.birch, { turn: 'round' });

const robe = (s: Sheet): string => {
  const shape =
    'M352 120Q400 96 448 120L560 176Q590 196 602 260L640 420Q600 444 566 430L540 330L550 556Q400 590 250 556L260 330L234 430Q200 444 160 420L198 260Q210 196 240 176z';
  return (
    s.form(rect(0, 0, 800, 600), c.sage, { depth: 0.5 }) +
    many(6, (i) => line(path`M${60 + i * 140} 0V600`, c.shade, 3, 0.08)) +
    s.form(rect(60, 66, 680, 34, 8), c.birch, { turn: 'under' }) +
    s.soft('M380 150L600 210L668 440L590 440L590 590H300z', c.shade, 0.28, 14) +
    s.form(shape, c.linen, { turn: 'side', depth: 0.9 }) +
    s.clip(
      shape,
      line('M260 330Q250 240 276 196M540 330Q552 240 524 196', c.shade, 4, 0.25) +
        s.soft('M470 360Q520 460 500 590H560V360z', c.shade, 0.22, 12) +
        line(
          'M300 400Q290 480 296 590M350 420Q346 500 350 590M470 420Q480 500 476 590M520 400Q526 480 522 590',
          c.shade,
          4,
          0.16,
        ) +
        flat('M160 400Q200 430 240 410V440H150zM560 410Q600 430 650 400V440H560z', c.shade, 0.14),
    ) +
    s.form('M352 120Q400 150 448 120L470 200L404 360L330 200z', c.oat, { depth: 0.6 }) +
    s.form('M352 120L318 150L322 250L402 366L410 350L346 240z', c.cream, { depth: 0.6 }) +
    s.form('M448 120L484 150L478 250L402 366L396 350L456 240z', c.cream, {
      turn: 'under',
      depth: 0.7,
    }) +
    line('M402 360Q398 460 404 572', c.shade, 4, 0.35) +
    s.form('M256 352Q400 388 546 352L548 386Q400 424 252 386z', c.forest, {
      turn: 'side',
      depth: 0.8,
    }) +
    s.form('M388 376L360 512L392 520L408 386z', c.forest, { depth: 0.8 }) +
    s.form('M404 384L430 498L460 488L424 378z', c.forest, { turn: 'under' }) +
    s.form(rect(382, 362, 46, 42, 12), c.moss, { depth: 0.7 }) +
    s.form('M284 440h76v74q-38 12 -76 0z', c.cream, { depth: 0.5 }) +
    line('M284 452h76', c.forest, 3) +
    line('M378 122Q400 84 422 122', c.oat, 6) +
    hook(s, 400, 84) +
    hook(s, 150, 84) +
    hook(s, 650, 84) +
    place(650, 100, 1, line('M0 0v26', c.bark, 4) + firTwig(s)(0, 40, 0.8, 84))
  );
};

const towels = (s: Sheet): string => {
  const folded = (y: number, half: number, color: string, band: string): string =>
    s.form(
      path`M${400 - half} ${y}h${half * 2 - 30}a33 33 0 0 1 0 66h${30 - half * 2}q-16 -33 0 -66z`,
      color,
      { turn: 'under', depth: 0.85 },
    ) +
    line(path`M${410 - half} ${y + 33}h${half * 2 - 60}`, c.shade, 3, 0.3) +
    line(path`M${480} ${y + 2}q-10 30 0 62M${500} ${y + 2}q-10 30 0 62`, band, 7, 0.85);
  const sprig = leafyStem(s, c.forest, 150, 4, 44);
  return (
    room(s, { wall: c.lake, table: c.birch, windowAt: 60 }) +
    woodGrain(s, 430) +
    standing(s, 400, 520, 220, 160) +
    folded(452, 232, c.snow, c.lake) +
    folded(386, 222, c.sky, c.snow) +
    folded(320, 226, c.linen, c.clay) +
    folded(258, 200, c.snow, c.forest) +
    s.form('M280 218q-20 22 0 44h210q30 -22 0 -44z', c.terracotta, { turn: 'under', depth: 0.9 }) +
    s.form(circle(490, 240, 24), c.terracotta, { depth: 0.6 }) +
    line('M490 240q8 -10 10 2q-4 14 -16 8q-8 -18 8 -24q20 2 16 24', c.brick, 3.5) +
    sprig(320, 222, 0.9, 66) +
    sprig(330, 214, 0.7, 40) +
    budVase(s, 690, 520) +
    sprig(690, 440, 1, 6) +
    sprig(686, 440, 0.8, -18)
  );
};

const tote = (s: Sheet): string => {
  const bag = 'M236 262Q400 280 564 262L592 540Q400 566 208 540z';
  const tree = s.stamp(
    line('M0 40V-6', c.bark, 7) +
      flat(
        polygon(
          [0, -112],
          [26, -66],
          [14, -66],
          [36, -28],
          [20, -28],
          [46, 12],
          [-46, 12],
          [-20, -28],
          [-36, -28],
          [-14, -66],
          [-26, -66],
        ),
        c.forest,
      ),
  );
  return (
    s.form(rect(0, 0, 800, 600), c.clay, { depth: 0.55 }) +
    s.soft('M300 270L640 330L700 560L300 580z', c.shade, 0.35, 16) +
    hook(s, 400, 66) +
    line('M300 290Q318 110 400 66Q482 110 500 290', c.oat, 26) +
    line('M296 290Q314 112 400 62', c.linen, 9, 0.9) +
    s.form(bag, c.linen, { turn: 'side', depth: 0.85 }) +
    s.form('M236 262Q400 280 564 262L567 292Q400 312 233 292z', c.oat, {
      turn: 'side',
      depth: 0.5,
    }) +
    s.form('M292 262h34v66h-34zM474 262h34v66h-34z', c.oat, { depth: 0.5 }) +
    line('M296 322l26 -26M322 322l-26 -26M478 322l26 -26M504 322l-26 -26', c.oak, 2.5) +
    line('M276 310Q260 420 252 540M524 310Q546 420 556 540', c.shade, 4, 0.16) +
    s.form(circle(400, 436, 92), c.sky, { depth: 0.4 }) +
    s.clip(
      circle(400, 436, 92),
      flat(circle(430, 402, 22), c.honey) +
        flat('M300 470Q350 440 400 460T500 450V540H300z', c.moss) +
        tree(366, 452, 0.9) +
        tree(424, 462, 0.68) +
        tree(328, 468, 0.6) +
        flat('M300 490Q400 466 500 490V540H300z', c.lake) +
        line('M340 506h60M390 518h60', c.snow, 3, 0.8),
    ) +
    leafyStem(s, c.leaf, 190, 5, 46)(510, 286, 0.9, 22) +
    leafyStem(s, c.moss, 190, 5, 46)(470, 282, 0.8, 6) +
    s.form('M474 262h34l3 40q-20 2 -40 2z', c.oat, { depth: 0.5 })
  );
};

const blanket = (s: Sheet): string => {
  const top = 'M150 300Q400 270 650 300L676 372Q400 344 124 372z';
  const plaid = (x: number, width: number, color: string, opacity: number): string =>
    flat(path`M${x} 270h${width}l${(x - 380) * 0.12} 290h${-width}z`, color, opacity);
  const side = 'M124 372Q400 344 676 372L668 530Q400 556 132 530z';
  const stripes = many(
    5,
    (i) =>
      plaid(150 + i * 116, 44, c.honey, 0.55) +
      plaid(172 + i * 116, 8, c.cream, 0.8) +
      plaid(214 + i * 116, 12, c.pine, 0.5),
  );
  return (
    room(s, { wall: c.linen, table: c.oak, windowAt: 400, horizon: 450 }) +
    woodGrain(s, 460) +
    standing(s, 400, 536, 270, 130) +
    s.form(side, c.brick, { turn: 'under', depth: 0.9 }) +
    s.clip(
      side,
      stripes +
        line('M100 430Q400 402 700 430', c.pine, 26, 0.45) +
        line('M100 500Q400 476 700 500', c.honey, 12, 0.6) +
        line('M100 452Q400 426 700 452', c.shade, 7, 0.5) +
        line('M100 486Q400 462 700 486', c.shade, 4, 0.3),
    ) +
    s.form(top, c.clay, { depth: 0.6 }) +
    s.clip(top, stripes + line('M120 326Q400 296 680 326', c.pine, 18, 0.4)) +
    line(
      many(
        24,
        (i) =>
          path`M${140 + i * 22.6} ${531 + 15 * (1 - ((i - 11.5) / 12) ** 2)}l${(i % 3) - 1} 26`,
      ),
      c.honey,
      5,
    ) +
    place(
      400,
      300,
      1,
      s.contact(0, 0, 190, 18, 0.6) +
        s.form('M-170 -46q0 -14 14 -14h310q14 0 14 14v36q0 12 -14 12h-310q-14 0 -14 -12z', c.pine, {
          turn: 'under',
        }) +
        s.form('M-160 -60L150 -66L168 -44H-168z', c.forest, { depth: 0.5 }) +
        line('M-150 -14h306', c.paper, 12, 0.9) +
        line('M-150 -10h306', c.shade, 2, 0.3),
    ) +
    place(
      360,
      238,
      1,
      s.contact(0, 8, 90, 12, 0.6) +
        s.form('M-50 -78L-44 -4Q0 14 44 -4L50 -78z', c.paper, { turn: 'side' }) +
        line('M48 -62q40 -4 34 24q-6 20 -36 20', c.linen, 11) +
        s.form('M-50 -78a50 10 0 0 0 100 0a50 10 0 0 0 -100 0z', c.bark, { depth: 0.4 }),
    ) +
    s.soft('M360 140q-30 -36 0 -66t0 -60q34 34 6 62t12 64z', c.snow, 0.5, 8)
  );
};

export const linenPaintings: Paintings = {
  'linen-robe': robe,
  'towel-set': towels,
  'linen-tote': tote,
  'wool-blanket': blanket,
};
