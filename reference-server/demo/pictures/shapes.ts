/** A point of a drawing, in the picture's own units. */
export type Point = readonly [x: number, y: number];

const short = (value: number): string =>
  String(Math.abs(value) < 12 ? Math.round(value * 10) / 10 : Math.round(value));

/** Path data from a template: numbers are rounded (small ones to a tenth), which keeps the files small. */
export const path = (strings: TemplateStringsArray, ...values: number[]): string =>
  compact(String.raw({ raw: strings }, ...values.map(short)));

/** The same path in fewer characters: no space where a sign or a letter already parts two numbers. */
const compact = (d: string): string => d.replaceAll(/ (?=-)|(?<=[A-Za-z]) /g, '');

export const rect = (x: number, y: number, width: number, height: number, radius = 0): string => {
  if (radius === 0) return path`M${x} ${y}h${width}v${height}h${-width}z`;
  const r = Math.min(radius, width / 2, height / 2);
  return path`M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
};

export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  path`M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

export const circle = (cx: number, cy: number, r: number): string => ellipse(cx, cy, r, r);

export const polygon = (...points: Point[]): string =>
  `M${points.map(([x, y]) => path`${x} ${y}`).join('L')}z`;

const spline = (points: readonly Point[], closed: boolean): string => {
  const at = (index: number): Point => {
    const size = points.length;
    const inside = closed ? (index + size) % size : Math.min(Math.max(index, 0), size - 1);
    return points[inside] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let d = path`M${startX} ${startY}C`;
  const segments = closed ? points.length : points.length - 1;
  for (let i = 0; i < segments; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += path` ${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;
  }
  return closed ? `${d}z` : d;
};

/** A soft closed outline through the points. */
export const blob = (...points: Point[]): string => spline(points, true);

/** A soft open line through the points. */
export const curve = (...points: Point[]): string => spline(points, false);

/** The right half is given from top to bottom; the left half is its mirror about `axis`. */
export const turned = (axis: number, ...half: Point[]): string => {
  const mirror = half.map(([x, y]): Point => [2 * axis - x, y]).reverse();
  return `${spline([...half], false)}${spline(mirror, false).replace('M', 'L')}z`;
};

/** A leaf, petal or flame: pointed at both ends, `width` at its widest. */
export const leaf = (from: Point, to: Point, width: number): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const [mx, my] = [from[0] + dx * 0.45, from[1] + dy * 0.45];
  return path`M${from[0]} ${from[1]}Q${mx + nx} ${my + ny} ${to[0]} ${to[1]}Q${mx - nx} ${my - ny} ${from[0]} ${from[1]}z`;
};

/** A round outline with `count` soft lobes, like a full flower or a cookie. */
export const scalloped = (
  cx: number,
  cy: number,
  radius: number,
  count: number,
  turn = 0,
): string => {
  const lobe = radius * Math.sin(Math.PI / count) * 1.08;
  const corners = Array.from({ length: count + 1 }, (_, i) =>
    around([cx, cy], radius, turn + (360 / count) * i),
  );
  const [[startX, startY] = [cx, cy], ...rest] = corners;
  const arcs = rest.map(([x, y]) => path`A${lobe} ${lobe} 0 0 1 ${x} ${y}`).join('');
  return `${path`M${startX} ${startY}`}${arcs}z`;
};

/** The point at `distance` from `origin` in the direction of `degrees` (0 is right, 90 is down). */
export const around = ([x, y]: Point, distance: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
};

/** A repeatable source of chance between 0 and 1: the same seed draws the same picture. */
export const chance = (seed: number): (() => number) => {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
};

/** `count` values made by `make`, joined: the usual way to draw many of a thing. */
export const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
