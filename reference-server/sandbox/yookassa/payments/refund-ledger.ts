import type * as z from 'zod';
import type { SandboxContext } from '../../provider.ts';
import { kopecksOf } from './amounts.ts';
import { invalidRequest, notFound } from '../api/api-error.ts';
import type { Notifications } from '../notifications.ts';
import { newId, type PaymentLedger } from './payment-ledger.ts';
import { presentRefund, type RefundRecord } from './payment-record.ts';
import { checkReceipt } from './receipt-rules.ts';
import type { createRefundBody } from '../api/request-bodies.ts';
import type { ShopCabinet } from '../shop-settings.ts';

const smallestRefundKopecks = 100;
const refundableYears = 3;

/** The payer's bank turns it away. @source protocols/yookassa.md, section 4 */
const rejection = { party: 'refund_network', reason: 'rejected_by_payee' };

/**
 * The refunds of the shop. What becomes of one at once stands in the cabinet's `refundOutcome`; of those only
 * the money of a refund that has succeeded counts as given back, and one that is pending keeps its share.
 */
export type RefundLedger = ReturnType<typeof createRefundLedger>;

export function createRefundLedger(
  context: SandboxContext,
  cabinet: ShopCabinet,
  payments: PaymentLedger,
  notifications: Notifications,
) {
  const refunds = context.state.collection<RefundRecord>('yookassa-refunds');

  function save(refund: RefundRecord): RefundRecord {
    refunds.put(refund.id, refund);
    return refund;
  }

  function succeed(refund: RefundRecord): RefundRecord {
    const succeeded = save({ ...refund, status: 'succeeded' });
    payments.addRefund(payments.get(refund.paymentId), refund.amountKopecks);
    notifications.add('refund.succeeded', refund.paymentId, presentRefund(succeeded));
    return succeeded;
  }

  /** The provider notifies of refunds that have succeeded, and of no others. */
  function cancel(refund: RefundRecord): RefundRecord {
    return save({ ...refund, status: 'canceled', cancellation: rejection });
  }

  function pendingKopecks(paymentId: string): number {
    return refunds
      .all()
      .filter((refund) => refund.paymentId === paymentId && refund.status === 'pending')
      .reduce((sum, { amountKopecks }) => sum + amountKopecks, 0);
  }

  return {
    /** @throws {ApiError} when the payment or what remains of it does not allow the refund. */
    create(body: z.output<typeof createRefundBody>): RefundRecord {
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
      const leftKopecks =
        payment.amountKopecks - payment.refundedKopecks - pendingKopecks(payment.id);
      const remainingKopecks = leftKopecks - amountKopecks;
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

      const refund = save({
        id: newId('0015'),
        paymentId: payment.id,
        status: 'pending',
        amountKopecks,
        description: body.description,
        metadata: body.metadata,
        hasReceipt: body.receipt !== undefined,
        createdAt: now.toISOString(),
        cancellation: null,
      });
      const { refundOutcome } = cabinet.read();
      if (refundOutcome === 'succeeded') return succeed(refund);
      return refundOutcome === 'canceled' ? cancel(refund) : refund;
    },
    /** @throws {ApiError} `not_found`. */
    get(id: string): RefundRecord {
      const refund = refunds.get(id);
      if (refund === undefined) throw notFound('Refund', id, 'refund_id');
      return refund;
    },
    find: (id: string): RefundRecord | undefined => refunds.get(id),
    /** Newest first. */
    list: (): RefundRecord[] => refunds.all().reverse(),
    /** Ends one that is pending. */
    succeed,
    cancel,
  };
}
