import { room, woodGrain } from '../grounds.ts';
import { flat, line, place } from '../marks.ts';
import { apple } from '../motifs/harvest.ts';
import { palette as c } from '../palette.ts';
import { leafyStem } from '../plants.ts';
import { drum, standing, wickerBasket, wickerRim } from '../props.ts';
import type { Sheet } from '../sheet.ts';
import { blob, ellipse, many, rect, turned } from '../shapes.ts';
import { clothCap } from '../vessels.ts';

const glassOutline =
  'M0 -190C80 -190 96 -172 100 -60C102 -12 92 0 0 2C-92 0 -102 -12 -100 -60C-96 -172 -80 -190 0 -190z';

/** Bread, honey, milk and apples on the counter of the farm shop. */
export const farmShop = (s: Sheet): string => {
  const glass = s.outline(glassOutline);
  const front = s.stamp(
    s.shade(glassOutline, { turn: 'side' }) +
      flat('M-78 -150q-9 80 0 130q8 6 14 2q-6 -70 2 -132z', c.light, 0.7) +
      flat('M-90 -168Q0 -150 90 -168Q84 -186 60 -190H-60Q-84 -186 -90 -168z', c.mist, 0.8) +
      clothCap(s, c.linen, c.clay),
  );
  const foot = s.stamp(standing(s, 0, 0, 104));
  const preserve = (x: number, y: number, size: number, color: string): string =>
    foot(x, y, size) + glass(x, y, size, 0, color) + front(x, y, size);
  const green = apple(s, '#c9c260');
  const loaf = s.stamp(
    s.contact(0, 4, 170, 18, 0.6) +
      s.form(
        blob([-150, -6], [-140, -80], [-60, -122], [70, -120], [142, -70], [146, -4], [0, 6]),
        '#8a4f2a',
        { turn: 'under' },
      ) +
      line(
        'M-70 -104Q-30 -60 -44 -14M4 -114Q44 -66 30 -14M74 -106Q108 -60 98 -14',
        c.birch,
        10,
        0.9,
      ),
  );
  const bottle = turned(
    0,
    [0, -250],
    [24, -248],
    [25, -200],
    [58, -146],
    [60, -16],
    [48, 0],
    [0, 2],
  );
  const shelf = (y: number): string =>
    s.form(rect(560, y, 640, 22, 4), c.birch, { turn: 'under' }) +
    s.soft(rect(570, y + 22, 630, 18), c.shade, 0.35, 8);
  return (
    room(s, { wall: c.forest, table: c.wood, windowAt: 90, horizon: 440 }) +
    woodGrain(s, 450) +
    shelf(196) +
    many(5, (i) =>
      preserve(
        636 + i * 122,
        196,
        0.56,
        [c.honey, c.berry, c.honey, c.moss, c.amber][i] ?? c.honey,
      ),
    ) +
    line('M490 0V60', c.linen, 3) +
    leafyStem(s, c.moss, 150, 5, 34)(490, 56, 1.1, 180) +
    place(300, 516, 1.02, wickerBasket(s, 130)) +
    green(210, 474, 0.9, -12) +
    green(300, 454, 0.95, 8) +
    green(390, 474, 0.9, 14) +
    green(256, 500, 0.9) +
    green(346, 500, 0.92, -8) +
    place(300, 516, 1.02, wickerRim(s)) +
    loaf(640, 506, 1) +
    loaf(604, 572, 0.9) +
    place(
      872,
      540,
      1.06,
      standing(s, 0, 0, 64) +
        s.form(bottle, c.snow, { turn: 'side' }) +
        drum(s, 0, -258, 29, 22, c.lake, c.sky) +
        s.form(ellipse(0, -74, 36, 42), c.sage, { depth: 0.4 }),
    ) +
    preserve(1050, 560, 1.02, c.honey)
  );
};
