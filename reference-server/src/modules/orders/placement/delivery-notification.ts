import { paymentTypeLabel, type Order } from '@portal/domain/orders';
import type { PaymentSystem } from '@portal/domain/portal';
import { createTexts } from '@portal/domain/texts';
import type { OutboxRow } from '../../../outbox/outbox-row.ts';
import { staffNotificationRow } from '../../staff-notifications/staff-notification.ts';

const { t } = createTexts({ locale: 'ru' });

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
    paymentMethod: paymentTypeLabel(t, attributes.paymentType, system),
    storeTitle: attributes.store.title,
    guestName: attributes.guest.name,
    roomName: attributes.room.name,
    comment: attributes.comment,
  });
}
