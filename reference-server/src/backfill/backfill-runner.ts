import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { defineStatement, type SqlClient } from '../db/statement.ts';
import { createWorker, type Worker } from '../outbox/worker.ts';
import type { IndexBackfill } from './index-backfill.ts';

/** What a batch has done. */
interface BackfillBatch {
  /** The last row that it has been through; null: there was none. */
  readonly lastId: string | null;
  readonly changed: number;
  /** Whether no row is left after it. */
  readonly isLast: boolean;
}

/** Rows that stand, brought once to the state in which rows are written by now. */
export interface Backfill {
  /** The database remembers it by this name, for good. */
  readonly name: string;
  /** Sees to so many rows at most, in the order of their ids, inside the transaction that notes it. */
  runBatch(transaction: SqlClient, lastId: string | null, limit: number): Promise<BackfillBatch>;
}

/** What running them takes. */
export interface BackfillRunnerOptions {
  readonly prisma: Database['prisma'];
  readonly backfills: readonly (Backfill | IndexBackfill)[];
  readonly log: Logger;
  /** Rows of a batch. Default: 500, far below what a statement has time for. */
  readonly batchRows?: number;
}

/** Poll interval: one that failed, or that another instance runs, is tried again after so long. */
const pollMilliseconds = 60_000;

/** A backup that is restored says that an index was built, and does not bring it. */
const listFinished = defineStatement<[], { name: string }>(`
  SELECT name FROM backfill WHERE finished_at IS NOT NULL
    AND (name NOT LIKE 'index %' OR EXISTS (SELECT FROM pg_index
      WHERE indisvalid AND indexrelid = to_regclass(quote_ident(substr(name, 7)))))`);

const enter = defineStatement<[name: string], never>(
  `INSERT INTO backfill (name) VALUES ($1) ON CONFLICT DO NOTHING`,
);

/** Nothing while another instance is in a batch of it. */
const take = defineStatement<[name: string], { lastId: string | null; changed: number }>(`
  SELECT last_id AS "lastId", changed FROM backfill
  WHERE name = $1 AND finished_at IS NULL FOR UPDATE SKIP LOCKED`);

const note = defineStatement<
  [name: string, lastId: string | null, changed: number, finishedAt: Date | null],
  never
>(`
  UPDATE backfill SET last_id = $2, changed = $3::int, finished_at = $4::timestamptz
  WHERE name = $1`);

/**
 * Runs what has not been finished, one after the other, each batch in a transaction that also notes how far it
 * has come: whoever goes on, after a stop, a failure or on another instance, begins where the last batch ended.
 * An index is built in one statement, which a stop does not wait for. When all is finished it asks no more.
 */
export function createBackfillRunner(options: BackfillRunnerOptions): Worker {
  const { prisma, backfills, log, batchRows = 500 } = options;
  /** Those of this round. */
  let left: readonly (Backfill | IndexBackfill)[] = [];
  let isOver = false;
  let stopping = new AbortController();

  /** True when there is more of it. */
  async function runBatchOf({ name, runBatch }: Backfill): Promise<boolean> {
    const done = await prisma.$transaction(async (transaction) => {
      await enter(transaction, name);
      const [taken] = await take(transaction, name);
      if (!taken) return null;
      const batch = await runBatch(transaction, taken.lastId, batchRows);
      const lastId = batch.lastId ?? taken.lastId;
      const changed = taken.changed + batch.changed;
      await note(transaction, name, lastId, changed, batch.isLast ? new Date() : null);
      return { isFirst: taken.lastId === null, isLast: batch.isLast, lastId, changed };
    });
    if (!done) return false;
    const { isFirst, isLast, ...details } = done;
    const step = isLast ? 'finished' : isFirst ? 'begun' : 'goes on';
    // One that had nothing to do in its only batch is not logged.
    const isNew = !(isFirst && isLast) || details.changed > 0;
    log[isNew ? 'info' : 'debug']({ backfill: name, ...details }, `back-fill ${step}`);
    return !isLast;
  }

  async function build(index: IndexBackfill, signal: AbortSignal): Promise<void> {
    try {
      const isBuilt = await index.build(signal);
      if (isBuilt) log.info({ backfill: index.name }, 'back-fill finished');
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  const worker = createWorker({
    name: 'back-fills',
    idleMilliseconds: pollMilliseconds,
    log,
    async run() {
      if (isOver) return false;
      if (left.length === 0) {
        const finished = new Set((await listFinished(prisma)).map(({ name }) => name));
        left = backfills.filter(({ name }) => !finished.has(name));
      }
      const [backfill] = left;
      if (!backfill) {
        isOver = true;
        return false;
      }
      try {
        if ('build' in backfill) await build(backfill, stopping.signal);
        else if (await runBatchOf(backfill)) return true;
      } catch (error) {
        log.error({ err: error, backfill: backfill.name }, 'back-fill failed, tried again later');
      }
      left = left.slice(1);
      return left.length > 0;
    },
  });
  return {
    ...worker,
    start() {
      stopping = new AbortController();
      worker.start();
    },
    async stop() {
      stopping.abort();
      await worker.stop();
    },
  };
}
