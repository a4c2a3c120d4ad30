import type { InputOf } from '@portal/client';
import type { fetchOrders } from '@portal/domain/orders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orderKeys, personal, type OrderPage } from '../../../shared/orders/order-queries.ts';
import { staffPortal } from '../../staff-portal.ts';

/** One page of orders for staff. */
export function orderSearchQuery(search: InputOf<typeof fetchOrders>) {
  return queryOptions({
    queryKey: [...orderKeys.searches, search],
    queryFn: ({ signal }): Promise<OrderPage> => staffPortal.orders.list(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}
