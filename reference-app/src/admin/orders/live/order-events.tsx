import { unwrap } from '@portal/client';
import {
  boardLinesOf,
  orderCreate,
  orderPaidStatusChange,
  orderStatusChange,
  orderViewers,
} from '@portal/domain/orders';
import { roomText } from '@portal/domain/rooms';
import { useToaster } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portal } from '../../../shared/portal.ts';
import { createEventBatch } from '../../../shared/live/event-batch.ts';
import { patchOrder, reloadOrders } from '../../../shared/orders/order-cache.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { markOpened } from '../bell/opened-orders.ts';
import { patchOnBoard, putOnBoard } from '../queries/board-cache.ts';
import { detailsKey } from '../queries/order-details-query.ts';
import { createThrottledRefetch } from './throttled-refetch.ts';

/** A busy hour must not become a load of its own: what is told is shown at once, and read again later. */
const readAgainAfterMilliseconds = 2_000;

/** Carries what happens to orders into what staff see of them, and says that a new one has come. */
export function OrderEvents() {
  const client = useQueryClient();
  const toaster = useToaster();
  const { t } = useTexts();

  useEffect(() => {
    const { live } = portal;
    const again = createThrottledRefetch(() => reloadOrders(client), readAgainAfterMilliseconds);
    const arrivals = createEventBatch<{ id: number; room: { name: string } }>(
      ([first, ...others]) => {
        const isOne = others.length === 0;
        toaster.show({
          title: isOne
            ? t('order.notice.new')
            : t('order.notice.several', { n: others.length + 1 }),
          message: isOne
            ? t('order.notice.newMessage', { id: first.id, room: roomText(first.room.name, t) })
            : [first, ...others].map(({ id }) => `#${id}`).join(', '),
          tone: 'info',
        });
      },
    );
    const readDetailsAgain = (id: number) =>
      void client.invalidateQueries({ queryKey: [...detailsKey, id] });
    const stops = [
      live.onReset(() => reloadOrders(client)),
      // What a colleague has opened need not ring.
      live.on(orderViewers, ({ orderId, viewers }) => {
        if (viewers.length > 0) markOpened(orderId);
      }),
      live.on(orderCreate, ({ newOrder }) => {
        const order = unwrap(newOrder);
        putOnBoard(client, order);
        again.soon();
        arrivals.add(order);
      }),
      live.on(orderStatusChange, ({ newStatus, orderId, paid_for, products, iikoProducts }) => {
        patchOrder(client, orderId, (order) => {
          if (order.status !== newStatus) order.previous_status = order.status;
          Object.assign(order, { status: newStatus, paid_for, products, iikoProducts });
        });
        patchOnBoard(client, orderId, (order) => {
          if (order.status !== newStatus)
            order.status_at = new Date(portal.clock.now()).toISOString();
          const lines = boardLinesOf({ products, iikoProducts });
          Object.assign(order, { status: newStatus, paid_for, lines });
        });
        readDetailsAgain(orderId);
        again.soon();
      }),
      live.on(orderPaidStatusChange, ({ paid_for, orderId }) => {
        const pay = (order: { paid_for: typeof paid_for }) => {
          order.paid_for = paid_for;
        };
        patchOrder(client, orderId, pay);
        patchOnBoard(client, orderId, pay);
        readDetailsAgain(orderId);
        again.soon();
      }),
    ];
    return () => {
      again.stop();
      arrivals.stop();
      for (const stop of stops) stop();
    };
  }, [client, toaster, t]);

  return null;
}
