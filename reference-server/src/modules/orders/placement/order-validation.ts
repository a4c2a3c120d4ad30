import type { storeKinds } from '@portal/domain/catalogue';
import { formatMoney, priceToWire } from '@portal/domain/money';
import { quoteOrder, type newOrderSchema, type OrderQuote } from '@portal/domain/orders';
import { isPayableOnline, type CardPaymentBounds } from '@portal/domain/payments';
import type { PaymentSystem } from '@portal/domain/portal';
import { fitsOnReceipt, maxReceiptLines } from '@portal/domain/server';
import type { Translate } from '@portal/domain/texts';
import type { RefusedField } from '../../../kernel/replies/problem-error.ts';
import type * as z from 'zod';
import { feeOf, type OrderLineRow, type OrderRow } from '../order-row.ts';
import { validateDishes, type OrderableDishes } from './requested-dishes.ts';
import {
  validateProducts,
  type CatalogueProduct,
  type RequestedLine,
} from './requested-products.ts';

/** What a guest asks for, parsed. */
export type OrderInput = z.output<typeof newOrderSchema>;

/** The portal's data about everything that the input names. */
export interface PlacementContext {
  readonly room: { readonly name: string } | null;
  readonly store:
    | ({
        readonly title: string;
        readonly isActive: boolean;
        readonly kind: (typeof storeKinds)[number];
      } & Pick<OrderRow, 'feeName' | 'feeType' | 'feeValueHundredths'>)
    | null;
  readonly products: readonly CatalogueProduct[];
  /** Null: dishes cannot be ordered at this moment. */
  readonly dishes: OrderableDishes | null;
  readonly paymentSystems: readonly PaymentSystem[];
  /** Whether it would be paid through the portal; any other payment system is settled with staff. */
  readonly isPaidOnline: boolean;
  readonly cardPayments: CardPaymentBounds;
  /** Where the receipt of an order that is paid online would go; null: nowhere, although it has to. */
  readonly receiptEmail: string | null;
}

/** Why an order cannot be placed as asked. */
export interface PlacementRefusal {
  readonly code:
    | 'INVALID'
    | 'RESTAURANT_UNAVAILABLE'
    | 'STORE_CLOSED'
    | 'NOT_FOR_SALE'
    | 'STOP_LIST'
    | 'PRICE_CHANGED';
  readonly details: RefusedField[];
}

/** What an order will be: where, its lines, frozen, and what they come to. */
export interface AcceptedPlacement {
  readonly store: NonNullable<PlacementContext['store']>;
  readonly room: NonNullable<PlacementContext['room']>;
  readonly lines: readonly OrderLineRow[];
  readonly quote: OrderQuote;
}

const field = (path: string) => `data.order.${path}`;

/** Why an order of this sum cannot be paid online. */
export function notPayableOnline(
  totalKopecks: number | null,
  { cardPaymentMin, cardPaymentMax }: CardPaymentBounds,
): Pick<RefusedField, 'message' | 'params'> {
  if (!totalKopecks) return { message: 'issue.unknownTotal' };
  const [min, max] = [formatMoney(cardPaymentMin), formatMoney(cardPaymentMax)];
  return { message: 'checkout.payment.outOfBounds', params: { min, max } };
}

/** Error for an order whose receipt would be too long. */
export const tooManyForReceipt = {
  message: 'issue.receiptTooLong',
  params: { n: maxReceiptLines },
} as const;

/** Error for a room that is not there. */
export const noSuchRoom: RefusedField = { path: field('room'), message: 'issue.noRoom' };

/**
 * Decides whether an order can be placed as asked, by the catalogue and the menu alone: nothing a guest says
 * about prices counts. Fields that are wrong come before what has changed since the guest looked; a refusal
 * for the latter carries the new quote of what is known.
 * @param t words what is wrong with dishes
 */
