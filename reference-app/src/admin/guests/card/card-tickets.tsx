import { adminPaths } from '@portal/domain/staff';
import { ticketStatusLabel } from '@portal/domain/tickets';
import { Facts, Link, StatusBadge } from '@portal/ui';
import { ticketStatusTones } from '@portal/ui/portal';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import * as accounts from '../../accounts/accounts.css.ts';
import type { AdminGuestDetails } from '../guest-queries.ts';
import * as styles from './guest-card.css.ts';

/** A guest's last tickets. */
export function CardTickets({ tickets }: { tickets: NonNullable<AdminGuestDetails['tickets']> }) {
  const { t } = useTexts();
  const time = useHotelTime();
  if (tickets.count === 0) return <p className={accounts.muted}>{t('admin.guests.noTickets')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {tickets.last.map(({ id, status, room, update_at }) => (
          <li key={id} className={styles.row}>
            <div className={styles.textBlock}>
              <Link href={`${adminPaths.tickets}?ticket=${id}&view=all`}>
                {t('admin.guests.ticket', { id })}
              </Link>
              <Facts facts={[time.dateTime(update_at), room.label]} className={accounts.muted} />
            </div>
            <StatusBadge tone={ticketStatusTones[status]} label={ticketStatusLabel(t, status)} />
          </li>
        ))}
      </ul>
      {tickets.last.length < tickets.count && (
        <p className={accounts.muted}>{t('admin.guests.lastOf', { n: tickets.last.length })}</p>
      )}
    </>
  );
}
