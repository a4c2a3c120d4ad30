import type { Unwrapped } from '@portal/client';
import type { StaffProduct, StaffStore, StoreCategory } from '@portal/domain/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { catalogueKeys } from '../../shared/catalogue/catalogue-keys.ts';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';
import { pageQuery } from '../table-page/page-query.ts';

/** A store as the console holds it. */
export type AdminStore = Unwrapped<StaffStore>;
/** A product as the console holds it. */
export type AdminProduct = Unwrapped<StaffProduct>;

/** A category as the console holds it. */
export type AdminCategory = Unwrapped<StoreCategory>;

/** One page of stores. */
export const storeSearchQuery = pageQuery(
  [...catalogueKeys.admin, 'stores'],
  staffPortal.stores.list,
);

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
export const productSearchQuery = pageQuery(
  [...catalogueKeys.admin, 'products'],
  staffPortal.products.list,
);

/** All categories. */
export const categoriesQuery = queryOptions({
  queryKey: [...catalogueKeys.admin, 'categories'],
  queryFn: async ({ signal }) =>
    (await staffPortal.storeCategories.list({}, { signal })).storeCategories,
  meta: personal,
});
