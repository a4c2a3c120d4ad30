import type { ProviderName } from '@portal/domain/providers';
import type { PaymentErrorKind, PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { ProviderHealth, ProviderProblem } from '../../ports/provider-health.ts';
import type { PushErrorKind, PushSender, PushSendError } from '../../ports/push-sender.ts';
import type { SmsErrorKind, SmsSender, SmsSendError } from '../../ports/sms-sender.ts';

/**
 * Reports the outcome of each call to a provider to provider health.
 * @param problemOf - what is wrong with the provider; undefined where it refuses one thing that was asked of it.
 */
export function createObserver<Failed extends ProviderError>(
  health: ProviderHealth,
  provider: ProviderName,
  problemOf: (error: Failed) => ProviderProblem | undefined,
) {
  return async <Answer>(pending: Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await pending;
      health.working(provider);
      return answer;
    } catch (error) {
      if (error instanceof ProviderError) {
        const problem = problemOf(error as ProviderError as Failed);
        if (problem) health.failed(provider, problem);
        else health.working(provider);
      }
      throw error;
    }
  };
}

function problem(
  text: string | undefined,
  { code, failure }: ProviderError,
): ProviderProblem | undefined {
  return text === undefined ? undefined : { text, code: code ?? failure };
}

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
  const observed = createObserver<SmsSendError>(health, 'sms', (error) =>
    problem(smsErrors[error.kind], error),
  );
  return { send: (message) => observed(sender.send(message)) };
}

/** Errors of the push service, and not of one device or message. */
const pushErrors: Partial<Record<PushErrorKind, string>> = {
  auth: 'Push-служба не принимает ключи портала (VAPID)',
  failed: 'Push-служба не работает',
};

/** The same sender, whose every use is heard of. */
export function observePushSender(sender: PushSender, health: ProviderHealth): PushSender {
  const observed = createObserver<PushSendError>(health, 'push', (error) =>
    problem(pushErrors[error.kind], error),
  );
  return { ...sender, send: (delivery) => observed(sender.send(delivery)) };
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
  const observed = createObserver<PaymentGatewayError>(health, 'yookassa', (error) =>
    problem(paymentErrors[error.kind], error),
  );
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
