import { oneLine } from '@portal/domain/contract';
import { createTexts } from '@portal/domain/texts';
import { hotelTimes } from '../../../kernel/hotel-time.ts';
import type { Change } from '../../../outbox/change.ts';
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
    change: Change,
    { id, startsAt }: BanquetRow,
    error: string,
    timeZone: string,
  ) {
    const params = {
      banquet: id,
      time: hotelTimes(timeZone, 'message')(startsAt),
      error: oneLine(error),
    };
    await alerts.raise(change, { ...subject(id), params });
  }

  async function end(
    change: Change,
    id: number,
    because: 'accepted' | 'canceled' | 'canceling' | 'sent',
  ) {
    const text = t(`notice.alarm.reserve.${because}`, { id });
    await alerts.end(change, subject(id), text);
  }

  return {
    /** The reserve's state has changed the banquet into this. */
    async learned(
      change: Change,
      banquet: BanquetRow,
      outcome: ReserveOutcome['kind'],
      timeZone: string,
    ): Promise<void> {
      const { id } = banquet;
      const error = banquet.iikoError ?? '';
      switch (outcome) {
        case 'refused':
        case 'unanswered':
          return raise(change, banquet, error, timeZone);
        case 'cancelRefused':
          return raise(change, banquet, cancelRefusedText(error), timeZone);
        case 'accepted':
          return end(change, id, 'accepted');
        case 'gone':
          return end(change, id, 'canceled');
        default:
          return undefined;
      }
    },
    /** Staff have changed the banquet. */
    async changed(
      change: Change,
      id: number,
      { status, reserve }: Pick<BanquetChange, 'status' | 'reserve'>,
    ): Promise<void> {
      if (status === 'canceled') return end(change, id, 'canceled');
      if (reserve === 'call-off') return end(change, id, 'canceling');
      if (reserve) return end(change, id, 'sent');
    },
  };
}

/** Distinguishes it from a refusal to make the reserve. */
function cancelRefusedText(error: string): string {
  const heading = t('banquet.change.cancelRefused');
  return error === heading ? heading : `${heading}: ${error}`;
}
