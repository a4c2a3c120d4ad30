import { flat, line } from './marks.ts';
import { palette as c } from './palette.ts';
import type { Sheet, Stamp } from './sheet.ts';
import { around, blob, circle, curve, ellipse, leaf, many, path, type Point } from './shapes.ts';

/** Seven needles spreading from one bud, pointing right. */
export const needleFan = many(7, (i) => {
  const [x, y] = around([0, 0], 46 - Math.abs(3 - i) * 4, -66 + i * 22);
  return path`M0 0q${x * 0.5 + 3} ${y * 0.3} ${x} ${y}`;
});

/** A pine twig along a gentle arc, pointing right; about 230 long. */
export const pineTwig = (s: Sheet): Stamp => {
  const fan = s.stamp(line(needleFan, c.pine, 4.5) + line(needleFan, c.forest, 2.5));
  const bed = many(5, (i) => fan(20 + i * 40, -i * i * 1.6, 1.05 - i * 0.08, -6 * i));
  return s.stamp(
    line(curve([-30, 4], [60, -4], [190, -28]), c.bark, 7) + bed + fan(196, -30, 0.8, -20),
  );
};

/** A fir twig: two combs of short needles on a straight stem; about 220 long. */
export const firTwig = (s: Sheet): Stamp => {
  const comb = many(15, (i) => {
    const reach = 40 - i * 1.6;
    return path`M${i * 14} 0l${reach * 0.7} ${-reach}M${i * 14} 0l${reach * 0.7} ${reach}`;
  });
  return s.stamp(line(comb, c.pine, 7) + line(comb, c.forest, 3.5) + line('M-30 0H226', c.bark, 6));
};

/** A pine cone standing on its base, about 120 high. */
export const pineCone = (s: Sheet, color: string = c.oak): Stamp => {
  const scale = s.stamp(
    flat('M0 -24Q19 -19 20 0Q12 16 0 17Q-12 16 -20 0Q-19 -19 0 -24z', color) +
      flat('M-20 -2Q-12 16 0 17Q12 16 20 -2Q10 6 0 6Q-10 6 -20 -2z', c.shade, 0.4) +
      line('M-12 -12Q0 -21 12 -12', c.light, 3, 0.45),
  );
  const rows = [0, 16, 27, 34, 34, 24]
    .map((half, row) => {
      const count = Math.min(1 + row, 4) - (row === 4 ? 1 : 0);
      return many(count, (i) => {
        const across = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
        return scale(across * half, -100 + row * 19 - across * across * 5, 0.85, across * 28);
      });
    })
    .join('');
  const outline = blob([0, -122], [34, -78], [46, -34], [24, 6], [-24, 6], [-46, -34], [-34, -78]);
  return s.stamp(flat(outline, c.bark) + rows + s.shade(outline, { depth: 0.8 }));
};

/** An open daisy seen from the front, radius 40. */
export const daisy = (s: Sheet): Stamp =>
  s.stamp(
    flat(
      many(11, (i) => leaf([0, 0], around([0, 0], 40, i * 32.7), 12)),
      c.snow,
    ) + s.form(circle(0, 0, 13), c.honey, { turn: 'round' }),
  );

/** A cornflower, radius 30. */
export const cornflower = (s: Sheet): Stamp =>
  s.stamp(
    flat(
      many(8, (i) => {
        const [ax, ay] = around([0, 0], 30, i * 45 - 12);
        const [mx, my] = around([0, 0], 22, i * 45);
        const [bx, by] = around([0, 0], 30, i * 45 + 12);
        return path`M0 0L${ax} ${ay}L${mx} ${my}L${bx} ${by}z`;
      }),
      '#5c74ad',
    ) + s.form(circle(0, 0, 9), c.plum, { turn: 'round' }),
  );

/** A spike of small flowers pointing up from the origin, `height` tall: fireweed, lavender, lupin. */
export const spike = (s: Sheet, color: string, height = 170): Stamp => {
  const floret = s.stamp(
    flat(ellipse(0, 0, 9, 12), color) + flat(ellipse(-2, -3, 4, 6), c.light, 0.35),
  );
  const rows = 9;
  const florets = many(rows * 2, (i) => {
    const row = Math.floor(i / 2);
    const size = 1 - row * 0.075;
    const side = i % 2 ? 1 : -1;
    return floret(side * 13 * size, -height * (0.35 + row * 0.07), size, side * 24);
  });
  return s.stamp(
    line(path`M0 0V${-height * 0.95}`, c.forest, 5) + florets + floret(0, -height * 0.98, 0.45),
  );
};

/** A stem with leaves in pairs, pointing up from the origin. */
export const leafyStem = (s: Sheet, color: string, height: number, pairs = 4, size = 46): Stamp =>
  s.stamp(
    line(path`M0 0Q8 ${-height / 2} 0 ${-height}`, color, 5) +
      many(pairs, (i) => {
        const y = -height * (0.25 + (0.7 * i) / pairs);
        const reach = size * (1 - i * 0.1);
        return (
          s.form(leaf([2, y], [reach, y - reach * 0.7], reach * 0.34), color, { depth: 0.6 }) +
          flat(leaf([2, y - 6], [-reach, y - reach * 0.7 - 6], reach * 0.34), color)
        );
      }) +
      flat(leaf([0, -height + 6], [0, -height - size * 0.8], size * 0.28), color),
  );

/** A round berry with its light, radius 12. */
export const berry = (s: Sheet, color: string): Stamp =>
  s.stamp(
    s.form(circle(0, 0, 12), color, { turn: 'round' }) +
      flat(ellipse(-4, -5, 3.2, 2.2), c.light, 0.75),
  );

/** Stems gathered from many heads to one place. */
export const stems = (heads: readonly Point[], foot: Point, color: string, width = 5): string =>
  line(
    heads
      .map(
        ([x, y]) =>
          path`M${x} ${y}Q${(x + foot[0] * 3) / 4} ${(y + foot[1]) / 2} ${foot[0]} ${foot[1]}`,
      )
      .join(''),
    color,
    width,
  );
