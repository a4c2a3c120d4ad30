import { orderStatusChange, paymentTypeLabel, type Order } from '@portal/domain/orders';
import type { PaymentSystem } from '@portal/domain/portal';
import { liveRow, type OutboxRow } from '../../outbox/outbox-row.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';
import { linesOf, type OrderRow } from './order-row.ts';
import { orderTexts } from './order-texts.ts';

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

/** Outbox row of the staff chat notification about a new order. */
export function deliveryNotification(
  { id, attributes }: Order,
  paymentSystems: readonly PaymentSystem[],
): OutboxRow {
  const system = paymentSystems.find(
    ({ title_system: name }) => name === attributes.payment_system,
  );
  return staffNotificationRow({
    topic: 'delivery',
    orderId: id,
    orderType: attributes.type.label,
    orderedAt: attributes.create_at,
    paymentMethod: paymentTypeLabel(orderTexts.ru, attributes.paymentType, system),
    storeTitle: attributes.store.title,
    guestName: attributes.guest.name,
    roomName: attributes.room.name,
    comment: attributes.comment,
  });
}
