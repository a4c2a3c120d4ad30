import type { GatewayPayment } from '../../../ports/gateway-payment.ts';
import { PaymentGatewayError } from '../../../ports/payment-gateway-error.ts';
import type { PaymentProvider } from '../../../ports/payment-gateway.ts';
import type { HeldMoneyDecisions, HeldMoneyRefusal, MoneyActor } from './held-money-repository.ts';
import type { PaymentRow } from '../money/money-rows.ts';
import { AnotherPaymentError, type PaymentSync } from './payment-sync.ts';
import type { PaymentQueries } from './payment-queries.ts';
import { partialReceiptOf } from '../money/receipt.ts';
import type { SettlementRepository } from './settlement-repository.ts';

/** Takes money that is held, or lets it go. */
export type HeldMoney = ReturnType<typeof createHeldMoney>;

/** What taking held money needs. */
export interface HeldMoneyOptions {
  readonly decisions: HeldMoneyDecisions;
  readonly providerOf: (payment: Pick<PaymentRow, 'provider'>) => PaymentProvider;
  readonly queries: Pick<PaymentQueries, 'receiptContext'>;
  readonly settlement: Pick<SettlementRepository, 'freezeCapture' | 'dropCapture'>;
  readonly payments: PaymentSync;
}

/** Held money: what was decided is written down first, then the provider is asked, then it is settled. */
export function createHeldMoney(options: HeldMoneyOptions) {
  const { decisions, providerOf, queries, settlement, payments } = options;

  async function carryOut(
    payment: PaymentRow,
    request: (providerPaymentId: string) => Promise<GatewayPayment>,
  ): Promise<null> {
    const { providerPaymentId } = payment;
    if (providerPaymentId === null) throw new Error(`Payment ${payment.id} is held by nobody.`);
    try {
      const settled = await payments.apply(payment, await request(providerPaymentId));
      if (!settled) throw new AnotherPaymentError();
    } catch (error) {
      // Somebody may have been faster, here or at the provider: what is true now is read.
      if (error instanceof PaymentGatewayError && error.kind === 'refused') {
        await settlement.dropCapture(payment);
        await payments.sync(payment);
      }
      throw error;
    }
    return null;
  }

  async function partialReceipt({ orderId, amountKopecks }: PaymentRow, taken: number) {
    if (taken === amountKopecks) return undefined;
    const description = `Оплата части заказа №${orderId}`;
    const part = { amountKopecks: taken, description, lines: null };
    return partialReceiptOf(await queries.receiptContext(orderId), part);
  }

  /** What was asked for before comes first: it may have been done, and then there is nothing to decide. */
  async function decideCapture(orderId: number, roubles: number | undefined, actor: MoneyActor) {
    const found = await decisions.decide(orderId, 'capture', actor, roubles);
    if (!('unanswered' in found)) return found;
    await payments.sync(found.unanswered);
    const again = await decisions.decide(orderId, 'capture', actor, roubles);
    if (!('unanswered' in again)) return again;
    const value = (again.unanswered.capturedKopecks ?? 0) / 100;
    const issue = { message: 'issue.captureUnanswered', params: { n: value }, value };
    const details = [{ path: 'data.amount', ...issue }];
    return { refusal: { code: 'CAPTURE_UNANSWERED' as const, details } };
  }

  return {
    /**
     * Takes all that is held for an order, or this many roubles of it; null: it is done.
     * @throws PaymentGatewayError when the provider says no, or does not say: the same command may be repeated.
     */
    async capture(
      orderId: number,
      roubles: number | undefined,
      actor: MoneyActor,
    ): Promise<HeldMoneyRefusal | null> {
      const found = await decideCapture(orderId, roubles, actor);
      if ('refusal' in found) return found.refusal;
      const { payment } = found;
      const { gateway } = providerOf(payment);
      const amountKopecks = payment.capturedKopecks ?? payment.amountKopecks;
      const receipt = await partialReceipt(payment, amountKopecks);
      return carryOut(payment, async (paymentId) => {
        const command = { paymentId, amountKopecks, ...(receipt && { receipt }) };
        const request = await settlement.freezeCapture(payment, gateway.composeCapture(command));
        const requestedAt = payment.captureAskedAt?.getTime() ?? 0;
        const idempotenceKey = `capture-${payment.id}-${requestedAt}`;
        return gateway.capturePayment({ ...command, idempotenceKey, request });
      });
    },
    /** Lets what is held go. @throws PaymentGatewayError as above. */
    async release(orderId: number, actor: MoneyActor): Promise<HeldMoneyRefusal | null> {
      const found = await decisions.decide(orderId, 'release', actor);
      if ('refusal' in found) return found.refusal;
      if ('unanswered' in found) throw new Error('Letting go was refused for a capture.');
      const { payment } = found;
      return carryOut(payment, (paymentId) =>
        providerOf(payment).gateway.cancelPayment({
          idempotenceKey: `release-${payment.id}`,
          paymentId,
        }),
      );
    },
  };
}
