import type { Logger } from 'pino';
import type { SqlClient } from '../../db/statement.ts';
import { createWorker } from '../../outbox/worker.ts';
import { secondsAfter } from './attempts/attempt-budgets.ts';
import { deleteExpired } from './housekeeping-repository.ts';

const intervalMilliseconds = 30 * 60_000;
/** Long after every challenge, window and ladder: a day. */
const storedSeconds = 24 * 3600;
/** Far below what a statement has time for. */
const rowsAtOnce = 5_000;

/** Deletes challenges of phones and of second factors, counted attempts and sessions a day after they were over. */
export function createHousekeeping(database: SqlClient, log: Logger) {
  const loop = createWorker({
    name: 'sign-in housekeeping',
    idleMilliseconds: intervalMilliseconds,
    log,
    async run() {
      const before = secondsAfter(new Date(), -storedSeconds);
      const [deleted] = await deleteExpired(database, before, rowsAtOnce);
      return deleted?.isMore === true;
    },
  });
  return { start: loop.start, stop: loop.stop };
}
