import type { Prisma } from '../../generated/prisma/client.ts';
import type { OutboxRow } from './outbox-row.ts';

/** The transaction that changes state and writes the rows with it. */
export type OutboxTransaction = Pick<Prisma.TransactionClient, '$executeRawUnsafe'>;

const insertRows = `
  INSERT INTO outbox (channel, kind, payload, audience, ordering_key, expires_at, created_at, available_at)
  SELECT channel, kind, payload, audience, "orderingKey", "expiresAt", $2::timestamptz, $2::timestamptz
  FROM jsonb_to_recordset($1::jsonb) AS row (
    channel text, kind text, payload jsonb, audience jsonb, "orderingKey" text, "expiresAt" timestamptz
  )`;

/** Writes the rows, in their order, in one statement. */
export async function insertOutboxRows(
  transaction: OutboxTransaction,
  rows: readonly OutboxRow[],
  now: Date,
): Promise<void> {
  await transaction.$executeRawUnsafe(insertRows, JSON.stringify(rows), now);
}
