import { createRestaurantClient } from '@portal/client';
import { getStopList, readDishMenu, type DishMenu, type ExternalMenu } from '@portal/domain';
import { queryOptions } from '@tanstack/react-query';
import { portal } from '../../app/portal.ts';
import { restaurantKeys } from './restaurant-keys.ts';

const restaurant = createRestaurantClient({ portal, paths: 'external' });

/** The menu as it was read. */
interface MenuResult {
  readonly organizationId: string;
  readonly menu: ExternalMenu;
  readonly staleSince: Date | null;
}

/** What the restaurant sells. */
interface ReadMenu {
  readonly menu: DishMenu;
  /** Since when the restaurant could not be asked for a newer one; null while it could. */
  readonly staleSince: Date | null;
}

function dishesOf({ organizationId, menu, staleSince }: MenuResult): ReadMenu {
  return { menu: readDishMenu(menu, organizationId), staleSince };
}

/** What the restaurant sells: the first menu of the first organization. */
export const menuQuery = queryOptions({
  queryKey: restaurantKeys.menu,
  queryFn: async ({ signal }): Promise<MenuResult> => {
    const chosen = await restaurant.chooseRestaurant({ signal });
    const { value, staleSince } = await chosen.menu({ signal });
    return { organizationId: chosen.organization.id, menu: value, staleSince };
  },
  select: dishesOf,
  staleTime: 5 * 60_000,
  refetchInterval: 5 * 60_000,
});

/** What has run out, and whether dishes can be ordered. Told live; asked once a minute besides. */
export const restaurantStateQuery = queryOptions({
  queryKey: restaurantKeys.state,
  queryFn: async ({ signal }) => (await portal.call(getStopList, {}, { signal })).body,
  refetchInterval: 60_000,
});
