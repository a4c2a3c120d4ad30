import type { Unwrapped } from '@portal/client';
import type { PageMeta } from '@portal/domain/contract';
import type { Order } from '@portal/domain/orders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { portal } from '../portal.ts';

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
  promises: ['orders', 'promises'],
  searches: ['orders', 'search'],
} as const;

/** How many of the guest's orders are read at first, and how many more each time. */
export const ownOrdersStep = 20;

/** The newest of the guest's own orders, newest first. */
export const ownOrdersQuery = queryOptions({
  queryKey: orderKeys.own,
  queryFn: async ({ signal }): Promise<readonly AppOrder[]> =>
    (await portal.orders.list({ limit: ownOrdersStep }, { signal })).orders,
  meta: personal,
});

/** More of them, as far back as the guest has looked. */
export function moreOwnOrdersQuery(limit: number) {
  return queryOptions({
    queryKey: [...orderKeys.own, 'more', limit],
    queryFn: async ({ signal }): Promise<readonly AppOrder[]> =>
      (await portal.orders.list({ limit }, { signal })).orders,
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** One own order, however old it is: alone in a list, or nothing where it is not one's own. */
export function ownOrderQuery(id: number) {
  return queryOptions({
    queryKey: [...orderKeys.own, 'one', id],
    queryFn: async ({ signal }): Promise<readonly AppOrder[]> => {
      const found = await portal.orders.list({ before: id + 1, limit: 1 }, { signal });
      return found.orders.filter((order) => order.id === id);
    },
    meta: personal,
  });
}

/** When the guest's open orders are there. */
export const ownEtasQuery = queryOptions({
  queryKey: orderKeys.promises,
  queryFn: async ({ signal }) => (await portal.orders.promises({}, { signal })).promises,
  meta: personal,
});
