import { normalizePhone } from '@portal/domain/phone';
import type { RestaurantState } from '@portal/domain/restaurant';
import { Link } from '@portal/ui';
import { TriangleAlert } from 'lucide-react';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import * as styles from './restaurant-notice.css.ts';

interface RestaurantNoticeProps {
  /** Undefined for a shop, and until it is known. */
  restaurant: RestaurantState | undefined;
  /** Since when the menu on this page could not be read anew. */
  menuStaleSince?: Date | null | undefined;
}

/** Says that the restaurant does not answer, what that means, and whom to call. */
export function RestaurantNotice({ restaurant, menuStaleSince = null }: RestaurantNoticeProps) {
  const { t } = useTexts();
  const { short } = useHotelTime();
  const since = menuStaleSince?.toISOString() ?? restaurant?.staleSince ?? null;
  const canOrder = restaurant?.canOrder ?? true;
  if (canOrder && since === null) return <div role="status" />;
  return (
    <div role="status" className={styles.notice}>
      <TriangleAlert size="1.25rem" aria-hidden="true" className={styles.icon} />
      <div className={styles.textBlock}>
        <p className={styles.main}>
          {since === null ? t('menu.notHeard') : t('menu.stale', { time: short(since) })}
        </p>
        {!canOrder && (
          <>
            <p>{t('menu.noOrders')}</p>
            <CallRestaurant />
          </>
        )}
      </div>
    </div>
  );
}

/** Whom to call: the restaurant, or the reception where the restaurant has no phone of its own. */
export function CallRestaurant() {
  const { t } = useTexts();
  const setting = usePortalSetting();
  const restaurant = setting?.restaurantPhone;
  const phone = restaurant || setting?.receptionPhone;
  if (!phone) return null;
  return (
    <p className={styles.call}>
      <Link href={`tel:${normalizePhone(phone)}`}>
        {restaurant ? t('menu.call', { phone }) : t('menu.callReception', { phone })}
      </Link>
    </p>
  );
}
