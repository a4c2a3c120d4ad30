import { isPaid } from '../../payments/payment-machine.ts';
import type { OrderAttributes } from '../order-schema.ts';

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
