import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import { defineStatement } from '../../../db/statement.ts';
import type { DueWork } from '../../../outbox/due-worker.ts';
import type { PaymentNotification } from '../../../ports/gateway-payment.ts';

/** After that a notification is handled by somebody else when its instance was not heard of. */
const leaseMilliseconds = 60_000;

/** What waits at most: of senders in the provider's networks, and of all others together. */
const maxWaiting = { known: 10_000, unknown: 200 } as const;

/**
 * Long after the provider's clock, ours and the last attempt of a payment that was given up can differ:
 * until then it may turn out to have been made.
 */
const lateAnswerMilliseconds = 48 * 3_600_000;

/** A notification that is being handled. */
export interface ClaimedNotification {
  readonly id: bigint;
  readonly isKnown: boolean;
  readonly notification: PaymentNotification;
  readonly attempts: number;
  readonly receivedAt: Date;
  readonly leasedUntil: Date;
}

/** Inbox of the provider's notifications, stored until they are handled. */
export type WebhookInbox = ReturnType<typeof createWebhookInbox>;

/*
 * A refund is of a payment that has an answer. A payment that nobody knows may be one whose beginning was
 * not answered, or was taken for refused.
 */
const ours = `
  SELECT 1 AS found WHERE EXISTS (SELECT FROM payment WHERE provider = $1 AND provider_payment_id = $2)
    OR ($3::boolean AND (
      EXISTS (SELECT FROM payment
        WHERE provider = $1 AND provider_payment_id IS NULL AND status = 'intent')
      OR EXISTS (SELECT FROM payment
        WHERE provider = $1 AND provider_payment_id IS NULL AND status = 'canceled'
          AND created_at > $4::timestamptz)))`;

type Meant = [provider: string, paymentId: string, isPayment: boolean, lateAnswersSince: Date];

const findOurs = defineStatement<Meant, { found: number }>(ours);

const save = defineStatement<
  [...Meant, dedupeKey: string, body: string, now: Date, isKnown: boolean, maxWaiting: number],
  { isOurs: boolean; isStored: boolean }
>(`
  WITH ours AS (${ours}), kept AS (
    INSERT INTO webhook_inbox (provider, dedupe_key, body, is_known, received_at, next_attempt_at)
    SELECT $1, $5, $6::jsonb, $8::boolean, $7::timestamptz, $7::timestamptz FROM ours
    WHERE (SELECT count(*) FROM (
      SELECT FROM webhook_inbox WHERE processed_at IS NULL AND is_known = $8::boolean LIMIT $9
    ) AS waiting) < $9
    ON CONFLICT (provider, dedupe_key) DO UPDATE SET
      received_at = excluded.received_at, next_attempt_at = excluded.next_attempt_at,
      is_known = excluded.is_known
        OR (webhook_inbox.processed_at IS NULL AND webhook_inbox.is_known),
      processed_at = NULL, attempts = 0, last_error = NULL
    RETURNING 1
  )
  SELECT EXISTS (SELECT FROM ours) AS "isOurs", EXISTS (SELECT FROM kept) AS "isStored"`);

const isDue = 'processed_at IS NULL AND next_attempt_at <= $1';

const claim = defineStatement<
  [now: Date, provider: string, leasedUntil: Date, limit: number, isKnown: boolean],
  ClaimedNotification
>(`
  UPDATE webhook_inbox SET next_attempt_at = $3, attempts = attempts + 1
  WHERE id IN (
    SELECT id FROM webhook_inbox
    WHERE ${isDue} AND provider = $2 AND is_known = $5::boolean AND ($5::boolean OR NOT EXISTS (
      SELECT FROM webhook_inbox WHERE ${isDue} AND provider = $2 AND is_known))
    ORDER BY next_attempt_at, id LIMIT $4 FOR UPDATE SKIP LOCKED)
  RETURNING id, is_known AS "isKnown", body AS notification, attempts, received_at AS "receivedAt",
    next_attempt_at AS "leasedUntil"`);

/** The inbox of one provider, in SQL. */
export function createWebhookInbox(prisma: PrismaClient, provider: string) {
  /** A notification that came again has another count or another time. */
  const held = ({ id, attempts, leasedUntil }: ClaimedNotification) => ({
    id,
    attempts,
    nextAttemptAt: leasedUntil,
  });
  const meant = ({ paymentId, subject }: PaymentNotification): Meant => [
    provider,
    paymentId,
    subject === 'payment',
    new Date(Date.now() - lateAnswerMilliseconds),
  ];
  const dueOf = (senders: string): DueWork => ({
    database: prisma,
    condition: `EXISTS (SELECT FROM webhook_inbox WHERE ${isDue} AND ${senders})`,
  });
  function take(limit: number, isKnown: boolean) {
    const now = new Date();
    const leasedUntil = new Date(now.getTime() + leaseMilliseconds);
    return claim(prisma, now, provider, leasedUntil, limit, isKnown);
  }
  return {
    /** Those of known senders, and those of unknown ones. */
    knownWork: dueOf('is_known'),
    unknownWork: dueOf('NOT is_known'),
    /**
     * Keeps a notification that can be about money of ours; one that is here already is handled once more.
     * @param isKnown whether its sender is in the provider's networks
     * @returns `foreign` when nothing of ours can be meant, `full` when too many are waiting: the provider
     * sends it again
     */
    async save(
      notification: PaymentNotification,
      isKnown: boolean,
    ): Promise<'stored' | 'foreign' | 'full'> {
      const about =
        notification.subject === 'payment' ? notification.paymentId : notification.refundId;
      const [result] = await save(
        prisma,
        ...meant(notification),
        `${notification.event}:${about}`,
        JSON.stringify(notification),
        new Date(),
        isKnown,
        isKnown ? maxWaiting.known : maxWaiting.unknown,
      );
      if (!result?.isOurs) return 'foreign';
      return result.isStored ? 'stored' : 'full';
    },
    /** Whether a payment of ours is meant, or can be: one whose beginning has no answer yet. */
    isOurs: async (notification: PaymentNotification): Promise<boolean> =>
      (await findOurs(prisma, ...meant(notification))).length > 0,
    /** Takes those of known senders that are due. */
    claim: (limit: number): Promise<ClaimedNotification[]> => take(limit, true),
    /** Takes one of an unknown sender, while none of a known one is due. */
    claimUnknown: (): Promise<ClaimedNotification[]> => take(1, false),
    /** Notes that it is handled, unless the same one came again meanwhile. */
    async finish(claimed: ClaimedNotification, lastError?: string) {
      await prisma.webhookInbox.updateMany({
        where: held(claimed),
        data: { processedAt: new Date(), lastError: lastError ?? null },
      });
    },
    /** Forgets one that is none of ours, unless the same one came again meanwhile. */
    async drop(claimed: ClaimedNotification) {
      await prisma.webhookInbox.deleteMany({ where: held(claimed) });
    },
    async postpone(claimed: ClaimedNotification, nextAttemptAt: Date, lastError: string) {
      await prisma.webhookInbox.updateMany({
        where: held(claimed),
        data: { nextAttemptAt, lastError },
      });
    },
  };
}
