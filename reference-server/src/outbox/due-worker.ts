import type { SqlClient } from '../db/statement.ts';
import { createWorker, type Worker, type WorkerOptions } from './worker.ts';

/** Work that waits in a table until it is due. */
export interface DueWork {
  readonly database: SqlClient;
  /**
   * SQL that is true while something is due at the moment `$1`. May be true of what another instance holds;
   * must be true whenever there is something to take.
   */
  readonly condition: string;
}

/** SQL that is true of a row whose next check is due at the moment `$1`. */
export const isCheckDue = 'next_check_at <= $1';

/** The rows of a table whose next check is due. */
export const dueChecks = (database: SqlClient, table: string): DueWork => ({
  database,
  condition: `EXISTS (SELECT FROM ${table} WHERE ${isCheckDue})`,
});

/** A worker that runs when it is woken, and whenever its work is due. */
export interface DueWorker extends Worker {
  /** Work is due then: at a moment before the next poll it is woken in time. */
  readonly wakeAt: (moment: Date) => void;
}

/** How due work is done. */
export interface DueWorkerOptions extends WorkerOptions {
  readonly due: DueWork;
}

/** What becomes due is found within so long. */
const duePollMilliseconds = 1_000;

interface DueWatch {
  readonly workers: Map<Worker, string>;
  readonly poll: Worker;
}

/** One for each database: all that waits in it is asked for by one statement. */
const watches = new WeakMap<SqlClient, DueWatch>();

/** A worker that is not started yet. */
export function createDueWorker({ due, ...options }: DueWorkerOptions): DueWorker {
  const { database, condition } = due;
  const worker = createWorker(options);
  const watch = watches.get(database) ?? createDueWatch(database, options);
  watches.set(database, watch);
  return {
    wake: worker.wake,
    wakeAt(moment) {
      const milliseconds = moment.getTime() - Date.now();
      if (milliseconds > duePollMilliseconds) return;
      setTimeout(worker.wake, Math.max(milliseconds, 0)).unref();
    },
    start() {
      worker.start();
      watch.workers.set(worker, condition);
      if (watch.workers.size === 1) watch.poll.start();
    },
    async stop() {
      watch.workers.delete(worker);
      await Promise.all([worker.stop(), watch.workers.size === 0 && watch.poll.stop()]);
    },
  };
}

function createDueWatch(database: SqlClient, { log }: Pick<WorkerOptions, 'log'>): DueWatch {
  const workers = new Map<Worker, string>();
  return {
    workers,
    poll: createWorker({
      name: 'due work',
      idleMilliseconds: duePollMilliseconds,
      log,
      async run() {
        const waiting = [...workers.keys()];
        const due = await areDue(database, [...workers.values()]);
        for (const [index, worker] of waiting.entries()) if (due[index]) worker.wake();
        return false;
      },
    }),
  };
}

/** Which of these conditions are true now, by one statement. */
export async function areDue(
  database: SqlClient,
  conditions: readonly string[],
): Promise<Readonly<Record<number, boolean>>> {
  const columns = conditions.map((condition, index) => `${condition} AS "${index}"`);
  // Not every condition asks for the moment, and what is handed over must be used.
  const sql = `SELECT ${columns.join(', ')} WHERE $1::timestamptz IS NOT NULL`;
  const [row] = await database.$queryRawUnsafe<Record<number, boolean>[]>(sql, new Date());
  return row ?? {};
}
