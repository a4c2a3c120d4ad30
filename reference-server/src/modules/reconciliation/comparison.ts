import type { DifferenceField } from '@portal/domain/reconciliation';
import { isPaymentLive } from '@portal/domain/server';
import type { GatewayPayment, GatewayRefund } from '../../ports/gateway-payment.ts';
import type { PaymentProvider } from '../../ports/payment-gateway.ts';
import { ourEntry, type KnownPayment } from '../payments/money/book-differences.ts';
import type { RefundRow } from '../payments/money/money-rows.ts';
import { paymentDifferences } from '../payments/payment/provider-differences.ts';

/**
 * What a payment of the provider's is beside ours. `nothing`: no money in it on either side. `foreign`: it
 * names no order. `unknown`: it names one, and we did not begin it. `other`: the same but for these facts.
 */
export type ComparedPayment =
  | { readonly kind: 'same' | 'nothing' | 'foreign' | 'unknown' }
  | { readonly kind: 'other'; readonly fields: readonly DifferenceField[] };

/** What a refund of the provider's is beside ours; `behind`: we can adopt what the provider says. */
export type ComparedRefund = 'same' | 'nothing' | 'behind' | 'other';

/** Whether money was taken or is held. */
export function hasMoney({ status }: { readonly status: string }): boolean {
  return status === 'succeeded' || status === 'waiting_for_capture';
}

/** Compares a payment as the provider shows it with ours. */
export function comparePayment(
  known: KnownPayment | undefined,
  theirs: GatewayPayment,
  provider: Pick<PaymentProvider, 'shopId' | 'isTest'>,
): ComparedPayment {
  if (!known) {
    const isStored = hasMoney(theirs) && theirs.amountKopecks > theirs.refundedKopecks;
    const isMoney = isStored && (!theirs.test || provider.isTest);
    if (!isMoney) return { kind: 'nothing' };
    return { kind: theirs.orderId === null ? 'foreign' : 'unknown' };
  }
  const ours = ourEntry(known);
  if (!hasMoney(ours) && !hasMoney(theirs)) {
    // An answer that came a day late says that a payment waits which the provider has long let go.
    const isLetGo = isPaymentLive(ours.status) && theirs.status === 'canceled';
    return isLetGo ? { kind: 'other', fields: ['status'] } : { kind: 'nothing' };
  }
  const fields = paymentDifferences(known.payment, theirs, provider);
  if (ours.status !== theirs.status) fields.push('status');
  else if (ours.amountKopecks !== theirs.amountKopecks) fields.push('amount');
  if (ours.refundedKopecks !== theirs.refundedKopecks) fields.push('refunded');
  return fields.length > 0 ? { kind: 'other', fields: [...new Set(fields)] } : { kind: 'same' };
}

/** Compares a refund as the provider shows it with ours; of a payment that we know. */
export function compareRefund(ours: RefundRow | undefined, theirs: GatewayRefund): ComparedRefund {
  const isRefunded = ours?.status === 'succeeded';
  if (theirs.status === 'canceled') {
    if (isRefunded) return 'other';
    return ours && ours.status !== 'canceled' ? 'behind' : 'nothing';
  }
  if (ours?.status === theirs.status && ours.amountKopecks === theirs.amountKopecks) return 'same';
  return isRefunded ? 'other' : 'behind';
}
