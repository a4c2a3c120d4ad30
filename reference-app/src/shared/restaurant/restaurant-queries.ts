import { createDishClient, type RestaurantResult } from '@portal/client';
import {
  getStopList,
  IikoIdMap,
  isSameIikoId,
  type DishList,
  type ListedDish,
  type MenuDish,
} from '@portal/domain/restaurant';
import { queryOptions } from '@tanstack/react-query';
import { portal } from '../portal.ts';
import { queryClient } from '../query-client.ts';
import { restaurantKeys } from './restaurant-keys.ts';

const restaurant = createDishClient({ portal });
const readAgainAfter = { staleTime: 5 * 60_000, refetchInterval: 5 * 60_000 };

/** What the restaurant sells, without what goes with the dishes. */
export interface ReadDishes extends DishList {
  readonly dishes: ReadonlyMap<string, ListedDish>;
  /** Since when the restaurant could not be asked for a newer menu; null while it could. */
  readonly staleSince: Date | null;
}

function byId({ value: { categories }, staleSince }: RestaurantResult<DishList>): ReadDishes {
  const dishes = categories.flatMap((category) => category.dishes);
  return {
    categories,
    dishes: new IikoIdMap(dishes.map((dish) => [dish.id, dish])),
    staleSince,
  };
}

/** What the restaurant sells. */
export const dishesQuery = queryOptions({
  queryKey: restaurantKeys.dishes,
  queryFn: async ({ signal }) => restaurant.dishes({ signal }),
  select: byId,
  ...readAgainAfter,
});

/** A dish with all that goes with it; null where it is not sold. One that nothing goes with is known by the list. */
export function dishQuery(id: string) {
  return queryOptions({
    queryKey: restaurantKeys.dish(id),
    queryFn: async ({ signal }) => (await restaurant.dish(id, { signal }))?.value ?? null,
    initialData: () => listedWhole(id),
    initialDataUpdatedAt: () => queryClient.getQueryState(dishesQuery.queryKey)?.dataUpdatedAt,
    ...readAgainAfter,
  });
}

function listedWhole(id: string): MenuDish | undefined {
  const list = queryClient.getQueryData(dishesQuery.queryKey)?.value.categories ?? [];
  const dish = list
    .flatMap(({ dishes }) => dishes)
    .find((one) => !one.hasModifiers && isSameIikoId(one.id, id));
  if (!dish) return undefined;
  const [first, ...others] = dish.sizes.map((size) => ({ ...size, groups: [] }));
  return first && { ...dish, sizes: [first, ...others] };
}

/** What has run out, and whether dishes can be ordered. Told live; asked once a minute besides. */
export const restaurantStateQuery = queryOptions({
  queryKey: restaurantKeys.state,
  queryFn: async ({ signal }) => (await portal.call(getStopList, {}, { signal })).body,
  refetchInterval: 60_000,
});
