import { priceFromWire } from '@portal/domain/money';
import {
  lineDifferences,
  quoteOrder,
  type ComparedLines,
  type DishLine,
  type OrderLine,
} from '@portal/domain/orders';
import { choiceOfLine, dishKey } from '@portal/domain/restaurant';
import type { AppOrder } from '../../../../shared/orders/order-queries.ts';
import type { OrderChange } from '../../change/use-order-update.ts';

/** What staff want an order to be. Lines of 0 pieces are taken out. */
export interface OrderDraft {
  readonly products: readonly OrderLine[];
  readonly iikoProducts: readonly DishLine[];
  readonly comment: string;
  readonly description: string;
  readonly approve: boolean;
}

/** An order as far as it can be edited. */
export type EditedOrder = Pick<
  AppOrder,
  | 'id'
  | 'version'
  | 'products'
  | 'iikoProducts'
  | 'comment'
  | 'description'
  | 'approve'
  | 'fee'
  | 'status'
  | 'paid_for'
>;

/** Tells a line of a draft from the others. */
export function lineKey(line: OrderLine | DishLine): string {
  return 'product' in line ? dishKey(line.product, choiceOfLine(line)) : String(line.id);
}

/** A draft that changes nothing. */
export function draftOf(order: EditedOrder): OrderDraft {
  const { products, iikoProducts, comment, description, approve } = order;
  return { products, iikoProducts, comment, description, approve };
}

/** The lines of a draft that stay. */
export function storedLines({ products, iikoProducts }: OrderDraft): ComparedLines {
  const stays = ({ quantity }: { quantity: number }) => quantity > 0;
  return { products: products.filter(stays), iikoProducts: iikoProducts.filter(stays) };
}

/** The draft with so many pieces of a line. */
export function withQuantity(draft: OrderDraft, key: string, quantity: number): OrderDraft {
  const set = <Line extends OrderLine | DishLine>(line: Line): Line =>
    lineKey(line) === key ? { ...line, quantity } : line;
  return {
    ...draft,
    products: draft.products.map(set),
    iikoProducts: draft.iikoProducts.map(set),
  };
}

/** The draft with one more piece of a product, whether it was in it or not. */
export function withProduct(draft: OrderDraft, product: Omit<OrderLine, 'quantity'>): OrderDraft {
  const held = draft.products.find(({ id }) => id === product.id);
  if (held) return withQuantity(draft, lineKey(held), held.quantity + 1);
  return { ...draft, products: [...draft.products, { ...product, quantity: 1 }] };
}

/** What the draft would cost, in kopecks; null when nobody knows. */
export function draftTotal(draft: OrderDraft, fee: EditedOrder['fee']): number | null {
  const { products, iikoProducts } = storedLines(draft);
  const lines = [...products, ...iikoProducts].map(({ price, quantity }) => ({
    priceKopecks: priceFromWire(price),
    quantity,
  }));
  const quote = quoteOrder(lines, fee);
  return quote === 'TOTAL_TOO_LARGE' ? null : quote.totalKopecks;
}

/** What has to be asked of the server to make the order the draft; null when it is that already. */
export function changeOf(order: EditedOrder, draft: OrderDraft): OrderChange | null {
  const lines = storedLines(draft);
  const hasOtherLines = lineDifferences(order, lines).length > 0;
  const comment = draft.comment.trim();
  const description = draft.description.trim();
  const change = {
    ...(hasOtherLines &&
      order.products.length > 0 && {
        products: lines.products.map(({ id, quantity }) => ({ id, quantity })),
      }),
    ...(hasOtherLines &&
      order.iikoProducts.length > 0 && {
        iikoProducts: lines.iikoProducts.map((line) => {
          const { size, modifiers } = choiceOfLine(line);
          const { product, quantity } = line;
          return { product, quantity, size, modifiers: modifiers && [...modifiers] };
        }),
      }),
    ...(comment !== order.comment && { comment }),
    ...(description !== order.description && { description }),
    ...(draft.approve !== order.approve && { approve: draft.approve }),
  };
  if (Object.keys(change).length === 0) return null;
  return { id: order.id, version: order.version, ...change };
}

function rebaseLines<Line extends OrderLine | DishLine>(
  base: readonly Line[],
  theirs: readonly Line[],
  mine: readonly Line[],
): Line[] {
  const pieces = (lines: readonly Line[]) => new Map(lines.map((line) => [lineKey(line), line]));
  const [before, now, chosen] = [pieces(base), pieces(theirs), pieces(mine)];
  return [...new Map([...now, ...chosen])].flatMap(([key, line]) => {
    const was = before.get(key)?.quantity ?? 0;
    const mineQuantity = chosen.get(key)?.quantity ?? 0;
    const quantity = mineQuantity === was ? (now.get(key)?.quantity ?? 0) : mineQuantity;
    return quantity > 0 ? [{ ...(now.get(key) ?? line), quantity }] : [];
  });
}

/** What I have changed, on top of what somebody else has changed meanwhile; where both did, mine counts. */
export function rebase(base: EditedOrder, theirs: EditedOrder, mine: OrderDraft): OrderDraft {
  const stored = storedLines(mine);
  return {
    products: rebaseLines(base.products, theirs.products, stored.products),
    iikoProducts: rebaseLines(base.iikoProducts, theirs.iikoProducts, stored.iikoProducts),
    comment: mine.comment.trim() === base.comment ? theirs.comment : mine.comment,
    description:
      mine.description.trim() === base.description ? theirs.description : mine.description,
    approve: mine.approve === base.approve ? theirs.approve : mine.approve,
  };
}
