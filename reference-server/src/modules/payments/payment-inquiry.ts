import type { Logger } from 'pino';
import type { GatewayPayment } from '../../ports/gateway-payment.ts';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import { clockReserveMilliseconds, isKeyForgotten } from './check-schedule.ts';
import type { DueMoney } from './due-money-store.ts';
import type { MoneyAction } from './money-balance.ts';
import type { PaymentRow } from './money-rows.ts';
import type { PaymentReadings } from './payment-reading-store.ts';
import { receiptOf } from './receipt.ts';
import { paymentDifferences } from './reported-money.ts';
import type { Settlement } from './settlement-store.ts';

/** The provider answers with a payment that is not the one we began; nothing of it is believed. */
export class AnotherPaymentError extends PaymentGatewayError {
  constructor() {
    super('The provider answered with another payment', { kind: 'unknown', failure: 'answered' });
  }
}

/** What asking the provider needs. */
export interface PaymentInquiryOptions {
  readonly gateway: PaymentGateway;
  /** The shop whose payments are ours. */
  readonly shopId: string;
  /** `automatic` takes the money at once, `manual` holds it until staff capture it. */
  readonly capture: 'automatic' | 'manual';
  readonly readings: PaymentReadings;
  readonly settlement: Settlement;
  readonly due: DueMoney;
  readonly log: Logger;
  /** Told after a payment was settled: there may be events to send and refunds to make. */
  readonly onSettled: () => void;
}

/** Asks the provider about payments and settles what it says. */
export interface PaymentInquiry {
  /**
   * Brings a payment to what the provider has: reads it, or begins it there when no answer is known,
   * with the same key however often. Held money that is not wanted is let go.
   * @throws PaymentGatewayError when the provider says no, or does not say; the next look is planned.
   */
  update(payment: PaymentRow, isFirstAttempt?: boolean): Promise<PaymentRow>;
  /** Settles what the provider holds; null when it is not the payment we began. */
  settle(payment: PaymentRow, reported: GatewayPayment): Promise<PaymentRow | null>;
}

/** The inquiry behind every way in which a payment's news can come. */
export function createPaymentInquiry(options: PaymentInquiryOptions): PaymentInquiry {
  const { gateway, shopId, readings, settlement, due, log } = options;

  async function settle(
    payment: PaymentRow,
    reported: GatewayPayment,
  ): Promise<{ payment: PaymentRow; action: MoneyAction } | null> {
    const differences = paymentDifferences(payment, reported, shopId);
    if (differences.length > 0) {
      const facts = { paymentId: payment.id, reportedId: reported.id, differences };
      log.error(facts, 'the provider reports a payment that is not the one we began');
      return null;
    }
    const settled = await settlement.settlePayment(payment, {
      status: reported.status,
      providerPaymentId: reported.id,
      confirmationToken: reported.confirmationToken,
      takenKopecks: reported.amountKopecks,
      ...(reported.cancellation && { reason: reported.cancellation.reason }),
    });
    options.onSettled();
    return settled;
  }

  async function mustSettle(payment: PaymentRow, reported: GatewayPayment) {
    const settled = await settle(payment, reported);
    if (settled) return settled;
    throw new AnotherPaymentError();
  }

  async function begin(payment: PaymentRow, isFirstAttempt: boolean) {
    if (!isFirstAttempt && isKeyForgotten(payment, new Date())) return recover(payment);
    let created: GatewayPayment;
    try {
      const { id, orderId, amountKopecks } = payment;
      created = await gateway.createPayment({
        idempotenceKey: id,
        orderId,
        amountKopecks,
        description: `Заказ №${orderId}`,
        capture: options.capture,
        receipt: receiptOf(await readings.receiptFacts(orderId)),
      });
    } catch (error) {
      if (!(error instanceof PaymentGatewayError) || error.kind !== 'refused') throw error;
      // The key was used with other words before: that command may have been carried out.
      if (error.parameter === 'Idempotence-Key') return recover(payment);
      await giveUp(payment, error.message);
      throw error;
    }
    const settled = await mustSettle(payment, created);
    if (isFirstAttempt) return settled;
    // A repeated command may get its first answer again, so what is true now has to be read.
    return mustSettle(settled.payment, await gateway.getPayment(created.id));
  }

  /** Looks for a payment that the provider may have made without our hearing of it. */
  async function recover(payment: PaymentRow) {
    const createdSince = new Date(payment.createdAt.getTime() - clockReserveMilliseconds);
    const held = await gateway.findPaymentsByOrder({ orderId: payment.orderId, createdSince });
    const known = new Set(
      (await readings.ofOrder(payment.orderId)).map(({ providerPaymentId }) => providerPaymentId),
    );
    const isOurs = (reported: GatewayPayment) =>
      !known.has(reported.id) && paymentDifferences(payment, reported, shopId).length === 0;
    const ours = held.filter(isOurs);
    const found = ours.find(({ status }) => status !== 'canceled') ?? ours[0];
    return found ? mustSettle(payment, found) : giveUp(payment, 'the provider never had it');
  }

  function giveUp(payment: PaymentRow, reason: string) {
    return settlement.settlePayment(payment, {
      status: 'canceled',
      providerPaymentId: null,
      confirmationToken: null,
      reason,
    });
  }

  return {
    async update(payment, isFirstAttempt = false) {
      try {
        const { providerPaymentId } = payment;
        const settled =
          providerPaymentId === null
            ? await begin(payment, isFirstAttempt)
            : await mustSettle(payment, await gateway.getPayment(providerPaymentId));
        const { providerPaymentId: heldId } = settled.payment;
        if (settled.action !== 'release' || heldId === null) return settled.payment;
        const released = await gateway.cancelPayment({
          idempotenceKey: `release-${payment.id}`,
          paymentId: heldId,
        });
        return (await mustSettle(settled.payment, released)).payment;
      } catch (error) {
        if (error instanceof PaymentGatewayError) await due.postponePayment(payment, error.message);
        throw error;
      }
    },
    settle: async (payment, reported) => (await settle(payment, reported))?.payment ?? null,
  };
}
