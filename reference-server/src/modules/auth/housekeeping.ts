import type { Logger } from 'pino';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import { createWorker } from '../../outbox/worker.ts';
import { secondsAfter } from './attempts/attempt-budgets.ts';

const intervalMilliseconds = 30 * 60_000;
/** Long after every challenge, window and ladder: a day. */
const storedSeconds = 24 * 3600;
/** Clocks of instances are closer together: what is dated later was counted while the clock ran ahead. */
const aheadSeconds = 3600;
/** Far below what a statement has time for. */
const rowsAtOnce = 5_000;

const isOutside = (begin: string, end: string) =>
  `(${end} < $1::timestamptz OR ${begin} > $3::timestamptz)`;

/**
 * Deletes what no rule looks at any more, what was over before the given time, and codes and attempts that
 * were counted later than `ahead`, which would block newer ones until then: so much of each at most, so that
 * no statement runs into its time-out.
 * @returns whether there may be more
 */
const deleteExpired = defineStatement<
  [before: Date, limit: number, ahead: Date],
  { isMore: boolean }
>(`
  WITH challenges AS (
    DELETE FROM otp_challenge WHERE id IN (
      SELECT id FROM otp_challenge WHERE ${isOutside('created_at', 'created_at')} LIMIT $2)
    RETURNING 1
  ), phones AS (
    DELETE FROM otp_phone WHERE ${isOutside('last_sent_at', 'last_sent_at')} AND (phone, holder) IN (
      SELECT phone, holder FROM otp_phone WHERE ${isOutside('last_sent_at', 'last_sent_at')} LIMIT $2)
    RETURNING 1
  ), budgets AS (
    DELETE FROM attempt_budget WHERE ${isOutside('window_start', 'window_end')} AND (scope, key) IN (
      SELECT scope, key FROM attempt_budget WHERE ${isOutside('window_start', 'window_end')} LIMIT $2)
    RETURNING 1
  ), sessions AS (
    DELETE FROM session WHERE expires_at < $1::timestamptz AND id IN (
      SELECT id FROM session WHERE expires_at < $1::timestamptz LIMIT $2)
    RETURNING guest_id, last_seen_at
  ), factors AS (
    DELETE FROM second_factor_challenge WHERE id IN (
      SELECT id FROM second_factor_challenge WHERE expires_at < $1::timestamptz LIMIT $2)
    RETURNING 1
  ), seen AS (
    UPDATE guest SET seen_at = GREATEST(seen_at, last.at)
    FROM (SELECT guest_id, max(last_seen_at) AS at FROM sessions GROUP BY guest_id) AS last
    WHERE guest.id = last.guest_id AND erased_at IS NULL
  )
  SELECT GREATEST(
    (SELECT count(*) FROM factors),
    (SELECT count(*) FROM challenges), (SELECT count(*) FROM phones),
    (SELECT count(*) FROM budgets), (SELECT count(*) FROM sessions)) >= $2 AS "isMore"`);

/** Deletes challenges of phones and of second factors, counted attempts and sessions a day after they were over. */
export function createHousekeeping(database: SqlClient, log: Logger) {
  const loop = createWorker({
    name: 'sign-in housekeeping',
    idleMilliseconds: intervalMilliseconds,
    log,
    async run() {
      const now = new Date();
      const before = secondsAfter(now, -storedSeconds);
      const ahead = secondsAfter(now, aheadSeconds);
      const [deleted] = await deleteExpired(database, before, rowsAtOnce, ahead);
      return deleted?.isMore === true;
    },
  });
  return { start: loop.start, stop: loop.stop };
}
