import { foldedPancake, spread } from '../foods.ts';
import {
  cube,
  cucumber,
  dill,
  dollop,
  halfEgg,
  onion,
  salad,
  tomato,
  toast,
} from '../garnishes.ts';
import { dots, flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import type { Sheet } from '../sheet.ts';
import { blob, chance, circle, ellipse, many, type Point } from '../shapes.ts';
import { cutlery, deepBowl, grounds, napkin, plate, roundBoard } from '../table-top.ts';

/** Leaves in two greens, within 150. */
const leaves = (s: Sheet, dark: string = c.forest, light: string = c.leaf): string => {
  const one = salad(s, dark);
  const other = salad(s, light);
  return spread(11, 140, (x, y, turn, i) => (i % 2 ? one : other)(x, y, 1.15, turn));
};

const olive = (s: Sheet) =>
  s.stamp(
    s.form(ellipse(0, 0, 19, 15), c.plum, { turn: 'round' }) + flat(circle(0, 0, 5), c.shade),
  );

/** Salads and starters, seen from above. */
export const saladPaintings: Paintings = {
  olivier: (s) => {
    const pieces = [
      cube(s, c.cream, 30),
      cube(s, c.clay, 26),
      cube(s, c.moss, 24),
      cube(s, c.blush, 28),
    ];
    const pea = s.stamp(s.form(circle(0, 0, 11), c.leaf, { turn: 'round' }));
    return (
      grounds.sage(s) +
      cutlery(s) +
      plate()(
        s,
        s.contact(6, 10, 150, 140, 0.5) +
          s.form(circle(0, 0, 136), c.oat, { turn: 'round', depth: 0.5 }) +
          spread(44, 128, (x, y, turn, i) => (pieces[i % 4] ?? pea)(x, y, 1, turn)) +
          spread(16, 124, (x, y) => pea(x, y, 1), 8) +
          halfEgg(s)(-24, -14, 1.1, -20) +
          halfEgg(s)(34, 8, 1.1, 30) +
          dill(s)(4, -50, 0.9, 10),
      )
    );
  },
  herring: (s) =>
    grounds.linen(s) +
    napkin(s, c.forest) +
    plate(c.snow, c.rose)(
      s,
      s.contact(8, 16, 160, 150, 0.6) +
        s.form(circle(0, 6, 146), c.linen, { turn: 'round' }) +
        s.form(circle(0, 0, 142), '#8e2c4c', { turn: 'round' }) +
        line(
          many(7, (i) => `M${-118 + i * 6} ${-78 + i * 26}q118 -22 ${236 - i * 12} 0`),
          '#a8466a',
          7,
          0.6,
        ) +
        s.form(ellipse(-20, -6, 56, 22), c.mist, { turn: 'under' }) +
        s.form(ellipse(36, 20, 52, 20), c.mist, { turn: 'under' }) +
        onion(s)(-70, 60, 0.9) +
        onion(s)(80, -54, 0.9) +
        dill(s)(10, -52, 1, -20),
    ),
  caesar: (s) => {
    const crouton = cube(s, c.amber, 38);
    const chicken = s.stamp(
      s.form(blob([-54, 0], [-20, -24], [44, -18], [56, 6], [10, 24], [-40, 20]), c.birch, {
        turn: 'under',
      }) + line('M-36 -8L-24 14M-8 -12L4 14M22 -10L32 12', c.oak, 5, 0.6),
    );
    const shaving = s.outline('M-30 0Q0 -22 32 -6Q4 -4 -26 12z');
    return (
      grounds.oak(s) +
      cutlery(s) +
      plate(c.cream, c.moss)(
        s,
        leaves(s, c.leaf, c.moss) +
          chicken(-50, -40, 1.1, -20) +
          chicken(40, -10, 1.1, 20) +
          chicken(-20, 56, 1.1, -6) +
          spread(6, 140, (x, y, turn) => crouton(x, y, 1, turn), 7) +
          spread(7, 120, (x, y, turn) => shaving(x, y, 1, turn, c.cream), 2),
      )
    );
  },
  greek: (s) => {
    const [feta, black, red] = [cube(s, c.snow, 46), olive(s), tomato(s)];
    const slice = cucumber(s);
    return (
      grounds.lake(s) +
      deepBowl(c.cream, c.moss)(
        s,
        leaves(s) +
          spread(8, 150, (x, y, turn) => red(x, y, 1.2, turn), 3) +
          spread(8, 140, (x, y) => slice(x, y, 1.05), 8) +
          spread(6, 100, (x, y, turn) => feta(x, y, 1, turn), 5) +
          spread(7, 150, (x, y, turn) => black(x, y, 1.1, turn), 12) +
          onion(s)(-40, 70, 1) +
          onion(s)(90, -20, 1),
      )
    );
  },
  'beet-goat-cheese': (s) => {
    const beet = s.stamp(
      s.contact(3, 5, 52, 46, 0.5) +
        s.form(circle(0, 0, 48), '#8e2c4c', { turn: 'round' }) +
        line(circle(0, 0, 30) + circle(0, 0, 16), '#b65678', 4, 0.8),
    );
    const cheese = s.stamp(
      s.form(blob([-26, 4], [-10, -22], [22, -16], [26, 12], [0, 24]), c.snow, {}),
    );
    const nut = s.outline(ellipse(0, 0, 11, 7));
    return (
      grounds.birch(s) +
      cutlery(s) +
      plate()(
        s,
        leaves(s) +
          spread(7, 112, (x, y, turn) => beet(x, y, 1.1, turn), 2) +
          spread(8, 130, (x, y, turn) => cheese(x, y, 1, turn), 11) +
          spread(13, 150, (x, y, turn) => nut(x, y, 1, turn, c.birch), 6),
      )
    );
  },
  pickles: (s) => {
    const gherkin = s.stamp(
      s.contact(2, 8, 90, 26, 0.5) +
        s.form('M-90 0Q-84 -30 0 -32Q84 -30 92 2Q80 32 0 32Q-82 30 -90 0z', '#6f7f3a', {
          turn: 'under',
        }) +
        dots(
          [
            [-50, -8],
            [-16, 6],
            [20, -10],
            [54, 4],
            [-34, 14],
            [4, 18],
          ],
          c.sage,
          7,
          0.8,
        ),
    );
    const round = s.stamp(
      s.contact(4, 8, 56, 52, 0.5) +
        s.form(circle(0, 0, 52), c.clay, { turn: 'round' }) +
        flat(ellipse(-16, -18, 12, 8), c.light, 0.5),
    );
    const random = chance(5);
    const shreds = many(26, () => {
      const [x, y] = [20 + random() * 130, -120 + random() * 110];
      return `M${Math.round(x)} ${Math.round(y)}q${Math.round(20 - random() * 40)} 16 ${Math.round(
        44 - random() * 88,
      )} ${Math.round(random() * 26)}`;
    });
    return (
      grounds.forest(s) +
      roundBoard(c.wood)(
        s,
        line(shreds, c.shade, 12, 0.2) +
          line(shreds, '#e9dfb6', 8) +
          gherkin(-70, -70, 1, -24) +
          gherkin(-90, -6, 1, -14) +
          gherkin(-70, 58, 0.95, -30) +
          round(70, 60, 1.1) +
          round(150, 20, 0.95) +
          round(20, 130, 0.95) +
          dill(s)(-10, 20, 1.2, 50),
      )
    );
  },
  'pike-caviar': (s) => {
    const folded = foldedPancake(s);
    const random = chance(8);
    const roe = Array.from({ length: 90 }, (): Point => {
      const angle = random() * Math.PI * 2;
      const distance = 54 * Math.sqrt(random());
      return [Math.cos(angle) * distance, Math.sin(angle) * distance];
    });
    return (
      grounds.pine(s) +
      plate()(
        s,
        folded(-96, 30, 1.05, -40) +
          folded(-60, 96, 1.05, -80) +
          place(
            56,
            -46,
            1.25,
            s.contact(4, 8, 80, 74, 0.6) +
              s.form(circle(0, 0, 72), c.mist, { turn: 'round' }) +
              s.form(circle(0, 0, 60), c.amber, { turn: 'round', depth: 0.6 }) +
              dots(roe, c.straw, 9, 0.85) +
              dots(roe.slice(0, 40), c.clay, 7, 0.7),
          ) +
          place(86, 92, 0.7, dollop(s)) +
          dill(s)(10, 60, 0.9, 30) +
          toast(s)(-70, -100, 0.8, -20),
      )
    );
  },
};
