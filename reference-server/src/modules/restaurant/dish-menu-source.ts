import { readDishMenu, type DishMenu } from '@portal/domain';
import type { ProviderData } from '../providers/provider-data.ts';
import type { GuestMenu, HotelRestaurant } from './hotel-restaurant.ts';

/**
 * What is sold, as guests last saw it within 24 h; null: nobody knows. Asks nobody outside, and reads a menu
 * once for as long as it is the newest.
 */
export function createKnownDishMenu(
  restaurant: Pick<HotelRestaurant, 'knownGuestMenu'>,
  data: Pick<ProviderData, 'read'>,
): () => Promise<DishMenu | null> {
  let last: (GuestMenu & { readonly dishes: DishMenu }) | undefined;
  return async () => {
    const known = await restaurant.knownGuestMenu();
    if (!known) return null;
    const { menu, organizationId } = known;
    if (last?.menu !== menu || last.organizationId !== organizationId) {
      const dishes = data.read('menu', (onOdd) => readDishMenu(menu, organizationId, onOdd));
      last = { menu, organizationId, dishes };
    }
    return last.dishes;
  };
}
