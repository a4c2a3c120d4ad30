import type { Paintings } from './painting.ts';
import { breakfastPaintings } from './dishes/breakfasts.ts';
import { dessertPaintings } from './dishes/desserts.ts';
import { drinkPaintings } from './dishes/drinks.ts';
import { dumplingPaintings } from './dishes/dumplings.ts';
import { kidsPaintings } from './dishes/kids.ts';
import { mainPaintings } from './dishes/mains.ts';
import { saladPaintings } from './dishes/salads.ts';
import { sidePaintings } from './dishes/sides.ts';
import { soupPaintings } from './dishes/soups.ts';

/** What the restaurant's dishes look like; of some nobody has taken a picture. */
export const dishPaintings: Paintings = {
  ...breakfastPaintings,
  ...saladPaintings,
  ...soupPaintings,
  ...mainPaintings,
  ...dumplingPaintings,
  ...sidePaintings,
  ...kidsPaintings,
  ...dessertPaintings,
  ...drinkPaintings,
};
