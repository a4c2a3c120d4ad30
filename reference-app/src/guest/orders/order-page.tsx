import { idInPathSchema } from '@portal/domain/contract';
import { isOrderClosed, orderStatusLabel } from '@portal/domain/orders';
import { Card, ErrorScreen, LinkButton, StatusBadge, Timeline } from '@portal/ui';
import { orderStatusTones } from '@portal/ui/portal';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { lazyWindow } from '../../shared/loading/lazy-window.tsx';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import { useTitle } from '../../shared/use-title.ts';
import { UnattendedNotice } from '../unattended/unattended-notice.tsx';
import { OrderRating } from '../ratings/order-rating.tsx';
import { useGuestSession } from '../use-guest.ts';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { useAddressWindow } from '../shell/use-address-window.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderContent } from './order-content.tsx';
import { OrderPayment } from './payment/order-payment.tsx';
import { orderSteps } from './progress/order-steps.ts';
import { payability } from './payment/payability.ts';
import { EtaTime } from './progress/eta-time.tsx';
import { RepeatOrder } from './repeat/repeat-order.tsx';
import { OrdersSignIn } from './orders-page.tsx';
import * as styles from './order-page.css.ts';
import { useOwnOrder } from './use-own-orders.ts';

const PaymentWindow = lazyWindow(() => import('../payment/payment-window.tsx'), 'PaymentWindow');

/** One order of the guest's, live. */
export function OrderPage() {
  const { t } = useTexts();
  const id = idInPathSchema.safeParse(useParams()['id']).data;
  const { status } = useGuestSession();
  const { order, query } = useOwnOrder(id);

  if (id === undefined || order === null) return <NoOrder />;
  if (order) return <ShownOrder order={order} />;
  return (
    <GuestPage
      title={t('order.title', { id })}
      back={{ href: '/orders', label: t('order.mine.title') }}
      width="column"
    >
      {status === 'nobody' ? (
        <OrdersSignIn />
      ) : (
        <QueryState
          title={t('order.oneLoadFailed')}
          query={{ error: query.error, refetch: query.refetch }}
          loading="16rem"
        />
      )}
    </GuestPage>
  );
}

function ShownOrder({ order }: { order: AppOrder }) {
  const { t } = useTexts();
  const { dateTime, short } = useHotelTime();
  const payment = useAddressWindow('pay');
  const setting = usePortalSetting();
  const [refusal, setRefusal] = useState<string | null>(null);
  // Null until it is known what is paid online.
  const canPay = setting ? payability(order, setting) === 'payable' : null;
  const isPaying = payment.shown !== null && canPay === true;
  const isPast = payment.shown !== null && canPay === false;
  const closePast = useEffectEvent(() => payment.close());

  useEffect(() => {
    if (isPast) closePast();
  }, [isPast]);

  return (
    <GuestPage
      title={t('order.title', { id: order.id })}
      subtitle={`${t('order.createdAt')} ${dateTime(order.create_at)}`}
      back={{ href: '/orders', label: t('order.mine.title') }}
      actions={
        <div role="status">
          <StatusBadge
            tone={orderStatusTones[order.status]}
            label={orderStatusLabel(t, order.status)}
          />
        </div>
      }
      width="column"
    >
      <div className={styles.cards}>
        <UnattendedNotice kind="order" id={order.id} />
        {order.status === 'done' && <OrderRating order={order} />}
        <Card className={styles.progress}>
          <EtaTime order={order} />
          <Timeline steps={orderSteps(order, t, short)} direction="row" />
        </Card>
        <OrderPayment order={order} refusal={refusal} onPay={() => payment.open('now')} />
        <OrderContent order={order} />
        {isOrderClosed(order.status) && <RepeatOrder order={order} />}
        <LinkButton href={`/help/new?order=${order.id}`} variant="secondary">
          {t('help.order.ask')}
        </LinkButton>
        {!isOrderClosed(order.status) && <CancelOrder order={order} />}
      </div>
      {isPaying && <PaymentWindow order={order} onClose={payment.close} onRefused={setRefusal} />}
    </GuestPage>
  );
}

function NoOrder() {
  const { t } = useTexts();
  useTitle(t('order.notFound'));
  return (
    <ErrorScreen
      title={t('order.notFound')}
      message={t('order.notFoundHint')}
      actions={<LinkButton href="/orders">{t('order.mine.title')}</LinkButton>}
    />
  );
}
