import { kopecksFromRoubles, priceFromWire, roublesFromKopecks } from '../money/money.ts';
import { quoteOrder } from '../orders/lines/order-quote.ts';
import type { OrderAttributes } from '../orders/order-schema.ts';
import type { OrderPayment, OrderRefund, RefundedLine } from './order-payment.ts';

/** A line of which pieces can still be given back. */
export interface RefundableLine {
  /** Which line of the order, from 0: its place in `products`, or in `iikoProducts`. */
  readonly line: number;
  readonly name: string;
  /** Pieces that were not given back yet, from 1. */
  readonly quantity: number;
  /** Roubles that go back for all of these pieces. */
  readonly amount: number;
}

/** What can still be given back of what was paid for an order. */
export interface Refundable {
  /** Roubles; 0 when nothing was taken, or all of it is back or on its way. */
  readonly amount: number;
  /** The lines that can be given back piece by piece. */
  readonly lines: readonly RefundableLine[];
}

type RefundableOrder = Pick<OrderAttributes, 'products' | 'iikoProducts' | 'fee'>;
/** What of payments and refunds decides what is left. */
type Payments = readonly (Pick<OrderPayment, 'status' | 'amount'> & {
  readonly refunds: readonly Refunds[];
})[];
type Refunds = Pick<OrderRefund, 'status' | 'amount' | 'reason'> & {
  readonly lines: readonly RefundedLine[] | null;
};

/**
 * The least that a bank gives back at once, and the least that may be left to give back, in roubles.
 * @source protocols/yookassa.md, section 4
 */
export const refundMinimum = 1;

/** What of a refund comes to less than the bank's minimum: itself, or what it leaves; null: neither. */
export function refundTooLittle(amount: number, left: number): 'amount' | 'rest' | null {
  const minimum = kopecksFromRoubles(refundMinimum);
  const rest = kopecksFromRoubles(left) - kopecksFromRoubles(amount);
  if (rest > 0 && rest < minimum) return 'rest';
  return kopecksFromRoubles(amount) < minimum ? 'amount' : null;
}

/** What can still be given back of what was paid for an order, in all and by line. */
export function refundableOf(order: RefundableOrder, payments: Payments): Refundable {
  const money = paymentToRefund(payments);
  const left = leftKopecks(money);
  const pieces = leftPieces(order, money);
  const all = linesOf(order).map(({ name }, line) => ({ line, name, quantity: pieces[line] ?? 0 }));
  return {
    amount: roublesFromKopecks(left),
    lines: all.flatMap((each) => {
      const kopecks = each.quantity > 0 ? valueOf(order, pieces, [each], left) : 0;
      return kopecks > 0 ? [{ ...each, amount: roublesFromKopecks(kopecks) }] : [];
    }),
  };
}

/**
 * What goes back for some pieces, in roubles: their frozen price and their share of a percentage fee, to the
 * kopeck, so that all pieces one after the other come to the same as all at once. A fixed fee stays, and
 * no more goes back than is left. `null` when there are not so many pieces, or none is worth anything.
 */
export function refundAmount(
  order: RefundableOrder,
  payments: Payments,
  lines: readonly RefundedLine[],
): number | null {
  const money = paymentToRefund(payments);
  const pieces = leftPieces(order, money);
  const isThere = ({ line, quantity }: RefundedLine) => quantity <= (pieces[line] ?? 0);
  const isEachOnce = new Set(lines.map(({ line }) => line)).size === lines.length;
  if (!isEachOnce || !lines.every(isThere)) return null;
  const kopecks = valueOf(order, pieces, lines, leftKopecks(money));
  return kopecks > 0 ? roublesFromKopecks(kopecks) : null;
}

/**
 * The payment that money is given back of: the one that pays the order. Money that the order did not need
 * goes back by itself.
 */
export function paymentToRefund<Payment extends Payments[number]>(
  payments: readonly Payment[],
): Payment | undefined {
  return payments.find(
    ({ status, refunds }) =>
      status === 'succeeded' && refunds.every(({ reason }) => reason !== 'not_needed'),
  );
}

/** Refunds that have happened, or will. */
function goneBack(money: Payments[number] | undefined): readonly Refunds[] {
  return money?.refunds.filter(({ status }) => status !== 'canceled') ?? [];
}

function leftKopecks(money: Payments[number] | undefined): number {
  const gone = goneBack(money).reduce((sum, { amount }) => sum + kopecksFromRoubles(amount), 0);
  return Math.max(0, kopecksFromRoubles(money?.amount ?? 0) - gone);
}

function linesOf({ products, iikoProducts }: RefundableOrder) {
  return [...products, ...iikoProducts];
}

/** Pieces of each line that were not given back. */
function leftPieces(order: RefundableOrder, money: Payments[number] | undefined): number[] {
  const pieces = linesOf(order).map(({ quantity }) => quantity);
  for (const { line, quantity } of goneBack(money).flatMap(({ lines }) => lines ?? [])) {
    pieces[line] = Math.max(0, (pieces[line] ?? 0) - quantity);
  }
  return pieces;
}

function valueOf(
  order: RefundableOrder,
  pieces: readonly number[],
  lines: readonly RefundedLine[],
  maxKopecks: number,
): number {
  const rest = [...pieces];
  for (const { line, quantity } of lines) rest[line] = (rest[line] ?? 0) - quantity;
  return Math.min(maxKopecks, costOf(order, pieces) - costOf(order, rest));
}

/** What so many pieces of each line cost, with a percentage fee. */
function costOf(order: RefundableOrder, pieces: readonly number[]): number {
  const lines = linesOf(order).map(({ price }, line) => ({
    priceKopecks: priceFromWire(price),
    quantity: pieces[line] ?? 0,
  }));
  const fee = order.fee.type === 'percent' ? order.fee : ({ type: 'fix', value: 0 } as const);
  const quote = quoteOrder(lines, fee);
  return quote === 'TOTAL_TOO_LARGE' ? 0 : (quote.totalKopecks ?? 0);
}
