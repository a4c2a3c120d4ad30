import { PaymentGatewayError, type PaymentErrorKind } from '../../ports/payment-gateway-error.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { ProviderHealth } from '../../ports/provider-health.ts';

/** Errors of the provider, and not of one payment. */
const errors: Partial<Record<PaymentErrorKind, string>> = {
  auth: 'ЮKassa не принимает номер магазина или ключ',
  unknown: 'ЮKassa не отвечает',
};

/** The same gateway, whose every use is heard of. */
export function observePaymentGateway(
  gateway: PaymentGateway,
  health: ProviderHealth,
): PaymentGateway {
  async function observed<Result>(call: Promise<Result>): Promise<Result> {
    try {
      const result = await call;
      health.working('yookassa');
      return result;
    } catch (error) {
      if (error instanceof PaymentGatewayError) {
        const text = errors[error.kind];
        if (text === undefined) health.working('yookassa');
        else health.failed('yookassa', { text, code: error.code ?? error.failure });
      }
      throw error;
    }
  }

  return {
    composePayment: (command) => gateway.composePayment(command),
    composeCapture: (command) => gateway.composeCapture(command),
    composeRefund: (command) => gateway.composeRefund(command),
    createPayment: (command) => observed(gateway.createPayment(command)),
    getPayment: (paymentId) => observed(gateway.getPayment(paymentId)),
    findPaymentsByOrder: (search) => observed(gateway.findPaymentsByOrder(search)),
    capturePayment: (command) => observed(gateway.capturePayment(command)),
    cancelPayment: (command) => observed(gateway.cancelPayment(command)),
    refundPayment: (command) => observed(gateway.refundPayment(command)),
    getRefund: (refundId) => observed(gateway.getRefund(refundId)),
    findRefundsByPayment: (paymentId) => observed(gateway.findRefundsByPayment(paymentId)),
    listPayments: (period) => observed(gateway.listPayments(period)),
    listRefunds: (period) => observed(gateway.listRefunds(period)),
    readNotification: (body) => gateway.readNotification(body),
  };
}
