import { oneLine } from '@portal/domain/contract';
import { createTexts } from '@portal/domain/texts';
import type { SqlClient } from '../../../db/statement.ts';
import { hotelTimes } from '../../../kernel/hotel-time.ts';
import type { Alerts } from '../../alerts/alerts.ts';
import type { BanquetChange } from '../banquet-change.ts';
import type { BanquetRow } from '../banquet-row.ts';
import type { ReserveOutcome } from './reserve-outcome.ts';

/** What the restaurant has not done for a banquet, as an alert that stands until somebody acts on it. */
export type ReserveAlerts = ReturnType<typeof createReserveAlerts>;

const { t } = createTexts({ locale: 'ru' });

/** The alerts of reserves, among those of the portal. */
export function createReserveAlerts(alerts: Alerts) {
  const subject = (id: number) =>
    ({ kind: 'reserve-failed', about: { type: 'banquet', id } }) as const;

  async function raise(
    transaction: SqlClient,
    { id, startsAt }: BanquetRow,
    error: string,
    timeZone: string,
  ): Promise<true> {
    const params = {
      banquet: id,
      time: hotelTimes(timeZone, 'message')(startsAt),
      error: oneLine(error),
    };
    await alerts.raise(transaction, { ...subject(id), params });
    return true;
  }

  return {
    /** The reserve's state has changed the banquet into this. Whether there is something to notify of. */
    async learned(
      transaction: SqlClient,
      banquet: BanquetRow,
      outcome: ReserveOutcome['kind'],
      timeZone: string,
    ): Promise<boolean> {
      const { id } = banquet;
      const error = banquet.iikoError ?? '';
      switch (outcome) {
        case 'refused':
        case 'unanswered':
          return raise(transaction, banquet, error, timeZone);
        case 'cancelRefused':
          return raise(transaction, banquet, cancelRefusedText(error), timeZone);
        case 'accepted':
          return alerts.end(transaction, subject(id), t('notice.alarm.reserve.accepted', { id }));
        case 'gone':
          return alerts.end(transaction, subject(id), t('notice.alarm.reserve.canceled', { id }));
        default:
          return false;
      }
    },
    /** Staff have changed the banquet. Whether there is something to notify of. */
    async changed(
      transaction: SqlClient,
      id: number,
      { status, reserve }: Pick<BanquetChange, 'status' | 'reserve'>,
    ): Promise<boolean> {
      const text = (what: 'canceled' | 'canceling' | 'sent') =>
        t(`notice.alarm.reserve.${what}`, { id });
      if (status === 'canceled') return alerts.end(transaction, subject(id), text('canceled'));
      if (reserve === 'call-off') return alerts.end(transaction, subject(id), text('canceling'));
      if (reserve) return alerts.end(transaction, subject(id), text('sent'));
      return false;
    },
    /** Haste after the commit. */
    wake() {
      alerts.wake();
    },
  };
}

/** Distinguishes it from a refusal to make the reserve. */
function cancelRefusedText(error: string): string {
  const heading = t('banquet.change.cancelRefused');
  return error === heading ? heading : `${heading}: ${error}`;
}
