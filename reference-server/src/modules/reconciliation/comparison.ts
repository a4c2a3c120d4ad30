import type { DifferenceField, DifferenceKind } from '@portal/domain/reconciliation';
import { isPaymentLive } from '@portal/domain/server';
import type { GatewayPayment, GatewayRefund } from '../../ports/gateway-payment.ts';
import type { PaymentProvider } from '../../ports/payment-gateway.ts';
import { notCapturedKopecks, sentBackKopecks } from '../payments/money/money-balance.ts';
import type { PaymentRow, RefundRow } from '../payments/money/money-rows.ts';
import { paymentDifferences } from '../payments/payment/provider-differences.ts';
import type { Entry } from './difference-repository.ts';

/** A payment of ours with what has gone back of it. */
export interface KnownPayment {
  readonly payment: PaymentRow;
  readonly refunds: readonly RefundRow[];
}

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

/** How we have a payment. */
export function ourEntry({ payment, refunds }: KnownPayment): Entry {
  const money = { refunds };
  return {
    status: payment.status,
    amountKopecks: payment.amountKopecks - notCapturedKopecks(money, payment),
    refundedKopecks: sentBackKopecks(money, payment),
  };
}

/** How the provider has a payment. */
function theirEntry({ status, amountKopecks, refundedKopecks }: GatewayPayment): Entry {
  return { status, amountKopecks, refundedKopecks };
}

/** How either side has a refund. */
function refundEntry({ status, amountKopecks }: RefundRow | GatewayRefund): Entry {
  return { status, amountKopecks, refundedKopecks: 0 };
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

/** What is found of a payment, whatever it is. */
export function paymentFound(
  kind: DifferenceKind,
  provider: string,
  { known, theirs }: { readonly known?: KnownPayment; readonly theirs?: GatewayPayment },
  fields: readonly DifferenceField[] = [],
) {
  const paymentId = theirs?.id ?? known?.payment.providerPaymentId ?? null;
  const isOrderless = kind === 'payment-without-order';
  return {
    ...{ kind, provider, paymentId, fields, refundId: null },
    subject: `payment:${paymentId ?? known?.payment.id ?? ''}`,
    orderId: known?.payment.orderId ?? (isOrderless ? null : (theirs?.orderId ?? null)),
    amountKopecks: theirs?.amountKopecks ?? known?.payment.amountKopecks ?? 0,
    ours: known ? ourEntry(known) : null,
    theirs: theirs ? theirEntry(theirs) : null,
  };
}

/** What is found of a refund of a payment that we know. */
export function refundFound(
  kind: DifferenceKind,
  { provider, providerPaymentId, orderId }: PaymentRow,
  ours: RefundRow | undefined,
  theirs: GatewayRefund | undefined,
) {
  const refundId = theirs?.id ?? ours?.providerRefundId ?? null;
  return {
    ...{ kind, provider, orderId, paymentId: providerPaymentId, refundId, fields: [] },
    subject: `refund:${refundId ?? ours?.id ?? ''}`,
    amountKopecks: theirs?.amountKopecks ?? ours?.amountKopecks ?? 0,
    ours: ours ? refundEntry(ours) : null,
    theirs: theirs ? refundEntry(theirs) : null,
  };
}
