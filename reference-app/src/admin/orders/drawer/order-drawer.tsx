import { orderCommandLabel, orderMachine } from '@portal/domain/orders';
import { Button, Drawer, Facts } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import { markOpened } from '../bell/opened-orders.ts';
import { CancelOrderModal } from '../change/cancel-order-modal.tsx';
import { canCancel, nextCommand } from '../change/next-command.ts';
import type { OrderMutations } from '../change/order-mutations.ts';
import { useShownOrder } from '../live/order-viewers.ts';
import { orderDetailsQuery } from '../queries/order-details-query.ts';
import { Loading } from '../../../shared/loading/loading.tsx';
import { QueryState } from '../../../shared/loading/query-state.tsx';
import { OrderInFull } from './order-in-full.tsx';

interface OrderDrawerProps extends Pick<OrderMutations, 'onMove'> {
  readonly id: number;
  readonly onClose: () => void;
}

/** Everything about one order, over the page it was opened from. */
export function OrderDrawer({ id, onMove, onClose }: OrderDrawerProps) {
  const { t } = useTexts();
  const { short } = useHotelTime();
  const read = useQuery(orderDetailsQuery(id));
  const order = read.data?.order;
  const [isUnsaved, setUnsaved] = useState(false);
  const [isCanceling, setCanceling] = useState(false);
  useShownOrder(id);
  useEffect(() => markOpened(id), [id]);

  const next = order && nextCommand(order.status);
  return (
    <Drawer
      open
      onClose={onClose}
      hasUnsaved={isUnsaved}
      title={t('order.title', { id })}
      // A line of it is kept free until it is read, so that nothing below moves.
      description={
        order ? (
          <Facts
            facts={[order.room.name, t('admin.order.placedAt', { time: short(order.create_at) })]}
          />
        ) : (
          '\u00a0'
        )
      }
      footer={
        order && (
          <>
            {canCancel(order.status) && (
              <Button variant="quiet" onClick={() => setCanceling(true)}>
                {orderCommandLabel(t, 'cancel')}
              </Button>
            )}
            {next && (
              <Button onClick={() => onMove(order, orderMachine.commands[next].to)}>
                {orderCommandLabel(t, next)}
              </Button>
            )}
          </>
        )
      }
    >
      {read.data && <OrderInFull details={read.data} onUnsaved={setUnsaved} />}
      <QueryState
        title={t('admin.order.loadFailed')}
        query={read}
        loading={<Loading lines={9} />}
        missing={{
          title: t('admin.order.notFound'),
          message: t('admin.order.notFoundHint'),
          actions: <Button onClick={onClose}>{t('admin.order.back')}</Button>,
        }}
      />
      {/* Within the drawer: beside it, each would hide the other from assistive technology. */}
      {order && isCanceling && (
        <CancelOrderModal order={order} onClose={() => setCanceling(false)} />
      )}
    </Drawer>
  );
}
