import { woodGrain } from '../grounds.ts';
import { flat, line, place } from '../marks.ts';
import { palette as c } from '../palette.ts';
import type { Paintings } from '../painting.ts';
import { firTwig, leafyStem } from '../plants.ts';
import { logWall, steam, tub } from '../bath-props.ts';
import { standing } from '../props.ts';
import type { Sheet } from '../sheet.ts';
import {
  around,
  blob,
  chance,
  circle,
  ellipse,
  many,
  path,
  polygon,
  rect,
  turned,
} from '../shapes.ts';

const whisk = (s: Sheet): string => {
  const random = chance(5);
  const green = s.stamp(
    s.form(blob([0, 0], [20, -16], [46, -10], [58, 2], [40, 14], [16, 14]), c.leaf, {
      depth: 0.7,
    }) + line('M4 0H50', c.forest, 2, 0.7),
  );
  const dark = s.outline(blob([0, 0], [20, -16], [46, -10], [58, 2], [40, 14], [16, 14]));
  const fan = (
    count: number,
    reach: number,
    make: (x: number, y: number, turn: number) => string,
  ): string =>
    many(count, (i) => {
      const angle = -148 + (116 * i) / (count - 1) + random() * 8;
      const [x, y] = around([0, 0], reach * (0.8 + random() * 0.3), angle);
      return make(x, y * 1.12, angle + random() * 30 - 15);
    });
  return (
    logWall(s, c.birch, 600) +
    s.soft(
      blob(
        [300, 120],
        [480, 60],
        [640, 160],
        [640, 330],
        [520, 420],
        [470, 560],
        [400, 560],
        [300, 330],
      ),
      c.shade,
      0.35,
      18,
    ) +
    place(
      390,
      400,
      1.06,
      line(
        many(7, (i) => path`M${-12 + i * 4} 140L${-120 + i * 40} -220`),
        c.oak,
        5,
      ) +
        fan(16, 290, (x, y, turn) => dark(x, y, 1.25, turn, c.pine)) +
        fan(14, 230, (x, y, turn) => dark(x, y, 1.3, turn, c.forest)) +
        fan(15, 260, (x, y, turn) => green(x, y, 1.15, turn)) +
        fan(12, 190, (x, y, turn) => dark(x, y, 1.3, turn, c.forest)) +
        fan(12, 160, (x, y, turn) => green(x, y, 1.2, turn)) +
        fan(8, 100, (x, y, turn) => green(x, y, 1.1, turn)) +
        fan(5, 60, (x, y, turn) => green(x, y, 1, turn)) +
        s.form('M-34 10Q0 -10 34 10L22 150Q0 158 -22 150z', c.oak, { turn: 'side' }) +
        line('M-14 20L-8 150M6 14L6 150M20 20L14 148', c.bark, 3, 0.5) +
        line(
          'M-32 34Q0 44 32 34M-31 44Q0 54 31 44M-26 112Q0 120 26 112M-25 121Q0 129 25 121',
          c.straw,
          6,
        ),
    ) +
    steam(s, 130, 560, 1.2) +
    steam(s, 640, 600, 0.9)
  );
};

const hat = (s: Sheet): string => {
  const felt = turned(400, [400, 130], [450, 144], [520, 220], [560, 330], [580, 420], [400, 440]);
  const stitch = line('M404 150Q410 280 404 420', c.clay, 4, 0.8);
  return (
    logWall(s, c.wood, 440) +
    s.form(rect(0, 436, 800, 164), c.birch, { turn: 'under', depth: 0.6 }) +
    woodGrain(s, 450) +
    flat(rect(0, 436, 800, 6), c.light, 0.5) +
    standing(s, 400, 500, 220, 150) +
    s.form(felt, c.paper, { turn: 'side' }) +
    stitch +
    s.form('M206 408Q400 466 594 408Q628 470 590 492Q400 546 210 492Q172 470 206 408z', c.linen, {
      turn: 'side',
      depth: 0.9,
    }) +
    line('M212 424Q400 480 588 424', c.clay, 7) +
    line('M216 480Q400 530 584 480', c.clay, 3, 0.8) +
    place(
      330,
      330,
      0.5,
      line('M0 90V0', c.bark, 10) +
        flat(
          polygon(
            [0, -150],
            [40, -84],
            [22, -84],
            [58, -24],
            [32, -24],
            [74, 46],
            [-74, 46],
            [-32, -24],
            [-58, -24],
            [-22, -84],
            [-40, -84],
          ),
          c.forest,
        ),
    ) +
    place(
      300,
      356,
      0.34,
      line('M0 90V0', c.bark, 10) +
        flat(
          polygon(
            [0, -150],
            [40, -84],
            [22, -84],
            [58, -24],
            [32, -24],
            [74, 46],
            [-74, 46],
            [-32, -24],
            [-58, -24],
            [-22, -84],
            [-40, -84],
          ),
          c.moss,
        ),
    ) +
    line('M400 132q-20 -40 0 -44q20 4 0 44', c.clay, 6) +
    leafyStem(s, c.leaf, 180, 5, 40)(620, 530, 0.9, 76) +
    leafyStem(s, c.forest, 180, 5, 40)(640, 520, 0.9, 62) +
    steam(s, 110, 440, 1.1)
  );
};

