import { isPaidOnline, lineEditObstacle, quoteOrder } from '@portal/domain/orders';
import { isPayableOnline, type CardPaymentBounds } from '@portal/domain/payments';
import {
  choiceOfLine,
  dishKey,
  findShortages,
  piecesTaken,
  shortageText,
  type DishChoice,
} from '@portal/domain/restaurant';
import { fitsOnReceipt } from '@portal/domain/server';
import type { Translate } from '@portal/domain/texts';
import type { RefusedField } from '../../../kernel/replies/problem-error.ts';
import { notPayableOnline, tooManyForReceipt } from '../placement/order-validation.ts';
import type { ChangeDecision, ChangeRefusal, OrderEdit } from './order-edit.ts';
import { feeOf, linesOf, type OrderLineRow, type OrderRow } from '../order-row.ts';
import { restaurantIsAway } from '../placement/restaurant-goods.ts';
import { resolveDish, type OrderableDishes } from '../placement/requested-dishes.ts';
import { lineOf, type CatalogueProduct } from '../placement/requested-products.ts';

/** What can be had at this moment of what an edit names. */
export interface OrderableGoods {
  /** Of the order's store. */
  readonly products: readonly CatalogueProduct[];
  /** Null: dishes cannot be ordered at this moment. What is left is for this order as a whole. */
  readonly dishes: OrderableDishes | null;
  /** The payment systems that take money online. */
  readonly onlinePaymentSystems: readonly string[];
  readonly cardPayments: CardPaymentBounds;
  /** Words what is wrong with dishes. */
  readonly t: Translate;
}

type NewLines = { readonly lines: readonly OrderLineRow[] } | { readonly refusal: ChangeRefusal };

const field = (path: string) => `data.order.${path}`;

/**
 * New lines for an order nobody has begun. Lines that stay keep their frozen price, new ones take the
 * catalogue's or the menu's; the fee keeps its rule.
 */
export function decideLines(
  order: OrderRow,
  edit: OrderEdit,
  goods: OrderableGoods,
): ChangeDecision {
  const { products, iikoProducts } = edit;
  if (!products && !iikoProducts) return { change: {} };
  const isOfDishes = order.lines.some(({ kind }) => kind === 'dish');
  if (iikoProducts && !isOfDishes) return invalid('iikoProducts', { message: 'issue.noDishes' });
  if (products && isOfDishes) return invalid('products', { message: 'issue.onlyDishes' });
  const obstacle = obstacleTo(order);
  if (obstacle) return { refusal: obstacle };

  const made = iikoProducts
    ? changeDishes(order, iikoProducts, goods)
    : changeProducts(order, products ?? [], goods.products);
  if ('refusal' in made) return made;
  const path = iikoProducts ? 'iikoProducts' : 'products';
  const quote = quoteOrder(made.lines, feeOf(order));
  if (quote === 'TOTAL_TOO_LARGE') return invalid(path, { message: 'issue.totalTooLarge' });
  const { paymentType, paymentSystem } = order;
  const isOnline = isPaidOnline(paymentType, paymentSystem, goods.onlinePaymentSystems);
  if (isOnline && !isPayableOnline(quote.totalKopecks, goods.cardPayments)) {
    return invalid(path, notPayableOnline(quote.totalKopecks, goods.cardPayments));
  }
  const { feeKopecks, totalKopecks } = quote;
  if (isOnline && !fitsOnReceipt(made.lines, feeKopecks ?? 0)) {
    return invalid(path, tooManyForReceipt);
  }
  return { change: { lines: made.lines, feeKopecks: feeKopecks ?? 0, totalKopecks } };
}

/** Why no line of the order can be changed any more, or yet. */
function obstacleTo({ status, paidFor }: OrderRow): ChangeRefusal | null {
  switch (lineEditObstacle({ status, paid_for: paidFor })) {
    case 'begun':
      return {
        code: 'ILLEGAL_TRANSITION',
        text: 'issue.linesBegun',
      };
    case 'paying':
      return {
        code: 'ILLEGAL_TRANSITION',
        text: 'issue.linesPaying',
      };
    case 'paid':
      return { code: 'ALREADY_PAID' };
    case null:
      return null;
  }
}

