import { orderStatusLabel } from '@portal/domain/orders';
import { defaultTimeZone } from '@portal/domain/portal';
import { adminPaths } from '@portal/domain/staff';
import { hotelMoment, startOfDay } from '@portal/domain/time';
import { Facts, Link, StatusBadge } from '@portal/ui';
import { orderStatusTones } from '@portal/ui/portal';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../../shared/loading/query-state.tsx';
import { orderSearchQuery } from '../../queries/order-search-query.ts';
import { usePortalSetting } from '../../../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../../shared/time/hotel-time.ts';
import { useNow } from '../../../../shared/time/use-now.ts';
import type { Board } from '../../queries/board-queries.ts';
import * as styles from './closed-today.css.ts';

interface ClosedListProps {
  readonly today: Board['today'];
  readonly onOpen: (id: number) => void;
}

const ends = ['done', 'canceled'] as const;

/** The latest orders of today that were done, and those that were canceled. */
export function ClosedList({ today, onOpen }: ClosedListProps) {
  const { t } = useTexts();
  if (today.done + today.canceled === 0) {
    return <p className={styles.none}>{t('admin.orders.closedToday.none')}</p>;
  }
  return (
    <div className={styles.lists}>
      {ends
        .filter((status) => today[status] > 0)
        .map((status) => (
          <ClosedOf key={status} {...{ status, onOpen }} count={today[status]} />
        ))}
    </div>
  );
}

interface ClosedOfProps {
  readonly status: (typeof ends)[number];
  readonly count: number;
  readonly onOpen: (id: number) => void;
}

function ClosedOf({ status, count, onOpen }: ClosedOfProps) {
  const { t } = useTexts();
  const { short } = useHotelTime();
  const timeZone = usePortalSetting()?.timeZone ?? defaultTimeZone;
  const { day } = hotelMoment(new Date(useNow()), timeZone);
  const from = startOfDay(day, timeZone).toISOString();
  const found = useQuery(orderSearchQuery({ status, from, pageSize: 20 }));
  return (
    <>
      <h3 className={styles.listName}>
        <StatusBadge tone={orderStatusTones[status]} label={orderStatusLabel(t, status)} />{' '}
        <span>{count}</span>
      </h3>
      <QueryState inline query={found} />
      <ul className={styles.list}>
        {found.data?.orders.map((order) => (
          <li key={order.id}>
            <button type="button" className={styles.closedOrder} onClick={() => onOpen(order.id)}>
              <strong>{order.room.name}</strong>
              <Facts facts={[`#${order.id}`, short(order.status_at)]} className={styles.muted} />
            </button>
          </li>
        ))}
      </ul>
      <Link href={`${adminPaths.orders}?view=table&status=${status}`}>
        {t('admin.orders.closedToday.all')}
      </Link>
    </>
  );
}
