import type { PortalSettings } from '@portal/domain/portal';
import type { Logger } from 'pino';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import { createWorker, type Worker } from '../../outbox/worker.ts';
import type { EraseGuest } from './guest-erasure.ts';

const pollMilliseconds = 60 * 60_000;
/** Each is a transaction of its own, which looks through what was told and noted. */
const erasedAtOnce = 10;

/** By PostgreSQL's calendar: the last day of a month that is shorter. */
const since = `($1::timestamptz - make_interval(months => $2::int))`;

/** Guests with nothing open of whom nothing was seen since then, by id. */
const findIdle = defineStatement<
  [now: Date, months: number, after: number, limit: number],
  { id: number }
>(`
  SELECT id FROM guest
  WHERE id > $3 AND erased_at IS NULL AND GREATEST(created_at, seen_at) < ${since}
    AND NOT EXISTS (SELECT FROM session
      WHERE guest_id = guest.id AND last_seen_at >= ${since})
    AND NOT EXISTS (SELECT FROM "order" WHERE guest_id = guest.id
      AND (status_at >= ${since} OR status NOT IN ('done', 'canceled')))
    AND NOT EXISTS (SELECT FROM ticket WHERE guest_id = guest.id
      AND (update_at >= ${since} OR status <> 'closed'))
  ORDER BY id LIMIT $4`);

/** What erasing idle guests works with. */
export interface IdleGuestsOptions {
  readonly database: SqlClient;
  readonly erase: EraseGuest;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'retention'>> };
  readonly log: Logger;
}

/** Erases guests who have not been here for as many months as the hotel says, a few at a time. */
export function createIdleGuests({ database, erase, settings, log }: IdleGuestsOptions): Worker {
  /** Who could not be erased, because money is open, is passed over until the next round. */
  let after = 0;
  return createWorker({
    name: 'idle guests',
    idleMilliseconds: pollMilliseconds,
    log,
    async run() {
      const { idleGuestMonths } = (await settings.read()).retention;
      if (idleGuestMonths === null) return false;
      const idle = await findIdle(database, new Date(), idleGuestMonths, after, erasedAtOnce);
      for (const { id } of idle) await erase(id, 'system');
      after = idle.length === erasedAtOnce ? (idle.at(-1)?.id ?? 0) : 0;
      return after > 0;
    },
  });
}
