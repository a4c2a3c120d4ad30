import { defineStatement } from '../../db/statement.ts';

/**
 * Deletes what has had its time: notifications of providers that were handled before the first moment,
 * messages that were given up before the second, entries of the audit trail older than the third,
 * idempotency keys that are over by now, with the answers they hold, and live events from before the last:
 * whoever was away since then loads everything anew. So many of each at most, so that no statement runs into
 * its time-out.
 * @returns whether there may be more
 */
export const deleteOldRows = defineStatement<
  [
    handledBefore: Date,
    deadBefore: Date,
    auditedBefore: Date,
    now: Date,
    limit: number,
    deletedBefore: Date,
  ],
  { isMore: boolean }
>(`
  WITH handled AS (
    DELETE FROM webhook_inbox WHERE id IN (
      SELECT id FROM webhook_inbox WHERE processed_at < $1::timestamptz LIMIT $5)
    RETURNING 1
  ), dead AS (
    DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox WHERE dead_at < $2::timestamptz LIMIT $5)
    RETURNING 1
  ), audited AS (
    DELETE FROM audit_entry WHERE id IN (
      SELECT id FROM audit_entry WHERE at < $3::timestamptz ORDER BY at LIMIT $5)
    RETURNING 1
  ), keys AS (
    -- Looked at again once its row is free: a caller may have taken it anew.
    DELETE FROM idempotency_key WHERE expires_at <= $4::timestamptz AND (account, endpoint, key) IN (
      SELECT account, endpoint, key FROM idempotency_key
      WHERE expires_at <= $4::timestamptz ORDER BY expires_at LIMIT $5)
    RETURNING 1
  ), events AS (
    DELETE FROM stream_event WHERE (identity, seq) IN (
      SELECT identity, seq FROM stream_event WHERE created_at < $6::timestamptz
      ORDER BY created_at LIMIT $5)
    RETURNING 1
  )
  SELECT GREATEST(
    (SELECT count(*) FROM handled), (SELECT count(*) FROM dead), (SELECT count(*) FROM audited),
    (SELECT count(*) FROM keys), (SELECT count(*) FROM events)) >= $5 AS "isMore"`);
