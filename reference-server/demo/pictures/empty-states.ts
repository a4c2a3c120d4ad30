import { clouds, fir } from './landscape.ts';
import { flat, line, place } from './marks.ts';
import type { Paintings } from './painting.ts';
import { palette as c } from './palette.ts';
import { leafyStem, pineCone, pineTwig } from './plants.ts';
import { standing, wickerBasket, wickerRim } from './props.ts';
import type { Sheet } from './sheet.ts';
import { blob, circle, ellipse, leaf, path, rect } from './shapes.ts';

/** A soft island of colour that a small scene stands on; around it the page shows through. */
const island = (s: Sheet, color: string): string =>
  s.form(
    blob(
      [60, 300],
      [90, 130],
      [260, 60],
      [430, 70],
      [570, 150],
      [590, 310],
      [510, 420],
      [300, 446],
      [120, 420],
    ),
    color,
    { depth: 0.4 },
  );

/** A tit that looks to the left, about 110 wide, its feet on the origin. */
const tit = (s: Sheet): string =>
  line('M-8 -6V6M12 -6V6M-14 8h14M6 8h14', c.bark, 4) +
  s.form('M40 -40L104 -6L96 -22L60 -58z', c.deepLake, { depth: 0.8 }) +
  s.form(
    blob([-54, -62], [-30, -96], [10, -86], [56, -44], [34, -8], [-10, -2], [-44, -24]),
    c.honey,
    { turn: 'under' },
  ) +
  s.form(blob([-4, -80], [30, -74], [70, -34], [40, -26], [8, -44]), c.lake, { depth: 0.8 }) +
  flat(blob([-58, -70], [-46, -98], [-18, -100], [0, -82], [-20, -84], [-44, -76]), c.ink) +
  flat(blob([-50, -72], [-36, -84], [-14, -78], [-22, -60], [-42, -58]), c.snow) +
  flat('M-56 -74L-76 -68L-54 -62z', c.bark) +
  flat(circle(-42, -80, 4), c.snow);

const cart = (s: Sheet): string =>
  island(s, c.peach) +
  s.contact(330, 402, 230, 24, 0.4) +
  line('M190 214Q196 40 320 38Q444 40 450 214', c.oak, 18) +
  line('M186 214Q192 36 320 34Q440 36 446 214', c.birch, 7) +
  s.form(ellipse(320, 226, 168, 22), c.bark, { turn: 'under', depth: 0.7 }) +
  place(320, 226, 1, wickerBasket(s, 160, 60) + wickerRim(s)) +
  place(420, 214, 0.9, tit(s)) +
  flat(leaf([120, 372], [186, 350], 20), c.leaf) +
  flat(leaf([520, 396], [566, 366], 16), c.forest) +
  line('M126 370L176 354', c.forest, 3);

const orders = (s: Sheet): string =>
  island(s, c.sage) +
  s.form(path`M70 340h500v44q0 14 -14 14h-472q-14 0 -14 -14z`, c.wood, { turn: 'side' }) +
  s.form('M56 318h528q8 0 8 12t-8 12H56q-8 0 -8 -12t8 -12z', c.birch, { turn: 'under' }) +
  standing(s, 270, 316, 86, 90) +
  s.form('M150 296h240v16q0 8 -10 8H160q-10 0 -10 -8z', c.bark, { turn: 'side' }) +
  s.form('M166 292Q168 186 270 184Q372 186 374 292z', c.honey, { turn: 'side' }) +
  line('M196 272Q204 218 244 206', c.light, 9, 0.7) +
  s.form(rect(262, 160, 16, 26, 4), c.amber, { turn: 'side' }) +
  s.form(ellipse(270, 156, 24, 13), c.honey, { turn: 'under' }) +
  s.contact(480, 320, 70, 9, 0.5) +
  line(ellipse(452, 304, 22, 12), c.oat, 9) +
  line('M476 302L548 292M524 296l5 14M540 293l5 14', c.oat, 9) +
  line('M432 298q10 -10 24 -8M480 299L546 290', c.light, 3, 0.7) +
  line('M432 308Q402 330 408 372', c.oat, 4) +
  s.form(path`M384 366l48 4l-6 70q-22 8 -44 -4z`, c.forest, { turn: 'side' }) +
  fir(s)(406, 428, 0.5, 0, c.cream) +
  pineTwig(s)(70, 306, 0.55, -8);

