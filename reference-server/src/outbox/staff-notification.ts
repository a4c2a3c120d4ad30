import * as z from 'zod';
import type { OutboxRow } from './outbox-row.ts';

/** Staff chat notifications: the specified fields of each, as they were when it happened. */
export const staffNotificationSchema = z.discriminatedUnion('topic', [
  z.object({
    topic: z.literal('rating'),
    ratingId: z.number(),
    score: z.number(),
    review: z.string(),
    guestName: z.string(),
    phone: z.string(),
    guestId: z.number(),
  }),
  z.object({
    topic: z.literal('support'),
    guestName: z.string(),
    roomLabel: z.string(),
    phone: z.string(),
    /** What the guest wrote. */
    message: z.string(),
    ticketId: z.number(),
    /** Whether the ticket stood there before. */
    isFollowUp: z.boolean().default(false),
  }),
  z.object({
    topic: z.literal('delivery'),
    orderId: z.number(),
    orderType: z.string(),
    /** ISO-8601, UTC; told in the hotel's time. */
    orderedAt: z.string(),
    /** As a person reads it, e.g. «Наличные». */
    paymentMethod: z.string(),
    storeTitle: z.string(),
    guestName: z.string(),
    roomName: z.string(),
    comment: z.string(),
  }),
  z.object({ topic: z.literal('code'), phone: z.string(), code: z.string() }),
  z.object({
    topic: z.literal('alarm'),
    text: z.string(),
    /** The topic it belongs to; without one it goes to the chat itself. */
    thread: z.enum(['delivery', 'support']).optional(),
  }),
  z.object({
    topic: z.literal('message'),
    /** Written by staff by hand. */
    text: z.string(),
    threadId: z.number(),
  }),
]);
/** A staff chat notification. */
export type StaffNotification = z.input<typeof staffNotificationSchema>;

/**
 * How long a notice is worth telling, in hours. An order that nobody took up for an hour has been alarmed
 * of several times and stands in the console: "a new order" is no longer true, and would only stand in
 * front of those that are new. All else is worth telling as long as it is tried.
 */
const worthHours: Readonly<Partial<Record<StaffNotification['topic'], number>>> = { delivery: 1 };

/**
 * Outbox row of a staff chat notification. Texts go in as people wrote them: whatever would be
 * markup is escaped when the message is composed.
 *
 * @example
 * ```ts
 * enqueue(
 *   staffNotificationRow({ topic: 'support', ticketId, guestName, roomLabel, phone, message }),
 * );
 * ```
 * @param expiresAt - from then on the notice is worthless and is not sent; absent: as its topic has it
 */
export function staffNotificationRow(notice: StaffNotification, expiresAt?: Date): OutboxRow {
  const hours = worthHours[notice.topic];
  const worthUntil = expiresAt ?? (hours && new Date(Date.now() + hours * 3_600_000));
  return {
    channel: 'telegram',
    kind: notice.topic,
    payload: { notice: staffNotificationSchema.parse(notice) },
    ...(worthUntil && { expiresAt: worthUntil }),
  };
}
