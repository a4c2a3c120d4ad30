import type { Params } from 'react-router';
import { queryClient } from '../../app/query-client.ts';
import { isRestaurant } from '../restaurant/is-restaurant.ts';
import { storeIdInPath, storeQuery } from './store-queries.ts';

/** Begins to read a store, then its menu where it is a restaurant, while its page is on its way. */
export async function readStoreAhead({ id }: Params): Promise<void> {
  const storeId = storeIdInPath(id);
  if (storeId === null) return;
  const { store } = await queryClient.query(storeQuery(storeId));
  if (!isRestaurant(store)) return;
  const { readDishesAhead } = await import('../restaurant/read-ahead.ts');
  readDishesAhead();
  await import('../restaurant/restaurant-store.tsx');
}
