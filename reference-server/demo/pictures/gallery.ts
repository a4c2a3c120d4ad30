import { iconPaintings, markPaintings } from './brand.ts';
import { dishPaintings } from './dishes.ts';
import { emptyPaintings } from './empty-states.ts';
import { heroPaintings } from './heroes.ts';
import { bakeryPaintings } from './motifs/bakery.ts';
import { bathHousePaintings } from './motifs/bath-house.ts';
import { bicyclePaintings } from './motifs/bicycles.ts';
import { boatPaintings } from './motifs/boats.ts';
import { bottlePaintings } from './motifs/bottles.ts';
import { bouquetPaintings } from './motifs/bouquets.ts';
import { celebrationPaintings } from './motifs/celebration.ts';
import { harvestPaintings } from './motifs/harvest.ts';
import { jarPaintings } from './motifs/jars.ts';
import { keepsakePaintings } from './motifs/keepsakes.ts';
import { linenPaintings } from './motifs/linen.ts';
import { paperPaintings } from './motifs/paper.ts';
import { parkGamePaintings } from './motifs/park-games.ts';
import { soapAndCandlePaintings } from './motifs/soap-and-candles.ts';
import { sweetPaintings } from './motifs/sweets.ts';
import { winterPaintings } from './motifs/winter.ts';
import type { Painting, Paintings } from './painting.ts';
import { createSheet } from './sheet.ts';
import { storePaintings } from './stores.ts';

/** A picture and where it is kept below `out/`. */
export interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly paint: Painting;
}

const hung = (folder: string, width: number, height: number, ...families: Paintings[]): Picture[] =>
  families
    .flatMap((family) => Object.entries(family))
    .map(([slug, paint]) => ({ file: `${folder}/${slug}.svg`, width, height, paint }));

/** Every picture of the demo. */
export const gallery: readonly Picture[] = [
  ...hung(
    'products',
    800,
    600,
    bakeryPaintings,
    bathHousePaintings,
    bicyclePaintings,
    boatPaintings,
    bottlePaintings,
    bouquetPaintings,
    celebrationPaintings,
    harvestPaintings,
    jarPaintings,
    keepsakePaintings,
    linenPaintings,
    paperPaintings,
    parkGamePaintings,
    soapAndCandlePaintings,
    sweetPaintings,
    winterPaintings,
  ),
  ...hung('dishes', 800, 600, dishPaintings),
  ...hung('stores', 1200, 600, storePaintings),
  ...hung('heroes', 1600, 1000, heroPaintings),
  ...hung('empty', 640, 480, emptyPaintings),
  ...hung('brand', 256, 256, markPaintings),
  ...hung('brand', 512, 512, iconPaintings),
];

/** The SVG of a picture. The same picture is always the same text. */
export const draw = ({ width, height, paint }: Picture): string => {
  const sheet = createSheet(width, height);
  return sheet.finish(paint(sheet));
};
