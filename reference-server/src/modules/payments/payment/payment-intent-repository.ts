import { randomUUID } from 'node:crypto';
import { isOrderClosed, isPaid } from '@portal/domain/orders';
import { isPayableOnline, type CardPaymentBounds } from '@portal/domain/payments';
import { isPaymentLive } from '@portal/domain/server';
import type { MakeChange } from '../../../outbox/change.ts';
import type { IdempotencyClaim } from '../../../kernel/idempotency/idempotency.ts';
import type { PaymentProviders } from '../../../ports/payment-gateway.ts';
import { nextPaymentCheck } from '../check-schedule.ts';
import type { OrderMoney, PaymentRow } from '../money/money-rows.ts';
import { lockMoney, showBalance } from '../money/money-repository.ts';

/** Result of beginning a payment of an order. */
type BegunPayment =
  | { readonly payment: PaymentRow; readonly isNew: boolean }
  | {
      readonly refusal:
        | 'NOT_FOUND'
        | 'KEY_LOST'
        | 'ALREADY_PAID'
        | 'ORDER_CLOSED'
        | 'NOT_PAYABLE_ONLINE';
    };

/** Writes payments down before the provider is asked for them. */
export type PaymentIntents = ReturnType<typeof createPaymentIntents>;

/** Intents in SQL. */
export function createPaymentIntents(
  makeChange: MakeChange,
  providers: PaymentProviders,
  settings: { read(): Promise<CardPaymentBounds> },
) {
  return {
    /** The order's live payment, or a new one; under an idempotency key only while this run holds it. */
    async begin(
      orderId: number,
      guestId: number,
      claim: IdempotencyClaim | null,
    ): Promise<BegunPayment> {
      const cardPayments = await settings.read();
      return makeChange(async (change): Promise<BegunPayment> => {
        const { transaction } = change;
        const money = await lockMoney(transaction, orderId);
        if (money?.order.guestId !== guestId) return { refusal: 'NOT_FOUND' };
        if (claim) {
          const { account, endpoint, key, claimId } = claim;
          const held = await transaction.$queryRaw<unknown[]>`
            SELECT FROM idempotency_key
            WHERE account = ${account} AND endpoint = ${endpoint} AND key = ${key}
              AND claim_id = ${claimId}::uuid AND state = 'running' FOR UPDATE`;
          if (held.length === 0) return { refusal: 'KEY_LOST' };
        }
        const payable = payableOf(money, providers, cardPayments);
        if (typeof payable === 'string') return { refusal: payable };
        const { provider, amountKopecks } = payable;
        const live = money.payments.find(({ status }) => isPaymentLive(status));
        if (live) return { payment: live, isNew: false };

        const now = new Date();
        const begun = { status: 'intent', checkCount: 0, createdAt: now } as const;
        const payment: PaymentRow = {
          ...begun,
          id: randomUUID(),
          orderId,
          provider,
          amountKopecks,
          capturedKopecks: null,
          captureAskedAt: null,
          holdExpiresAt: null,
          providerPaymentId: null,
          confirmationToken: null,
          nextCheckAt: nextPaymentCheck(begun, now),
        };
        await transaction.payment.create({ data: payment });
        const payments = [...money.payments, payment];
        await showBalance(change, { ...money, payments });
        return { payment, isNew: true };
      });
    },
  };
}

/** What is to be paid, and through which payment system: the one the order names, and no other. */
function payableOf(
  { order }: OrderMoney,
  providers: PaymentProviders,
  cardPayments: CardPaymentBounds,
):
  | { readonly provider: string; readonly amountKopecks: number }
  | 'ALREADY_PAID'
  | 'ORDER_CLOSED'
  | 'NOT_PAYABLE_ONLINE' {
  if (isPaid(order.paidFor)) return 'ALREADY_PAID';
  if (isOrderClosed(order.status)) return 'ORDER_CLOSED';
  const { paymentType, paymentSystem, totalKopecks } = order;
  const isOnline = paymentType === 'external' && paymentSystem !== null;
  const isKnown = isOnline && providers.has(paymentSystem) && totalKopecks !== null;
  if (!isKnown || !isPayableOnline(totalKopecks, cardPayments)) return 'NOT_PAYABLE_ONLINE';
  return { provider: paymentSystem, amountKopecks: totalKopecks };
}
