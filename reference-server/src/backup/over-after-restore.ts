import type { ClientBase } from 'pg';

/** More than a stream can have grown since a backup was made. */
const STREAM_LEAP = 1_000_000;

/*
 * What a restored database must not take up again, as it happened long ago or would happen twice. What
 * stays is done again safely: a reserve is sent to iiko under its own id, a payment under way is read from
 * the provider at the next start, notifications that were not handled are read again.
 */
const statements = [
  // Notices, codes, pushes and live events were told at their time. What was given up is kept for people.
  `DELETE FROM outbox WHERE channel IN ('live', 'sms', 'telegram', 'push') AND dead_at IS NULL`,
  `UPDATE outbox SET locked_by = NULL, locked_until = NULL WHERE locked_by IS NOT NULL`,
  // Clients may have come further than the backup: each is told to load everything anew.
  `DELETE FROM stream_event`,
  `UPDATE stream SET seq = seq + ${String(STREAM_LEAP)}`,
  // A session that was ended since would be open again, a code that was used could be used again.
  `DELETE FROM session`,
  `DELETE FROM otp_challenge`,
  `DELETE FROM first_admin_link`,
  `DELETE FROM second_factor_challenge`,
  // One that was decided and not asked for may have been given since: the provider is asked about it first.
  `UPDATE refund SET requested_at = created_at WHERE status = 'intent' AND requested_at IS NULL`,
  // Open alerts stay to be seen; they are not said aloud a second time.
  `UPDATE alert SET speak_at = NULL WHERE resolved_at IS NULL AND spoken_at IS NOT NULL`,
];

/** Makes a database that was just restored fit to be opened to guests, in the transaction of the restore. */
export async function deleteExpired(client: ClientBase): Promise<void> {
  for (const sql of statements) await client.query(sql);
}
