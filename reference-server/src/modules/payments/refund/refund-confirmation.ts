import { kopecksFromRoubles } from '@portal/domain/money';
import type { PortalSettings } from '@portal/domain/portal';
import { defineStatement, type SqlClient } from '../../../db/statement.ts';
import { identityOf, type StaffActor } from '../../../kernel/actor.ts';
import { requireConfirmation } from '../../../kernel/confirmation.ts';
import { hotelDayEnd } from '../../auth/hotel-day.ts';

/**
 * Adds to what an account has given back today, and says how much that is, in kopecks. It is kept with what
 * else is counted for a time, and deleted with it.
 */
const addToDay = defineStatement<
  [identity: string, amountKopecks: number, now: Date, dayEnd: Date],
  { kopecks: number }
>(`
  INSERT INTO attempt_budget AS held (scope, key, window_start, window_end, count)
  VALUES ('refunds-per-day', $1, $3::timestamptz, $4::timestamptz, $2::int)
  ON CONFLICT (scope, key) DO UPDATE SET
    count = CASE WHEN held.window_end > $3::timestamptz
      THEN LEAST(held.count::bigint + excluded.count, 2000000000)::int ELSE excluded.count END,
    window_start = CASE WHEN held.window_end > $3::timestamptz
      THEN held.window_start ELSE excluded.window_start END,
    window_end = CASE WHEN held.window_end > $3::timestamptz
      THEN held.window_end ELSE excluded.window_end END
  RETURNING count AS kopecks`);

/** Asks staff who give much money back to say again who they are. */
export interface RefundConfirmation {
  /**
   * What is asked for inside the transaction that decides a refund; the settings are read before it, as the
   * database may have one connection alone.
   */
  prepare(actor: StaffActor): Promise<RefundOfDay>;
}

/**
 * Adds a refund to what the account gives back in this day of the hotel.
 * @throws ProblemError `REAUTHENTICATION_REQUIRED` past the sum that is set, unless they have just said who
 *   they are; the transaction then undoes the adding.
 */
type RefundOfDay = (transaction: SqlClient, amountKopecks: number) => Promise<void>;

/** Where the sum is a setting. */
export function createRefundConfirmation(settings: {
  read(): Promise<Pick<PortalSettings, 'refundConfirmAbove' | 'timeZone'>>;
}): RefundConfirmation {
  return {
    async prepare(actor) {
      const { refundConfirmAbove, timeZone } = await settings.read();
      const maxKopecks = kopecksFromRoubles(refundConfirmAbove);
      return async (transaction, amountKopecks) => {
        const now = new Date();
        const dayEnd = hotelDayEnd(now, timeZone);
        const [sum] = await addToDay(transaction, identityOf(actor), amountKopecks, now, dayEnd);
        if ((sum?.kopecks ?? 0) > maxKopecks) requireConfirmation(actor);
      };
    },
  };
}