export function validateOrder(
  input: OrderInput,
  context: PlacementContext,
  t: Translate,
): { accepted: AcceptedPlacement } | { refusal: PlacementRefusal } {
  const { store, room } = context;
  const goods =
    store?.kind === 'restaurant'
      ? validateDishes(input.products, context.dishes, t)
      : validateProducts(input.products, input.store, context.products);
  const wrong = [...wrongPlaces(context), ...goods.wrong, ...wrongPayment(input, context)];
  if (!store || !room || wrong.length > 0) return refuse('INVALID', wrong);

  const lines = goods.lines.map(({ line }) => line);
  const quote = quoteOrder(lines, feeOf(store));
  if (quote === 'TOTAL_TOO_LARGE') {
    return refuse('INVALID', [{ path: field('products'), message: 'issue.totalTooLarge' }]);
  }
  const isWhole = lines.length === input.products.length;
  if (
    isWhole &&
    context.isPaidOnline &&
    !isPayableOnline(quote.totalKopecks, context.cardPayments)
  ) {
    const why = notPayableOnline(quote.totalKopecks, context.cardPayments);
    return refuse('INVALID', [{ path: field('paymentType'), ...why }]);
  }
  if (context.isPaidOnline && !fitsOnReceipt(lines, quote.feeKopecks ?? 0)) {
    return refuse('INVALID', [{ path: field('products'), ...tooManyForReceipt }]);
  }

  const details = () => quoteDetails(goods.lines, store.feeName, quote);
  if (!store.isActive) {
    const closed = { message: 'issue.storeClosed', params: { title: store.title }, value: false };
    return refuse('STORE_CLOSED', [{ path: field('store'), ...closed }, ...details()]);
  }
  if (goods.isUnavailable) return refuse('RESTAURANT_UNAVAILABLE', []);
  if (goods.unsold.length > 0) return refuse('NOT_FOR_SALE', [...goods.unsold, ...details()]);
  if (goods.stopped.length > 0) return refuse('STOP_LIST', [...goods.stopped, ...details()]);
  if (input.expectedTotal !== undefined && !isTotal(input.expectedTotal, quote)) {
    return refuse('PRICE_CHANGED', details());
  }
  return { accepted: { store, room, lines, quote } };
}

function refuse(
  code: PlacementRefusal['code'],
  details: RefusedField[],
): { refusal: PlacementRefusal } {
  return { refusal: { code, details } };
}

function wrongPlaces({ store, room }: PlacementContext): RefusedField[] {
  return [
    ...(store ? [] : [{ path: field('store'), message: 'issue.noStore' }]),
    ...(room ? [] : [noSuchRoom]),
  ];
}

function wrongPayment(
  input: OrderInput,
  { paymentSystems, receiptEmail }: PlacementContext,
): RefusedField[] {
  if (input.paymentType !== 'external') return [];
  const isOffered = paymentSystems.some(
    ({ title_system }) => title_system === input.payment_system,
  );
  return [
    ...(isOffered ? [] : [{ path: field('payment_system'), message: 'issue.paymentSystem' }]),
    ...(receiptEmail === null ? [{ path: field('email'), message: 'issue.receiptEmail' }] : []),
  ];
}

/** Compares as whole kopecks: what a client wrote may carry the drift of its own sums. */
function isTotal(expectedRoubles: number, { totalKopecks }: OrderQuote): boolean {
  return Math.round(expectedRoubles * 100) === totalKopecks;
}

/** Lines, fee and total as they would be now, each with its value in roubles. */
function quoteDetails(
  lines: readonly RequestedLine[],
  feeName: string,
  quote: OrderQuote,
): RefusedField[] {
  const amount = (path: string, label: string, kopecks: number | null): RefusedField => ({
    path: field(path),
    message: `${label}: ${formatMoney(kopecks)}`,
    value: priceToWire(kopecks),
  });
  return [
    ...lines.map(({ index, line: { name, priceKopecks } }) =>
      amount(`products.${index}.price`, name, priceKopecks),
    ),
    ...(quote.feeKopecks === 0 ? [] : [amount('fee', feeName || 'Сбор', quote.feeKopecks)]),
    amount('expectedTotal', 'Итого', quote.totalKopecks),
  ];
}
