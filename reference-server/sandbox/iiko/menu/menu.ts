import { breakfasts } from './dishes/breakfasts.ts';
import { desserts } from './dishes/desserts.ts';
import { drinks } from './dishes/drinks.ts';
import { dumplings } from './dishes/dumplings.ts';
import { kids } from './dishes/kids.ts';
import { mains } from './dishes/mains.ts';
import { salads } from './dishes/salads.ts';
import { sides } from './dishes/sides.ts';
import { soups } from './dishes/soups.ts';
import { staffMeals } from './dishes/staff-meals.ts';
import type { DishCategory } from './dish.ts';

/** The restaurant's menu, in the order of its pages. */
export const menu: readonly DishCategory[] = [
  breakfasts,
  salads,
  soups,
  mains,
  dumplings,
  sides,
  kids,
  desserts,
  drinks,
  staffMeals,
];
