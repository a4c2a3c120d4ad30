import type * as z from 'zod';
import { readDishMenu, type MenuDish } from '../dishes/dish-menu.ts';
import type {
  dishSchema,
  dishSizeSchema,
  ExternalMenu,
  menuModifierGroupSchema,
  menuModifierSchema,
} from '../restaurant-schema.ts';

/** The organization whose prices tests ask for. */
export const hotel = '7c9b2f8e-6d3a-4f1e-9a53-0f3c0f3c0f3c';

type WireDish = z.input<typeof dishSchema>;
type WireSize = z.input<typeof dishSizeSchema>;
type WireGroup = z.input<typeof menuModifierGroupSchema>;
type WireModifier = z.input<typeof menuModifierSchema>;

/** A price in the hotel alone; null is "not sold here". */
export const priced = (price: number | null) => [{ organizations: [hotel], price }];

/** Bounds as the restaurant's system writes them. */
export function bounds(minQuantity: number, maxQuantity: number, freeQuantity = 0, byDefault = 0) {
  return { minQuantity, maxQuantity, freeQuantity, byDefault };
}

/** A modifier of which one may be chosen. */
export function wireModifier(id: string, price: number | null, changes: object = {}): WireModifier {
  return {
    itemId: id,
    name: id,
    restrictions: bounds(0, 1),
    prices: priced(price),
    ...changes,
  };
}

/** A group of modifiers that need not be chosen from. */
export function wireGroup(id: string, items: unknown[], changes: object = {}): WireGroup {
  return {
    itemGroupId: id,
    name: id,
    restrictions: bounds(0, 10),
    childModifiersHaveMinMaxRestrictions: true,
    items,
    ...changes,
  };
}

/** One size for 490 roubles. */
export function wireSize(changes: object = {}): WireSize {
  return { sizeId: null, sizeName: '', prices: priced(490), itemModifierGroups: [], ...changes };
}

/** A dish in these sizes. */
export function wireDish(id: string, itemSizes: unknown[], changes: object = {}): WireDish {
  return { itemId: id, name: id, itemSizes, ...changes };
}

/** A menu with one page. */
export function wireMenu(items: unknown[], changes: object = {}): ExternalMenu {
  return { id: 1, name: 'Menu', itemCategories: [{ id: 'C', name: 'Soups', items, ...changes }] };
}

/** A dish in these sizes as the menu gives it. */
export function readDish(sizes: object[], changes: object = {}): MenuDish | undefined {
  const dish = wireDish('dish', sizes.map(wireSize), changes);
  return readDishMenu(wireMenu([dish]), hotel).categories[0]?.dishes[0];
}
