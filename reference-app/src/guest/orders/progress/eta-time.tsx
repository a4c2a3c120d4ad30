import { awaitsPayment, isOrderClosed } from '@portal/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { ownEtasQuery, type AppOrder } from '../../../shared/orders/order-queries.ts';
import { usePortalSetting } from '../../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './eta-time.css.ts';

/** When an open order is there; once that time is over, that it is late. Nothing until one to be paid online is paid. */
export function EtaTime({ order }: { order: AppOrder }) {
  const { t } = useTexts();
  const { short } = useHotelTime();
  const now = useNow();
  const online = usePortalSetting()?.onlinePaymentSystems ?? [];
  const hasPromise = !isOrderClosed(order.status) && !awaitsPayment(order, online);
  const { data: promises, isPending } = useQuery({ ...ownEtasQuery, enabled: hasPromise });
  // Against layout shift: keeps its line.
  if (hasPromise && isPending) return <span className={styles.promise}>{'\u00A0'}</span>;
  const promise = hasPromise && promises?.find(({ id }) => id === order.id);
  if (!promise) return null;
  const until = short(promise.until);
  if (Date.parse(promise.until) < now) {
    return <span className={styles.late}>{t('promise.late', { until })}</span>;
  }
  return (
    <span className={styles.promise}>
      {t('promise.range', { from: short(promise.from), until })}
    </span>
  );
}
