import type { InputOf, Unwrapped } from '@portal/client';
import type {
  StaffProduct,
  StaffStore,
  StoreCategory,
  fetchStores,
  fetchProducts,
} from '@portal/domain/catalogue';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { catalogueKeys } from '../../shared/catalogue/catalogue-keys.ts';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** A store as the console holds it. */
export type AdminStore = Unwrapped<StaffStore>;
/** A product as the console holds it. */
export type AdminProduct = Unwrapped<StaffProduct>;

/** A category as the console holds it. */
export type AdminCategory = Unwrapped<StoreCategory>;

/** One page of stores. */
export function storeSearchQuery(search: InputOf<typeof fetchStores>) {
  return queryOptions({
    queryKey: [...catalogueKeys.admin, 'stores', search],
    queryFn: ({ signal }) => staffPortal.stores.list(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** One store; null when there is none. */
export function adminStoreQuery(id: number) {
  return queryOptions({
    queryKey: [...catalogueKeys.admin, 'store', id],
    queryFn: async ({ signal }) => {
      const { stores } = await staffPortal.stores.list({ id, pageSize: 1 }, { signal });
      return stores[0] ?? null;
    },
    meta: personal,
  });
}

/** One page of a store's products. */
export function productSearchQuery(search: InputOf<typeof fetchProducts>) {
  return queryOptions({
    queryKey: [...catalogueKeys.admin, 'products', search],
    queryFn: ({ signal }) => staffPortal.products.list(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** All categories. */
export const categoriesQuery = queryOptions({
  queryKey: [...catalogueKeys.admin, 'categories'],
  queryFn: async ({ signal }) =>
    (await staffPortal.storeCategories.list({}, { signal })).storeCategories,
  meta: personal,
});