const search = (s: Sheet): string =>
  island(s, c.sky) +
  s.soft('M110 160L300 200L500 150L540 400L310 430L120 390z', c.shade, 0.3, 10) +
  s.form('M104 140L240 176V398L104 362z', c.linen, { turn: 'side', depth: 0.5 }) +
  s.form('M240 176L384 138V360L240 398z', c.cream, { turn: 'side', depth: 0.7 }) +
  s.form('M384 138L520 174V396L384 360z', c.linen, { turn: 'side', depth: 0.5 }) +
  flat('M104 270Q170 240 240 280V398L104 362z', c.moss, 0.8) +
  flat('M384 300Q440 260 520 300V396L384 360z', c.lake, 0.7) +
  flat('M240 300Q310 260 384 320V360L240 398z', c.moss, 0.55) +
  line('M130 320Q190 270 240 320T350 280T440 220', c.clay, 7, 0.9) +
  fir(s)(150, 270, 0.5, 0, c.forest) +
  fir(s)(182, 284, 0.4, 0, c.forest) +
  fir(s)(330, 350, 0.5, 0, c.pine) +
  line('M430 206l24 24M454 206l-24 24', c.berry, 8) +
  s.soft(circle(336, 260, 92), c.shade, 0.3, 8) +
  line('M392 318L486 420', c.bark, 26) +
  line('M388 312L478 410', c.oak, 9) +
  flat(circle(326, 244, 86), c.snow, 0.45) +
  fir(s)(310, 300, 1, 0, c.forest) +
  fir(s)(352, 304, 0.78, 0, c.pine) +
  line('M262 306Q326 284 392 306', c.moss, 8) +
  line(circle(326, 244, 86), c.honey, 17) +
  line('M268 210Q284 176 322 170', c.snow, 8, 0.9);

const offline = (s: Sheet): string => {
  const pole = (x: number, height: number): string =>
    s.form(path`M${x - 8} 404V${404 - height}h16V404z`, c.oak, { turn: 'side' }) +
    s.form(rect(x - 42, 424 - height, 84, 11, 4), c.bark, { turn: 'under' }) +
    flat(circle(x - 32, 420 - height, 6) + circle(x + 32, 420 - height, 6), c.cream);
  return (
    island(s, c.lilac) +
    clouds([110, 150, 140], [400, 120, 150]) +
    s.form('M76 392Q200 350 330 384T574 372Q540 420 500 428Q300 452 120 422z', c.sage, {
      turn: 'under',
      depth: 0.6,
    }) +
    fir(s)(110, 396, 0.9, 0, c.forest) +
    fir(s)(548, 386, 1.1, 0, c.forest) +
    fir(s)(510, 392, 0.7, 0, c.pine) +
    pole(170, 250) +
    pole(470, 262) +
    line('M138 170Q230 240 300 226M438 162Q400 260 352 250', c.ink, 4) +
    line('M300 226q14 -2 18 8M352 250q-12 -2 -10 -14M306 228l14 -6', c.ink, 4) +
    line('M322 214l8 -18M336 218l18 -12M318 206l-8 -14', c.clay, 5) +
    line('M202 172Q320 214 438 164', c.ink, 4, 0.5) +
    place(262, 190, 0.62, tit(s)) +
    s.contact(300, 404, 60, 8, 0.4) +
    pineCone(s)(300, 404, 0.42, -70) +
    leafyStem(s, c.leaf, 90, 3, 24)(230, 400, 0.9, 8)
  );
};

/** Small scenes for screens that have nothing to show; the page's own ground is their background. */
export const emptyPaintings: Paintings = { cart, orders, search, offline };
