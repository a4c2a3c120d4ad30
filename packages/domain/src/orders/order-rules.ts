import { isOrderClosed } from './order-machine.ts';
import type { OrderAttributes, PaidFor } from './order-schema.ts';

/** Whether an order is paid through the portal: by a payment system that takes money online, not with staff. */
export function isPaidOnline(
  paymentType: string | null,
  paymentSystem: string | null | undefined,
  onlinePaymentSystems: readonly string[],
): boolean {
  return paymentType === 'external' && onlinePaymentSystems.includes(paymentSystem ?? '');
}

/** True when the guest's money is taken or held: such an order counts as paid. */
export function isPaid(paidFor: PaidFor): boolean {
  return paidFor === 'succeeded' || paidFor === 'waiting_for_capture';
}

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

/** Why the lines of an order cannot be changed any more, or at this moment. */
export type LineEditObstacle =
  /** Somebody has begun it. */
  | 'begun'
  /** Its money is taken or held. */
  | 'paid'
  /** The guest has a payment of the present total open, and may be paying at this moment. */
  | 'paying';

/**
 * Why the lines of an order cannot be changed; null: they can. Staff change them while the order is new
 * and nobody pays: prices that stand in it stay frozen, fee and total follow. A payment that the guest
 * has begun keeps the order as it is until it comes to its end, within the hour.
 */
export function lineEditObstacle({
  status,
  paid_for,
}: Pick<OrderAttributes, 'status' | 'paid_for'>): LineEditObstacle | null {
  if (status !== 'new') return 'begun';
  if (isPaid(paid_for)) return 'paid';
  return paid_for === 'pending' ? 'paying' : null;
}
