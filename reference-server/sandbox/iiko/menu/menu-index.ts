import type { Dish, DishCategory } from './dish.ts';
import { dishId } from './menu-ids.ts';
import { menu } from './menu.ts';
import { modifierGroups, type Modifier } from './modifiers.ts';

/** A dish with its place in the menu. */
export interface ListedDish {
  dish: Dish;
  category: DishCategory;
  sku: string;
}

/** Every dish, in the order of the menu; the number of its line is its article. */
export const listedDishes: readonly ListedDish[] = menu
  .flatMap((category) => category.dishes.map((dish) => ({ dish, category })))
  .map((listed, index) => ({ ...listed, sku: String(index + 1).padStart(5, '0') }));

const dishesById = new Map(listedDishes.map((listed) => [dishId(listed.dish.key), listed]));

export function findDish(id: string): ListedDish | undefined {
  return dishesById.get(id);
}

/** Every modifier once. */
export const listedModifiers: readonly Modifier[] = Object.values(modifierGroups).flatMap(
  ({ modifiers }): readonly Modifier[] => modifiers,
);
