import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';
import { Button, EmptyState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { UtensilsCrossed } from 'lucide-react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { dishesQuery, restaurantStateQuery } from '../../shared/restaurant/restaurant-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { MenuLoading } from './menu/menu-on-its-way.tsx';
import { OpenMenu } from './menu/open-menu.tsx';
import { CallRestaurant, RestaurantNotice } from './restaurant-notice.tsx';

/** What the restaurant cooks: a store whose goods are dishes. */
export function RestaurantStore({ store }: { store: Unwrapped<Store> }) {
  const { t } = useTexts();
  const menu = useQuery(dishesQuery);
  const restaurant = useQuery(restaurantStateQuery).data;
  return (
    <>
      <RestaurantNotice restaurant={restaurant} menuStaleSince={menu.data?.staleSince} />
      {content()}
    </>
  );

  function content() {
    if (menu.error && !menu.data) {
      return (
        <EmptyState
          title={t('menu.loadFailed')}
          message={describeError(menu.error, t).message}
          icon={<UtensilsCrossed size="1em" strokeWidth={1.25} />}
          actions={
            <>
              <Button onClick={() => void menu.refetch()}>{t('portal.retry')}</Button>
              <CallRestaurant />
            </>
          }
        />
      );
    }
    if (!menu.data) return <MenuLoading />;
    if (menu.data.categories.length === 0) {
      return (
        <EmptyState
          title={t('menu.empty')}
          icon={<UtensilsCrossed size="1em" strokeWidth={1.25} />}
        />
      );
    }
    return <OpenMenu storeId={store.id} menu={menu.data} restaurant={restaurant} />;
  }
}
