import { kopecksFromRoubles } from '@portal/domain/money';
import type { PortalSettings } from '@portal/domain/portal';
import { endOfDay } from '@portal/domain/time';
import type { SqlClient } from '../../../db/statement.ts';
import { identityOf, type StaffActor } from '../../../kernel/actor.ts';
import { requireConfirmation } from '../../../kernel/confirmation.ts';
import { consumeAttempts } from '../../auth/attempts/attempt-budget-repository.ts';

/** Asks staff who give much money back to say again who they are. */
export type RefundConfirmation = ReturnType<typeof createRefundConfirmation>;

/**
 * Adds a refund to what the account gives back in this day of the hotel.
 * @throws ProblemError `REAUTHENTICATION_REQUIRED` past the sum that is set, unless they have just said who
 *   they are; the transaction then undoes the adding.
 */
type RefundOfDay = (transaction: SqlClient, amountKopecks: number) => Promise<void>;

/** Where the sum is a setting. */
export function createRefundConfirmation(settings: {
  read(): Promise<Pick<PortalSettings, 'refundConfirmAbove' | 'timeZone'>>;
}) {
  return {
    /**
     * What is asked for inside the transaction that decides a refund; the settings are read before it, as the
     * database may have one connection alone.
     */
    async prepare(actor: StaffActor): Promise<RefundOfDay> {
      const { refundConfirmAbove, timeZone } = await settings.read();
      const maxKopecks = kopecksFromRoubles(refundConfirmAbove);
      return async (transaction, amountKopecks) => {
        const now = new Date();
        const windowEnd = endOfDay(now, timeZone);
        const day = { scope: 'refunds-per-day', key: identityOf(actor), windowEnd };
        const limits = JSON.stringify([day]);
        const [sum] = await consumeAttempts(transaction, limits, now, amountKopecks);
        if ((sum?.count ?? 0) > maxKopecks) requireConfirmation(actor);
      };
    },
  };
}
