import type { DifferenceField } from '@portal/domain/reconciliation';
import type { GatewayPayment, GatewayRefund } from '../../../ports/gateway-payment.ts';
import type { PaymentProvider } from '../../../ports/payment-gateway.ts';
import type { PaymentRow, RefundRow } from '../money/money-rows.ts';

const currency = 'RUB';

const fieldOf = {
  id: 'id',
  amountKopecks: 'amount',
  currency: 'currency',
  shopId: 'shop',
  orderId: 'order',
  reference: 'reference',
  test: 'test',
} as const satisfies Record<string, DifferenceField>;

/** The facts in which what the provider holds is not the payment we began. */
export function paymentDifferences(
  payment: PaymentRow,
  reported: GatewayPayment,
  { shopId, isTest }: Pick<PaymentProvider, 'shopId' | 'isTest'>,
): DifferenceField[] {
  const expected = {
    id: payment.providerPaymentId ?? reported.id,
    amountKopecks: expectedKopecks(payment, reported),
    currency,
    shopId,
    orderId: payment.orderId,
    reference: reported.reference === undefined ? undefined : payment.id,
    // No money moves in a test payment, so it pays nothing where real ones are made.
    test: reported.test && isTest,
  };
  return differing(expected, reported).map((name) => fieldOf[name]);
}

/** What was taken may be less than what was asked for, whoever took it; it is never more. */
function expectedKopecks(
  { amountKopecks }: PaymentRow,
  { status, amountKopecks: taken }: GatewayPayment,
): number {
  return status === 'succeeded' ? Math.min(taken, amountKopecks) : amountKopecks;
}

/** Names of the fields in which what the provider holds is not the refund we ask for. */
export function refundDifferences(
  refund: RefundRow,
  providerPaymentId: string,
  reported: GatewayRefund,
): string[] {
  const expected = {
    id: refund.providerRefundId ?? reported.id,
    paymentId: providerPaymentId,
    amountKopecks: refund.amountKopecks,
    currency,
  };
  return differing(expected, reported);
}

/** The idempotence key of a refund; another one after each rejection. */
export function refundKeyOf({ id, keyVersion }: Pick<RefundRow, 'id' | 'keyVersion'>): string {
  return keyVersion === 0 ? id : `${id}-${keyVersion}`;
}

function differing<Expected extends object>(
  expected: Expected,
  reported: { readonly [Field in keyof Expected]?: unknown },
): (keyof Expected & string)[] {
  return (Object.keys(expected) as (keyof Expected & string)[]).filter(
    (name) => expected[name] !== reported[name],
  );
}
