import { providerHealthChange } from '@portal/domain/providers';
import { stopListGoodForMinutes } from '@portal/domain/restaurant';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { portal } from '../../shared/portal.ts';
import { restaurantStateQuery } from '../../shared/restaurant/restaurant-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import * as styles from './provider-banner.css.ts';
import { providersKey, providersQuery } from './provider-queries.ts';

/** Says above every page of the console which outside system does not work, and what that means. */
export function ProviderBanner() {
  const client = useQueryClient();
  const { t } = useTexts();
  const { short } = useHotelTime();
  const { data } = useQuery(providersQuery);
  const failing = (data ?? []).filter(({ state }) => state === 'trouble');

  useEffect(() => {
    const stops = [
      portal.live.on(providerHealthChange, () => {
        void client.invalidateQueries({ queryKey: providersKey });
      }),
      portal.live.onStatus((status) => {
        if (status === 'live') void client.invalidateQueries({ queryKey: providersKey });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);

  return (
    <div role="status">
      {failing.length > 0 && (
        <div className={styles.banner}>
          <TriangleAlert size="1.25rem" aria-hidden="true" className={styles.icon} />
          <div>
            {failing.map(({ id, lastError, lastErrorAt }) => (
              <p key={id}>
                <strong>{t('admin.providers.trouble', { names: t(`provider.${id}`) })}</strong>{' '}
                {id === 'iiko' && <RestaurantEffect />}{' '}
                {lastError !== null && lastErrorAt !== null && (
                  <span className={styles.detail}>
                    {t('admin.providers.last', { time: short(lastErrorAt), error: lastError })}
                  </span>
                )}
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** What it means for guests that the restaurant does not answer. */
function RestaurantEffect() {
  const { t } = useTexts();
  const { data } = useQuery(restaurantStateQuery);
  if (!data) return null;
  return (
    <span>
      {data.canOrder
        ? t('admin.providers.iiko.waiting', { n: stopListGoodForMinutes })
        : t('admin.providers.iiko.closed')}
    </span>
  );
}
