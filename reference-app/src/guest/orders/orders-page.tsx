import { isOrderClosed } from '@portal/domain';
import { Button, EmptyState, LinkButton, Skeleton } from '@portal/ui';
import { ReceiptText } from 'lucide-react';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useGuestSession } from '../session/use-guest.ts';
import { GuestPage } from '../shell/guest-page.tsx';
import { PageFailure } from '../shell/page-failure.tsx';
import { useSignIn } from '../sign-in/sign-in-context.ts';
import { OwnOrderCard } from './own-order-card.tsx';
import * as styles from './orders-page.css.ts';
import { useOwnOrders } from './use-own-orders.ts';

/** The guest's orders, those under way first. */
export function OrdersPage() {
  const { t } = useTexts();
  const { status } = useGuestSession();
  const { data, error, refetch } = useOwnOrders();
  if (error && !data) {
    return (
      <PageFailure title={t('order.loadFailed')} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <GuestPage title={t('order.mine.title')} width="column">
      {status === 'nobody' ? <SignInFirst /> : <Orders orders={data} />}
    </GuestPage>
  );
}

/** Orders belong to somebody. */
export function SignInFirst() {
  const { t } = useTexts();
  const { ask } = useSignIn();
  return (
    <EmptyState
      title={t('auth.needed')}
      message={t('order.mine.signInHint')}
      icon={<ReceiptText size="1em" strokeWidth={1.25} />}
      actions={<Button onClick={ask}>{t('auth.signIn')}</Button>}
    />
  );
}

function Orders({ orders }: { orders: readonly AppOrder[] | undefined }) {
  const { t } = useTexts();
  if (!orders) return <OrdersOnTheirWay />;
  if (orders.length === 0) {
    return (
      <EmptyState
        title={t('order.mine.empty')}
        message={t('order.mine.emptyHint')}
        icon={<ReceiptText size="1em" strokeWidth={1.25} />}
        actions={<LinkButton href="/stores">{t('store.list.title')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <OrderSection
        title={t('order.mine.active')}
        orders={orders.filter(({ status }) => !isOrderClosed(status))}
      />
      <OrderSection
        title={t('order.mine.past')}
        orders={orders.filter(({ status }) => isOrderClosed(status))}
      />
    </>
  );
}

function OrderSection({ title, orders }: { title: string; orders: readonly AppOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OwnOrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrdersOnTheirWay() {
  return (
    <ul className={styles.list} aria-busy="true">
      {[1, 2, 3].map((place) => (
        <li key={place}>
          <Skeleton shape="picture" className={styles.onItsWay} />
        </li>
      ))}
    </ul>
  );
}
