import { isPaidOnline } from '@portal/domain/orders';
import type { AppOrder } from './order-queries.ts';

/**
 * Whether there is a payment of an order's to tell of: it is paid through the portal, or was when it was
 * begun. While it is not known what takes money online, everything that names a payment system does.
 */
export function hasPaymentStatus(
  order: Pick<AppOrder, 'paymentType' | 'payment_system' | 'paid_for'>,
  onlinePaymentSystems: readonly string[] | undefined,
): boolean {
  const { paymentType, payment_system, paid_for } = order;
  if (paid_for !== null || onlinePaymentSystems === undefined) return paymentType === 'external';
  return isPaidOnline(paymentType, payment_system, onlinePaymentSystems);
}
