import type { z } from 'zod';
import type { SandboxContext } from '../provider.ts';
import { kopecksOf } from './amounts.ts';
import { invalidRequest, notFound } from './api-error.ts';
import type { Notifications } from './notifications.ts';
import { newId, type PaymentLedger } from './payment-ledger.ts';
import { presentRefund, type RefundRecord } from './payment-record.ts';
import { checkReceipt } from './receipt-rules.ts';
import type { createRefundBody } from './request-bodies.ts';
import type { ShopCabinet } from './shop-settings.ts';

const smallestRefundKopecks = 100;
const refundableYears = 3;

/** The refunds of the shop. They succeed at once. */
export interface RefundLedger {
  /** @throws {ApiError} when the payment or what remains of it does not allow the refund. */
  create(body: z.output<typeof createRefundBody>): RefundRecord;
  /** @throws {ApiError} `not_found`. */
  get(id: string): RefundRecord;
  /** Newest first. */
  list(): RefundRecord[];
}

export function createRefundLedger(
  context: SandboxContext,
  cabinet: ShopCabinet,
  payments: PaymentLedger,
  notifications: Notifications,
): RefundLedger {
  const refunds = context.state.collection<RefundRecord>('yookassa-refunds');

  return {
    create(body) {
      const payment = payments.get(body.payment_id);
      if (payment.status !== 'succeeded' || payment.capturedAt === null) {
        throw invalidRequest(`A payment in ${payment.status} cannot be refunded`, 'payment_id');
      }
      const now = context.clock.now();
      const refundableUntil = new Date(payment.capturedAt);
      refundableUntil.setUTCFullYear(refundableUntil.getUTCFullYear() + refundableYears);
      if (now > refundableUntil) {
        throw invalidRequest('The payment is older than three years', 'payment_id');
      }

      const amountKopecks = kopecksOf(body.amount);
      const remainingKopecks = payment.amountKopecks - payment.refundedKopecks - amountKopecks;
      if (remainingKopecks < 0) {
        throw invalidRequest('The amount is more than what is left to refund', 'amount');
      }
      if (amountKopecks < smallestRefundKopecks) {
        throw invalidRequest('A refund is at least 1 rouble', 'amount');
      }
      if (remainingKopecks > 0 && remainingKopecks < smallestRefundKopecks) {
        throw invalidRequest('What remains must be 0 or at least 1 rouble', 'amount');
      }
      const isPartial = amountKopecks < payment.amountKopecks;
      checkReceipt(body.receipt, amountKopecks, cabinet.read(), isPartial);

      const refund: RefundRecord = {
        id: newId('0015'),
        paymentId: payment.id,
        status: 'succeeded',
        amountKopecks,
        description: body.description,
        metadata: body.metadata,
        hasReceipt: body.receipt !== undefined,
        createdAt: now.toISOString(),
      };
      refunds.put(refund.id, refund);
      payments.addRefund(payment, amountKopecks);
      notifications.add('refund.succeeded', payment.id, presentRefund(refund));
      return refund;
    },
    get(id) {
      const refund = refunds.get(id);
      if (refund === undefined) throw notFound('Refund', id, 'refund_id');
      return refund;
    },
    list: () => refunds.all().reverse(),
  };
}
