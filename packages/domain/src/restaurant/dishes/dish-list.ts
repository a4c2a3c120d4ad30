import type { DishMenu, MenuCategory, MenuDish, MenuModifierGroup, MenuSize } from './dish-menu.ts';
import { needsChoice, pickDish } from './dish-pick.ts';

/** A size of a dish, without what goes with it. */
export type ListedSize = Omit<MenuSize, 'groups'>;

/** A dish as a list shows it: all of it but what goes with it. */
export interface ListedDish extends Omit<MenuDish, 'sizes'> {
  /** One at least, the default one first. */
  readonly sizes: readonly [ListedSize, ...ListedSize[]];
  /** The least it costs. */
  readonly priceKopecks: number;
  /** Whether it may cost more than that, by what has to be chosen. */
  readonly isPriceFrom: boolean;
  /** Whether anything goes with it: what does is read with the dish itself. */
  readonly hasModifiers: boolean;
  /** Whether it cannot go into a cart with one tap. */
  readonly needsChoice: boolean;
}

/** The dishes that are sold, without their modifiers. */
export interface DishList {
  readonly categories: readonly MenuCategory<ListedDish>[];
}

/** The same menu without what goes with its dishes, which is most of a long one. */
export function listDishes({ categories }: Pick<DishMenu, 'categories'>): DishList {
  return {
    categories: categories.map((category) => ({
      ...category,
      dishes: category.dishes.map(listDish),
    })),
  };
}

function listDish(dish: MenuDish): ListedDish {
  const [first, ...others] = dish.sizes;
  return {
    ...dish,
    ...leastPrice(dish),
    sizes: [withoutGroups(first), ...others.map(withoutGroups)],
    hasModifiers: dish.sizes.some(({ groups }) => groups.length > 0),
    needsChoice: needsChoice(dish),
  };
}

function withoutGroups({ groups: _, ...size }: MenuSize): ListedSize {
  return size;
}

function leastPrice(dish: MenuDish): Pick<ListedDish, 'priceKopecks' | 'isPriceFrom'> {
  const asItComes = pickDish(dish, {});
  const least = Math.min(...dish.sizes.map(({ priceKopecks }) => priceKopecks));
  const isPriceFrom =
    dish.sizes.length > 1 || dish.sizes[0].groups.some((group) => group.min > 0 && costs(group));
  const priceKopecks = isPriceFrom || 'problems' in asItComes ? least : asItComes.priceKopecks;
  return { priceKopecks, isPriceFrom };
}

function costs({ modifiers }: MenuModifierGroup): boolean {
  return modifiers.some(({ priceKopecks }) => priceKopecks > 0);
}
