import type { AlertKind } from '@portal/domain/alerts';
import type { PaymentRecord } from '../../../sandbox/yookassa/payments/payment-record.ts';
import { referenceField } from '../../../src/adapters/yookassa/yookassa-answers.ts';
import type { RefundInput } from '../histories/perform-action.ts';
import type { Books, DifferenceRow, OrderRow, PaymentRow } from './read-books.ts';

/** Something that is not right. */
export interface Violation {
  readonly kind: string;
  readonly about: string;
}

/**
 * How long after the last thing went wrong. `soon`: some hours, after which everything that the portal owes is
 * done. `next day`: besides, the books have been compared. `in the end`: besides, every hold is over.
 */
export type Moment = 'soon' | 'next day' | 'in the end';

/** By then an unpaid order is too old to be canceled by the portal. @see unpaid-orders.ts */
const unpaidMilliseconds = 3 * 24 * 3_600_000;

/** What only who plays a history knows. */
export interface Played {
  /** Since then nothing goes wrong any more. */
  readonly settlesSince: number;
  readonly requests: readonly RefundInput[];
}

/**
 * What is not right. An alert excuses what it is about and nothing else: a payment that the portal did not
 * begin, as the provider shows it now, and a sum that is owed. That both sides show a payment of the portal's
 * otherwise is never excused: this provider does not contradict itself.
 */
export function findViolations(
  books: Books,
  when: Moment,
  { settlesSince, requests }: Played,
): Violation[] {
  const found: Violation[] = [];
  const note = (kind: string, about: string) => void found.push({ kind, about });
  const isLater = when !== 'soon';

  for (const order of books.orders) {
    checkOrder(books, order, when, settlesSince, note);
    checkRequests(books, order, requests, note);
  }
  for (const theirs of books.theirPayments) {
    const ours = books.payments.find(({ providerId }) => providerId === theirs.id);
    if (ours) {
      if (isLater) checkPayment(books, ours, theirs, when, note);
    } else {
      checkUnknown(books, theirs, when, note);
    }
  }
  for (const key of books.repeatedKeys) note('money was given back twice', `under the key ${key}`);
  if (isLater) checkAlerts(books, note);
  if (when === 'in the end') checkOpen(books, note);
  return found;
}

type Note = (kind: string, about: string) => void;

function checkOrder(
  books: Books,
  order: OrderRow,
  when: Moment,
  settlesSince: number,
  note: Note,
): void {
  const name = `order ${order.id}, ${order.status}`;
  const payments = books.payments.filter(({ orderId }) => orderId === order.id);
  const theirs = books.theirPayments.filter(({ id }) =>
    payments.some(({ providerId }) => providerId === id),
  );
  const taken = theirs.filter(({ status }) => status === 'succeeded');
  const noted = sum(books.refunds.filter(isOutside).filter(({ orderId }) => orderId === order.id));
  const stored = sum(taken.map(theirBalance)) - noted;

  if (order.status === 'canceled' && theirs.some(isHeld)) {
    note('money of a canceled order is still held', name);
  }
  if (order.status === 'canceled' && stored > 0 && !isOwedFor(books, order.id, stored)) {
    note('money of a canceled order was not given back', `${name}: ${roubles(stored)} are kept`);
  }
  if (stored > order.total && !isOwedFor(books, order.id, stored - order.total)) {
    note(
      'more was taken than the order costs',
      `${name}: ${roubles(stored)} of ${roubles(order.total)}`,
    );
  }
  const byPeople = sum(
    books.theirRefunds
      .filter(({ status, metadata }) => status === 'succeeded' && !metadata)
      .filter(({ paymentId }) => theirs.some(({ id }) => id === paymentId))
      .map(({ amountKopecks }) => amountKopecks),
  );
  if (stored + byPeople < 0)
    note('more was given back than was taken', `${name}: ${roubles(-stored)}`);
  if (when !== 'in the end') return;

  const isPaid = order.paidFor === 'succeeded';
  if (stored > 0 ? !isPaid : taken.length === 0 && isPaid) {
    note(
      'the order shows another payment',
      `${name}: shows ${order.paidFor}, theirs ${roubles(stored)}`,
    );
  }
  const isShownBack = order.total - order.refunded === stored;
  if (taken.length === 1 && isPaid && !isShownBack && stored >= 0) {
    note(
      'the order shows other refunds',
      `${name}: shows ${roubles(order.refunded)} given back, theirs keeps ${roubles(stored)}`,
    );
  }
  // Who lets a hold run out has an alert, and an order that is not canceled.
  const isYoung = settlesSince - Date.parse(order.placedAt) < unpaidMilliseconds;
  if (order.status === 'new' && !isPaid && !order.wasHeld && taken.length === 0 && isYoung) {
    note('an order that nobody pays is still new', `${name}: shows ${order.paidFor}`);
  }
  const lost = theirs.find(({ cancellation }) => cancellation?.reason === 'expired_on_capture');
  if (lost && order.wasHeld && order.status !== 'canceled') {
    if (!isNotified(books, 'hold-expired', order.id)) note('nobody is told of a lost hold', name);
  }
}

