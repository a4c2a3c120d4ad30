import type { LiveEvent, Role } from '@portal/domain/contract';
import type * as z from 'zod';

/** Ways out of the server that a committed change can take. */
export const outboxChannels = ['live', 'sms', 'telegram', 'push', 'iiko', 'payment'] as const;
/** One way out of the server. */
export type OutboxChannel = (typeof outboxChannels)[number];

/** Who hears a live event: one guest, and everybody who has one of the roles. */
interface LiveAudience {
  readonly guestId?: number;
  readonly roles: readonly Role[];
  /** Roles that get an event that is part of no stream, while they are connected. */
  readonly connected?: readonly Role[];
}

/** Something that must happen because a transaction was committed; written inside it. */
export interface OutboxRow {
  readonly channel: OutboxChannel;
  /** What is to be done, e.g. the event's name or `sign-in-code`. */
  readonly kind: string;
  readonly payload: unknown;
  readonly audience?: LiveAudience;
  /** Rows with the same key go out in the order they were written. */
  readonly orderingKey?: string;
  /** After this moment the row is worthless and is dropped. */
  readonly expiresAt?: Date;
}

/**
 * Outbox row of a live event. Roles come from the event's declaration, the guest it
 * belongs to from `guestId`. An event for everyone goes to who is connected by then.
 *
 * @example
 * ```ts
 * enqueue(liveRow(orderPaidStatusChange, { paid_for, orderId }, guestId));
 * ```
 */
export function liveRow<Payload extends z.ZodType>(
  event: LiveEvent<string, Payload>,
  payload: z.input<Payload>,
  guestId?: number,
): OutboxRow {
  const { audience } = event;
  if (audience === 'session') {
    throw new Error(`${event.name} is for one session and does not go through the outbox.`);
  }
  const row = { channel: 'live', kind: event.name, payload: event.payload.parse(payload) } as const;
  if (audience === 'everyone') return row;
  return {
    ...row,
    audience: {
      roles: audience.roles ?? [],
      ...(audience.owner && guestId !== undefined && { guestId }),
    },
  };
}

/**
 * Outbox row of an event for those who are connected by then and have one of the roles; others get it
 * never. For events that are part of no stream.
 *
 * @param roles among those that the event is declared for
 */
export function connectedRow<Payload extends z.ZodType>(
  event: LiveEvent<string, Payload>,
  payload: z.input<Payload>,
  roles: readonly Role[],
): OutboxRow {
  return {
    channel: 'live',
    kind: event.name,
    payload: event.payload.parse(payload),
    audience: { roles: [], connected: roles },
  };
}
