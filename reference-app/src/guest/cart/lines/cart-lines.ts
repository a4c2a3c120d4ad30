import type { Unwrapped } from '@portal/client';
import { cartItemKey, type CartItem, type CartItemId } from '@portal/domain/cart';
import { cataloguePreviewUrl, type Fee, type Product } from '@portal/domain/catalogue';
import { priceFromWire } from '@portal/domain/money';
import { quoteOrder, type OrderQuote } from '@portal/domain/orders';

/** Why something in the cart cannot be ordered as it lies there. */
export type LineError =
  /** The store does not sell it now. */
  | { readonly kind: 'unavailable' }
  /** The restaurant has run out of it. */
  | { readonly kind: 'stopped' }
  /** The restaurant has run out of what was chosen with it. */
  | { readonly kind: 'stoppedPart'; readonly name: string }
  /** There are fewer than the cart holds: so many may stay on this line. */
  | { readonly kind: 'left'; readonly left: number }
  /** It is no longer on the menu. */
  | { readonly kind: 'notSold' }
  /** The restaurant no longer makes it as it was chosen. */
  | { readonly kind: 'choiceGone' };

/** One thing in the cart, as the catalogue or the menu knows it now. */
export interface CartLine {
  /** Tells the lines of a cart apart. */
  readonly key: string;
  /** As it lies in the cart and is ordered. */
  readonly item: CartItem;
  readonly name: string;
  /** A dish's size, and what goes with it. */
  readonly options: readonly string[];
  readonly imageUrl: string | undefined;
  /** Price of one; null when nobody knows it. */
  readonly priceKopecks: number | null;
  readonly quantity: number;
  readonly error: LineError | null;
}

/** The cart with names and prices. What the store no longer has is left out. */
export function cartLines(
  items: readonly CartItem[],
  products: readonly Unwrapped<Product>[],
): CartLine[] {
  const byId = new Map<CartItemId, Unwrapped<Product>>(
    products.map((product) => [product.id, product]),
  );
  return items.flatMap((item) => {
    const product = byId.get(item.id);
    if (!product) return [];
    return {
      key: cartItemKey(item),
      item,
      name: product.name,
      options: [],
      imageUrl: product.image ? cataloguePreviewUrl(product.image.url) : undefined,
      priceKopecks: priceFromWire(product.price),
      quantity: item.quantity,
      error: product.for_sale ? null : { kind: 'unavailable' },
    };
  });
}

/** Whether a line goes into the order. One that is not for sale stays in sight and is not ordered. */
export function isForSale({ error }: Pick<CartLine, 'error'>): boolean {
  return error === null || error.kind === 'left';
}

/** The lines that go into the order. */
export function orderable(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(isForSale);
}

/** Whether there is less of something than is asked for: the guest says first what is to stay. */
export function asksForTooMuch(lines: readonly CartLine[]): boolean {
  return lines.some(({ error }) => error?.kind === 'left');
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
