import type { Unwrapped } from '@portal/client';
import {
  priceFromWire,
  quoteOrder,
  type CartItem,
  type CartItemId,
  type Fee,
  type OrderQuote,
  type Product,
} from '@portal/domain';

/** One thing in the cart, as the catalogue knows it now. */
export interface CartLine {
  readonly id: CartItemId;
  readonly name: string;
  readonly imageUrl: string | undefined;
  /** Price of one; null when nobody knows it. */
  readonly priceKopecks: number | null;
  readonly quantity: number;
  /** A line that is not for sale stays in sight and is not ordered. */
  readonly isForSale: boolean;
}

/** The cart with names and prices. What the store no longer has is left out. */
export function cartLines(
  items: readonly CartItem[],
  products: readonly Unwrapped<Product>[],
): CartLine[] {
  const byId = new Map<CartItemId, Unwrapped<Product>>(
    products.map((product) => [product.id, product]),
  );
  return items.flatMap(({ id, quantity }) => {
    const product = byId.get(id);
    if (!product) return [];
    return {
      id,
      name: product.name,
      imageUrl: product.image?.url,
      priceKopecks: priceFromWire(product.price),
      quantity,
      isForSale: product.for_sale,
    };
  });
}

/** The lines that can be ordered now. */
export function orderable(lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line) => line.isForSale);
}

/** How many pieces the lines come to. */
export function countLines(lines: readonly CartLine[]): number {
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

/** What the lines that can be ordered cost, with the store's fee. */
export function quoteLines(
  lines: readonly CartLine[],
  fee: Pick<Fee, 'type' | 'value'>,
): OrderQuote | 'TOTAL_TOO_LARGE' {
  return quoteOrder(orderable(lines), fee);
}
