import type { Logger } from 'pino';
import { defineStatement, type SqlClient } from '../db/statement.ts';
import { maxPauseSeconds } from '../outbox/delivery-error.ts';
import { createWorker } from '../outbox/worker.ts';

/** A column that holds the moment something waits for, or the moment that a wait is reckoned from. */
export interface Wait {
  readonly table: string;
  readonly column: string;
  /** The longest that is ever planned ahead, in seconds; 0 for what has happened and cannot lie ahead. */
  readonly windowSeconds: number;
  /** Rows of which the column means anything. */
  readonly where?: string;
  /** What such a row is set to. Default: the column, to now. */
  readonly set?: string;
}

const minute = 60;
const hour = 60 * minute;

/**
 * Every moment in the database that something waits for. Set back, a clock leaves moments behind that lie
 * further ahead than anybody has ever planned: they are due now.
 */
export const waits: readonly Wait[] = [
  {
    table: 'outbox',
    column: 'available_at',
    windowSeconds: maxPauseSeconds,
    where: 'dead_at IS NULL',
  },
  { table: 'outbox', column: 'locked_until', windowSeconds: minute, where: 'dead_at IS NULL' },
  { table: 'staff_chat', column: 'paused_until', windowSeconds: maxPauseSeconds },
  {
    table: 'staff_chat',
    column: 'recent_sends[cardinality(recent_sends)]',
    windowSeconds: 0,
    set: `recent_sends = '{}'`,
  },
  { table: 'payment', column: 'next_check_at', windowSeconds: hour },
  { table: 'refund', column: 'next_check_at', windowSeconds: hour },
  {
    table: 'webhook_inbox',
    column: 'next_attempt_at',
    windowSeconds: hour,
    where: 'processed_at IS NULL',
  },
  { table: 'banquet_reserve', column: 'next_check_at', windowSeconds: 6 * hour },
  { table: 'banquet_reserve', column: 'last_sent_at', windowSeconds: 0 },
  {
    table: 'reconciliation',
    column: 'leased_until',
    windowSeconds: 15 * minute,
    where: 'finished_at IS NULL',
  },
  { table: 'alert', column: 'speak_at', windowSeconds: 10 * minute },
  { table: 'unattended', column: 'next_alarm_at', windowSeconds: 10 * minute },
  { table: 'provider_health', column: 'since', windowSeconds: 0 },
  {
    table: 'idempotency_key',
    column: 'claimed_at',
    windowSeconds: 0,
    where: `state = 'running'`,
  },
  { table: 'otp_phone', column: 'next_send_at', windowSeconds: 2 * minute },
  { table: 'otp_phone', column: 'checks_window_end', windowSeconds: 24 * hour },
  {
    table: 'attempt_budget',
    column: 'window_start',
    windowSeconds: 0,
    set: `window_start = $1::timestamptz, window_end = $1::timestamptz + (window_end - window_start)`,
  },
  // How old the stop-list is nobody knows any more: it is read anew before dishes are sold by it.
  { table: 'restaurant_stop_list', column: 'read_at', windowSeconds: 0, set: 'read_at = NULL' },
  // A console locks itself when it was not used for a while.
  { table: 'session', column: 'last_seen_at', windowSeconds: 0, where: `subject = 'staff'` },
];

/** Clocks of instances that work side by side may differ by less. */
const slackSeconds = 30;
const pollMilliseconds = 15_000;

const statements = waits.map(({ table, column, windowSeconds, where = 'true', set }) => ({
  name: `${table}.${column}`,
  shorten: defineStatement<[now: Date], { rows: number }>(`
    WITH shortened AS (
      UPDATE ${table} SET ${set ?? `${column} = $1::timestamptz`}
      WHERE ${column} > $1::timestamptz + interval '${String(windowSeconds + slackSeconds)} seconds'
        AND ${where}
      RETURNING 1)
    SELECT count(*)::int AS rows FROM shortened`),
}));

/**
 * Makes due what waits for a moment further away than anything is ever planned.
 *
 * @returns how many rows of each column that was.
 */
export async function shortenWaits(
  database: SqlClient,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const shortened: Record<string, number> = {};
  for (const { name, shorten } of statements) {
    const [{ rows } = { rows: 0 }] = await shorten(database, now);
    if (rows > 0) shortened[name] = rows;
  }
  return shortened;
}

/** Sees to it, all the time and from the start on, that nothing waits for a clock to catch up. */
export function createWaitsWatch(database: SqlClient, log: Logger) {
  const loop = createWorker({
    name: 'clock',
    idleMilliseconds: pollMilliseconds,
    log,
    async run() {
      const shortened = await shortenWaits(database, new Date());
      if (Object.keys(shortened).length > 0) {
        log.warn({ shortened }, 'the clock was set back: what waited too far ahead is due now');
      }
      return false;
    },
  });
  return { start: loop.start, stop: loop.stop };
}
