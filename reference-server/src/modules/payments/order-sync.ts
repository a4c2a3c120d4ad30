import type { PaymentSync } from './payment/payment-sync.ts';
import type { PaymentQueries } from './payment/payment-queries.ts';
import type { RefundSync } from './refund/refund-sync.ts';

/** Asks the provider about all the money of an order. */
export type OrderSync = ReturnType<typeof createOrderSync>;

/** The sync behind a guest who comes back from paying, and staff who look. */
export function createOrderSync(
  queries: PaymentQueries,
  payments: PaymentSync,
  refunds: RefundSync,
) {
  return {
    /** @throws PaymentGatewayError when the provider does not say. */
    async sync(orderId: number) {
      for (const payment of await queries.ofOrder(orderId)) {
        // A payment that has ended without money changes nothing.
        if (payment.status !== 'canceled') await payments.sync(payment);
      }
      for (const refund of await queries.refundsOfOrder(orderId)) await refunds.sync(refund);
    },
  };
}
