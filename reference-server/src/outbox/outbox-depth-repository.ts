import { defineStatement, type SqlClient } from '../db/statement.ts';
import { outboxChannels, type OutboxChannel } from './outbox-row.ts';

/** How much one channel of the outbox holds. */
export interface OutboxDepth {
  readonly channel: OutboxChannel;
  /** Rows that are still to be sent. */
  readonly waiting: number;
  /** Rows that were given up. */
  readonly dead: number;
}

const countRows = defineStatement<[channels: readonly OutboxChannel[]], OutboxDepth>(`
  SELECT channel, count(id) FILTER (WHERE dead_at IS NULL)::int AS waiting,
    count(id) FILTER (WHERE dead_at IS NOT NULL)::int AS dead
  FROM unnest($1::text[]) AS channel LEFT JOIN outbox USING (channel)
  GROUP BY channel`);

/** Counts the rows of every channel. */
export function readOutboxDepth(client: SqlClient): Promise<OutboxDepth[]> {
  return countRows(client, outboxChannels);
}
