import { describe, expect, it } from 'vitest';
import { listDishes, type ListedDish } from './dish-list.ts';
import { readDishMenu } from './dish-menu.ts';
import { dishListSchema, menuDishSchema } from './dish-schema.ts';
import {
  bounds,
  hotel,
  priced,
  wireDish,
  wireGroup,
  wireMenu,
  wireModifier,
  wireSize,
} from '../testing/wire-menu.ts';

const inCup = { sizeId: 'cup', sizeName: 'Cup', prices: priced(190) };
const inJug = { sizeId: 'jug', sizeName: 'Jug', prices: priced(650) };
const withCream = wireGroup('cream', [wireModifier('cream', 50)]);
const done = { restrictions: bounds(1, 1) };

const menu = readDishMenu(
  wireMenu([
    wireDish('bun', [wireSize({ prices: priced(90) })], { taxCategory: { percentage: 10 } }),
    wireDish('drink', [wireSize(inCup), wireSize(inJug)]),
    wireDish('soup', [wireSize({ itemModifierGroups: [withCream] })]),
    wireDish('steak', [
      wireSize({ itemModifierGroups: [wireGroup('done', [wireModifier('rare', 0)], done)] }),
    ]),
    wireDish('bowl', [
      wireSize({ itemModifierGroups: [wireGroup('base', [wireModifier('rice', 40)], done)] }),
    ]),
    wireDish('coffee', [
      wireSize({
        itemModifierGroups: [
          wireGroup('milk', [wireModifier('milk', 30, { restrictions: bounds(0, 1, 0, 1) })]),
        ],
      }),
    ]),
  ]),
  hotel,
);
const list = listDishes(menu);

/** What the list says of a dish: its least price, whether it may cost more, has modifiers, needs a choice. */
function summaryOf({ priceKopecks, isPriceFrom, hasModifiers, needsChoice }: ListedDish) {
  return [priceKopecks, isPriceFrom, hasModifiers, needsChoice];
}

describe('a list of dishes', () => {
  it('says the least that each costs, and whether it has to be opened first', () => {
    const dishes = list.categories.flatMap((category) => category.dishes);
    expect(Object.fromEntries(dishes.map((dish) => [dish.id, summaryOf(dish)]))).toEqual({
      bun: [9_000, false, false, false],
      drink: [19_000, true, false, true],
      soup: [49_000, false, true, false],
      steak: [49_000, false, true, true],
      bowl: [49_000, true, true, true],
      coffee: [52_000, false, true, false],
    });
  });

  it('has all of a dish but its modifiers, and is read as it was written', () => {
    const written = JSON.stringify(list);
    expect(written).not.toMatch(/groups|rare|cream/);
    expect(dishListSchema.parse(JSON.parse(written))).toEqual(list);
    const [{ id, name, vatCode, sizes }] = list.categories[0]!.dishes as [ListedDish];
    expect({ id, name, vatCode, sizes }).toMatchObject({ id: 'bun', name: 'bun', vatCode: 3 });
    expect(sizes).toHaveLength(1);
  });
});

it('a whole dish is read as it was written', () => {
  for (const dish of menu.dishes.values()) expect(menuDishSchema.parse(dish)).toEqual(dish);
});
