import { erasedGuestName } from '@portal/domain/guests';
import type { PortalSettings } from '@portal/domain/portal';
import type { Logger } from 'pino';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import { createWorker, type Worker } from '../../outbox/worker.ts';
import { emptyBanquet } from './erasure-repository.ts';

const pollMilliseconds = 60 * 60_000;
/** Far below what a statement has time for. */
const clearedAtOnce = 500;

const clearOld = defineStatement<[now: Date, months: number, limit: number], { id: number }>(`
  WITH due AS (
    SELECT id FROM banquet
    WHERE ends_at < $1::timestamptz - make_interval(months => $2::int)
      AND (phone <> '' OR customer_name <> '${erasedGuestName}')
    ORDER BY id LIMIT $3::int FOR NO KEY UPDATE SKIP LOCKED
  ), reserves AS (
    UPDATE banquet_reserve SET info = NULL FROM due WHERE banquet_id = due.id
  )
  UPDATE banquet SET ${emptyBanquet} FROM due WHERE banquet.id = due.id RETURNING banquet.id`);

/** What erasing customers of banquets works with. */
export interface OldBanquetsOptions {
  readonly database: SqlClient;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'retention'>> };
  readonly log: Logger;
}

/** Erases the customers of banquets that ended as many months ago as the hotel says: they have no account. */
export function createOldBanquets({ database, settings, log }: OldBanquetsOptions): Worker {
  return createWorker({
    name: 'old banquets',
    idleMilliseconds: pollMilliseconds,
    log,
    async run() {
      const { banquetMonths } = (await settings.read()).retention;
      if (banquetMonths === null) return false;
      const cleared = await clearOld(database, new Date(), banquetMonths, clearedAtOnce);
      return cleared.length === clearedAtOnce;
    },
  });
}
