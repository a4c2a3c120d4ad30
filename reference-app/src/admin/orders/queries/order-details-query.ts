import { queryOptions } from '@tanstack/react-query';
import { personal } from '../../../shared/orders/order-queries.ts';
import { staffPortal } from '../../staff-portal.ts';

/** Everything about one order as the app holds it. */
export type OrderDetails = Awaited<ReturnType<typeof staffPortal.orders.details>>['details'];

/** Key of everything about single orders. */
export const detailsKey = ['orders', 'details'] as const;

/** Everything about one order. */
export function orderDetailsQuery(id: number) {
  return queryOptions({
    queryKey: [...detailsKey, id],
    queryFn: async ({ signal }): Promise<OrderDetails> =>
      (await staffPortal.orders.details({ id }, { signal })).details,
    meta: personal,
  });
}
