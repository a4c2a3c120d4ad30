import { isOrderClosed, isPaid, isPaidOnline, priceFromWire } from '@portal/domain';
import type { AppOrder } from '../../shared/orders/order-queries.ts';

/** Whether the guest can pay an order online now: chosen so, not paid, not closed, and its total known. */
export function isPayable(
  order: Pick<AppOrder, 'paymentType' | 'payment_system' | 'status' | 'paid_for' | 'total'>,
  onlinePaymentSystems: readonly string[],
): boolean {
  return (
    isPaidOnline(order.paymentType, order.payment_system, onlinePaymentSystems) &&
    !isOrderClosed(order.status) &&
    !isPaid(order.paid_for) &&
    (priceFromWire(order.total) ?? 0) > 0
  );
}
