import type { Database } from '../../db/database.ts';
import { defineStatement } from '../../db/statement.ts';
import type { DueWork } from '../../outbox/due-worker.ts';

/** A notice that this process holds until its lease ends. */
export interface ClaimedNotification {
  readonly id: bigint;
  readonly payload: unknown;
  readonly createdAt: Date;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

const lockQueue = defineStatement<[], { name: string }>(
  `SELECT name FROM named_lock WHERE name = 'staff_chat_queue' FOR UPDATE`,
);

const isStale = `channel = 'telegram' AND dead_at IS NULL AND expires_at <= $1::timestamptz
  AND (locked_until IS NULL OR locked_until <= $1::timestamptz)`;

/* While one process holds something nobody takes anything: messages follow each other. */
const isWaiting = `channel = 'telegram' AND dead_at IS NULL AND available_at <= $1::timestamptz
  AND NOT EXISTS (SELECT FROM outbox WHERE channel = 'telegram' AND dead_at IS NULL
    AND locked_until > $1::timestamptz)`;
const isAnyWaiting = `EXISTS (SELECT FROM outbox WHERE ${isWaiting})`;

/* Looked at again once its row is free: somebody may have taken it meanwhile. */
const dropStale = defineStatement<
  [now: Date, limit: number],
  { dropped: number; isAnyWaiting: boolean }
>(`
  WITH dropped AS (
    DELETE FROM outbox WHERE ${isStale} AND id IN (
      SELECT id FROM outbox WHERE ${isStale} LIMIT $2::int)
    RETURNING id)
  SELECT count(*)::int AS dropped, ${isAnyWaiting} AS "isAnyWaiting" FROM dropped`);

/*
 * The first of what waits, alarms before all else; with more than `gatherAbove` waiting, whatever else is for
 * the same topic as well. What was refused in company, or is sent in part, goes alone.
 */
const claimNext = defineStatement<
  [now: Date, gatherAbove: number, limit: number, lockedUntil: Date, holder: string],
  ClaimedNotification
>(`
  WITH waiting AS MATERIALIZED (
    SELECT id, kind,
      concat_ws(':', kind, payload #>> '{notice,thread}', payload #>> '{notice,threadId}') AS topic,
      COALESCE((payload ->> 'isAlone')::boolean, false)
        OR COALESCE((payload ->> 'sentParts')::int, 0) > 0 AS is_alone
    FROM outbox WHERE ${isWaiting}
    ORDER BY kind <> 'alarm', id LIMIT 1000
  ), head AS (
    SELECT * FROM waiting ORDER BY kind <> 'alarm', id LIMIT 1
  ), chosen AS (
    SELECT waiting.id FROM waiting JOIN head ON waiting.id = head.id OR (
      waiting.topic = head.topic AND NOT waiting.is_alone AND NOT head.is_alone
      AND (SELECT count(*) FROM waiting) > $2::int)
    ORDER BY waiting.id LIMIT $3::int
  ), claimed AS (
    UPDATE outbox SET locked_until = $4::timestamptz, locked_by = $5, attempts = attempts + 1
    FROM chosen WHERE outbox.id = chosen.id
    RETURNING outbox.id, payload, created_at, attempts
  )
  SELECT id, payload, created_at AS "createdAt", attempts FROM claimed ORDER BY id`);

type Held = [ids: readonly bigint[], holder: string];
const isHeld = `channel = 'telegram' AND id = ANY($1::bigint[]) AND locked_by = $2`;
const released = 'locked_until = NULL, locked_by = NULL';

const deleteSent = defineStatement<Held, never>(`DELETE FROM outbox WHERE ${isHeld}`);

const putBack = defineStatement<Held, never>(
  `UPDATE outbox SET ${released}, attempts = attempts - 1 WHERE ${isHeld}`,
);

const retryLater = defineStatement<
  [...Held, availableAt: Date, lastError: string, note: string],
  never
>(`
  UPDATE outbox SET ${released}, available_at = LEAST($3::timestamptz, expires_at), last_error = $4,
    payload = payload || $5::jsonb
  WHERE ${isHeld}`);

const noteUndelivered = defineStatement<[...Held, failingSince: Date], never>(`
  UPDATE outbox SET payload = payload || jsonb_build_object(
      'undelivered', COALESCE((payload ->> 'undelivered')::int, 0) + 1,
      'failingSince', COALESCE(payload -> 'failingSince', to_jsonb($3::timestamptz)))
  WHERE ${isHeld}`);

const deadLetter = defineStatement<[...Held, deadAt: Date, lastError: string], never>(`
  UPDATE outbox SET ${released}, dead_at = $3::timestamptz, last_error = $4 WHERE ${isHeld}`);

const bringBack = defineStatement<[now: Date], never>(`
  UPDATE outbox SET available_at = $1::timestamptz
  WHERE channel = 'telegram' AND dead_at IS NULL AND available_at > $1::timestamptz
    AND attempts > 0 AND last_error IS NOT NULL`);

/** What of the outbox is for the staff chat, as a queue of which one process at a time takes. */
export interface ChatQueueRepository {
  readonly work: DueWork;
  /** Claims the rows of the next message; drops stale ones. Nothing while another worker holds any. */
  claim(now: Date): Promise<ClaimedNotification[]>;
  /** Deletes rows that were sent. */
  deleteSent(notifications: readonly ClaimedNotification[]): Promise<void>;
  /** They were not tried after all. */
  putBack(notifications: readonly ClaimedNotification[]): Promise<void>;
  /** They were not sent; whether they may have arrived all the same, and when they are tried again. */
  retry(
    notifications: readonly ClaimedNotification[],
    outcome: {
      readonly availableAt: Date;
      readonly lastError: string;
      readonly mayHaveArrived: boolean;
      readonly now: Date;
    },
  ): Promise<void>;
  /** They were refused in company: each is to be tried alone. */
  separate(
    notifications: readonly ClaimedNotification[],
    now: Date,
    lastError: string,
  ): Promise<void>;
  /** They are given up and stored, for a person to look at. */
  deadLetter(
    notifications: readonly ClaimedNotification[],
    now: Date,
    lastError: string,
  ): Promise<void>;
  /** The chat works again: what was set aside is tried now. */
  bringBack(now: Date): Promise<void>;
}

const gatherAbove = 10;
/** More than fit into one message. */
const claimLimit = 100;
/** Far below what a statement has time for. */
const droppedAtOnce = 1_000;
/** Longer than sending one message may take, with every way around a refusal. */
const defaultLeaseSeconds = 60;

/** The same in SQL. */
export function createChatQueueRepository(
  prisma: Database['prisma'],
  holder: string,
  { leaseSeconds = defaultLeaseSeconds }: { readonly leaseSeconds?: number } = {},
): ChatQueueRepository {
  const held = (notifications: readonly ClaimedNotification[]): Held => [
    notifications.map(({ id }) => id),
    holder,
  ];
  return {
    work: { database: prisma, condition: isAnyWaiting },
    async claim(now) {
      let [look] = await dropStale(prisma, now, droppedAtOnce);
      while (look?.dropped === droppedAtOnce) [look] = await dropStale(prisma, now, droppedAtOnce);
      if (!look?.isAnyWaiting) return [];
      return prisma.$transaction(async (transaction) => {
        // In a statement of its own: what others took meanwhile is then seen.
        await lockQueue(transaction);
        const lockedUntil = new Date(now.getTime() + leaseSeconds * 1000);
        return claimNext(transaction, now, gatherAbove, claimLimit, lockedUntil, holder);
      });
    },
    async deleteSent(notifications) {
      await deleteSent(prisma, ...held(notifications));
    },
    async putBack(notifications) {
      if (notifications.length > 0) await putBack(prisma, ...held(notifications));
    },
    async retry(notifications, { availableAt, lastError, mayHaveArrived, now }) {
      if (!mayHaveArrived) await noteUndelivered(prisma, ...held(notifications), now);
      await retryLater(prisma, ...held(notifications), availableAt, lastError, '{}');
    },
    async separate(notifications, now, lastError) {
      await noteUndelivered(prisma, ...held(notifications), now);
      await retryLater(prisma, ...held(notifications), now, lastError, '{"isAlone":true}');
    },
    async deadLetter(notifications, now, lastError) {
      await deadLetter(prisma, ...held(notifications), now, lastError);
    },
    async bringBack(now) {
      await bringBack(prisma, now);
    },
  };
}
