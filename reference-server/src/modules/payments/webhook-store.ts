import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement } from '../../db/statement.ts';
import type { PaymentNotification } from '../../ports/gateway-payment.ts';

/** After that a notification is handled by somebody else when its instance was not heard of. */
const leaseMilliseconds = 60_000;

/** A notification that is being handled. */
export interface ClaimedNotification {
  readonly id: bigint;
  readonly notification: PaymentNotification;
  readonly attempts: number;
  readonly receivedAt: Date;
  readonly leasedUntil: Date;
}

/** Notifications of the provider, kept until they are handled. */
export interface WebhookInbox {
  /** Keeps a notification; one that is here already is handled once more. */
  keep(notification: PaymentNotification): Promise<void>;
  claim(limit: number): Promise<ClaimedNotification[]>;
  /** Notes that it is handled, unless the same one came again meanwhile. */
  finish(claimed: ClaimedNotification, error?: string): Promise<void>;
  /** Forgets one that is none of ours, unless the same one came again meanwhile. */
  drop(claimed: ClaimedNotification): Promise<void>;
  postpone(claimed: ClaimedNotification, until: Date, error: string): Promise<void>;
}

const keep = defineStatement<
  [provider: string, dedupeKey: string, body: string, now: Date],
  { id: bigint }
>(`
  INSERT INTO webhook_inbox (provider, dedupe_key, body, received_at, next_attempt_at)
  VALUES ($1, $2, $3::jsonb, $4, $4)
  ON CONFLICT (provider, dedupe_key) DO UPDATE SET
    received_at = excluded.received_at, next_attempt_at = excluded.next_attempt_at,
    processed_at = NULL, attempts = 0, last_error = NULL
  RETURNING id`);

const claim = defineStatement<
  [provider: string, now: Date, leasedUntil: Date, limit: number],
  ClaimedNotification
>(`
  UPDATE webhook_inbox SET next_attempt_at = $3, attempts = attempts + 1
  WHERE id IN (
    SELECT id FROM webhook_inbox
    WHERE provider = $1 AND processed_at IS NULL AND next_attempt_at <= $2
    ORDER BY next_attempt_at, id LIMIT $4 FOR UPDATE SKIP LOCKED)
  RETURNING id, body AS notification, attempts, received_at AS "receivedAt",
    next_attempt_at AS "leasedUntil"`);

/** The inbox of one provider, in SQL. */
export function createWebhookInbox(prisma: PrismaClient, provider: string): WebhookInbox {
  /** A notification that came again has another count or another time. */
  const held = ({ id, attempts, leasedUntil }: ClaimedNotification) => ({
    id,
    attempts,
    nextAttemptAt: leasedUntil,
  });
  return {
    async keep(notification) {
      const about =
        notification.subject === 'payment' ? notification.paymentId : notification.refundId;
      const dedupeKey = `${notification.event}:${about}`;
      await keep(prisma, provider, dedupeKey, JSON.stringify(notification), new Date());
    },
    claim(limit) {
      const now = new Date();
      return claim(prisma, provider, now, new Date(now.getTime() + leaseMilliseconds), limit);
    },
    async finish(claimed, lastError) {
      await prisma.webhookInbox.updateMany({
        where: held(claimed),
        data: { processedAt: new Date(), lastError: lastError ?? null },
      });
    },
    async drop(claimed) {
      await prisma.webhookInbox.deleteMany({ where: held(claimed) });
    },
    async postpone(claimed, nextAttemptAt, lastError) {
      await prisma.webhookInbox.updateMany({
        where: held(claimed),
        data: { nextAttemptAt, lastError },
      });
    },
  };
}
