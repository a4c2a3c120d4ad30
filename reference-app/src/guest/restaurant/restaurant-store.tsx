import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';
import { EmptyState, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { UtensilsCrossed } from 'lucide-react';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { dishesQuery, restaurantStateQuery } from '../../shared/restaurant/restaurant-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { CardsLoading } from '../stores/products/cards-on-their-way.tsx';
import { dishes } from './menu/dish-grid.css.ts';
import * as styles from './menu/menu.css.ts';
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
    if (!menu.data) {
      return (
        <QueryState
          title={t('menu.loadFailed')}
          icon={<UtensilsCrossed size="1em" strokeWidth={1.25} />}
          query={menu}
          loading={<MenuLoading />}
          actions={<CallRestaurant />}
        />
      );
    }
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

/** Holds the places of search, categories and dishes. */
function MenuLoading() {
  return (
    <>
      <Skeleton variant="control" className={styles.search} />
      <div className={styles.menu}>
        <div className={styles.categoriesLoading}>
          {[1, 2, 3, 4, 5].map((place) => (
            <Skeleton key={place} className={styles.categoryLoading} />
          ))}
        </div>
        <CardsLoading className={dishes} />
      </div>
    </>
  );
}