/** However often staff press: what they requested for once is given once. */
function checkRequests(
  books: Books,
  { id }: OrderRow,
  requests: readonly RefundInput[],
  note: Note,
): void {
  const byStaff = books.refunds.filter(
    ({ orderId, reason }) => orderId === id && reason === 'by_staff',
  );
  const refunded = sum(
    books.theirRefunds
      .filter(({ status }) => status === 'succeeded')
      .filter((theirs) => byStaff.some(({ providerId }) => providerId === theirs.id))
      .map(({ amountKopecks }) => amountKopecks),
  );
  const requested = sum(
    requests.filter(({ orderId }) => orderId === id).map(({ kopecks }) => kopecks),
  );
  if (refunded <= requested) return;
  note('one wish was given twice', `order ${id}: ${roubles(refunded)} of ${roubles(requested)}`);
}

/** A payment of ours as both sides have it. */
function checkPayment(
  books: Books,
  ours: PaymentRow,
  theirs: PaymentRecord,
  when: Moment,
  note: Note,
): void {
  const name = `order ${ours.orderId}, a payment`;
  const our = ourBalance(books, ours);
  const their = theirs.status === 'succeeded' ? theirBalance(theirs) : 0;
  if (our !== their) {
    note('the books differ', `${name}: theirs ${roubles(their)}, ours ${roubles(our)}`);
  }
  if (when === 'in the end' && ours.status !== theirs.status) {
    note('a payment has another status', `${name}: theirs ${theirs.status}, ours ${ours.status}`);
  }
}

/** One that is not in our books: ours whose answer was lost, or one that somebody else has made. */
function checkUnknown(books: Books, theirs: PaymentRecord, when: Moment, note: Note): void {
  const isStored = theirs.status === 'succeeded' && theirBalance(theirs) > 0;
  const orderId = theirs.metadata?.['order_id'];
  if (!isStored || orderId === undefined) return;
  const isOurs = theirs.metadata?.[referenceField] !== undefined;
  if (!isOurs && when === 'soon') return;
  const isExplained = books.differences.some(
    ({ kind, paymentId, theirs: shown }) =>
      (kind === 'payment-unknown' || kind === 'payment-without-order') &&
      paymentId === theirs.id &&
      isShownAs(shown, theirs),
  );
  if (!isExplained) note('money was taken that nobody knows of', `order ${orderId}`);
}

