import { defineStatement, type SqlClient } from '../db/statement.ts';
import type { OutboxChannel, OutboxRow } from './outbox-row.ts';

const insertRows = defineStatement<[rows: string, now: Date], never>(`
  INSERT INTO outbox
    (channel, kind, payload, audience, ordering_key, expires_at, created_at, available_at)
  SELECT channel, kind, payload, audience, "orderingKey", "expiresAt", $2::timestamptz, $2::timestamptz
  FROM jsonb_to_recordset($1::jsonb) AS row (
    channel text, kind text, payload jsonb, audience jsonb, "orderingKey" text, "expiresAt" timestamptz
  )`);

/** Writes the rows, in their order, in one statement. */
export async function insertOutboxRows(
  client: SqlClient,
  rows: readonly OutboxRow[],
  now: Date,
): Promise<void> {
  await insertRows(client, JSON.stringify(rows), now);
}

/** A row that one worker holds until its lease ends. */
export interface ClaimedRow {
  readonly id: bigint;
  readonly kind: string;
  readonly payload: unknown;
  readonly orderingKey: string | null;
  readonly createdAt: Date;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

/** A row that is handed out, or that was given up instead. */
export type Claimed = ClaimedRow & { readonly isDead: boolean };

const isDue = `dead_at IS NULL AND available_at <= $1::timestamptz
  AND (locked_until IS NULL OR locked_until <= $1::timestamptz)`;

/** SQL: whether a row of the channel is due at the moment `$1`. It may be one that waits for an earlier row. */
export const dueCondition = (channel: OutboxChannel) =>
  `EXISTS (SELECT FROM outbox WHERE channel = '${channel}' AND ${isDue})`;

/*
 * A row is due when nobody holds it and no earlier row with its key is waiting. One that has become
 * worthless is dropped when it would be due. One whose last run was never heard of again after so many
 * attempts may be what ends the process each time: it is given up.
 */
const claimDueRows = defineStatement<
  [
    now: Date,
    channel: OutboxChannel,
    limit: number,
    lockedUntil: Date,
    lockedBy: string,
    maxAttempts: number,
  ],
  Claimed
>(`
  WITH due AS (
    SELECT id, COALESCE(expires_at <= $1::timestamptz, false) AS is_worthless,
      locked_by IS NOT NULL AND attempts >= $6 AS is_poison
    FROM outbox AS candidate
    WHERE channel = $2 AND ${isDue}
      AND (ordering_key IS NULL OR NOT EXISTS (
        SELECT FROM outbox AS earlier
        WHERE earlier.channel = $2 AND earlier.ordering_key = candidate.ordering_key
          AND earlier.id < candidate.id AND earlier.dead_at IS NULL))
    ORDER BY available_at, id
    LIMIT $3
    FOR UPDATE SKIP LOCKED
  ), dropped AS (
    DELETE FROM outbox USING due WHERE outbox.id = due.id AND due.is_worthless
  ), claimed AS (
    UPDATE outbox SET attempts = attempts + CASE WHEN is_poison THEN 0 ELSE 1 END,
      locked_until = CASE WHEN NOT is_poison THEN $4::timestamptz END,
      locked_by = CASE WHEN NOT is_poison THEN $5 END,
      dead_at = CASE WHEN is_poison THEN $1::timestamptz END,
      last_error = CASE WHEN is_poison THEN 'The last attempt was never heard of again'
        ELSE last_error END
    FROM due WHERE outbox.id = due.id AND NOT is_worthless
    RETURNING outbox.id, kind, payload, ordering_key, outbox.created_at, attempts, is_poison
  )
  SELECT id, kind, payload, ordering_key AS "orderingKey", created_at AS "createdAt", attempts,
    is_poison AS "isDead"
  FROM claimed ORDER BY id`);

/**
 * Takes up to `limit` due rows of a channel, oldest first. Those that were tried `maxAttempts` times and
 * never heard of again are given up instead and say so (`isDead`).
 */
export function claimOutboxRows(
  client: SqlClient,
  claim: {
    channel: OutboxChannel;
    now: Date;
    limit: number;
    leaseSeconds: number;
    holder: string;
    maxAttempts: number;
  },
): Promise<Claimed[]> {
  const { channel, now, limit, leaseSeconds, holder, maxAttempts } = claim;
  const lockedUntil = new Date(now.getTime() + leaseSeconds * 1000);
  return claimDueRows(client, now, channel, limit, lockedUntil, holder, maxAttempts);
}

/** Says which run of a row may settle it: one whose lease was taken over has another number. */
type Held = [id: bigint, holder: string, attempts: number];

/** The row is still being delivered. */
export const renewLease = defineStatement<[...Held, lockedUntil: Date], never>(`
  UPDATE outbox SET locked_until = $4::timestamptz
  WHERE id = $1 AND locked_by = $2 AND attempts = $3`);

/** The row was delivered and is done with. */
export const deleteDelivered = defineStatement<Held, never>(
  `DELETE FROM outbox WHERE id = $1 AND locked_by = $2 AND attempts = $3`,
);

/** The row is to be tried again at `availableAt`, or dropped as soon as it is worthless. */
export const postponeRow = defineStatement<[...Held, availableAt: Date, lastError: string], never>(`
  UPDATE outbox SET locked_until = NULL, locked_by = NULL, last_error = $5,
    available_at = LEAST($4::timestamptz, expires_at)
  WHERE id = $1 AND locked_by = $2 AND attempts = $3`);

/** The row was not tried after all and is to be at `availableAt`, or dropped as soon as it is worthless. */
export const putBackRow = defineStatement<[...Held, availableAt: Date], never>(`
  UPDATE outbox SET locked_until = NULL, locked_by = NULL, attempts = attempts - 1,
    available_at = LEAST($4::timestamptz, expires_at)
  WHERE id = $1 AND locked_by = $2 AND attempts = $3`);

/** The row is stored as a dead letter, for staff to look at. */
export const deadLetterRow = defineStatement<[...Held, deadAt: Date, lastError: string], never>(`
  UPDATE outbox SET locked_until = NULL, locked_by = NULL, dead_at = $4::timestamptz, last_error = $5
  WHERE id = $1 AND locked_by = $2 AND attempts = $3`);

/** Makes a row that was given up due again. A row that is worthless by now stays where it is. */
export const requeueRow = defineStatement<
  [id: bigint, channel: OutboxChannel, now: Date],
  { id: bigint }
>(`
  UPDATE outbox SET dead_at = NULL, dead_alerted_at = NULL, attempts = 0, available_at = $3::timestamptz
  WHERE id = $1 AND channel = $2 AND dead_at IS NOT NULL
    AND (expires_at IS NULL OR expires_at > $3::timestamptz)
  RETURNING id`);
