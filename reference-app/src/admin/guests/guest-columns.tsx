import { StatusBadge, type TableColumn } from '@portal/ui';
import type { HotelTime } from '../../shared/time/hotel-time.ts';
import * as accounts from '../accounts/accounts.css.ts';
import { PersonCell } from '../accounts/person-cell.tsx';
import { PhoneLink } from '../phone-link.tsx';
import type { AdminGuest } from './guest-queries.ts';
import * as styles from './guests-page.css.ts';
import type { Texts } from '../../shared/texts/app-texts.ts';

interface ColumnContext {
  readonly texts: Texts;
  readonly time: HotelTime;
  readonly here: ReadonlySet<number>;
  readonly onOpen: (id: number) => void;
}

/** The columns of the table of guests. */
export function guestColumns({
  texts,
  time,
  here,
  onOpen,
}: ColumnContext): TableColumn<AdminGuest>[] {
  const { t } = texts;
  return [
    {
      key: 'guest',
      header: t('admin.guests.guest'),
      cell: ({ id, name }) => (
        <PersonCell
          name={name}
          openLabel={t('admin.guests.open', { name })}
          onOpen={() => onOpen(id)}
          onlineLabel={here.has(id) ? t('admin.guests.here') : undefined}
        >
          {t('admin.guests.number', { id })}
        </PersonCell>
      ),
    },
    {
      key: 'contacts',
      header: t('admin.guests.phone'),
      cell: ({ phone, email }) => (
        <div className={accounts.lines}>
          <PhoneLink className={styles.phone} phone={phone} />
          {email !== null && <span className={styles.contact}>{email}</span>}
        </div>
      ),
    },
    {
      key: 'orders',
      header: t('admin.guests.orders'),
      align: 'end',
      cell: ({ ordersCount }) => ordersCount,
    },
    {
      key: 'seen',
      header: t('admin.guests.lastSeen'),
      cell: ({ id, lastSeenAt }) =>
        here.has(id) ? (
          <span className={styles.here}>{t('admin.guests.here')}</span>
        ) : (
          <span className={accounts.when}>
            {lastSeenAt === null ? t('admin.guests.neverSeen') : time.dateTime(lastSeenAt)}
          </span>
        ),
    },
    {
      key: 'registered',
      header: t('admin.guests.registered'),
      cell: ({ createdAt }) => <span className={accounts.when}>{time.date(createdAt)}</span>,
    },
    {
      key: 'access',
      header: t('admin.guests.access'),
      cell: ({ approved }) => (
        <StatusBadge
          tone={approved ? 'success' : 'danger'}
          label={t(approved ? 'admin.guests.access.open' : 'admin.guests.access.closed')}
        />
      ),
    },
  ];
}
