import type { Logger } from 'pino';
import type { GatewayRefund } from '../../ports/gateway-payment.ts';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import { isKeyForgotten } from './check-schedule.ts';
import type { DueMoney } from './due-money-store.ts';
import type { PaymentRow, RefundRow } from './money-rows.ts';
import type { PaymentReadings } from './payment-reading-store.ts';
import { partialReceiptOf } from './receipt.ts';
import { refundDifferences } from './reported-money.ts';
import type { Settlement } from './settlement-store.ts';

/** What making refunds needs. */
export interface RefundInquiryOptions {
  readonly gateway: PaymentGateway;
  readonly readings: PaymentReadings;
  readonly settlement: Settlement;
  readonly due: DueMoney;
  readonly log: Logger;
  /** Told after a refund was settled: there may be events to send. */
  readonly onSettled: () => void;
}

/** Makes refunds at the provider and settles what it says. */
export interface RefundInquiry {
  /**
   * Brings a refund to what the provider has: reads it, or asks for it with the same key however often.
   * @throws PaymentGatewayError when the provider does not say; the next attempt is planned.
   */
  update(refund: RefundRow): Promise<void>;
}

/** The inquiry behind refunds. */
export function createRefundInquiry(options: RefundInquiryOptions): RefundInquiry {
  const { gateway, readings, settlement, due, log } = options;

  async function ask(refund: RefundRow, payment: PaymentRow, paymentId: string) {
    const { id, amountKopecks, providerRefundId } = refund;
    if (providerRefundId !== null) return gateway.getRefund(providerRefundId);
    const isForgotten = isKeyForgotten(refund, new Date());
    const made = isForgotten ? await findMade(refund, payment, paymentId) : undefined;
    if (made) return made;
    const description = `Возврат по заказу №${payment.orderId}`;
    // The receipt of a whole refund is made of the payment's.
    const isPart = amountKopecks < (payment.capturedKopecks ?? payment.amountKopecks);
    const receipt = isPart
      ? partialReceiptOf(await readings.receiptFacts(payment.orderId), {
          ...{ amountKopecks, description, lines: refund.lines },
        })
      : undefined;
    return gateway.refundPayment({
      idempotenceKey: id,
      paymentId,
      amountKopecks,
      description,
      ...(receipt && { receipt }),
    });
  }

  /** A refund that the provider made without our hearing of it. */
  async function findMade(refund: RefundRow, payment: PaymentRow, paymentId: string) {
    const refunds = await readings.refundsOfOrder(payment.orderId);
    const known = new Set(refunds.map(({ providerRefundId }) => providerRefundId));
    const made = await gateway.findRefundsByPayment(paymentId);
    return made.find(
      (reported) =>
        !known.has(reported.id) && refundDifferences(refund, paymentId, reported).length === 0,
    );
  }

  async function settle(
    refund: RefundRow,
    { orderId }: PaymentRow,
    paymentId: string,
    reported: GatewayRefund,
  ): Promise<void> {
    const differences = refundDifferences(refund, paymentId, reported);
    if (differences.length > 0) {
      log.error({ refundId: refund.id, differences }, 'the provider reports another refund');
      const details = { kind: 'unknown', failure: 'answered', code: 'another_refund' } as const;
      throw new PaymentGatewayError('The provider answered with another refund', details);
    }
    await settlement.settleRefund(refund, orderId, {
      status: reported.status,
      providerRefundId: reported.id,
      ...(reported.cancellation && { reason: reported.cancellation.reason }),
    });
    options.onSettled();
    if (reported.status === 'canceled') {
      log.error({ refundId: refund.id, orderId }, 'the provider has not given money back');
    }
  }

  /** Money that cannot be sent back by the provider has to be given back by people. */
  async function giveUp(refund: RefundRow, { orderId }: PaymentRow, reason: string) {
    log.error({ refundId: refund.id, orderId }, 'the provider refuses to give money back');
    const { providerRefundId } = refund;
    await settlement.settleRefund(refund, orderId, {
      status: 'canceled',
      providerRefundId,
      reason,
    });
  }

  return {
    async update(refund) {
      const payment = await readings.ofRefund(refund);
      const { providerPaymentId } = payment;
      if (providerPaymentId === null) {
        throw new Error(`Payment ${payment.id} has a refund and was never answered for.`);
      }
      try {
        const reported = await ask(refund, payment, providerPaymentId);
        await settle(refund, payment, providerPaymentId, reported);
      } catch (error) {
        if (!(error instanceof PaymentGatewayError)) throw error;
        if (error.kind === 'refused' && refund.providerRefundId === null) {
          await giveUp(refund, payment, error.message);
          return;
        }
        await due.postponeRefund(refund, error.message);
        throw error;
      }
    },
  };
}
