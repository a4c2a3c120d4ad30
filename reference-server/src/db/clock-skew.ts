import type { Logger } from 'pino';
import { defineStatement, type SqlClient } from './statement.ts';

/** Leases and limits are reckoned by the instances' own clocks; past this they begin to differ. */
export const maxSkewMilliseconds = 1_000;

const readClock = defineStatement<[], { now: Date }>(`SELECT clock_timestamp() AS now`);

/**
 * Compares the clock of this process with the database's.
 * @returns by how many milliseconds this clock is fast; negative: slow
 */
export async function measureClockSkew(database: SqlClient): Promise<number> {
  const queriedAt = Date.now();
  const [row] = await readClock(database);
  const answered = Date.now();
  // The database looked at its clock somewhere in between.
  const fast = row ? queriedAt - row.now.getTime() : 0;
  const slow = row ? answered - row.now.getTime() : 0;
  return fast > 0 ? fast : Math.min(slow, 0);
}

/**
 * Warns where both clocks differ by more than a second: with several instances, leases then end too early
 * or too late, and a message may be sent twice.
 * @returns by how many milliseconds this clock is fast; negative: slow
 */
export async function warnOfClockSkew(database: SqlClient, log: Logger): Promise<number> {
  const skewMilliseconds = await measureClockSkew(database);
  if (Math.abs(skewMilliseconds) > maxSkewMilliseconds) {
    log.warn(
      { skewMilliseconds },
      'The clock of this machine and the database differ. Set both by NTP: leases, limits and codes are reckoned by them.',
    );
  }
  return skewMilliseconds;
}
