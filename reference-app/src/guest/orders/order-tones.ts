import type { OrderStatus, PaidFor } from '@portal/domain';
import type { BadgeTone } from '@portal/ui';

/** The colour of each order status. */
export const orderTones: Readonly<Record<OrderStatus, BadgeTone>> = {
  new: 'info',
  inwork: 'warning',
  delivered: 'accent',
  done: 'success',
  canceled: 'danger',
};

/** The colour of each payment status. */
export const paymentTones: Readonly<Record<NonNullable<PaidFor>, BadgeTone>> = {
  pending: 'warning',
  waiting_for_capture: 'info',
  succeeded: 'success',
  canceled: 'danger',
};
