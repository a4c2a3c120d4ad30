import type { ProviderName } from '@portal/domain/providers';
import { PaymentGatewayError, type PaymentErrorKind } from '../../ports/payment-gateway-error.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { ProviderError } from '../../ports/provider-error.ts';
import type { ProviderHealth, ProviderProblem } from '../../ports/provider-health.ts';
import { PushSendError, type PushErrorKind, type PushSender } from '../../ports/push-sender.ts';
import { SmsSendError, type SmsErrorKind, type SmsSender } from '../../ports/sms-sender.ts';

/** How the calls to a provider are observed. */
interface Observation<Failed extends ProviderError> {
  readonly name: ProviderName;
  readonly health: ProviderHealth;
  readonly error: new (...details: never[]) => Failed;
  /** What is wrong with the provider; undefined where it refuses one thing that was asked of it. */
  readonly problemOf: (error: Failed) => ProviderProblem | undefined;
}

/** The same provider, each of whose calls reports its outcome to provider health. */
export function observeProvider<Provider extends object, Failed extends ProviderError>(
  provider: Provider,
  { name, health, error: ErrorClass, problemOf }: Observation<Failed>,
): Provider {
  async function observed(call: Promise<unknown>): Promise<unknown> {
    try {
      const answer = await call;
      health.working(name);
      return answer;
    } catch (error) {
      if (error instanceof ErrorClass) {
        const problem = problemOf(error);
        if (problem) health.failed(name, problem);
        else health.working(name);
      }
      throw error;
    }
  }

  return new Proxy(provider, {
    get(target, key) {
      const method: unknown = Reflect.get(target, key);
      if (typeof method !== 'function') return method;
      return (...parameters: unknown[]) => {
        const result: unknown = Reflect.apply(method, target, parameters);
        return result instanceof Promise ? observed(result) : result;
      };
    },
  });
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

export function observeSmsSender(sender: SmsSender, health: ProviderHealth): SmsSender {
  return observeProvider(sender, {
    name: 'sms',
    health,
    error: SmsSendError,
    problemOf: (error) => problem(smsErrors[error.kind], error),
  });
}

/** Errors of the push service, and not of one device or message. */
const pushErrors: Partial<Record<PushErrorKind, string>> = {
  auth: 'Push-служба не принимает ключи портала (VAPID)',
  failed: 'Push-служба не работает',
};

export function observePushSender(sender: PushSender, health: ProviderHealth): PushSender {
  return observeProvider(sender, {
    name: 'push',
    health,
    error: PushSendError,
    problemOf: (error) => problem(pushErrors[error.kind], error),
  });
}

/** Errors of the provider, and not of one payment. */
const paymentErrors: Partial<Record<PaymentErrorKind, string>> = {
  auth: 'ЮKassa не принимает номер магазина или ключ',
  unknown: 'ЮKassa не отвечает',
};

export function observePaymentGateway(
  gateway: PaymentGateway,
  health: ProviderHealth,
): PaymentGateway {
  return observeProvider(gateway, {
    name: 'yookassa',
    health,
    error: PaymentGatewayError,
    problemOf: (error) => problem(paymentErrors[error.kind], error),
  });
}
