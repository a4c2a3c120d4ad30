import { adminPaths } from '@portal/domain/staff';
import { Link, Rating, type TableColumn } from '@portal/ui';
import type { HotelTime } from '../../shared/time/hotel-time.ts';
import * as accounts from '../accounts/accounts.css.ts';
import { PhoneLink } from '../phone-link.tsx';
import type { AdminRating } from './rating-queries.ts';
import * as styles from './ratings-page.css.ts';
import type { Texts } from '../../shared/texts/app-texts.ts';

interface ColumnContext {
  readonly texts: Texts;
  readonly time: HotelTime;
}

/** The columns of the table of ratings. */
export function ratingColumns({ texts: { t }, time }: ColumnContext): TableColumn<AdminRating>[] {
  return [
    {
      key: 'score',
      header: t('admin.ratings.score'),
      cell: ({ score }) => <Rating label={t('admin.ratings.score')} value={score} />,
    },
    {
      key: 'kind',
      header: t('admin.ratings.kind'),
      cell: ({ orderId }) =>
        orderId === null ? (
          t('admin.ratings.kind.stay')
        ) : (
          <Link href={`${adminPaths.orders}?order=${orderId}`}>
            {t('admin.guests.order', { id: orderId })}
          </Link>
        ),
    },
    {
      key: 'review',
      header: t('admin.ratings.review'),
      cell: ({ review }) => (review === '' ? '—' : <q className={styles.review}>{review}</q>),
    },
    {
      key: 'guest',
      header: t('admin.ratings.guest'),
      cell: ({ guest: { id, name, phone } }) => (
        <div className={accounts.lines}>
          <Link href={`${adminPaths.guests}?guest=${id}&part=ratings`}>{name}</Link>
          <PhoneLink className={styles.phone} phone={phone} />
        </div>
      ),
    },
    {
      key: 'room',
      header: t('admin.ratings.room'),
      cell: ({ room }) => room?.label ?? '—',
    },
    {
      key: 'when',
      header: t('admin.ratings.when'),
      cell: ({ create_at }) => <span className={accounts.when}>{time.dateTime(create_at)}</span>,
    },
  ];
}
