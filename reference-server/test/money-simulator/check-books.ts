import type { PaymentRecord } from '../../sandbox/yookassa/payment-record.ts';
import type { Stage } from './stage.ts';

/** Something that is not right. */
export interface Violation {
  readonly kind: string;
  readonly about: string;
}

interface OrderRow {
  readonly id: number;
  readonly status: string;
  readonly paidFor: string | null;
  readonly total: number;
  readonly refunded: number;
}

interface PaymentRow {
  readonly id: string;
  readonly orderId: number;
  readonly providerId: string | null;
  readonly status: string;
  readonly amount: number;
  readonly nextCheckAt: string | null;
}

interface RefundRow {
  readonly id: string;
  readonly orderId: number;
  readonly status: string;
  readonly amount: number;
  readonly nextCheckAt: string | null;
}

/** Both sides' books. */
export interface Books {
  readonly orders: readonly OrderRow[];
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly theirPayments: readonly PaymentRecord[];
  readonly repeatedKeys: readonly string[];
  /** Orders of which somebody is told that they must act. */
  readonly alerted: ReadonlySet<number>;
  /** Nothing is open on either side, and nobody plans to do anything. */
  readonly isSettled: boolean;
}

interface OurBooks {
  readonly orders: OrderRow[];
  readonly payments: PaymentRow[];
  readonly refunds: RefundRow[];
  /** Orders of which staff are told that they must act, and nobody has ticked it off. */
  readonly alerted: number[];
  readonly openNotifications: number;
}

const readOurs = `SELECT
  ARRAY(SELECT jsonb_build_object('id', id, 'status', status, 'paidFor', paid_for,
      'total', total_kopecks, 'refunded', refunded_kopecks)
    FROM "order" ORDER BY id) AS orders,
  ARRAY(SELECT jsonb_build_object('id', id, 'orderId', order_id, 'providerId', provider_payment_id,
      'status', status, 'amount', amount_kopecks, 'nextCheckAt', next_check_at)
    FROM payment ORDER BY created_at, id) AS payments,
  ARRAY(SELECT jsonb_build_object('id', refund.id, 'orderId', order_id, 'status', refund.status,
      'amount', refund.amount_kopecks, 'nextCheckAt', refund.next_check_at)
    FROM refund JOIN payment ON payment.id = payment_id
    ORDER BY refund.created_at, refund.id) AS refunds,
  ARRAY(SELECT (about ->> 'id')::int FROM alert WHERE about ->> 'type' = 'order'
      AND kind IN ('payment-difference', 'refund-owed') AND resolved_at IS NULL) AS alerted,
  (SELECT count(*)::int FROM webhook_inbox WHERE processed_at IS NULL) AS "openNotifications"`;

/** Reads both sides' books. */
export async function readBooks({ query, yookassa }: Pick<Stage, 'query' | 'yookassa'>) {
  const [ours] = await query<OurBooks>(readOurs);
  if (!ours) throw new Error('The books could not be read.');
  const { orders, payments, refunds, alerted, openNotifications } = ours;
  const theirPayments = yookassa.payments();
  const books: Books = {
    ...{ orders, payments, refunds, theirPayments },
    repeatedKeys: yookassa.repeatedKeys(),
    alerted: new Set(alerted),
    isSettled:
      openNotifications === 0 &&
      [...payments, ...refunds].every(({ nextCheckAt }) => nextCheckAt === null) &&
      theirPayments.every(({ status }) => status === 'succeeded' || status === 'canceled'),
  };
  return books;
}

/**
 * What is not right. `soon`: what should be over a few hours after the last thing went wrong. `next day`:
 * the books besides, which are compared every night. `in the end`: everything, once every hold is over.
 */
export function findViolations(
  books: Books,
  when: 'soon' | 'next day' | 'in the end',
): Violation[] {
  const found: Violation[] = [];
  const note = (kind: string, about: string) => void found.push({ kind, about });

  for (const order of books.orders) {
    const theirs = books.theirPayments.filter(
      ({ metadata }) => metadata?.['order_id'] === String(order.id),
    );
    const held = theirs.filter(({ status }) => status === 'waiting_for_capture');
    const taken = theirs.filter(({ status }) => status === 'succeeded');
    const their = sum(taken.map((each) => each.amountKopecks - each.refundedKopecks));
    const our =
      sum(books.payments.filter(isTakenFor(order.id)).map(({ amount }) => amount)) -
      sum(books.refunds.filter(isTakenFor(order.id)).map(({ amount }) => amount));
    const name = `order ${order.id}, ${order.status}`;
    const isAlerted = books.alerted.has(order.id);

    if (order.status === 'canceled' && held.length > 0) {
      note('money of a canceled order is still held', name);
    }
    if (order.status === 'canceled' && their > 0) {
      note('money of a canceled order was not given back', `${name}: ${roubles(their)} are kept`);
    }
    if (their > order.total) {
      note(
        'more was taken than the order costs',
        `${name}: ${roubles(their)} of ${roubles(order.total)}`,
      );
    }
    if (when !== 'soon' && their !== our && !isAlerted) {
      note('the books differ', `${name}: theirs ${roubles(their)}, ours ${roubles(our)}`);
    }
    if (when !== 'in the end') continue;
    const isPaid = order.paidFor === 'succeeded';
    if (!isAlerted && (their > 0 ? !isPaid : taken.length === 0 && isPaid)) {
      note(
        'the order shows another payment',
        `${name}: shows ${order.paidFor}, theirs ${roubles(their)}`,
      );
    }
    const isShownBack = order.total - order.refunded === their;
    if (!isAlerted && taken.length === 1 && isPaid && !isShownBack) {
      note(
        'the order shows other refunds',
        `${name}: shows ${roubles(order.refunded)} given back, theirs keeps ${roubles(their)}`,
      );
    }
  }

  for (const theirs of books.theirPayments) {
    const ours = books.payments.find(({ providerId }) => providerId === theirs.id);
    const isMoney = theirs.status === 'succeeded';
    if (!ours && isMoney) note('money was taken that nobody knows of', theirs.id);
    if (
      when === 'in the end' &&
      ours &&
      ours.status !== theirs.status &&
      !books.alerted.has(ours.orderId)
    ) {
      note('a payment has another status', `theirs ${theirs.status}, ours ${ours.status}`);
    }
  }
  for (const key of books.repeatedKeys) note('money was given back twice', `under the key ${key}`);
  if (when === 'in the end') {
    for (const { status, orderId } of [...books.payments, ...books.refunds]) {
      const isFinal = status === 'succeeded' || status === 'canceled';
      if (!isFinal && !books.alerted.has(orderId)) {
        note('something never ends', `order ${orderId}: ${status}`);
      }
    }
  }
  return found;
}

function isTakenFor(orderId: number) {
  return (row: { readonly orderId: number; readonly status: string }) =>
    row.orderId === orderId && row.status === 'succeeded';
}

function sum(kopecks: readonly number[]): number {
  return kopecks.reduce((total, each) => total + each, 0);
}

function roubles(kopecks: number): string {
  return `${(kopecks / 100).toFixed(2)} ₽`;
}
