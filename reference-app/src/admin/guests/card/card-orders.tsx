import { formatMoney, priceFromWire } from '@portal/domain/money';
import { orderStatusLabel } from '@portal/domain/orders';
import { adminPaths } from '@portal/domain/staff';
import { Facts, Link, StatusBadge } from '@portal/ui';
import { orderStatusTones } from '@portal/ui/portal';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import * as accounts from '../../accounts/accounts.css.ts';
import type { AdminGuestDetails } from '../guest-queries.ts';
import * as styles from './guest-card.css.ts';

/** A guest's last orders. */
export function CardOrders({ orders }: { orders: AdminGuestDetails['orders'] }) {
  const { t, locale } = useTexts();
  const time = useHotelTime();
  if (orders.count === 0) return <p className={accounts.muted}>{t('admin.guests.noOrders')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {orders.last.map(({ id, status, store, room, total, create_at }) => (
          <li key={id} className={styles.row}>
            <div className={styles.textBlock}>
              <Link href={`${adminPaths.orders}?order=${id}`}>
                {t('admin.guests.order', { id })}
              </Link>
              <Facts
                facts={[time.dateTime(create_at), store.title, room.name]}
                className={accounts.muted}
              />
            </div>
            <div className={styles.side}>
              <span className={styles.sum}>{formatMoney(priceFromWire(total), locale)}</span>
              <StatusBadge tone={orderStatusTones[status]} label={orderStatusLabel(t, status)} />
            </div>
          </li>
        ))}
      </ul>
      {orders.last.length < orders.count && (
        <p className={accounts.muted}>{t('admin.guests.lastOf', { n: orders.last.length })}</p>
      )}
    </>
  );
}
