import type { PaidFor, PaymentStatus } from '@portal/domain/orders';
import { isOwed, type RefundReason } from '@portal/domain/payments';
import { paidForOf, settlementAction } from '@portal/domain/server';
import { unansweredChecks } from '../check-schedule.ts';
import type { OrderMoney, PaymentRow, RefundRow } from './money-rows.ts';

/** What says most about an order's money comes first. */
const byWeight = [
  'succeeded',
  'waiting_for_capture',
  'pending',
  'canceled',
] as const satisfies readonly PaymentStatus[];

/** What an order shows of its money. */
export interface Balance {
  readonly paidFor: PaidFor;
  /** Given back of what had paid the order; money it never needed is not counted. */
  readonly refundedKopecks: number;
}

/** What an order shows when these are its payments and refunds. */
export function balanceOf(money: OrderMoney): Balance {
  const { order, payments, refunds } = money;
  const shown = new Set(
    payments.filter((payment) => isNeeded(money, payment)).map(({ status }) => paidForOf(status)),
  );
  const needed = new Set(
    payments.filter((payment) => isNeeded(money, payment)).map(({ id }) => id),
  );
  const refundedKopecks = refunds
    .filter(({ status, paymentId }) => status === 'succeeded' && needed.has(paymentId))
    .reduce((sum, { amountKopecks }) => sum + amountKopecks, 0);
  return {
    paidFor: byWeight.find((status) => shown.has(status)) ?? null,
    refundedKopecks: Math.min(refundedKopecks, order.totalKopecks ?? 0),
  };
}

/** What is to be done with a payment's money. */
export type MoneyAction = 'keep' | 'release' | { readonly refund: RefundReason };

/** What to do with a payment whose money has arrived or is held; any other is left as it is. */
export function actionFor(money: OrderMoney, payment: PaymentRow): MoneyAction {
  const { order, payments } = money;
  const { id, status } = payment;
  if (status !== 'succeeded' && status !== 'waiting_for_capture') return 'keep';
  const isUnneeded =
    payment.amountKopecks !== order.totalKopecks ||
    payments.some(
      (other) => other.id !== id && other.status === 'succeeded' && isNeeded(money, other),
    );
  const action = settlementAction(status, {
    status: order.status,
    paidByAnotherPayment: isUnneeded,
  });
  return action === 'refund' ? { refund: isUnneeded ? 'not_needed' : 'order_canceled' } : action;
}

/** What of a payment has not been given back, nor is on its way. */
export function retainedKopecks(
  { refunds }: Pick<OrderMoney, 'refunds'>,
  payment: PaymentRow,
): number {
  return refunds
    .filter(({ paymentId, status }) => paymentId === payment.id && status !== 'canceled')
    .reduce((stored, { amountKopecks }) => stored - amountKopecks, payment.amountKopecks);
}

/** Refunds that the guest should have by now: what is owed, and what was not answered for long. */
export function outstandingRefunds(refunds: readonly RefundRow[]): RefundRow[] {
  return refunds.filter(
    ({ status, reason, checkCount }) =>
      (status === 'intent' || status === 'pending') &&
      (isOwed(reason) || checkCount >= unansweredChecks),
  );
}

/** Whether staff have given it back and the provider has not said what became of it. */
export function isOpenOfStaff({ status, reason }: RefundRow): boolean {
  return reason === 'by_staff' && (status === 'intent' || status === 'pending');
}

/** What of a payment's money the provider has sent back to the guest, as far as we know. */
export function sentBackKopecks(
  { refunds }: Pick<OrderMoney, 'refunds'>,
  { id }: PaymentRow,
): number {
  return refunds
    .filter(
      ({ paymentId, status, providerRefundId }) =>
        paymentId === id && status === 'succeeded' && providerRefundId !== null,
    )
    .reduce((sum, { amountKopecks }) => sum + amountKopecks, 0);
}

/** What of a payment was never taken, although it was held. */
export function notCapturedKopecks(
  { refunds }: Pick<OrderMoney, 'refunds'>,
  { id }: PaymentRow,
): number {
  return refunds
    .filter(({ paymentId, reason }) => paymentId === id && reason === 'not_captured')
    .reduce((sum, { amountKopecks }) => sum + amountKopecks, 0);
}

/** Why all that is left of a payment has to go back, long after it came; null: it need not. */
export function lastingRefundReason(money: OrderMoney, payment: PaymentRow): RefundReason | null {
  if (payment.status !== 'succeeded') return null;
  if (!isNeeded(money, payment)) return 'not_needed';
  return money.order.status === 'canceled' ? 'order_canceled' : null;
}

function isNeeded({ refunds }: OrderMoney, { id }: PaymentRow): boolean {
  return !refunds.some(({ paymentId, reason }) => paymentId === id && reason === 'not_needed');
}
