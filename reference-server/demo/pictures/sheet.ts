import { palette } from './palette.ts';
import { ellipse } from './shapes.ts';

/** Where a form turns away from the light, which always falls from the upper left. */
type Turn = 'side' | 'under' | 'corner' | 'round';

interface Volume {
  turn?: Turn;
  /** How strong light and shade are, 0 to 1. */
  depth?: number;
}

/** Lays a kept drawing at a place, in a size, turned by degrees. */
export type Stamp = (x: number, y: number, scale?: number, turn?: number, color?: string) => string;

/** One picture being painted: remembers the outlines, gradients and filters its marks ask for. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** A filled outline with light on one side and grainy shade on the other. */
  form: (d: string, color: string, volume?: Volume) => string;
  /** Only the light and shade of `form`, to lay over something already painted. */
  shade: (d: string, volume?: Volume) => string;
  /** Paints `body` inside the outline only. */
  clip: (d: string, body: string) => string;
  /** A soft pool of shade where a thing stands. */
  contact: (cx: number, cy: number, rx: number, ry: number, opacity?: number) => string;
  /** A soft-edged patch: a cast shadow, steam, a glow. */
  soft: (d: string, color: string, opacity: number, blur?: number) => string;
  /** A top-to-bottom wash between two or three colours. */
  wash: (d: string, ...colors: string[]) => string;
  /** Keeps a drawing once and lays it down many times. */
  stamp: (body: string) => Stamp;
  /** A stamp of a bare outline, coloured when it is laid down. */
  outline: (d: string) => Stamp;
  /** The finished SVG. */
  finish: (body: string) => string;
}

const turns: Record<Turn, string> = {
  side: '<linearGradient id="side" href="#volume"/>',
  under: '<linearGradient id="under" href="#volume" x2="0" y2="1"/>',
  corner: '<linearGradient id="corner" href="#volume" x2="1" y2="1"/>',
  round: '<radialGradient id="round" href="#volume" cx=".36" cy=".3" r=".78"/>',
};

const volumeStops =
  '<linearGradient id="volume">' +
  `<stop stop-color="${palette.light}" stop-opacity=".55"/>` +
  `<stop offset=".38" stop-color="${palette.light}" stop-opacity="0"/>` +
  `<stop offset=".46" stop-color="${palette.shade}" stop-opacity="0"/>` +
  `<stop offset="1" stop-color="${palette.shade}" stop-opacity=".62"/>` +
  '</linearGradient>';

const contactPool =
  `<radialGradient id="pool"><stop stop-color="${palette.shade}"/>` +
  `<stop offset=".5" stop-color="${palette.shade}" stop-opacity=".55"/>` +
  `<stop offset="1" stop-color="${palette.shade}" stop-opacity="0"/></radialGradient>`;

// Speckles the shade the way dry gouache or a risograph drum does; one octave keeps it cheap.
const grain =
  '<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 2.6 0 0 0 -.55"/>' +
  '<feComposite in="SourceGraphic" operator="in"/></filter>';

const fraction = (value: number): string => String(value).replace('0.', '.');

const moved = (x: number, y: number, scale: number, turn: number): string => {
  const moves = [
    x === 0 && y === 0 ? '' : `translate(${Math.round(x)} ${Math.round(y)})`,
    turn === 0 ? '' : `rotate(${Math.round(turn)})`,
    scale === 1 ? '' : `scale(${fraction(Math.round(scale * 100) / 100)})`,
  ].join('');
  return moves === '' ? '' : ` transform="${moves}"`;
};

/** Starts an empty picture of the given size. */
export const createSheet = (width: number, height: number): Sheet => {
  const defs = new Map<string, string>();
  const ids = new Map<string, string>();

  const define = (key: string, make: () => string): void => {
    if (!defs.has(key)) defs.set(key, make());
  };

  /** The id of something kept; the same content is kept once. */
  const keep = (content: string, make: (id: string) => string): string => {
    const known = ids.get(content);
    if (known !== undefined) return known;
    const id = `a${ids.size.toString(36)}`;
    ids.set(content, id);
    defs.set(id, make(id));
    return id;
  };

  const keepOutline = (d: string): string => keep(d, (id) => `<path id="${id}" d="${d}"/>`);

  const overlay = (turn: Turn, depth: number): string => {
    define('grain', () => grain);
    define('volume', () => volumeStops);
    define(turn, () => turns[turn]);
    const opacity = depth === 1 ? '' : ` opacity="${fraction(depth)}"`;
    return `fill="url(#${turn})" filter="url(#grain)"${opacity}`;
  };

  const laid =
    (id: string): Stamp =>
    (x, y, scale = 1, turn = 0, color) => {
      const fill = color === undefined ? '' : ` fill="${color}"`;
      return `<use href="#${id}"${fill}${moved(x, y, scale, turn)}/>`;
    };

  return {
    width,
    height,
    form: (d, color, { turn = 'corner', depth = 1 } = {}) => {
      const marks = overlay(turn, depth);
      if (d.length < 40) return `<path d="${d}" fill="${color}"/><path d="${d}" ${marks}/>`;
      const id = keepOutline(d);
      return `<use href="#${id}" fill="${color}"/><use href="#${id}" ${marks}/>`;
    },
    shade: (d, { turn = 'corner', depth = 1 } = {}) => {
      const marks = overlay(turn, depth);
      return ids.has(d) ? `<use href="#${keepOutline(d)}" ${marks}/>` : `<path d="${d}" ${marks}/>`;
    },
    clip: (d, body) => {
      const outline = keepOutline(d);
      const id = keep(
        `clip ${d}`,
        (newId) => `<clipPath id="${newId}"><use href="#${outline}"/></clipPath>`,
      );
      return `<g clip-path="url(#${id})">${body}</g>`;
    },
    contact: (cx, cy, rx, ry, opacity = 0.5) => {
      define('pool', () => contactPool);
      return `<path d="${ellipse(cx, cy, rx, ry)}" fill="url(#pool)" opacity="${fraction(opacity)}"/>`;
    },
    soft: (d, color, opacity, blur = 8) => {
      const filter = `blur${blur}`;
      define(
        filter,
        () =>
          `<filter id="${filter}" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
      );
      return `<path d="${d}" fill="${color}" opacity="${fraction(opacity)}" filter="url(#${filter})"/>`;
    },
    wash: (d, ...colors) => {
      const last = Math.max(colors.length - 1, 1);
      const stops = colors
        .map((color, index) => `<stop offset="${fraction(index / last)}" stop-color="${color}"/>`)
        .join('');
      const id = keep(
        stops,
        (newId) => `<linearGradient id="${newId}" x2="0" y2="1">${stops}</linearGradient>`,
      );
      return `<path d="${d}" fill="url(#${id})"/>`;
    },
    stamp: (body) => laid(keep(body, (id) => `<g id="${id}">${body}</g>`)),
    outline: (d) => laid(keepOutline(d)),
    finish: (body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round"><defs>${[...defs.values()].join('')}</defs>${body}</svg>\n`,
  };
};
