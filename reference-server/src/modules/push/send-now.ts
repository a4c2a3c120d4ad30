import type { PushNotification } from '@portal/domain/push';
import { PushSendError, type PushSender } from '../../ports/push-sender.ts';
import { providerProblem } from '../providers/provider-problem.ts';
import type { Device, PushRepository } from './push-repository.ts';

/** What became of a notification that somebody waits for. */
export interface SentNow {
  /** Devices whose push service took it. */
  readonly sent: number;
  /** Devices that no longer take any, and were forgotten. */
  readonly removed: number;
}

/** How long a device may be away and still get it. */
const TTL_SECONDS = 3_600;

interface SendingNow {
  readonly sender: Pick<PushSender, 'send'>;
  readonly repository: Pick<PushRepository, 'deleteGone'>;
}

/**
 * Sends a notification to devices at once, while the caller waits.
 *
 * @throws {ProblemError} when no push service took it and at least one could not be used.
 */
export async function sendNow(
  sending: SendingNow,
  devices: readonly Device[],
  notificationFor: (device: Device) => PushNotification,
): Promise<SentNow> {
  const outcomes = await sendToEach(sending, devices, notificationFor);
  const sent = outcomes.filter((outcome) => outcome === 'sent').length;
  const removed = outcomes.filter((outcome) => outcome === 'gone').length;
  const [error] = outcomes.filter((outcome) => outcome instanceof PushSendError);
  if (sent === 0 && error) throw providerProblem(error);
  return { sent, removed };
}

/** The same, and says of each device what became of it. */
export async function sendToEach(
  { sender, repository }: SendingNow,
  devices: readonly Device[],
  notificationFor: (device: Device) => PushNotification,
): Promise<('sent' | 'gone' | PushSendError)[]> {
  return Promise.all(devices.map(sendTo));

  async function sendTo(device: Device): Promise<'sent' | 'gone' | PushSendError> {
    const notification = notificationFor(device);
    try {
      await sender.send({
        target: device.target,
        payload: JSON.stringify(notification),
        ttlSeconds: TTL_SECONDS,
        urgency: 'normal',
        topic: notification.tag,
      });
      return 'sent';
    } catch (error) {
      if (!(error instanceof PushSendError)) throw error;
      if (error.kind !== 'gone') return error;
      await repository.deleteGone(device);
      return 'gone';
    }
  }
}
