import type { ValueOf } from '@portal/client';
import type { fetchOrderDetails } from '@portal/domain/orders';
import { queryOptions } from '@tanstack/react-query';
import { personal } from '../../../shared/orders/order-queries.ts';
import { staffPortal } from '../../staff-portal.ts';

/** Everything about one order as the app holds it. */
export type OrderDetails = ValueOf<typeof fetchOrderDetails>['details'];

/** Key of everything about single orders. */
export const detailsKey = ['orders', 'details'] as const;

/** Everything about one order. */
export function orderDetailsQuery(id: number) {
  return queryOptions({
    queryKey: [...detailsKey, id],
    queryFn: async ({ signal }) => (await staffPortal.orders.details({ id }, { signal })).details,
    meta: personal,
  });
}
