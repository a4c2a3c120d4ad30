import type { InputOf } from '@portal/client';
import type { fetchOrders } from '@portal/domain/orders';
import { orderKeys, type OrderPage } from '../../../shared/orders/order-queries.ts';
import { staffPortal } from '../../staff-portal.ts';
import { pageQuery } from '../../table-page/page-query.ts';

/** One page of orders for staff. */
export const orderSearchQuery = pageQuery<InputOf<typeof fetchOrders>, OrderPage>(
  orderKeys.searches,
  staffPortal.orders.list,
);
