import { path, type Point } from './shapes.ts';

const visible = (opacity: number): string =>
  opacity === 1 ? '' : ` opacity="${String(opacity).replace('0.', '.')}"`;

/** A flat patch of colour. */
export const flat = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${visible(opacity)}/>`;

/** A brush line; the sheet makes its ends round. */
export const line = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${visible(opacity)}/>`;

/** Round dots of one size: snow, stars, petals far away. */
export const dots = (at: readonly Point[], color: string, size: number, opacity = 1): string =>
  line(at.map(([x, y]) => path`M${x} ${y}h0`).join(''), color, size, opacity);

/** Moves, sizes and turns a finished drawing; it is turned about its own origin. */
export const place = (
  x: number,
  y: number,
  scale: number,
  body: string,
  { turn = 0 } = {},
): string => {
  const rotation = turn === 0 ? '' : `rotate(${turn})`;
  const size = scale === 1 ? '' : `scale(${scale})`;
  return `<g transform="translate(${x} ${y})${rotation}${size}">${body}</g>`;
};

/** Gives everything in `body` one opacity. */
export const veil = (opacity: number, body: string): string => `<g${visible(opacity)}>${body}</g>`;
