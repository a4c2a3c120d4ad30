import {
  isOrderClosed,
  isPaid,
  isPaidOnline,
  isPayableOnline,
  priceFromWire,
  type CardPaymentBounds,
} from '@portal/domain';
import type { AppOrder } from '../../shared/orders/order-queries.ts';

/**
 * Whether the guest can pay an order online now: chosen so, not paid, not closed, and of a sum that can be paid so.
 * `out-of-bounds`: all but the sum.
 */
export function payability(
  order: Pick<AppOrder, 'paymentType' | 'payment_system' | 'status' | 'paid_for' | 'total'>,
  setting: CardPaymentBounds & { readonly onlinePaymentSystems: readonly string[] },
): 'payable' | 'out-of-bounds' | 'not-payable' {
  const total = priceFromWire(order.total);
  const isWaiting =
    isPaidOnline(order.paymentType, order.payment_system, setting.onlinePaymentSystems) &&
    !isOrderClosed(order.status) &&
    !isPaid(order.paid_for);
  if (!isWaiting || !total) return 'not-payable';
  return isPayableOnline(total, setting) ? 'payable' : 'out-of-bounds';
}
