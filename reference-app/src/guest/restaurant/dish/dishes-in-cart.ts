import type { CartGoods, CartItem } from '@portal/domain/cart';
import {
  defaultModifiers,
  dishKey,
  type ListedDish,
  type MenuDish,
  type Stopped,
} from '@portal/domain/restaurant';
import type { DishDraft } from './dish-draft.ts';

/** How many pieces of a dish are in the cart, however they were chosen. */
export function piecesOf(items: readonly CartItem[], dish: Pick<ListedDish, 'id'>): number {
  return items.filter(({ id }) => id === dish.id).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** How many more pieces can go into the cart; null: as many as one likes. */
export function leftToAdd(
  stopped: readonly Stopped[],
  items: readonly CartItem[],
  dish: Pick<ListedDish, 'id' | 'sizes'>,
  sizeId: string | null,
): number | null {
  const usual = dish.sizes[0].id;
  const bounds = stopped
    .filter(({ product, size }) => product === dish.id && (size === null || size === sizeId))
    .map(({ size, left }) => {
      const taken = items.filter(
        (item) => item.id === dish.id && (size === null || (item.size ?? usual) === size),
      );
      return left - taken.reduce((sum, { quantity }) => sum + quantity, 0);
    });
  return bounds.length > 0 ? Math.max(0, Math.min(...bounds)) : null;
}

/**
 * What goes into the cart. A dish taken as it comes is its id alone, so that it is one line with what
 * one tap has added.
 */
export function goodsOf(dish: MenuDish, { size, modifiers }: DishDraft): CartGoods {
  const isAsItComes =
    dishKey(dish.id, { modifiers }) === dishKey(dish.id, { modifiers: defaultModifiers(size) });
  if (dish.sizes.length === 1 && isAsItComes) return dish.id;
  return { id: dish.id, size: size.id, ...(!isAsItComes && { modifiers }) };
}
