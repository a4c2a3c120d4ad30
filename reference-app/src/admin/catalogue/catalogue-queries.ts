import type { ProductSearch, StoreSearch, Unwrapped } from '@portal/client';
import type { StaffProduct, StaffStore, StoreCategory } from '@portal/domain/catalogue';
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
export function storeSearchQuery(search: StoreSearch) {
  return queryOptions({
    queryKey: [...catalogueKeys.admin, 'stores', search],
    queryFn: ({ signal }) => staffPortal.catalogue.stores(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** One store; null when there is none. */
export function adminStoreQuery(id: number) {
  return queryOptions({
    queryKey: [...catalogueKeys.admin, 'store', id],
    queryFn: ({ signal }) => staffPortal.catalogue.store(id, { signal }),
    meta: personal,
  });
}

/** One page of a store's products. */
export function productSearchQuery(search: ProductSearch) {
  return queryOptions({
    queryKey: [...catalogueKeys.admin, 'products', search],
    queryFn: ({ signal }) => staffPortal.catalogue.products(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** All categories. */
export const categoriesQuery = queryOptions({
  queryKey: [...catalogueKeys.admin, 'categories'],
  queryFn: ({ signal }) => staffPortal.catalogue.categories({ signal }),
  meta: personal,
});
