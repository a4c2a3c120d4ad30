import type { PaidFor } from '@portal/domain';
import { paymentStatusTones, type BadgeTone } from '@portal/ui';

/** The colour an order's payment is shown in. */
export function paymentTone(paidFor: PaidFor): BadgeTone {
  return paidFor === null ? 'neutral' : paymentStatusTones[paidFor];
}
