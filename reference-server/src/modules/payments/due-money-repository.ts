import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement } from '../../db/statement.ts';
import { dueChecks, isCheckDue } from '../../outbox/due-worker.ts';
import { nextPaymentCheck, nextRefundCheck } from './check-schedule.ts';
import type { PaymentRow, RefundRow } from './money/money-rows.ts';

/** After that a row is looked at by somebody else when its instance was not heard of. */
const leaseMilliseconds = 60_000;

/** At start, so many a second are looked at, and no more than these; the rest keep their own time. */
const reopenedPerSecond = 10;
const maxReopened = 3000;
/** What another instance has looked at so lately is left to its own time. */
const reopenedAgainMilliseconds = 5 * 60_000;

type Values = [now: Date, leasedUntil: Date, limit: number];

type Table = 'payment' | 'refund';

const claim = (table: Table, columns: string) => `
  UPDATE ${table} SET next_check_at = $2, check_count = check_count + 1, checked_at = $1
  WHERE id IN (
    SELECT id FROM ${table} WHERE ${isCheckDue}
    ORDER BY next_check_at LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING id, status::text AS status, amount_kopecks AS "amountKopecks",
    next_check_at AS "nextCheckAt", check_count AS "checkCount", created_at AS "createdAt",
    ${columns}`;

const claimPayments = defineStatement<Values, PaymentRow>(
  claim(
    'payment',
    `order_id AS "orderId", provider, provider_payment_id AS "providerPaymentId",
     captured_kopecks AS "capturedKopecks", capture_asked_at AS "captureAskedAt",
     hold_expires_at AS "holdExpiresAt", confirmation_token AS "confirmationToken"`,
  ),
);

const claimRefunds = defineStatement<Values, RefundRow>(
  claim(
    'refund',
    `payment_id AS "paymentId", provider_refund_id AS "providerRefundId", reason, lines, request,
     requested_at AS "requestedAt", key_version AS "keyVersion"`,
  ),
);

const reopen = (table: Table, open: string) =>
  defineStatement<
    [now: Date, checkedBefore: Date, pauseMilliseconds: number, limit: number],
    never
  >(`
  UPDATE ${table} SET next_check_at = $1::timestamptz + (open.place * $3::int) * interval '1 ms'
  FROM (
    SELECT id, row_number() OVER (ORDER BY random()) - 1 AS place FROM (
      SELECT id FROM ${table} WHERE status IN (${open})
        AND (checked_at IS NULL OR checked_at < $2 OR next_check_at IS NULL)
        AND (next_check_at IS NULL OR next_check_at > $1)
      ORDER BY created_at DESC LIMIT $4) AS newest) AS open
  WHERE ${table}.id = open.id`);

const reopenPayments = reopen('payment', `'intent', 'pending', 'waiting_for_capture'`);
const reopenRefunds = reopen('refund', `'intent', 'pending'`);

/** Payments and refunds that are to be looked at, each by one instance at a time. */
export type DueMoney = ReturnType<typeof createDueMoney>;

/** What is due, in SQL. */
export function createDueMoney(prisma: PrismaClient) {
  const claimed = (limit: number): Values => {
    const now = new Date();
    return [now, new Date(now.getTime() + leaseMilliseconds), limit];
  };
  const reopened = (): [Date, Date, number, number] => {
    const now = new Date();
    const before = new Date(now.getTime() - reopenedAgainMilliseconds);
    return [now, before, 1000 / reopenedPerSecond, maxReopened];
  };
  return {
    paymentWork: dueChecks(prisma, 'payment'),
    refundWork: dueChecks(prisma, 'refund'),
    claimPayments: (limit: number): Promise<PaymentRow[]> =>
      claimPayments(prisma, ...claimed(limit)),
    claimRefunds: (limit: number): Promise<RefundRow[]> => claimRefunds(prisma, ...claimed(limit)),
    /** Plans the next look after one that failed. */
    async postponePayment(payment: PaymentRow, lastError: string) {
      const now = new Date();
      // A check that failed has shown nothing: the last one of a payment's day is taken again until it does.
      const nextCheckAt = nextPaymentCheck(payment, now) ?? nextRefundCheck(payment, now);
      await prisma.payment.updateMany({
        where: { id: payment.id, nextCheckAt: { not: null } },
        data: { lastError, nextCheckAt },
      });
    },
    async postponeRefund(refund: RefundRow, lastError: string) {
      await prisma.refund.updateMany({
        where: { id: refund.id, nextCheckAt: { not: null } },
        data: { lastError, nextCheckAt: nextRefundCheck(refund, new Date()) },
      });
    },
    /**
     * Makes live payments due: a few at once, many one after another in no order, and none that another
     * instance has looked at in the last minutes, so that instances that start together do not storm the
     * provider.
     */
    async reopenPayments() {
      await reopenPayments(prisma, ...reopened());
    },
    /** The same for refunds that are not at their end. */
    async reopenRefunds() {
      await reopenRefunds(prisma, ...reopened());
    },
  };
}
