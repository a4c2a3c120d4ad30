import { adminPaths } from '@portal/domain/staff';
import { Link, Rating } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import * as accounts from '../../accounts/accounts.css.ts';
import type { AdminGuestDetails } from '../guest-queries.ts';
import * as styles from './guest-card.css.ts';

/** A guest's last ratings, in the guest's own words. */
export function CardRatings({ ratings }: { ratings: AdminGuestDetails['ratings'] }) {
  const { t } = useTexts();
  const time = useHotelTime();
  if (ratings.count === 0) return <p className={accounts.muted}>{t('admin.guests.noRatings')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {ratings.last.map(({ id, score, review, orderId, create_at }) => (
          <li key={id} className={styles.row}>
            <div className={styles.textBlock}>
              <Rating label={t('admin.guests.score', { score })} value={score} />
              {review !== '' && <q className={styles.review}>{review}</q>}
              <span className={accounts.muted}>{time.dateTime(create_at)}</span>
            </div>
            {orderId !== null && (
              <Link href={`${adminPaths.orders}?order=${orderId}`}>
                {t('admin.guests.order', { id: orderId })}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {ratings.last.length < ratings.count && (
        <p className={accounts.muted}>{t('admin.guests.lastOf', { n: ratings.last.length })}</p>
      )}
    </>
  );
}
