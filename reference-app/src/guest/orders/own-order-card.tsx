import { isOrderClosed, orderStatusLabel, paymentStatusLabel, priceFromWire } from '@portal/domain';
import { Badge, OrderCard, orderStatusTones, StatusBadge } from '@portal/ui';
import type { ReactNode } from 'react';
import { linesOf } from '../../shared/orders/order-lines.ts';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { paymentTone } from '../../shared/orders/payment-tone.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import { orderSteps } from './order-steps.ts';
import { EtaTime } from './eta-time.tsx';

/** An order at a glance; one under way shows how far it has come. */
export function OwnOrderCard({ order, actions }: { order: AppOrder; actions?: ReactNode }) {
  const { t } = useTexts();
  const { short } = useHotelTime();
  return (
    <OrderCard
      title={t('order.title', { id: order.id })}
      href={`/orders/${order.id}`}
      meta={
        <>
          <span>{`${order.store.title} · ${order.room.name} · ${short(order.create_at)}`}</span>
          <EtaTime order={order} />
        </>
      }
      status={
        <StatusBadge
          tone={orderStatusTones[order.status]}
          label={orderStatusLabel(t, order.status)}
        />
      }
      items={linesOf(order)}
      totalKopecks={priceFromWire(order.total)}
      payment={
        order.paid_for && (
          <Badge tone={paymentTone(order.paid_for)}>
            {paymentStatusLabel(t, order.paid_for, 'guest')}
          </Badge>
        )
      }
      actions={actions}
      steps={isOrderClosed(order.status) ? undefined : orderSteps(order, t, short)}
    />
  );
}
