import { choiceOfLine, dishKey } from '@portal/domain/restaurant';
import { dishOptions } from './dish-options.ts';
import type { AppOrder } from './order-queries.ts';

/** A line of an order, whether a product or a dish. */
export interface ShownLine {
  readonly key: string;
  readonly name: string;
  /** A dish's size, and what goes with it. */
  readonly options: readonly string[];
  /** The restaurant has run out of it since. */
  readonly isStopped: boolean;
  readonly quantity: number;
  /** Roubles as on the wire, −1 for not known. */
  readonly price: number;
}

/** Everything in an order, products first. */
export function linesOf(order: Pick<AppOrder, 'products' | 'iikoProducts'>): ShownLine[] {
  return [
    ...order.products.map(({ id, name, price, quantity }) => ({
      key: `product-${id}`,
      name,
      price,
      quantity,
      options: [],
      isStopped: false,
    })),
    ...order.iikoProducts.map((line) => ({
      key: dishKey(line.product, choiceOfLine(line)),
      name: line.name,
      price: line.price,
      quantity: line.quantity,
      options: dishOptions(line),
      isStopped: line.stoplist,
    })),
  ];
}
