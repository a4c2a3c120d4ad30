import { DeliveryError, type Retry } from '../../outbox/delivery-error.ts';
import type { MakeChange } from '../../outbox/change.ts';
import type { OutboxRow } from '../../outbox/outbox-row.ts';
import type { Presence } from '../../ports/presence.ts';
import { PushSendError, type PushSender } from '../../ports/push-sender.ts';
import {
  devicePushRow,
  devicePushSchema,
  guestPushSchema,
  pushKinds,
  staffPushSchema,
} from './push-row.ts';
import type { PushRepository } from './push-repository.ts';
import { notificationOf } from './push-texts.ts';

/** What delivering works with. */
export interface PushDeliveryOptions {
  readonly makeChange: MakeChange;
  readonly repository: PushRepository;
  readonly sender: Pick<PushSender, 'send'>;
  readonly presence: Pick<Presence, 'isGuestHere' | 'isMemberHere'>;
}

interface Row {
  readonly kind: string;
  readonly payload: unknown;
}

/** A push service that names no pause is given one that suits a crowded hour. */
const UNNAMED_PAUSE_SECONDS = 60;

/**
 * Delivers a row of the outbox's `push` channel. A guest's row becomes one for each device, so that what
 * one push service refuses costs the other devices nothing.
 *
 * @throws {DeliveryError} when the push service has not taken it, saying when to try again.
 */
export function createPushDelivery(options: PushDeliveryOptions) {
  const { makeChange, repository, sender, presence } = options;

  const enqueue = (rows: readonly OutboxRow[]) =>
    makeChange(async (change) => {
      change.enqueue(...rows);
    });

  async function toGuest(payload: unknown): Promise<void> {
    const push = guestPushSchema.parse(payload);
    const devices = await repository.ofGuest(push.guestId);
    if (devices.length === 0 || (await presence.isGuestHere(push.guestId))) return;
    await enqueue(devices.map(({ id }) => devicePushRow(id, push)));
  }

  async function toStaff(payload: unknown): Promise<void> {
    const push = staffPushSchema.parse(payload);
    const devices = await repository.ofRoles(push.roles);
    const rows: OutboxRow[] = [];
    for (const { id, staffId } of devices) {
      const isHere = staffId !== null && (await presence.isMemberHere(staffId));
      if (!isHere) rows.push(devicePushRow(id, push));
    }
    if (rows.length > 0) await enqueue(rows);
  }

  async function toDevice(payload: unknown): Promise<void> {
    const { deviceId, message, worthUntil } = devicePushSchema.parse(payload);
    // Signed out, switched off or gone since.
    const device = await repository.byId(deviceId);
    const ttlSeconds = Math.floor((worthUntil.getTime() - Date.now()) / 1000);
    if (!device || ttlSeconds <= 0) return;
    const notification = notificationOf(message, device.locale);
    const { target } = device;
    const { tag: topic } = notification;
    try {
      const text = JSON.stringify(notification);
      await sender.send({ target, payload: text, ttlSeconds, urgency: 'high', topic });
    } catch (error) {
      if (!(error instanceof PushSendError)) throw error;
      if (error.kind !== 'gone') {
        throw new DeliveryError(error.message, retryOf(error), error);
      }
      await repository.deleteGone(device);
    }
  }

  return async function deliverPush({ kind, payload }: Row): Promise<void> {
    if (kind === pushKinds.guest) await toGuest(payload);
    else if (kind === pushKinds.staff) await toStaff(payload);
    else if (kind === pushKinds.device) await toDevice(payload);
    else throw new DeliveryError(`There is no push of the kind ${kind}.`, 'never');
  };
}

function retryOf({ kind, retryAfterSeconds }: PushSendError): Retry {
  if (kind === 'auth' || kind === 'rejected') return 'never';
  if (kind === 'failed' && retryAfterSeconds === null) return 'by-back-off';
  const pauseSeconds = retryAfterSeconds ?? UNNAMED_PAUSE_SECONDS;
  return { afterSeconds: Math.max(pauseSeconds, 1) };
}
