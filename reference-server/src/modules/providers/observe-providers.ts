import { PaymentGatewayError, type PaymentErrorKind } from '../../ports/payment-gateway-error.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { ProviderHealth } from '../../ports/provider-health.ts';
import { PushSendError, type PushErrorKind, type PushSender } from '../../ports/push-sender.ts';
import { SmsSendError, type SmsErrorKind, type SmsSender } from '../../ports/sms-sender.ts';

/** Errors of the gateway, and not of one message. */
const smsErrors: Partial<Record<SmsErrorKind, string>> = {
  auth: 'SMS-шлюз не принимает логин или ключ',
  no_funds: 'На счёте SMS-шлюза нет денег',
  forbidden_text_or_sender: 'SMS-шлюз не принимает текст или имя отправителя',
  provider_down: 'SMS-шлюз не работает',
  unknown: 'SMS-шлюз не ответил понятно',
};

/** The same sender, whose every use is heard of. */
export function observeSmsSender(sender: SmsSender, health: ProviderHealth): SmsSender {
  return {
    async send(message) {
      try {
        const acceptance = await sender.send(message);
        health.working('sms');
        return acceptance;
      } catch (error) {
        if (error instanceof SmsSendError) {
          const text = smsErrors[error.kind];
          const code = error.providerCode ?? error.failure;
          if (text === undefined) health.working('sms');
          else health.failed('sms', { text, code });
        }
        throw error;
      }
    },
  };
}

/** Errors of the push service, and not of one device or message. */
const pushErrors: Partial<Record<PushErrorKind, string>> = {
  auth: 'Push-служба не принимает ключи портала (VAPID)',
  failed: 'Push-служба не работает',
};

/** The same sender, whose every use is heard of. */
export function observePushSender(sender: PushSender, health: ProviderHealth): PushSender {
  return {
    ...sender,
    async send(delivery) {
      try {
        await sender.send(delivery);
        health.working('push');
      } catch (error) {
        if (error instanceof PushSendError) {
          const text = pushErrors[error.kind];
          const code = error.status === null ? error.failure : `HTTP ${error.status}`;
          if (text === undefined) health.working('push');
          else health.failed('push', { text, code });
        }
        throw error;
      }
    },
  };
}

/** Errors of the provider, and not of one payment. */
const paymentErrors: Partial<Record<PaymentErrorKind, string>> = {
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
        const text = paymentErrors[error.kind];
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
