import type { ProviderHealth } from '../../ports/provider-health.ts';
import { PushSendError, type PushErrorKind, type PushSender } from '../../ports/push-sender.ts';

/** Errors of the push service, and not of one device or message. */
const errors: Partial<Record<PushErrorKind, string>> = {
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
          const text = errors[error.kind];
          const code = error.status === null ? error.failure : `HTTP ${error.status}`;
          if (text === undefined) health.working('push');
          else health.failed('push', { text, code });
        }
        throw error;
      }
    },
  };
}
