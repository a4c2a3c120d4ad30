import { defineStatement } from '../../db/statement.ts';

/**
 * Deletes notifications of providers that were handled before the first time, and messages that were given
 * up before the second.
 */
export const deleteOldRows = defineStatement<[handledBefore: Date, deadBefore: Date], never>(`
  WITH handled AS (DELETE FROM webhook_inbox WHERE processed_at < $1::timestamptz)
  DELETE FROM outbox WHERE dead_at < $2::timestamptz`);
