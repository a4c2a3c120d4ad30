import type { PaidFor } from '@portal/domain/orders';

/** Whichever way the news arrives (live, after the form, on a reload of the list): it is told once. */
export function createPaymentEvents() {
  const seen = new Map<number, PaidFor>();
  return {
    /** True when this order was seen unpaid before and is paid now. */
    learn(orderId: number, paidFor: PaidFor): boolean {
      const before = seen.get(orderId);
      seen.set(orderId, paidFor);
      return before !== undefined && before !== 'succeeded' && paidFor === 'succeeded';
    },
  };
}
