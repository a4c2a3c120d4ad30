import type { ProviderHealth } from '../../ports/provider-health.ts';
import { SmsSendError, type SmsErrorKind, type SmsSender } from '../../ports/sms-sender.ts';

/** Errors of the gateway, and not of one message. */
const errors: Partial<Record<SmsErrorKind, string>> = {
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
          const text = errors[error.kind];
          const code = error.providerCode ?? error.failure;
          if (text === undefined) health.working('sms');
          else health.failed('sms', { text, code });
        }
        throw error;
      }
    },
  };
}
