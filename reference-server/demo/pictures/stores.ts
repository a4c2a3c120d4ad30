import type { Paintings } from './painting.ts';
import { bathHouse } from './stores/bath-house.ts';
import { farmShop } from './stores/farm-shop.ts';
import { flowers } from './stores/flowers-and-treats.ts';
import { keepsakes } from './stores/keepsakes-and-books.ts';
import { rental } from './stores/rental.ts';
import { restaurant } from './stores/restaurant.ts';

/** The picture at the head of each store. */
export const storePaintings: Paintings = {
  'farm-shop': farmShop,
  'bath-house': bathHouse,
  'keepsakes-and-books': keepsakes,
  rental,
  'flowers-and-treats': flowers,
  restaurant,
};
