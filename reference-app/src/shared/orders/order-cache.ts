import type { QueryClient } from '@tanstack/react-query';
import { produce, type Draft } from 'immer';
import { orderKeys, type AppOrder, type OrderPage } from './order-queries.ts';

type Alter = (order: Draft<AppOrder>) => void;

/** Changes one order wherever it is held. Returns what it was before, where it was held at all. */
export function patchOrder(client: QueryClient, id: number, alter: Alter): AppOrder | null {
  const before = findOrder(client, id);
  client.setQueriesData<readonly AppOrder[]>({ queryKey: orderKeys.own }, (orders) =>
    produce(orders, (draft) => {
      draft?.filter((order) => order.id === id).forEach(alter);
    }),
  );
  client.setQueriesData<OrderPage>({ queryKey: orderKeys.searches }, (page) =>
    produce(page, (draft) => {
      draft?.orders.filter((order) => order.id === id).forEach(alter);
    }),
  );
  return before;
}

/** The order as it is held, or null. */
export function findOrder(client: QueryClient, id: number): AppOrder | null {
  const own = client.getQueriesData<readonly AppOrder[]>({ queryKey: orderKeys.own });
  const pages = client.getQueriesData<OrderPage>({ queryKey: orderKeys.searches });
  const held = [
    ...own.flatMap(([, orders]) => orders ?? []),
    ...pages.flatMap(([, page]) => page?.orders ?? []),
  ];
  return held.find((order) => order.id === id) ?? null;
}

/**
 * Puts a new order, or a newer version of one, in front of the guest's own. A list that was never
 * read stays due to be read; one that is just being read is read again.
 */
export function putOwnOrder(client: QueryClient, order: AppOrder): void {
  const queryKey = orderKeys.own;
  void client.cancelQueries({ queryKey });
  client.setQueryData<readonly AppOrder[]>(queryKey, (orders) => [
    order,
    ...(orders ?? []).filter(({ id }) => id !== order.id),
  ]);
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: orderKeys.promises });
}

/** Replaces an order wherever it is held by the version the server has just answered. */
export function replaceOrder(client: QueryClient, order: AppOrder): void {
  patchOrder(client, order.id, (draft) => Object.assign(draft, order));
}

/** Reads every list of orders again. */
export function reloadOrders(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['orders'] });
}
