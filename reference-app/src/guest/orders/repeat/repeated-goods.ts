import type { Unwrapped } from '@portal/client';
import { cartItemKey, type CartItem } from '@portal/domain/cart';
import type { Product } from '@portal/domain/catalogue';
import { choiceOfLine, type DishMenu, type Stopped } from '@portal/domain/restaurant';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { cartLines, isForSale, type CartLine } from '../../cart/lines/cart-lines.ts';
import { dishLines } from '../../cart/lines/dish-lines.ts';

/** What of a former order can be had today. */
export interface RepeatedGoods {
  readonly sold: readonly CartItem[];
  /** Names of the rest, as they stood in the order. */
  readonly missing: readonly string[];
}

type OrderedLines = Pick<AppOrder, 'products' | 'iikoProducts'>;

interface NamedItem {
  readonly name: string;
  readonly item: CartItem;
}

/** The products of a former order that the store still sells. */
export function repeatedProducts(
  { products: ordered }: OrderedLines,
  products: readonly Unwrapped<Product>[],
): RepeatedGoods {
  const namedItems = ordered.map(({ id, name, quantity }) => ({ name, item: { id, quantity } }));
  const lines = cartLines(
    namedItems.map(({ item }) => item),
    products,
  );
  return partedBy(namedItems, lines);
}

/** The dishes of a former order that are on the menu, made as they were chosen, and not run out. */
export function repeatedDishes(
  { iikoProducts: ordered }: OrderedLines,
  menu: Pick<DishMenu, 'dishes'>,
  stopped: readonly Stopped[],
): RepeatedGoods {
  const namedItems = ordered.map((line) => ({
    name: line.name,
    item: { id: line.product, quantity: line.quantity, ...choiceOfLine(line) },
  }));
  const lines = dishLines(
    namedItems.map(({ item }) => item),
    menu,
    stopped,
    '',
  );
  return partedBy(namedItems, lines);
}

function partedBy(namedItems: readonly NamedItem[], lines: readonly CartLine[]): RepeatedGoods {
  const sold = new Set(lines.filter(isForSale).map(({ item }) => cartItemKey(item)));
  const isSold = ({ item }: NamedItem) => sold.has(cartItemKey(item));
  return {
    sold: namedItems.filter(isSold).map(({ item }) => item),
    missing: namedItems.filter((each) => !isSold(each)).map(({ name }) => name),
  };
}
