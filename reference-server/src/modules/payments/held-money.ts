import type { GatewayPayment } from '../../ports/gateway-payment.ts';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { HeldMoneyDecisions, HeldMoneyRefusal, MoneyActor } from './held-money-store.ts';
import type { PaymentRow } from './money-rows.ts';
import { AnotherPaymentError, type PaymentInquiry } from './payment-inquiry.ts';
import type { PaymentReadings } from './payment-reading-store.ts';
import { partialReceiptOf } from './receipt.ts';

/** Takes money that is held, or lets it go. */
export interface HeldMoney {
  /**
   * Takes all that is held for an order, or this many roubles of it; null: it is done.
   * @throws PaymentGatewayError when the provider says no, or does not say: the same wish may be repeated.
   */
  capture(
    orderId: number,
    roubles: number | undefined,
    actor: MoneyActor,
  ): Promise<HeldMoneyRefusal | null>;
  /** Lets what is held go. @throws PaymentGatewayError as above. */
  release(orderId: number, actor: MoneyActor): Promise<HeldMoneyRefusal | null>;
}

/** What taking held money needs. */
export interface HeldMoneyOptions {
  readonly decisions: HeldMoneyDecisions;
  readonly gateway: PaymentGateway;
  readonly readings: Pick<PaymentReadings, 'receiptFacts'>;
  readonly inquiry: PaymentInquiry;
}

/** Held money: what was decided is written down first, then the provider is asked, then it is settled. */
export function createHeldMoney(options: HeldMoneyOptions): HeldMoney {
  const { decisions, gateway, readings, inquiry } = options;

  async function carryOut(
    payment: PaymentRow,
    ask: (providerPaymentId: string) => Promise<GatewayPayment>,
  ): Promise<null> {
    const { providerPaymentId } = payment;
    if (providerPaymentId === null) throw new Error(`Payment ${payment.id} is held by nobody.`);
    try {
      const settled = await inquiry.settle(payment, await ask(providerPaymentId));
      if (!settled) throw new AnotherPaymentError();
    } catch (error) {
      // Somebody may have been faster, here or at the provider: what is true now is read.
      if (error instanceof PaymentGatewayError && error.kind === 'refused') {
        await inquiry.update(payment);
      }
      throw error;
    }
    return null;
  }

  async function partialReceipt({ orderId, amountKopecks }: PaymentRow, taken: number) {
    if (taken === amountKopecks) return undefined;
    const description = `Оплата части заказа №${orderId}`;
    const part = { amountKopecks: taken, description, lines: null };
    return partialReceiptOf(await readings.receiptFacts(orderId), part);
  }

  return {
    async capture(orderId, roubles, actor) {
      const found = await decisions.decide(orderId, 'capture', actor, roubles);
      if ('refusal' in found) return found.refusal;
      const { payment } = found;
      const amountKopecks = payment.capturedKopecks ?? payment.amountKopecks;
      const receipt = await partialReceipt(payment, amountKopecks);
      return carryOut(payment, (paymentId) =>
        gateway.capturePayment({
          idempotenceKey: `capture-${payment.id}-${amountKopecks}`,
          paymentId,
          amountKopecks,
          ...(receipt && { receipt }),
        }),
      );
    },
    async release(orderId, actor) {
      const found = await decisions.decide(orderId, 'release', actor);
      if ('refusal' in found) return found.refusal;
      const { payment } = found;
      return carryOut(payment, (paymentId) =>
        gateway.cancelPayment({ idempotenceKey: `release-${payment.id}`, paymentId }),
      );
    },
  };
}
