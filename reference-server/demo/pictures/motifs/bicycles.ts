import { clouds, fir, hills, scotsPine, tuft } from '../landscape.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { daisy } from '../plants.ts';
import type { Sheet, Stamp } from '../sheet.ts';
import { around, circle, ellipse, many, path, rect } from '../shapes.ts';

/** A spoked wheel with its middle on the origin. */
const wheel = (s: Sheet, radius: number): Stamp =>
  s.stamp(
    line(circle(0, 0, radius), c.ink, 13) +
      line(circle(0, 0, radius - 9), c.linen, 4) +
      line(
        many(10, (i) => {
          const [ax, ay] = around([0, 0], radius - 10, i * 18);
          return path`M${ax} ${ay}L${-ax} ${-ay}`;
        }),
        c.ink,
        1.6,
        0.7,
      ) +
      flat(circle(0, 0, 9), c.oat) +
      line('M0 0v0', c.ink, 8),
  );

/** A path through a summer park: sky, wood, meadow and a sandy track. */
const parkTrack = (s: Sheet): string => {
  const tree = fir(s);
  const pine = scotsPine(s);
  return (
    s.wash(rect(0, 0, 800, 420), c.sky, c.cream) +
    clouds([90, 110, 190], [520, 80, 150]) +
    hills(s, 420, c.sage, 300, 240, 290, 250, 300) +
    `<g fill="${c.forest}">${many(13, (i) => tree(20 + i * 64, 372 + (i % 3) * 8, 0.9 + ((i * 7) % 5) * 0.13))}</g>` +
    pine(90, 430, 1.75) +
    pine(720, 440, 1.9) +
    pine(30, 440, 1.35) +
    s.form('M0 384Q200 350 420 372T800 366V600H0z', c.moss, { turn: 'under', depth: 0.7 }) +
    s.form('M0 520Q300 470 800 500V580Q400 560 0 600z', c.oat, { turn: 'under', depth: 0.6 })
  );
};

const meadow = (s: Sheet): string => {
  const grass = tuft(s, c.forest);
  const flower = daisy(s);
  return (
    many(7, (i) => grass(40 + i * 122, 596 + (i % 2) * 14, 0.9 + (i % 3) * 0.2)) +
    flower(70, 556, 0.5) +
    flower(120, 580, 0.4) +
    flower(700, 560, 0.5) +
    flower(744, 584, 0.42) +
    flower(660, 588, 0.36)
  );
};

/** The hotel's bicycle seen from the side, its wheels on y = 544. */
export const bicycle = (s: Sheet): string => {
  const rim = wheel(s, 104);
  return (
    rim(236, 434) +
    rim(566, 434) +
    line('M132 416A106 106 0 0 1 330 388M470 388A106 106 0 0 1 660 386', c.pine, 9) +
    line('M236 434L390 440L344 262M236 434L352 300', c.pine, 12) +
    line('M566 434L520 222', c.pine, 12) +
    line('M390 440L534 288M352 300Q430 400 534 300', c.forest, 13) +
    line('M392 436L530 290', c.moss, 3, 0.8) +
    line('M344 262L336 226', c.oat, 9) +
    s.form('M286 218Q330 196 390 214Q392 226 376 228Q336 236 300 238Q280 232 286 218z', c.oak, {
      turn: 'under',
    }) +
    line('M520 222L512 186M512 186Q486 168 452 182M512 186Q534 172 540 160', c.oat, 9) +
    line('M470 176Q460 176 446 186', c.oak, 14) +
    s.form('M540 196H654L640 286H556z', c.birch, { turn: 'side' }) +
    line(
      'M546 220H650M550 244H646M554 266H643M566 198l4 86M598 198v86M628 198l-4 86',
      c.oak,
      3.5,
      0.7,
    ) +
    flat(circle(566, 190, 20) + circle(630, 190, 20), c.leaf) +
    s.form(circle(584, 180, 18), c.berry, { turn: 'round' }) +
    daisy(s)(612, 178, 0.55) +
    line('M536 196H658', c.oak, 9) +
    line('M390 440l-26 34M390 440l26 -34', c.ink, 8) +
    line('M348 478h32M400 402h32', c.ink, 10) +
    line(circle(390, 440, 26), c.oat, 8) +
    flat('M150 380h110v10h-110z', c.ink) +
    line('M176 390L236 434M256 388L340 300', c.ink, 5) +
    flat(circle(566, 310, 15), c.straw)
  );
};

const cityBicycle = (s: Sheet): string =>
  parkTrack(s) + s.soft(ellipse(400, 546, 310, 16), c.shade, 0.45, 8) + bicycle(s) + meadow(s);

const kidsBicycle = (s: Sheet): string => {
  const rim = wheel(s, 84);
  const small = wheel(s, 34);
  return (
    parkTrack(s) +
    s.soft(ellipse(400, 552, 270, 14), c.shade, 0.45, 8) +
    rim(262, 458) +
    rim(546, 458) +
    line('M178 440A86 86 0 0 1 338 420', c.straw, 9) +
    line('M262 458L394 462L346 336M262 458L350 350', c.brick, 13) +
    line('M546 458L506 300', c.brick, 13) +
    line('M394 462L516 350Q420 380 352 352', c.clay, 14) +
    line('M262 458L276 500', c.ink, 6) +
    small(278, 514) +
    line('M346 336L340 302', c.oat, 10) +
    s.form('M288 296Q330 276 392 292Q394 306 376 308Q330 312 300 312Q282 308 288 296z', c.lake, {
      turn: 'under',
    }) +
    line('M506 300L498 256M498 256Q470 236 438 252M498 256Q524 240 532 226', c.oat, 10) +
    line('M456 244Q446 246 432 256', c.lake, 16) +
    line('M434 262l-20 26M434 262l-8 34M434 262l6 34', c.berry, 4) +
    line('M440 260l-32 14M438 262l-2 40', c.straw, 4) +
    s.form('M518 280h86l-10 66h-66z', c.cream, { turn: 'side', depth: 0.7 }) +
    line('M522 302h78M526 324h72', c.rose, 6) +
    place(
      560,
      282,
      0.5,
      s.form(circle(-30, -60, 26) + circle(30, -60, 26), c.oak, { turn: 'round' }) +
        s.form(circle(0, -24, 54), c.wood, { turn: 'round' }) +
        flat(ellipse(0, -8, 24, 18), c.cream) +
        flat(ellipse(0, -16, 10, 7) + circle(-22, -36, 6) + circle(22, -36, 6), c.ink),
    ) +
    line('M514 282h94', c.oak, 8) +
    line('M394 462l-22 28M394 462l22 -28', c.ink, 8) +
    line('M358 494h28M404 432h28', c.lake, 11) +
    line(circle(394, 462, 22), c.straw, 9) +
    line('M200 430L176 262', c.oat, 5) +
    s.form('M176 262L232 276L184 312z', c.honey, { depth: 0.7 }) +
    meadow(s)
  );
};

export const bicyclePaintings: Paintings = {
  'city-bicycle': cityBicycle,
  'kids-bicycle': kidsBicycle,
};
