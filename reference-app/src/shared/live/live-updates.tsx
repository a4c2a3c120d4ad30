import { unwrap } from '@portal/client';
import {
  orderCreate,
  orderPaidStatusChange,
  orderStatusChange,
  orderStatusLabel,
  portalSettingChange,
  sessionEnd,
} from '@portal/domain';
import { useToaster } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portal } from '../../app/portal.ts';
import { findOrder, patchOrder, putOwnOrder, reloadOrders } from '../orders/order-cache.ts';
import { orderKeys } from '../orders/order-queries.ts';
import { portalSettingKey } from '../portal-setting/portal-setting-query.ts';
import { useAccount } from '../session/session-provider.tsx';
import { useTexts } from '../texts/texts-provider.tsx';

/** Carries what the server says live into what is on screen, with the notices of the product. */
export function LiveUpdates() {
  const client = useQueryClient();
  const toaster = useToaster();
  const { t } = useTexts();
  const account = useAccount();
  const isStaff = account !== null && account.role !== 'user';

  useEffect(() => {
    const { live } = portal;
    const stops = [
      live.onReset(() => reloadOrders(client)),
      live.on(orderCreate, ({ newOrder }) => {
        const order = unwrap(newOrder);
        if (!isStaff) {
          if (!findOrder(client, order.id)) putOwnOrder(client, order);
          return;
        }
        void client.invalidateQueries({ queryKey: orderKeys.searches });
        toaster.show({
          title: t('order.notice.new'),
          message: t('order.notice.newMessage', { id: order.id, room: order.room.name }),
          tone: 'info',
        });
      }),
      live.on(orderStatusChange, ({ newStatus, orderId, paid_for, products, iikoProducts }) => {
        const before = patchOrder(client, orderId, (order) => {
          if (order.status !== newStatus) order.previous_status = order.status;
          Object.assign(order, { status: newStatus, paid_for, products, iikoProducts });
        });
        reloadOrders(client);
        if (isStaff || before?.status === newStatus) return;
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
      live.on(portalSettingChange, ({ attributes }) => {
        client.setQueryData(portalSettingKey, attributes);
      }),
      live.on(sessionEnd, () => portal.session.end()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, toaster, t, isStaff]);

  return null;
}
