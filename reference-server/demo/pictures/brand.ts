import { flat, line } from './marks.ts';
import type { Painting, Paintings } from './painting.ts';
import { palette as c } from './palette.ts';
import { circle, polygon, rect } from './shapes.ts';

/** The hotel's emblem: a pine on its shore and both in the water, 200 across, around the origin. */
const emblem = (ink: string, sun: string, ground: string): string => {
  const tiers = polygon(
    [0, -86],
    [26, -48],
    [13, -48],
    [40, -10],
    [20, -10],
    [54, 30],
    [-54, 30],
    [-20, -10],
    [-40, -10],
    [-13, -48],
    [-26, -48],
  );
  return (
    flat(circle(34, -36, 22), sun) +
    line(tiers, ground, 9) +
    flat(tiers, ink) +
    flat(rect(-5, 30, 10, 12), ink) +
    line('M-74 44H74M-50 58H50M-26 72H26M-6 86H6', ink, 6.5)
  );
};

/** The mark as it stands on a page, on light and dark grounds alike. */
const mark: Painting = () =>
  flat(circle(128, 128, 124), c.forest) +
  line(circle(128, 128, 112), c.cream, 3) +
  `<g transform="translate(128 128)">${emblem(c.cream, c.straw, c.forest)}</g>`;

/** The installed app's icon: full bleed, everything within the circle that no launcher cuts. */
const icon: Painting = () =>
  flat(rect(0, 0, 512, 512), c.forest) +
  flat('M0 346Q256 316 512 346V512H0z', '#4a6740') +
  `<g transform="translate(256 262)scale(1.82)">${emblem(c.cream, c.straw, c.forest)}</g>`;

/** The mark of the hotel, drawn flat so that it stays sharp at 16 pixels. */
export const markPaintings: Paintings = { mark };

/** The maskable icon of the installed app. */
export const iconPaintings: Paintings = { 'icon-maskable': icon };
