import { isPaidOnline } from '../payments/paid-online.ts';
import { isPaid } from '../payments/payment-machine.ts';
import { isOrderClosed } from './order-machine.ts';
import type { OrderAttributes } from './order-schema.ts';

/** What decides whether an order waits for its money. */
export type AwaitedOrder = Pick<
  OrderAttributes,
  'status' | 'paymentType' | 'payment_system' | 'paid_for' | 'total'
>;

/** Whether an order is to be paid online and is not paid yet: nobody starts it before, and no time is promised. */
export function awaitsPayment(
  { status, paymentType, payment_system, paid_for, total }: AwaitedOrder,
  onlinePaymentSystems: readonly string[],
): boolean {
  return (
    isPaidOnline(paymentType, payment_system, onlinePaymentSystems) &&
    !isOrderClosed(status) &&
    !isPaid(paid_for) &&
    total > 0
  );
}