/** Every open difference and everything that came late has been alerted. */
function checkAlerts(books: Books, note: Note): void {
  for (const { kind, orderId, subject, paymentId, isOpen } of books.differences) {
    const about = orderId === null ? `payment:${paymentId}` : `order:${orderId}`;
    const isOfRefund = kind === 'refund-owed' || kind === 'refund-rejected';
    const alert = isOfRefund ? 'refund-owed' : 'payment-difference';
    const isAlerted = books.alerts.some((each) => each.kind === alert && each.about === about);
    if (isOpen && !isAlerted) note('nobody is told of a difference', `${kind}, ${subject}`);
  }
  for (const { reason, orderId, paymentId } of books.refunds) {
    const { providerId } = books.payments.find(({ id }) => id === paymentId) ?? {};
    const capturedAt = books.theirPayments.find(({ id }) => id === providerId)?.capturedAt ?? '';
    const order = books.orders.find(({ id }) => id === orderId);
    const cameLate =
      reason === 'not_needed' ||
      (reason === 'order_canceled' && capturedAt > new Date(order?.statusAt ?? '').toISOString());
    if (cameLate && !isNotified(books, 'late-payment', orderId)) {
      note('nobody is told of money that came late', `order ${orderId}`);
    }
  }
}

/** What is still open: money that is owed and cannot be given back stands there with its sum, and nothing else. */
function checkOpen(books: Books, note: Note): void {
  for (const payment of books.payments) {
    if (!isFinal(payment))
      note('something never ends', `order ${payment.orderId}: ${payment.status}`);
  }
  for (const { orderId } of books.refunds.filter((refund) => !isFinal(refund))) {
    const owed = sum(
      books.refunds
        .filter((refund) => refund.orderId === orderId && !isFinal(refund))
        .map(({ amount }) => amount),
    );
    if (!isOwedFor(books, orderId, owed)) {
      note('something never ends', `order ${orderId}: ${roubles(owed)} are to be given back`);
    }
  }
}

/** Whether staff see that so much of an order's money is owed, with an alert that is still open. */
function isOwedFor(books: Books, orderId: number, kopecks: number): boolean {
  const isListed = books.differences.some(
    ({ kind, isOpen, orderId: of, amount }) =>
      kind === 'refund-owed' && isOpen && of === orderId && amount === kopecks,
  );
  const isAlerted = books.alerts.some(
    ({ kind, about, isOpen }) => kind === 'refund-owed' && isOpen && about === `order:${orderId}`,
  );
  return isListed && isAlerted;
}

function isShownAs(shown: DifferenceRow['theirs'], theirs: PaymentRecord): boolean {
  return (
    shown?.status === theirs.status &&
    shown.amountKopecks === theirs.amountKopecks &&
    shown.refundedKopecks === theirs.refundedKopecks
  );
}

function isNotified(books: Books, kind: AlertKind, orderId: number): boolean {
  return books.alerts.some((alert) => alert.kind === kind && alert.about === `order:${orderId}`);
}

/** Returned in cash, say: the provider cannot know of it. */
function isOutside({ status, reason, providerId }: Books['refunds'][number]): boolean {
  return status === 'succeeded' && reason === 'by_hand' && providerId === null;
}

function ourBalance(books: Books, { id, status, amount }: PaymentRow): number {
  if (status !== 'succeeded') return 0;
  const back = books.refunds.filter(
    (refund) => refund.paymentId === id && refund.status === 'succeeded' && !isOutside(refund),
  );
  return amount - sum(back);
}

function theirBalance({ amountKopecks, refundedKopecks }: PaymentRecord): number {
  return amountKopecks - refundedKopecks;
}

function isHeld({ status }: PaymentRecord): boolean {
  return status === 'waiting_for_capture';
}

function isFinal({ status }: { readonly status: string }): boolean {
  return status === 'succeeded' || status === 'canceled';
}

function sum(amounts: readonly (number | { readonly amount: number })[]): number {
  return amounts.reduce<number>(
    (total, each) => total + (typeof each === 'number' ? each : each.amount),
    0,
  );
}

function roubles(kopecks: number): string {
  return `${(kopecks / 100).toFixed(2)} ₽`;
}
