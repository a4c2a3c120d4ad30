import { staffRoles, type StaffRole } from '@portal/domain/contract';
import { pushMessageSchema, type PushMessage } from '@portal/domain/server';
import * as z from 'zod';
import type { OutboxRow } from '../../outbox/outbox-row.ts';

/** Kinds of rows of the channel: for every device of a guest or of some staff, and for one of them. */
export const pushKinds = { guest: 'guest', staff: 'staff', device: 'device' } as const;

/** What a row for a guest carries. */
export const guestPushSchema = z.object({
  guestId: z.number().int(),
  message: pushMessageSchema,
  worthUntil: z.coerce.date(),
});
/** What a row for a guest carries. */
export type GuestPush = z.output<typeof guestPushSchema>;

/** What a row for staff carries. */
export const staffPushSchema = z.object({
  roles: z.array(z.enum(staffRoles)),
  message: pushMessageSchema,
  worthUntil: z.coerce.date(),
});

/** What a row for one device carries. */
export const devicePushSchema = z.object({
  deviceId: z.number().int(),
  message: pushMessageSchema,
  worthUntil: z.coerce.date(),
});

/** Hours after which a notification is stale. */
const worthHours: Readonly<Record<PushMessage['kind'], number>> = {
  'order-status': 4,
  'order-paid': 4,
  'ticket-reply': 24,
  alert: 4,
};

/**
 * Outbox row of a push notification for a guest, on every device where notifications are on, unless
 * the guest has the portal open and visible. What is shown is written when it is sent, in the device's language.
 *
 * @example
 * ```ts
 * enqueue(pushRow(guestId, { kind: 'order-paid', orderId }));
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

/**
 * Outbox row of a push notification for staff of these roles, on every device where notifications are
 * on, unless its owner has the console open and visible.
 */
export function staffPushRow(roles: readonly StaffRole[], message: PushMessage): OutboxRow {
  const worthUntil = new Date(Date.now() + worthHours[message.kind] * 3_600_000);
  return {
    channel: 'push',
    kind: pushKinds.staff,
    payload: { roles, message: pushMessageSchema.parse(message), worthUntil },
    expiresAt: worthUntil,
  };
}

/** Outbox row that retries the same push on one device, without the others. */
export function devicePushRow(
  deviceId: number,
  { message, worthUntil }: Pick<GuestPush, 'message' | 'worthUntil'>,
): OutboxRow {
  return {
    channel: 'push',
    kind: pushKinds.device,
    payload: { deviceId, message, worthUntil },
    orderingKey: `device:${deviceId}`,
    expiresAt: worthUntil,
  };
}
