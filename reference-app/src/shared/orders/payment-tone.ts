import type { PaidFor } from '@portal/domain/orders';
import type { BadgeTone } from '@portal/ui';
import { paymentStatusTones } from '@portal/ui/portal';

/** The colour an order's payment is shown in. */
export function paymentTone(paidFor: PaidFor): BadgeTone {
  return paidFor === null ? 'neutral' : paymentStatusTones[paidFor];
}
