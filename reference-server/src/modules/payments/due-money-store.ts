import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement } from '../../db/statement.ts';
import { nextPaymentCheck, nextRefundCheck } from './check-schedule.ts';
import type { PaymentRow, RefundRow } from './money-rows.ts';

/** After that a row is looked at by somebody else when its instance was not heard of. */
const leaseMilliseconds = 60_000;

type Values = [now: Date, leasedUntil: Date, limit: number];

const claim = (table: 'payment' | 'refund', columns: string) => `
  UPDATE ${table} SET next_check_at = $2, check_count = check_count + 1
  WHERE id IN (
    SELECT id FROM ${table} WHERE next_check_at <= $1
    ORDER BY next_check_at LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING id, status::text AS status, amount_kopecks AS "amountKopecks",
    next_check_at AS "nextCheckAt", check_count AS "checkCount", created_at AS "createdAt",
    ${columns}`;

const claimPayments = defineStatement<Values, PaymentRow>(
  claim(
    'payment',
    `order_id AS "orderId", provider_payment_id AS "providerPaymentId",
     captured_kopecks AS "capturedKopecks",
     confirmation_token AS "confirmationToken"`,
  ),
);

const claimRefunds = defineStatement<Values, RefundRow>(
  claim(
    'refund',
    'payment_id AS "paymentId", provider_refund_id AS "providerRefundId", reason, lines',
  ),
);

/** Payments and refunds that are to be looked at, each by one instance at a time. */
export interface DueMoney {
  claimPayments(limit: number): Promise<PaymentRow[]>;
  claimRefunds(limit: number): Promise<RefundRow[]>;
  /** Plans the next look after one that failed. */
  postponePayment(payment: PaymentRow, error: string): Promise<void>;
  postponeRefund(refund: RefundRow, error: string): Promise<void>;
  /** Makes every live payment due. */
  reopenPayments(): Promise<void>;
  /** Makes every refund due that is not at its end. */
  reopenRefunds(): Promise<void>;
}

/** What is due, in SQL. */
export function createDueMoney(prisma: PrismaClient): DueMoney {
  const claimed = (limit: number): Values => {
    const now = new Date();
    return [now, new Date(now.getTime() + leaseMilliseconds), limit];
  };
  return {
    claimPayments: (limit) => claimPayments(prisma, ...claimed(limit)),
    claimRefunds: (limit) => claimRefunds(prisma, ...claimed(limit)),
    async postponePayment(payment, lastError) {
      await prisma.payment.updateMany({
        where: { id: payment.id, nextCheckAt: { not: null } },
        data: { lastError, nextCheckAt: nextPaymentCheck(payment, new Date()) },
      });
    },
    async postponeRefund(refund, lastError) {
      await prisma.refund.updateMany({
        where: { id: refund.id, nextCheckAt: { not: null } },
        data: { lastError, nextCheckAt: nextRefundCheck(refund, new Date()) },
      });
    },
    async reopenPayments() {
      await prisma.payment.updateMany({
        where: { status: { in: ['intent', 'pending', 'waiting_for_capture'] } },
        data: { nextCheckAt: new Date() },
      });
    },
    async reopenRefunds() {
      await prisma.refund.updateMany({
        where: { status: { in: ['intent', 'pending'] } },
        data: { nextCheckAt: new Date() },
      });
    },
  };
}
