import type { Logger } from 'pino';
import type { GatewayRefund } from '../../../ports/gateway-payment.ts';
import { PaymentGatewayError } from '../../../ports/payment-gateway-error.ts';
import type { PaymentProvider } from '../../../ports/payment-gateway.ts';
import { isKeyExpired, unansweredChecks } from '../check-schedule.ts';
import type { DueMoney } from '../due-money-repository.ts';
import type { PaymentRow, RefundRow } from '../money/money-rows.ts';
import type { PaymentQueries } from '../payment/payment-queries.ts';
import type { PaymentSync } from '../payment/payment-sync.ts';
import { partialReceiptOf } from '../money/receipt.ts';
import type { RefundRepository } from './refund-repository.ts';
import { refundDifferences, refundKeyOf } from '../payment/provider-differences.ts';

/** What making refunds needs. */
export interface RefundSyncOptions {
  /** @throws Error for a payment system that has no adapter. */
  readonly providerOf: (payment: Pick<PaymentRow, 'provider'>) => PaymentProvider;
  readonly queries: PaymentQueries;
  readonly repository: RefundRepository;
  readonly payments: Pick<PaymentSync, 'adoptRefunds'>;
  readonly due: DueMoney;
  readonly log: Logger;
}

/** Makes refunds at the provider and books what it says. */
export type RefundSync = ReturnType<typeof createRefundSync>;

/** The sync behind refunds. */
export function createRefundSync(options: RefundSyncOptions) {
  const { providerOf, queries, repository, payments, due, log } = options;

  /**
   * Before a key is used that is not the first one, or that the provider may have forgotten: what it has
   * made is booked. The refund as it then is to be asked for; null: it need not be any more.
   */
  async function renewed(refund: RefundRow, payment: PaymentRow): Promise<RefundRow | null> {
    const { requestedAt } = refund;
    const isExpired = requestedAt && isKeyExpired({ createdAt: requestedAt }, new Date());
    if (!isExpired && refund.keyVersion === 0) return refund;
    await payments.adoptRefunds(payment);
    const known = await queries.findRefund(refund.id);
    if (known?.status !== 'intent' || known.keyVersion !== refund.keyVersion) return null;
    if (!isExpired) return known;
    const renewal = await repository.renew(known, payment);
    return renewal.status === 'intent' ? renewal : null;
  }

  async function send(
    refund: RefundRow,
    payment: PaymentRow,
    paymentId: string,
  ): Promise<GatewayRefund | null> {
    const { gateway } = providerOf(payment);
    const { amountKopecks } = refund;

    const description = `Возврат по заказу №${payment.orderId}`;
    // The receipt of a whole refund is made of the payment's.
    const isPart = amountKopecks < (payment.capturedKopecks ?? payment.amountKopecks);
    const receipt = isPart
      ? partialReceiptOf(await queries.receiptContext(payment.orderId), {
          ...{ amountKopecks, description, lines: refund.lines },
        })
      : undefined;
    const key = refundKeyOf(refund);
    const command = {
      ...{ paymentId, reference: key, amountKopecks, description },
      ...(receipt && { receipt }),
    };
    const request = await repository.freeze(refund, gateway.composeRefund(command));
    return request === null
      ? null
      : gateway.refundPayment({ ...command, idempotenceKey: key, request });
  }

  async function book(refund: RefundRow, payment: PaymentRow, reported: GatewayRefund) {
    const differences = refundDifferences(refund, reported.paymentId, reported);
    if (differences.length > 0) {
      log.error({ refundId: refund.id, differences }, 'the provider reports another refund');
      throw new PaymentGatewayError('The provider answered with another refund', {
        kind: 'unknown',
        code: 'another_refund',
      });
    }
    await repository.book(payment, { ...reported, reference: refundKeyOf(refund) });
    if (reported.status === 'canceled') {
      const { id, reason } = refund;
      log.error({ refundId: id, reason }, 'the provider has not given money back');
    }
  }

  async function bringOn(refund: RefundRow, payment: PaymentRow, paymentId: string) {
    const { providerRefundId } = refund;
    if (providerRefundId !== null) {
      const { gateway } = providerOf(payment);
      await book(refund, payment, await gateway.getRefund(providerRefundId));
      return;
    }
    const due = await renewed(refund, payment);
    const reported = due && (await send(due, payment, paymentId));
    if (reported) await book(due, payment, reported);
  }

  /** The provider says no: it may know of refunds that we do not, so what is left is another sum. */
  async function onRejection(refund: RefundRow, payment: PaymentRow, error: PaymentGatewayError) {
    const { id, reason } = refund;
    log.error({ err: error, refundId: id, reason }, 'the provider rejects a refund');
    await payments.adoptRefunds(payment).catch((cause: unknown) => {
      const isRejection = cause instanceof PaymentGatewayError && cause.kind === 'refused';
      if (!isRejection) throw cause;
    });
    await repository.reject(refund, payment, error.message);
  }

  return {
    /**
     * Brings a refund to what the provider has: reads it, or asks for it with the same key and the same bytes
     * however often. One that is at its end is left alone.
     * @throws PaymentGatewayError when the provider does not say; the next attempt is planned.
     */
    async sync(expected: RefundRow) {
      const refund = await queries.findRefund(expected.id);
      if (refund?.status !== 'intent' && refund?.status !== 'pending') return;
      const payment = await queries.get(refund.paymentId);
      const { providerPaymentId } = payment;
      if (providerPaymentId === null) {
        throw new Error(`Payment ${payment.id} has a refund and was never answered for.`);
      }
      try {
        try {
          await bringOn(refund, payment, providerPaymentId);
        } catch (error) {
          const isRejection = error instanceof PaymentGatewayError && error.kind === 'refused';
          if (!isRejection || refund.providerRefundId !== null) throw error;
          await onRejection(refund, payment, error);
        }
      } catch (error) {
        if (error instanceof PaymentGatewayError) {
          await due.postponeRefund(refund, error.message);
          if (refund.checkCount === unansweredChecks) {
            await repository.noteUnanswered(refund, payment);
          }
        }
        throw error;
      }
    },
  };
}
