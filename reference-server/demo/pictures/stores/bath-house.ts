import { logWall, steam, tub } from '../bath-props.ts';
import { woodGrain } from '../grounds.ts';
import { fir } from '../landscape.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import { firTwig } from '../plants.ts';
import { drum, standing } from '../props.ts';
import type { Sheet } from '../sheet.ts';
import { blob, circle, ellipse, many, path, rect, turned } from '../shapes.ts';

/** Inside the bath: the tub, the whisk, warm towels and the lake in the window. */
export const bathHouse = (s: Sheet): string => {
  const view = rect(120, 70, 330, 220, 6);
  const leafy = s.outline(blob([0, 0], [20, -16], [46, -10], [58, 2], [40, 14], [16, 14]));
  const towel = (y: number, half: number, color: string): string =>
    s.form(
      path`M${930 - half} ${y}h${half * 2 - 24}a26 26 0 0 1 0 52h${24 - half * 2}q-12 -26 0 -52z`,
      color,
      { turn: 'under' },
    ) + line(path`M${1000} ${y + 2}q-8 24 0 48`, c.forest, 7, 0.8);
  return (
    logWall(s, c.wood, 430) +
    s.form(rect(98, 48, 374, 264, 8), c.birch, { depth: 0.8 }) +
    s.clip(
      view,
      s.wash(view, c.peach, c.cream) +
        flat(circle(350, 150, 30), c.honey) +
        flat('M120 220Q280 150 450 210V240H120z', c.sage) +
        `<g fill="${c.pine}">${many(7, (i) => fir(s)(144 + i * 47, 240, 0.5 + (i % 3) * 0.16))}</g>` +
        flat(rect(120, 238, 330, 60), c.lake) +
        line('M170 254h60M260 268h80M330 250h50', c.snow, 3, 0.7),
    ) +
    line('M285 70V290M120 180H450', c.birch, 12) +
    s.form(rect(0, 428, 1200, 172), c.birch, { turn: 'under', depth: 0.7 }) +
    woodGrain(s, 440) +
    flat(rect(0, 428, 1200, 6), c.light, 0.5) +
    line('M640 60H1140', c.bark, 12) +
    s.form(circle(700, 64, 13) + circle(880, 64, 13), c.oak, { turn: 'round' }) +
    s.soft(blob([700, 90], [790, 240], [760, 360], [660, 350], [640, 230]), c.shade, 0.35, 14) +
    place(
      700,
      110,
      1,
      line('M0 -40V30', c.straw, 5) +
        line('M-10 20L-50 130M0 20V150M10 20L50 130', c.oak, 6) +
        s.form('M-18 -6H18L14 60H-14z', c.oak, { turn: 'side' }) +
        many(18, (i) =>
          leafy(
            ((i * 37) % 112) - 56 - 6,
            80 + ((i * 53) % 120),
            1.2,
            60 + ((i * 29) % 70),
            [c.pine, c.forest, c.leaf][i % 3],
          ),
        ),
    ) +
    s.form(turned(880, [880, 96], [912, 104], [944, 180], [956, 232], [880, 244]), c.paper, {
      turn: 'side',
    }) +
    s.form('M796 224Q880 254 964 224Q980 256 956 268Q880 290 804 268Q780 256 796 224z', c.linen, {
      turn: 'side',
    }) +
    line('M800 232Q880 262 960 232', c.clay, 5) +
    place(330, 390, 0.94, tub(s)) +
    line('M390 380L500 250', c.oak, 17) +
    line('M388 376L497 248', c.birch, 6) +
    standing(s, 930, 560, 170, 110) +
    towel(506, 190, c.snow) +
    towel(454, 180, c.sky) +
    towel(402, 184, c.linen) +
    firTwig(s)(820, 394, 0.8, -6) +
    place(
      1130,
      560,
      1,
      standing(s, 0, 0, 34, 30) +
        s.form('M-34 -90q-4 90 8 92h52q12 -2 8 -92z', '#7c451d', { turn: 'side' }) +
        drum(s, 0, -116, 20, 30, c.ink, c.bark),
    ) +
    place(
      600,
      566,
      1,
      standing(s, 0, 0, 58, 60) +
        s.form('M-66 -56Q-60 0 -38 2H38Q60 0 66 -56z', c.clay, { turn: 'side' }) +
        s.form(ellipse(0, -56, 66, 15), c.peach, { turn: 'under' }),
    ) +
    steam(s, 280, 400, 1.2)
  );
};
