import { flat, line, place } from './marks.ts';
import { palette as c } from './palette.ts';
import { standing } from './props.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, many, path, rect } from './shapes.ts';

/** A wall of rounded logs with steam in front: the inside of a Russian bath. */
export const logWall = (s: Sheet, color: string, bottom: number, height = 84): string => {
  const logs = Math.ceil(bottom / height);
  const log = s.stamp(
    s.form(rect(0, 0, s.width, height), color, { turn: 'under', depth: 0.7 }) +
      line(
        path`M${s.width * 0.1} ${height * 0.4}h${s.width * 0.34}M${s.width * 0.55} ${height * 0.62}h${s.width * 0.3}`,
        c.shade,
        2.5,
        0.16,
      ),
  );
  return (
    many(logs, (i) => log(0, bottom - (i + 1) * height)) +
    s.shade(rect(0, 0, s.width, bottom), { depth: 0.5 })
  );
};

/** Slow curls of steam. */
export const steam = (s: Sheet, x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    scale,
    s.soft('M0 0q-70 -60 -10 -130t-6 -150q90 60 34 140t28 140z', c.snow, 0.42, 16) +
      s.soft('M110 10q-50 -50 0 -100t0 -120q70 50 22 112t22 108z', c.snow, 0.3, 16),
  );

/** A coopered tub, 320 wide at the rim; the rim's middle is the origin. */
export const tub = (s: Sheet): string =>
  standing(s, 0, 180, 140) +
  s.form('M-160 0L-134 172Q0 206 134 172L160 0z', c.birch, { turn: 'side' }) +
  line(
    many(7, (i) => path`M${-120 + i * 40} ${10}L${-100 + i * 33} 190`),
    c.oak,
    3,
    0.45,
  ) +
  line('M-156 40Q0 80 156 40M-142 140Q0 178 142 140', c.bark, 13) +
  line('M-156 38Q-80 62 -20 66M-142 138Q-80 160 -20 163', c.terracotta, 4, 0.7) +
  s.form(ellipse(0, 0, 160, 36), c.wood, { turn: 'under', depth: 0.5 }) +
  s.form(ellipse(0, 3, 144, 28), c.lake, { depth: 0.6 }) +
  line('M-90 -4q50 -10 100 -2M-40 12q60 8 120 -6', c.snow, 3, 0.6) +
  s.form('M-172 -58h34v76h-34zM138 -58h34v76h-34z', c.birch, { depth: 0.8 }) +
  flat(circle(-155, -34, 8) + circle(155, -34, 8), c.bark);
