import type { OrderSearch, Unwrapped } from '@portal/client';
import type { Order, PageMeta } from '@portal/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { portal } from '../../app/portal.ts';

/** An order as the app holds it. */
export type AppOrder = Unwrapped<Order>;

/** One page of orders for staff. */
export interface OrderPage {
  readonly orders: readonly AppOrder[];
  readonly meta: PageMeta;
}

/** Read for one person only; forgotten when the session changes. */
export const personal = { personal: true } as const;

/** Keys of everything that holds orders. */
export const orderKeys = {
  own: ['orders', 'own'],
  searches: ['orders', 'search'],
} as const;

/** The guest's own orders, newest first. */
export const ownOrdersQuery = queryOptions({
  queryKey: orderKeys.own,
  queryFn: ({ signal }): Promise<readonly AppOrder[]> => portal.orders.list(undefined, { signal }),
  meta: personal,
});

/** One page of orders for staff. */
export function orderSearchQuery(search: OrderSearch) {
  return queryOptions({
    queryKey: [...orderKeys.searches, search],
    queryFn: ({ signal }): Promise<OrderPage> => portal.orders.search(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}
