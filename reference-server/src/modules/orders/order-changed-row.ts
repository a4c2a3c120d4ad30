import { orderStatusChange } from '@portal/domain/orders';
import { liveRow, type OutboxRow } from '../../outbox/outbox-row.ts';
import { linesOf, type OrderRow } from './order-row.ts';

/** Outbox row of the event for guest and staff: the order's present status and lines. */
export function orderChangedRow(order: OrderRow): OutboxRow {
  const payload = {
    newStatus: order.status,
    orderId: order.id,
    paid_for: order.paidFor,
    ...linesOf(order.lines),
  };
  return liveRow(orderStatusChange, payload, order.guest.id);
}
