import { orderPaidStatusChange } from '@portal/domain/orders';
import type { Prisma } from '../../../../generated/prisma/client.ts';
import type { Transaction } from '../../../db/database.ts';
import { liveRow } from '../../../outbox/outbox-row.ts';
import type { Change } from '../../../outbox/change.ts';
import { pushRow } from '../../push/push-row.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { balanceOf } from './money-balance.ts';
import type { OrderMoney, PayableOrder, PaymentRow, RefundRow } from './money-rows.ts';

const paymentColumns = {
  id: true,
  orderId: true,
  provider: true,
  providerPaymentId: true,
  status: true,
  amountKopecks: true,
  capturedKopecks: true,
  captureAskedAt: true,
  confirmationToken: true,
  holdExpiresAt: true,
  nextCheckAt: true,
  checkCount: true,
  createdAt: true,
} as const satisfies Record<keyof PaymentRow, true>;

const refundColumns = {
  id: true,
  paymentId: true,
  providerRefundId: true,
  status: true,
  amountKopecks: true,
  reason: true,
  lines: true,
  request: true,
  requestedAt: true,
  keyVersion: true,
  nextCheckAt: true,
  checkCount: true,
  createdAt: true,
} as const satisfies Record<keyof RefundRow, true>;

/** Payments that a condition holds for, oldest first. */
export function readPayments(
  client: Pick<Transaction, 'payment'>,
  where: Prisma.PaymentWhereInput,
): Promise<PaymentRow[]> {
  return client.payment.findMany({
    where,
    select: paymentColumns,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

/** Refunds that a condition holds for, oldest first. */
export async function readRefunds(
  client: Pick<Transaction, 'refund'>,
  where: Prisma.RefundWhereInput,
): Promise<RefundRow[]> {
  const rows = await client.refund.findMany({
    where,
    select: refundColumns,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows as unknown as RefundRow[];
}

/** Locks an order and reads its money; null when there is no such order. */
export async function lockMoney(
  transaction: Transaction,
  orderId: number,
): Promise<OrderMoney | null> {
  const [order] = await transaction.$queryRaw<PayableOrder[]>`
    SELECT id, guest_id AS "guestId", status::text AS status, payment_type AS "paymentType",
      payment_system AS "paymentSystem",
      paid_for::text AS "paidFor", total_kopecks AS "totalKopecks",
      refunded_kopecks AS "refundedKopecks"
    FROM "order" WHERE id = ${orderId} FOR UPDATE`;
  if (!order) return null;
  return {
    order,
    payments: await readPayments(transaction, { orderId }),
    refunds: await readRefunds(transaction, { payment: { orderId } }),
  };
}

/** The same for an order that something of its money refers to. */
export async function lockKnownMoney(
  transaction: Transaction,
  orderId: number,
): Promise<OrderMoney> {
  const money = await lockMoney(transaction, orderId);
  if (!money) throw new Error(`Order ${orderId} is gone although it has a payment.`);
  return money;
}

/**
 * Brings the order to what its payments and refunds say, and notifies guest and staff when that is
 * something new, or when money that the order does not show has gone back.
 */
export async function showBalance(
  { transaction, enqueue }: Change,
  money: OrderMoney,
  isNotified = false,
): Promise<void> {
  const { id, guestId, paidFor, refundedKopecks } = money.order;
  const shown = { paidFor, refundedKopecks };
  const balance = balanceOf(money);
  const isNew = balance.paidFor !== paidFor || balance.refundedKopecks !== refundedKopecks;
  if (isNew) {
    await transaction.order.update({ where: { id }, data: balance });
    await recordMoney(transaction, money, { from: shown, to: { ...balance } });
  }
  if (isNew || isNotified) {
    const payload = { paid_for: balance.paidFor, orderId: id };
    enqueue(liveRow(orderPaidStatusChange, payload, guestId));
  }
  if (isNew && balance.paidFor === 'succeeded' && paidFor !== 'succeeded') {
    enqueue(pushRow(guestId, { kind: 'order-paid', orderId: id }));
  }
}

/** Whether staff have let it go here, by the audit: the provider's answer may have been lost. */
export async function isLetGoByStaff(
  transaction: Transaction,
  { id, orderId }: PaymentRow,
): Promise<boolean> {
  const entry = { action: 'payment', entity: 'order', entityId: String(orderId) } as const;
  const to = { path: ['release'], equals: id };
  return (await transaction.auditEntry.count({ where: { ...entry, to } })) > 0;
}

/** Notes for the audit what has become of an order's money. */
export async function recordMoney(
  transaction: Transaction,
  { order }: OrderMoney,
  change: { from?: Prisma.InputJsonObject; to: Prisma.InputJsonObject },
  actor = 'system',
): Promise<void> {
  const entry = { action: 'payment', entity: 'order', entityId: String(order.id) } as const;
  await recordAudit(transaction, { actor, ...entry, ...change });
}
