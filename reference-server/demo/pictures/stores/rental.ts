import { clouds, hills, lake, reeds, scotsPine, treeline } from '../landscape.ts';
import { line, place } from '../marks.ts';
import { bicycle } from '../motifs/bicycles.ts';
import { palette as c } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { ellipse, leaf, rect } from '../shapes.ts';

/** The shore where the boat, the board and the bicycle wait. */
export const rental = (s: Sheet): string => {
  const hull = 'M-280 0Q0 58 290 -22Q268 96 166 110Q0 128 -164 114Q-250 98 -280 0z';
  return (
    s.wash(rect(0, 0, 1200, 300), c.sky, c.cream) +
    clouds([160, 100, 200], [640, 70, 170], [960, 120, 180]) +
    hills(s, 300, c.sage, 210, 160, 220, 150, 200) +
    treeline(s, 0, 292, 1200, 100, c.forest, 5) +
    lake(s, 288, 600, [c.sky, c.lake], 7) +
    place(
      420,
      400,
      0.86,
      s.soft('M-240 96Q0 150 250 70L200 150Q0 180 -190 150z', c.night, 0.4, 10) +
        s.form('M-280 0Q0 -72 290 -22Q0 58 -280 0z', c.oak, { turn: 'under' }) +
        s.form(hull, c.clay, { turn: 'under' }) +
        line('M-280 0Q0 58 290 -22', c.cream, 9) +
        line('M-70 4L-240 140', c.birch, 9) +
        s.form(leaf([-210, 116], [-286, 178], 13), c.birch) +
        line('M110 -4L260 128', c.birch, 9) +
        s.form(leaf([230, 100], [304, 168], 13), c.birch),
    ) +
    s.form('M0 520Q300 470 620 520T1200 470V600H0z', c.straw, { turn: 'under', depth: 0.7 }) +
    scotsPine(s)(90, 540, 2.2) +
    scotsPine(s)(1120, 540, 2.4) +
    place(
      220,
      400,
      0.8,
      s.soft('M0 170L130 120L160 150L40 200z', c.shade, 0.35, 8) +
        s.form(
          'M-6 -232Q50 -176 52 -40Q52 120 30 196Q16 222 -6 222Q-28 222 -40 196Q-62 120 -62 -40Q-60 -176 -6 -232z',
          c.cream,
          { turn: 'side' },
        ) +
        s.form('M-60 -90Q-4 -60 51 -90Q40 -190 -6 -232Q-52 -190 -60 -90z', c.lake, {
          turn: 'side',
        }) +
        s.form(rect(-44, -40, 76, 150, 10), c.sage, { turn: 'side', depth: 0.7 }),
      { turn: 10 },
    ) +
    s.soft(ellipse(860, 560, 250, 14), c.shade, 0.45, 8) +
    place(560, 128, 0.79, bicycle(s)) +
    reeds(s)(30, 612, 0.9)
  );
};
