import type { PaidFor } from '@portal/domain/orders';

/** Learns how orders are paid, and notices when one has become paid. */
export interface PaymentEvents {
  /** True when this order was seen unpaid before and is paid now. */
  learn(orderId: number, paidFor: PaidFor): boolean;
}

/** Whichever way the news arrives (live, after the form, on a reload of the list): it is told once. */
export function createPaymentEvents(): PaymentEvents {
  const seen = new Map<number, PaidFor>();
  return {
    learn(orderId, paidFor) {
      const before = seen.get(orderId);
      seen.set(orderId, paidFor);
      return before !== undefined && before !== 'succeeded' && paidFor === 'succeeded';
    },
  };
}
