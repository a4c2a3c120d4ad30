import { randomUUID } from 'node:crypto';
import { isOwed, type RefundReason } from '@portal/domain/payments';
import { retainedKopecks } from './money-balance.ts';
import type { OrderMoney, PaymentRow, RefundRow } from './money-rows.ts';
import { recordMoney } from './money-repository.ts';
import type { Transaction } from '../../../db/database.ts';

/** Decides that all that is left of a payment goes back; the provider is asked as soon as it is committed. */
export async function decideRefund(
  transaction: Transaction,
  money: OrderMoney,
  payment: PaymentRow,
  reason: RefundReason,
): Promise<OrderMoney> {
  const amountKopecks = retainedKopecks(money, payment);
  if (amountKopecks <= 0) return money;
  const row: RefundRow = { ...newRefund(payment, reason), amountKopecks, nextCheckAt: new Date() };
  await transaction.refund.create({ data: columnsOf(row) });
  await recordMoney(transaction, money, { to: { refund: row.id, reason, amountKopecks } });
  return { ...money, refunds: [...money.refunds, row] };
}

/** Books that a part of what was held was never taken: it is back with the guest already. */
export async function bookNotCaptured(
  transaction: Transaction,
  money: OrderMoney,
  payment: PaymentRow,
  amountKopecks: number,
): Promise<OrderMoney> {
  const status = 'succeeded' as const;
  const row: RefundRow = { ...newRefund(payment, 'not_captured'), status, amountKopecks };
  await transaction.refund.create({ data: columnsOf(row) });
  return { ...money, refunds: [...money.refunds, row] };
}

/** Refunds that were decided and not asked for are cut to what is left of the payment. */
export async function fitRefunds(
  transaction: Transaction,
  money: OrderMoney,
  payment: PaymentRow,
): Promise<OrderMoney> {
  let fitted = money;
  for (const refund of money.refunds) {
    const over = -retainedKopecks(fitted, payment);
    const isUnsent = refund.status === 'intent' && refund.request === null;
    if (over <= 0) break;
    if (refund.paymentId !== payment.id || !isUnsent || !isOwed(refund.reason)) continue;
    const amountKopecks = refund.amountKopecks - over;
    const cut =
      amountKopecks > 0
        ? { amountKopecks }
        : { status: 'canceled' as const, nextCheckAt: null, lastError: 'nothing is left' };
    await transaction.refund.update({ where: { id: refund.id }, data: cut });
    fitted = replaced(fitted, { ...refund, ...cut });
  }
  return fitted;
}

/** A refund that was decided and not asked for yet. */
export function newRefund(payment: PaymentRow, reason: RefundReason): RefundRow {
  return {
    id: randomUUID(),
    paymentId: payment.id,
    providerRefundId: null,
    status: 'intent',
    amountKopecks: 0,
    reason,
    lines: null,
    request: null,
    requestedAt: null,
    keyVersion: 0,
    nextCheckAt: null,
    checkCount: 0,
    createdAt: new Date(),
  };
}

/** What is written of a new one. */
export function columnsOf({ id, paymentId, status, amountKopecks, reason, ...row }: RefundRow) {
  const { providerRefundId, nextCheckAt, createdAt } = row;
  const columns = { id, paymentId, status, amountKopecks, reason };
  return { ...columns, providerRefundId, nextCheckAt, createdAt };
}

/** The same money with this refund as it now is. */
export function replaced(money: OrderMoney, row: RefundRow): OrderMoney {
  const isThere = money.refunds.some(({ id }) => id === row.id);
  const refunds = isThere
    ? money.refunds.map((each) => (each.id === row.id ? row : each))
    : [...money.refunds, row];
  return { ...money, refunds };
}
