import type { OrderSearch } from '@portal/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orderKeys, personal, type OrderPage } from '../../../shared/orders/order-queries.ts';
import { staffPortal } from '../../staff-portal.ts';

/** One page of orders for staff. */
export function orderSearchQuery(search: OrderSearch) {
  return queryOptions({
    queryKey: [...orderKeys.searches, search],
    queryFn: ({ signal }): Promise<OrderPage> => staffPortal.orders.search(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}
