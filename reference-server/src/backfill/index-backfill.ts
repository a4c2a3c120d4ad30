import type pg from 'pg';
import { isEmbeddedDatabase } from '../db/embedded/embedded-database.ts';
import { withConnection } from '../db/embedded/single-connection.ts';

/** An index of a table that may be large, built behind the calls and not by a migration. */
export interface LateIndex {
  readonly name: string;
  readonly table: string;
  readonly isUnique?: true;
  /** What follows the table's name. */
  readonly on: string;
}

/** A back-fill that is one statement, outside of any transaction. */
export type IndexBackfill = ReturnType<typeof indexBackfill>;

/** The indexes that came after their tables had grown. */
export const lateIndexes: readonly LateIndex[] = [
  {
    // Shells of closed tickets are kept for good, and looked through once an hour for those to empty.
    name: 'ticket_to_empty_idx',
    table: 'ticket',
    on: `("close_at") WHERE "status" = 'closed' AND "emptied_at" IS NULL`,
  },
  {
    name: 'banquet_reserve_one_standing_idx',
    table: 'banquet_reserve',
    isUnique: true,
    on: `("banquet_id") WHERE "state" IN ('queued', 'sent', 'accepted')`,
  },
];

/** Building an index takes as long as it takes; waiting for its locks keeps nobody else waiting. */
const noTimeouts = 'SET statement_timeout = 0; SET lock_timeout = 0';

const noteFinished = `
  INSERT INTO backfill (name, finished_at) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET finished_at = EXCLUDED.finished_at`;

/** The back-fill of an index: CONCURRENTLY on PostgreSQL, after dropping what an earlier try has left. */
export function indexBackfill(url: string, late: LateIndex) {
  const { name: index, table, on } = late;
  const name = `index ${index}`;
  const unique = late.isUnique ? 'UNIQUE ' : '';
  const createAs = (kind: string) =>
    `CREATE ${unique}${kind} IF NOT EXISTS "${index}" ON "${table}" ${on}`;

  /** Of another instance when it is not there: the lock goes with the connection. */
  async function takeLock(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query<{ taken: boolean }>(
      `SELECT pg_try_advisory_lock(hashtext('backfill'), hashtext($1)) AS taken`,
      [name],
    );
    return rows[0]?.taken === true;
  }

  async function buildConcurrently(client: pg.Client): Promise<boolean> {
    await client.query(noTimeouts);
    if (!(await takeLock(client))) return false;
    const { rowCount } = await client.query(
      `SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid`,
      [`"${index}"`],
    );
    if (rowCount) await client.query(`DROP INDEX CONCURRENTLY "${index}"`);
    await client.query(createAs('INDEX CONCURRENTLY'));
    return true;
  }

  return {
    name,
    /**
     * Builds the index and notes it.
     *
     * @returns false while another instance builds it.
     * @throws when it fails, and when the signal ends it.
     */
    async build(signal: AbortSignal): Promise<boolean> {
      const isEmbedded = await isEmbeddedDatabase(url);
      return withConnection(url, async (client) => {
        signal.throwIfAborted();
        const leave = () => client.connection.stream.destroy();
        signal.addEventListener('abort', leave);
        try {
          if (isEmbedded) await client.query(createAs('INDEX'));
          else if (!(await buildConcurrently(client))) return false;
          await client.query(noteFinished, [name, new Date()]);
          return true;
        } finally {
          signal.removeEventListener('abort', leave);
        }
      });
    },
  };
}
