import { pushMessageSchema, type PushMessage } from '@portal/domain';
import { z } from 'zod';
import type { OutboxRow } from '../../outbox/outbox-row.ts';

/** Kinds of rows of the channel: for every device of a guest, and for one of them. */
export const pushKinds = { guest: 'guest', device: 'device' } as const;

/** What a row for a guest carries. */
export const guestPushSchema = z.object({
  guestId: z.number().int(),
  message: pushMessageSchema,
  worthUntil: z.coerce.date(),
});
/** What a row for a guest carries. */
export type GuestPush = z.output<typeof guestPushSchema>;

/** What a row for one device carries. */
export const devicePushSchema = z.object({
  deviceId: z.number().int(),
  message: pushMessageSchema,
  worthUntil: z.coerce.date(),
});

/** Hours after which a notification tells a guest nothing any more. */
const worthHours: Readonly<Record<PushMessage['kind'], number>> = {
  'order-status': 4,
  'order-paid': 4,
  'ticket-reply': 24,
};

/**
 * The row that tells a guest of something by push, on every device where notifications are on, unless
 * the guest has the portal in sight. What is shown is written when it is sent, in the device's language.
 *
 * @example
 * ```ts
 * await outbox.enqueue(transaction, [pushRow(guestId, { kind: 'order-paid', orderId })]);
 * ```
 */
export function pushRow(guestId: number, message: PushMessage): OutboxRow {
  const worthUntil = new Date(Date.now() + worthHours[message.kind] * 3_600_000);
  return {
    channel: 'push',
    kind: pushKinds.guest,
    payload: { guestId, message: pushMessageSchema.parse(message), worthUntil },
    orderingKey: `guest:${guestId}`,
    expiresAt: worthUntil,
  };
}

/** The row that tells the same on one device, tried again without the others. */
export function devicePushRow(deviceId: number, { message, worthUntil }: GuestPush): OutboxRow {
  return {
    channel: 'push',
    kind: pushKinds.device,
    payload: { deviceId, message, worthUntil },
    orderingKey: `device:${deviceId}`,
    expiresAt: worthUntil,
  };
}
