import type { GatewayPayment, GatewayRefund } from '../../ports/gateway-payment.ts';
import type { PaymentRow, RefundRow } from './money-rows.ts';

const currency = 'RUB';

/** Names of the fields in which what the provider holds is not the payment we began. */
export function paymentDifferences(
  payment: PaymentRow,
  reported: GatewayPayment,
  shopId: string,
): string[] {
  const expected = {
    id: payment.providerPaymentId ?? reported.id,
    amountKopecks: expectedKopecks(payment, reported),
    currency,
    shopId,
    orderId: payment.orderId,
  };
  return differing(expected, reported);
}

/** Where staff took a part, the provider reports that part once it is taken. */
function expectedKopecks(
  { amountKopecks, capturedKopecks }: PaymentRow,
  { status, amountKopecks: taken }: GatewayPayment,
): number {
  const isPart = status === 'succeeded' && taken === capturedKopecks;
  return isPart ? taken : amountKopecks;
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

function differing<Expected extends object>(
  expected: Expected,
  reported: { readonly [Field in keyof Expected]: unknown },
): string[] {
  return (Object.keys(expected) as (keyof Expected & string)[]).filter(
    (name) => expected[name] !== reported[name],
  );
}
