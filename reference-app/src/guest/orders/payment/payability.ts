import { priceFromWire } from '@portal/domain/money';
import { awaitsPayment, type AwaitedOrder } from '@portal/domain/orders';
import { isPayableOnline, type CardPaymentBounds } from '@portal/domain/payments';

/**
 * Whether the guest can pay an order online now: it awaits that, and is of a sum that can be paid so.
 * `out-of-bounds`: all but the sum.
 */
export function payability(
  order: AwaitedOrder,
  setting: CardPaymentBounds & { readonly onlinePaymentSystems: readonly string[] },
): 'payable' | 'out-of-bounds' | 'not-payable' {
  if (!awaitsPayment(order, setting.onlinePaymentSystems)) return 'not-payable';
  return isPayableOnline(priceFromWire(order.total), setting) ? 'payable' : 'out-of-bounds';
}
