import { unwrap } from '@portal/client';
import {
  orderCreate,
  orderPaidStatusChange,
  orderStatusChange,
  orderStatusLabel,
} from '@portal/domain/orders';
import type { Toaster } from '@portal/ui';
import type { QueryClient } from '@tanstack/react-query';
import { portal } from '../portal.ts';
import { findOrder, patchOrder, putOwnOrder, reloadOrders } from './order-cache.ts';
import type { Translate } from '../texts/app-texts.ts';

interface Followed {
  readonly client: QueryClient;
  readonly toaster: Toaster;
  readonly t: Translate;
}

/** Carries what happens to a guest's orders into what is shown of them. Returns what stops it. */
export function followOwnOrders({ client, toaster, t }: Followed): () => void {
  const { live } = portal;
  const stops = [
    live.onReset(() => reloadOrders(client)),
    live.on(orderCreate, ({ newOrder }) => {
      const order = unwrap(newOrder);
      if (!findOrder(client, order.id)) putOwnOrder(client, order);
    }),
    live.on(orderStatusChange, ({ newStatus, orderId, paid_for, products, iikoProducts }) => {
      const before = patchOrder(client, orderId, (order) => {
        if (order.status !== newStatus) order.previous_status = order.status;
        Object.assign(order, { status: newStatus, paid_for, products, iikoProducts });
      });
      reloadOrders(client);
      if (before?.status === newStatus) return;
      toaster.show({
        title: t('order.notice.status'),
        message: t('order.notice.statusMessage', {
          id: orderId,
          status: orderStatusLabel(t, newStatus),
        }),
        tone: 'info',
      });
    }),
    live.on(orderPaidStatusChange, ({ paid_for, orderId }) => {
      patchOrder(client, orderId, (order) => {
        order.paid_for = paid_for;
      });
      reloadOrders(client);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
