import { flat, line } from './marks.ts';
import { palette } from './palette.ts';
import { needleFan } from './plants.ts';
import type { Sheet } from './sheet.ts';
import { chance, circle, curve, leaf, many, path, polygon, rect } from './shapes.ts';

/** What stands outside the window and throws its shade on the wall. */
type Outside = 'pine' | 'linden' | 'nothing';

const pineShade = (s: Sheet, x: number, y: number): string => {
  const fan = s.stamp(line(needleFan, palette.shade, 4));
  const twigs = many(6, (i) => fan(x + i * 52, y + i * 22 + (i % 2) * 8, 1.1, 10 + (i % 3) * 9));
  return (
    line(curve([x - 40, y - 24], [x + 90, y + 36], [x + 330, y + 140]), palette.shade, 7) + twigs
  );
};

const lindenShade = (s: Sheet, x: number, y: number): string => {
  const one = s.stamp(flat(leaf([0, 0], [62, 12], 28), palette.shade));
  const leaves = many(9, (i) => one(x + i * 36, y + i * 16, 0.8 + (i % 3) * 0.2, i % 2 ? 70 : -42));
  return (
    line(curve([x - 60, y - 30], [x + 90, y + 40], [x + 330, y + 150]), palette.shade, 5) + leaves
  );
};

/** Morning light through a window with four panes, falling across a wall. */
const windowLight = (s: Sheet, x: number, outside: Outside): string => {
  const pane = (px: number, py: number): string => path`M${px} ${py}l150 34v180l-150 -34z`;
  const panes = pane(x, -20) + pane(x + 170, 19) + pane(x, 180) + pane(x + 170, 219);
  const branch =
    outside === 'pine' ? pineShade(s, x, 60) : outside === 'linden' ? lindenShade(s, x, 50) : '';
  return s.soft(panes, palette.light, 0.5, 3) + s.clip(panes, `<g opacity=".13">${branch}</g>`);
};

type Room = {
  wall: string;
  table: string;
  /** Where the table top begins. */
  horizon?: number;
  /** The left edge of the light on the wall; null for an even wall. */
  windowAt?: number | null;
  outside?: Outside;
};

/** A quiet corner: a painted wall, light from a window, a table top. */
export const room = (
  s: Sheet,
  { wall, table, horizon = 420, windowAt = 330, outside = 'pine' }: Room,
): string => {
  const { width, height } = s;
  return (
    s.form(rect(0, 0, width, horizon + 4), wall, { depth: 0.5 }) +
    (windowAt === null ? '' : windowLight(s, windowAt, outside)) +
    s.form(rect(0, horizon, width, height - horizon), table, { depth: 0.55 }) +
    flat(rect(0, horizon, width, 5), palette.light, 0.4)
  );
};

/** Long brush lines of wood grain across a table top. */
export const woodGrain = (s: Sheet, top: number, bottom = s.height, seed = 3): string => {
  const random = chance(seed);
  const strokes = many(7, (i) => {
    const y = top + ((bottom - top) * (i + 0.6)) / 7;
    const length = s.width * (0.25 + random() * 0.4);
    return path`M${random() * s.width * 0.6} ${y}q${length / 2} ${6 - random() * 12} ${length} 0`;
  });
  return line(strokes, palette.shade, 2.5, 0.13);
};

/** Boards seen from above. */
export const boards = (s: Sheet, color: string, count = 5): string => {
  const step = s.height / count;
  const seams = many(count - 1, (i) => path`M0 ${(i + 1) * step}h${s.width}`);
  return (
    s.form(rect(0, 0, s.width, s.height), color, { depth: 0.55 }) +
    line(seams, palette.shade, 3, 0.3) +
    woodGrain(s, 0, s.height, 5) +
    woodGrain(s, 30, s.height, 11)
  );
};

/** Linen seen from above: a plain weave with two hem lines. */
export const cloth = (s: Sheet, color: string, stripe: string): string =>
  s.form(rect(0, 0, s.width, s.height), color, { depth: 0.45 }) +
  line(
    many(2, (i) => path`M${-20 + i * 26} ${s.height}L${130 + i * 26} 0`),
    stripe,
    7,
    0.55,
  );

/** A plain disc behind the subject, as on a poster. */
export const disc = (s: Sheet, cx: number, cy: number, r: number, color: string): string =>
  s.form(circle(cx, cy, r), color, { depth: 0.4 });

/** A niche with a rounded top, to stand a single fine thing in. */
export const niche = (
  s: Sheet,
  { wall, inside, shelf }: { wall: string; inside: string; shelf: string },
): string => {
  const opening = path`M180 470V270a220 220 0 0 1 440 0v200z`;
  return (
    s.form(rect(0, 0, s.width, s.height), wall, { depth: 0.5 }) +
    s.form(opening, inside, { depth: 0.6 }) +
    s.clip(
      opening,
      s.soft(
        path`M180 480V270a220 220 0 0 1 300 -204q-230 40 -230 250v164z`,
        palette.shade,
        0.3,
        14,
      ),
    ) +
    s.form(rect(150, 466, 500, 40, 6), shelf, { turn: 'under', depth: 0.8 }) +
    s.soft(polygon([150, 506], [650, 506], [690, 560], [220, 560]), palette.shade, 0.22, 12)
  );
};