const bucket = (s: Sheet): string => {
  const twig = firTwig(s);
  return (
    logWall(s, c.terracotta, 420) +
    s.form(rect(0, 418, 800, 182), c.wood, { turn: 'under', depth: 0.6 }) +
    woodGrain(s, 430) +
    flat(rect(0, 418, 800, 6), c.light, 0.4) +
    place(350, 330, 1.12, tub(s)) +
    line('M420 318L596 148', c.oak, 20) +
    line('M418 314L592 146', c.birch, 7) +
    s.soft(ellipse(420, 330, 50, 14), c.shade, 0.4, 6) +
    s.form(circle(604, 138, 14), c.oak, { turn: 'round' }) +
    place(
      640,
      540,
      1,
      standing(s, 0, 0, 70) +
        s.form('M-76 -70Q-70 0 -44 2H44Q70 0 76 -70z', c.birch, { turn: 'side' }) +
        line('M-73 -46Q0 -30 73 -46', c.bark, 8) +
        s.form(ellipse(0, -70, 76, 17), c.wood, { turn: 'under', depth: 0.6 }) +
        line('M70 -70L150 -150', c.oak, 17) +
        line('M68 -73L148 -152', c.birch, 6),
    ) +
    twig(60, 560, 0.9, -12) +
    steam(s, 280, 330, 1)
  );
};

const slippers = (s: Sheet): string => {
  const slipper = s.stamp(
    s.soft('M-80 60Q-40 100 60 80T230 60Q300 60 250 20z', c.shade, 0.4, 10) +
      s.form(
        blob(
          [-90, 30],
          [-70, -20],
          [0, -34],
          [110, -40],
          [200, -30],
          [240, 10],
          [220, 52],
          [110, 62],
          [0, 62],
          [-70, 60],
        ),
        c.linen,
        { turn: 'under', depth: 0.8 },
      ) +
      flat(blob([-64, 26], [-46, -6], [20, -18], [90, -20], [80, 30], [10, 40], [-50, 42]), c.oat) +
      s.form(
        blob(
          [70, -36],
          [90, -86],
          [160, -88],
          [222, -52],
          [246, 6],
          [220, 40],
          [130, 52],
          [70, 40],
          [96, 2],
        ),
        c.forest,
        { depth: 0.95 },
      ) +
      line('M72 -34Q100 2 72 40', c.paper, 5) +
      place(
        162,
        -26,
        0.34,
        flat(
          polygon([0, -90], [34, -34], [18, -34], [50, 30], [-50, 30], [-18, -34], [-34, -34]),
          c.paper,
        ) + line('M0 30v26', c.paper, 10),
      ),
  );
  return (
    s.form(rect(0, 0, 800, 600), c.peach, { depth: 0.5 }) +
    s.form('M60 600Q80 250 400 250T740 600z', c.cream, { depth: 0.5 }) +
    line('M96 600Q120 282 400 282T704 600', c.clay, 6, 0.7) +
    slipper(250, 350, 1.35, -14) +
    slipper(290, 490, 1.35, -6) +
    leafyStem(s, c.leaf, 190, 5, 46)(96, 210, 1, 40) +
    leafyStem(s, c.forest, 190, 5, 46)(70, 170, 0.9, 66)
  );
};

export const bathHousePaintings: Paintings = {
  'birch-whisk': whisk,
  'felt-hat': hat,
  'linden-bucket': bucket,
  'felt-slippers': slippers,
};
