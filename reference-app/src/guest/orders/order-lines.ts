import type { AppOrder } from '../../shared/orders/order-queries.ts';

/** A line of an order, whether a product or a dish. */
export interface ShownLine {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  /** Roubles as on the wire, −1 for not known. */
  readonly price: number;
}

/** Everything in an order, products first. */
export function linesOf(order: Pick<AppOrder, 'products' | 'iikoProducts'>): ShownLine[] {
  return [
    ...order.products.map(({ id, ...line }) => ({ key: `product-${id}`, ...line })),
    ...order.iikoProducts.map(({ product, name, price, quantity }) => ({
      key: product,
      name,
      price,
      quantity,
    })),
  ];
}
