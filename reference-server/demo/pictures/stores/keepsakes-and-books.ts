import { room, woodGrain } from '../grounds.ts';
import { fir } from '../landscape.ts';
import { flat, line, place } from '../marks.ts';
import { nestingDoll } from '../motifs/keepsakes.ts';
import { palette as c } from '../palette.ts';
import { cornflower } from '../plants.ts';
import { standing } from '../props.ts';
import type { Sheet } from '../sheet.ts';
import { curve, ellipse, path, rect } from '../shapes.ts';

/** A shelf with books, nesting bears and a mug. */
export const keepsakes = (s: Sheet): string => {
  const doll = nestingDoll(s);
  const tree = fir(s);
  const book = (x: number, width: number, height: number, color: string, band: string): string =>
    s.form(rect(x, 470 - height, width, height, 3), color, { turn: 'side', depth: 0.9 }) +
    flat(
      path`M${x} ${490 - height}h${width}v12h${-width}zM${x} ${440}h${width}v8h${-width}z`,
      band,
    );
  const card = (x: number, y: number, turn: number, sky: string, land: string): string =>
    place(
      x,
      y,
      1,
      s.soft(rect(-56, 0, 122, 92), c.shade, 0.3, 6) +
        flat(rect(-60, -6, 120, 90), c.cream) +
        flat(rect(-52, 2, 104, 74), sky) +
        flat('M-52 50Q0 20 52 46V76H-52z', land) +
        tree(-18, 58, 0.4, 0, c.pine) +
        tree(14, 60, 0.5, 0, c.pine) +
        s.form(rect(-6, -18, 12, 24, 2), c.wood),
      { turn },
    );
  return (
    room(s, { wall: c.deepLake, table: c.oak, windowAt: 700, horizon: 470 }) +
    woodGrain(s, 480) +
    line(curve([-10, 60], [300, 120], [640, 60]), c.linen, 3) +
    card(110, 96, -4, c.sky, c.moss) +
    card(290, 112, 3, c.straw, c.forest) +
    card(470, 98, -3, c.peach, c.amber) +
    s.contact(300, 474, 280, 14, 0.6) +
    book(60, 54, 210, c.clay, c.straw) +
    book(118, 40, 236, c.forest, c.cream) +
    book(162, 62, 190, c.linen, c.clay) +
    book(228, 44, 224, c.brick, c.honey) +
    book(276, 36, 200, c.lake, c.cream) +
    book(316, 58, 240, c.pine, c.straw) +
    place(
      390,
      470,
      1,
      s.form(rect(0, -214, 46, 214, 3), c.honey, { turn: 'side' }) +
        flat('M0 -190h46v10h-46z', c.brick),
      { turn: 11 },
    ) +
    place(
      620,
      540,
      1.1,
      doll(
        c.clay,
        tree(0, -16, 0.9, 0, c.pine) +
          tree(-34, -22, 0.5, 0, c.pine) +
          tree(34, -22, 0.5, 0, c.pine),
      ),
    ) +
    place(790, 560, 0.72, doll(c.forest, cornflower(s)(0, -64, 1.3))) +
    place(
      990,
      556,
      1,
      standing(s, 0, 0, 96) +
        line('M94 -160Q172 -164 168 -98Q162 -46 92 -48', c.lake, 26) +
        s.form('M-102 -200L-96 -24Q-92 2 -56 4H56Q92 2 96 -24L102 -200z', c.lake, {
          turn: 'side',
        }) +
        s.form('M-102 -200L-99 -100Q-50 -80 -20 -104T50 -90T99 -100L102 -200z', c.cream, {
          turn: 'side',
        }) +
        s.form(ellipse(0, -200, 102, 23), c.cream, { depth: 0.4 }) +
        flat(ellipse(0, -198, 86, 16), c.bark),
    ) +
    s.soft('M120 580H460L520 596H140z', c.shade, 0.4, 8) +
    s.form('M110 540H430V566H110z', c.pine, { turn: 'under' }) +
    s.form('M130 512H450V540H130z', c.terracotta, { turn: 'under' }) +
    line('M130 553H424M150 526H444', c.paper, 9, 0.9)
  );
};
