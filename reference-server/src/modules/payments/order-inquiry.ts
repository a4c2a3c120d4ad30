import { isPaymentLive } from '@portal/domain';
import type { PaymentInquiry } from './payment-inquiry.ts';
import type { PaymentReadings } from './payment-reading-store.ts';
import type { RefundInquiry } from './refund-inquiry.ts';

/** Asks the provider about everything of an order that is not at its end. */
export interface OrderInquiry {
  /** @throws PaymentGatewayError when the provider does not say. */
  update(orderId: number): Promise<void>;
}

/** The inquiry behind a guest who comes back from paying, and staff who look. */
export function createOrderInquiry(
  readings: PaymentReadings,
  payments: PaymentInquiry,
  refunds: RefundInquiry,
): OrderInquiry {
  return {
    async update(orderId) {
      for (const payment of await readings.ofOrder(orderId)) {
        if (isPaymentLive(payment.status)) await payments.update(payment);
      }
      for (const refund of await readings.refundsOfOrder(orderId)) {
        if (refund.status === 'intent' || refund.status === 'pending') await refunds.update(refund);
      }
    },
  };
}
