import type { RestaurantState } from '@portal/domain/restaurant';
import { useQuery } from '@tanstack/react-query';
import { restaurantStateQuery } from '../../../shared/restaurant/restaurant-queries.ts';
import { useDishes } from '../../../shared/restaurant/use-dishes.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { dishLines } from './dish-lines.ts';
import { isRestaurant } from '../../restaurant/is-restaurant.ts';
import { cartLines, type CartLine } from './cart-lines.ts';
import { useCart } from '../use-cart.ts';
import type { StoreWithProducts } from '../../stores/store-queries.ts';

/** A store's cart, with what is known of what lies in it. */
export interface CartContent {
  /** Undefined while its dishes are being read, or could not be. */
  readonly lines: readonly CartLine[] | undefined;
  /** Why a dish could not be read. */
  readonly error: Error | null;
  readonly refetch: () => void;
  /** False while the restaurant takes no orders. */
  readonly canOrder: boolean;
  /** Undefined for a shop, and until it is known. */
  readonly restaurant: RestaurantState | undefined;
}

/** The lines of a store's cart; those of a restaurant by its menu and its stop-list. */
export function useCartLines({ store, products }: StoreWithProducts): CartContent {
  const { t } = useTexts();
  const items = useCart(store.id);
  const hasDishes = isRestaurant(store);
  const { menu, error, refetch } = useDishes(hasDishes ? items.map(({ id }) => String(id)) : []);
  const restaurant = useQuery({ ...restaurantStateQuery, enabled: hasDishes }).data;
  if (!hasDishes) {
    return {
      lines: cartLines(items, products),
      error: null,
      refetch: () => undefined,
      canOrder: true,
      restaurant: undefined,
    };
  }
  const stopped = restaurant?.stopList.data ?? [];
  return {
    lines: menu && dishLines(items, menu, stopped, t('menu.dishNotFound')),
    error: menu ? null : error,
    refetch,
    canOrder: restaurant?.canOrder ?? true,
    restaurant,
  };
}
