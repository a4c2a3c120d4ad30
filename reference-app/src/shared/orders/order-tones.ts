import type { OrderStatus, PaidFor } from '@portal/domain';
import type { BadgeTone } from '@portal/ui';

/** The colour an order's status is shown in. */
export const orderStatusTones = {
  new: 'info',
  inwork: 'warning',
  delivered: 'accent',
  done: 'success',
  canceled: 'danger',
} as const satisfies Record<OrderStatus, BadgeTone>;

const paymentTones = {
  pending: 'warning',
  waiting_for_capture: 'warning',
  succeeded: 'success',
  canceled: 'danger',
} as const satisfies Record<NonNullable<PaidFor>, BadgeTone>;

/** The colour a payment's status is shown in. */
export function paymentTone(paidFor: PaidFor): BadgeTone {
  return paidFor === null ? 'neutral' : paymentTones[paidFor];
}
