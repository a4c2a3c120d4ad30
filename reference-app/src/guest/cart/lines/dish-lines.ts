import { cartItemKey, type CartItem } from '@portal/domain/cart';
import type { DishLine } from '@portal/domain/orders';
import {
  dishLineOf,
  findShortages,
  isLineStopped,
  pickDish,
  piecesLeft,
  type DishMenu,
  type DishPick,
  type Stopped,
} from '@portal/domain/restaurant';
import { dishOptions } from '../../../shared/orders/dish-options.ts';
import type { CartLine, LineError } from './cart-lines.ts';

interface FoundDish {
  readonly pick: DishPick;
  readonly line: DishLine;
}

/** The dishes in a cart with today's names, prices and troubles. */
export function dishLines(
  items: readonly CartItem[],
  menu: Pick<DishMenu, 'dishes'>,
  stopped: readonly Stopped[],
  /** The name of what the menu no longer has. */
  unknownName: string,
): CartLine[] {
  const found = new Map<CartItem, FoundDish>();
  for (const item of items) {
    const dish = menu.dishes.get(String(item.id));
    const pick = dish && pickDish(dish, item);
    if (pick && 'dish' in pick) found.set(item, { pick, line: dishLineOf(pick, item.quantity) });
  }
  const foundDishes = [...found];
  const short = new Map(
    findShortages(
      stopped,
      foundDishes.map(([, { line }]) => line),
    ).map((shortage) => [foundDishes[shortage.line]?.[0], shortage.left]),
  );

  return items.map((item) => {
    const known = found.get(item);
    const dish = menu.dishes.get(String(item.id));
    return {
      key: cartItemKey(item),
      item,
      name: dish?.name ?? unknownName,
      options: known ? dishOptions(known.line) : [],
      imageUrl: (known?.pick.size ?? dish?.sizes[0])?.imageUrl ?? undefined,
      priceKopecks: known?.pick.priceKopecks ?? null,
      quantity: item.quantity,
      error: errorOf(),
    };

    function errorOf(): LineError | null {
      if (!dish) return { kind: 'notSold' };
      if (!known) return { kind: 'choiceGone' };
      if (isLineStopped(stopped, known.line)) return stoppedError(known.line, stopped);
      const left = short.get(item);
      if (left === undefined) return null;
      return { kind: 'left', left: Math.max(0, left - othersOf(item)) };
    }
  });

  function othersOf(item: CartItem): number {
    return items
      .filter((other) => other !== item && other.id === item.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  }
}

function stoppedError(line: DishLine, stopped: readonly Stopped[]): LineError {
  const part = line.modifiers.find(({ id }) => piecesLeft(stopped, id) === 0);
  const isDish = piecesLeft(stopped, line.product, line.size?.id ?? null) === 0;
  return isDish || !part ? { kind: 'stopped' } : { kind: 'stoppedPart', name: part.name };
}