function changeProducts(
  order: OrderRow,
  requested: NonNullable<OrderEdit['products']>,
  catalogue: readonly CatalogueProduct[],
): NewLines {
  const frozen = new Map(order.lines.map((line) => [line.productId, line]));
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const lines: OrderLineRow[] = [];
  const unknown: RefusedField[] = [];
  const unavailable: RefusedField[] = [];
  for (const [index, { id, quantity }] of requested.entries()) {
    const stored = frozen.get(String(id));
    const product = products.get(id);
    const path = field(`products.${index}.id`);
    if (stored && quantity > stored.quantity && !product?.forSale) {
      const maxQuantity = stored.quantity;
      unavailable.push({
        path: field(`products.${index}.quantity`),
        message: 'issue.noMoreForSale',
        params: { name: stored.name, n: maxQuantity },
        value: maxQuantity,
      });
    } else if (stored) lines.push({ ...stored, quantity });
    else if (!product) unknown.push({ path, message: 'issue.noProduct' });
    else if (product.forSale) lines.push(lineOf(product, quantity));
    else unavailable.push({ path, message: 'issue.notForSale', params: { name: product.name } });
  }
  if (unknown.length > 0) return refuse('INVALID', unknown);
  if (unavailable.length > 0) return refuse('NOT_FOR_SALE', unavailable);
  return { lines };
}

/**
 * What comes on top of the order has to be there; what is in it already was. Nobody has made what is in
 * it, so where only so much is left, that is for the order as a whole.
 */
function changeDishes(
  order: OrderRow,
  requested: NonNullable<OrderEdit['iikoProducts']>,
  { dishes, t }: OrderableGoods,
): NewLines {
  const lines: OrderLineRow[] = [];
  const named = new Set<OrderLineRow>();
  /** Lines with more pieces than before, by their place among the new ones and in the request. */
  const raised = new Map<number, number>();
  const unsold: RefusedField[] = [];
  for (const [index, { product, ...dish }] of requested.entries()) {
    const stored = findStored(order, { product, ...dish });
    if (stored && named.has(stored)) {
      return invalid(`iikoProducts.${index}`, { message: 'issue.productOnce' });
    }
    const more = dish.quantity - (stored?.quantity ?? 0);
    if (stored) {
      named.add(stored);
      lines.push({ ...stored, quantity: dish.quantity });
    }
    if (more > 0 && !dishes) {
      return { refusal: { code: 'RESTAURANT_UNAVAILABLE', ...restaurantIsAway('') } };
    }
    if (stored && more > 0) raised.set(lines.length - 1, index);
    if (stored || !dishes) continue;
    const at = field(`iikoProducts.${index}`);
    const picked = resolveDish({ id: product, ...dish }, at, dishes.menu, t);
    if ('problems' in picked) unsold.push(...picked.problems);
    else {
      lines.push(picked.line);
      raised.set(lines.length - 1, index);
    }
  }
  if (unsold.length > 0) return refuse('NOT_FOR_SALE', unsold);
  const before = linesOf(order.lines).iikoProducts;
  const { iikoProducts } = linesOf(lines);
  const raisedStops = (dishes?.stopped ?? []).filter(
    (entry) => piecesTaken(entry, iikoProducts) > piecesTaken(entry, before),
  );
  const stopped = findShortages(raisedStops, iikoProducts).flatMap((shortage) => {
    const index = raised.get(shortage.line);
    if (index === undefined) return [];
    const message = shortageText(t, shortage);
    return [{ path: field(`iikoProducts.${index}`), message, value: shortage.left }];
  });
  return stopped.length > 0 ? refuse('STOP_LIST', stopped) : { lines };
}

/** The order's line that is meant; one that names the dish alone means the only line of that dish. */
function findStored(
  { lines }: OrderRow,
  { product, quantity: _, ...choice }: NonNullable<OrderEdit['iikoProducts']>[number],
): OrderLineRow | undefined {
  const ofDish = lines.filter(({ kind, productId }) => kind === 'dish' && productId === product);
  if (!choice.size && !choice.modifiers && ofDish.length === 1) return ofDish[0];
  const key = keyOf(product, choice);
  return ofDish.find((line) =>
    linesOf([line]).iikoProducts.some((dish) => keyOf(product, choiceOfLine(dish)) === key),
  );
}

/** A request need not say of which group a modifier is. */
function keyOf(product: string, { size, modifiers }: DishChoice): string {
  return dishKey(product, {
    size,
    modifiers: modifiers?.map(({ id, quantity }) => ({ id, quantity })),
  });
}

function refuse(code: ChangeRefusal['code'], details: RefusedField[]): { refusal: ChangeRefusal } {
  return { refusal: { code, details } };
}

function invalid(
  path: string,
  issue: Pick<RefusedField, 'message' | 'params'>,
): { refusal: ChangeRefusal } {
  return refuse('INVALID', [{ path: field(path), ...issue }]);
}
