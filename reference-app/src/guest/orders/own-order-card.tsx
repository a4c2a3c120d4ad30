import { priceFromWire } from '@portal/domain/money';
import { isOrderClosed, orderStatusLabel, paymentStatusLabel } from '@portal/domain/orders';
import { Badge, Facts, LinkButton, StatusBadge } from '@portal/ui';
import { OrderCard, orderStatusTones } from '@portal/ui/portal';
import type { ReactNode } from 'react';
import { linesOf } from '../../shared/orders/order-lines.ts';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { paymentTone } from '../../shared/orders/payment-tone.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import { orderSteps } from './progress/order-steps.ts';
import { EtaTime } from './progress/eta-time.tsx';
import { useOrderPayment } from './payment/use-order-payment.ts';

/** An order at a glance; one under way shows how far it has come, how it is paid, and leads to its payment. */
export function OwnOrderCard({ order, actions }: { order: AppOrder; actions?: ReactNode }) {
  const { t } = useTexts();
  const { short } = useHotelTime();
  const { way, hasStatus, paying } = useOrderPayment(order);
  const isOpen = !isOrderClosed(order.status);
  const href = `/orders/${order.id}`;
  return (
    <OrderCard
      title={t('order.title', { id: order.id })}
      href={href}
      meta={
        <>
          <Facts facts={[order.store.title, order.room.name, short(order.create_at)]} />
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
        order.paid_for || (isOpen && hasStatus) ? (
          <Badge tone={paymentTone(order.paid_for)}>
            {paymentStatusLabel(t, order.paid_for, 'guest')}
          </Badge>
        ) : (
          isOpen && way
        )
      }
      actions={
        paying === 'payable' ? (
          <LinkButton href={`${href}?pay=now`} size="small">
            {t('order.pay')}
          </LinkButton>
        ) : (
          actions
        )
      }
      steps={isOpen ? orderSteps(order, t, short) : undefined}
    />
  );
}
