import { defineStatement, type SqlClient } from '../db/statement.ts';

/** How much one channel of the outbox holds. */
export interface OutboxDepth {
  readonly channel: string;
  /** Rows that are still to be sent. */
  readonly waiting: number;
  /** Rows that were given up. */
  readonly dead: number;
}

const countRows = defineStatement<[], OutboxDepth>(`
  SELECT channel, count(*) FILTER (WHERE dead_at IS NULL)::int AS waiting,
    count(*) FILTER (WHERE dead_at IS NOT NULL)::int AS dead
  FROM outbox GROUP BY channel ORDER BY channel`);

/** Counts the rows of every channel that has any. */
export function readOutboxDepth(client: SqlClient): Promise<OutboxDepth[]> {
  return countRows(client);
}
