import { guestOrdersMax, isOrderClosed } from '@portal/domain/orders';
import { Button, EmptyState, LinkButton, Skeleton, Tabs } from '@portal/ui';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../../shared/loading/loading.tsx';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { ownOrdersStep, type AppOrder } from '../../shared/orders/order-queries.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useGuestSession } from '../use-guest.ts';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { SignInFirst } from '../sign-in/sign-in-first.tsx';
import * as styles from './orders-page.css.ts';
import { OwnOrderCard } from './own-order-card.tsx';
import { RepeatOrder } from './repeat/repeat-order.tsx';
import { useShownOrders } from './use-own-orders.ts';

/** The guest's orders, those under way first. */
export function OrdersPage() {
  const { t } = useTexts();
  const { status, guest } = useGuestSession();
  return (
    <GuestPage title={t('order.mine.title')} width="column">
      {/* Anew for the next guest, who else would see what stays of the one before. */}
      {status === 'nobody' ? <OrdersSignIn /> : <OwnOrders key={guest?.id} />}
    </GuestPage>
  );
}

function OwnOrders() {
  const { t } = useTexts();
  const [limit, setLimit] = useState(ownOrdersStep);
  const query = useShownOrders(limit);
  const { data, error, refetch, isLoadingError } = query;
  const isOnItsWay = query.isPending || query.isPlaceholderData;
  const mayBeMore = data && (isOnItsWay || (data.length >= limit && limit < guestOrdersMax));
  return (
    <>
      <Orders query={query} />
      {data && isLoadingError && (
        <QueryState inline title={t('order.loadFailed')} query={{ error, refetch }} />
      )}
      {mayBeMore && !isLoadingError && (
        <Button
          variant="secondary"
          fullWidth
          busy={query.isFetching}
          onClick={() => setLimit(Math.min(limit + ownOrdersStep, guestOrdersMax))}
        >
          {t('order.mine.more')}
        </Button>
      )}
    </>
  );
}

/** Instead of orders while nobody is signed in. */
export function OrdersSignIn() {
  const { t } = useTexts();
  return (
    <SignInFirst
      message={t('order.mine.signInHint')}
      icon={<ReceiptText size="1em" strokeWidth={1.25} />}
    />
  );
}

function Orders({ query }: { query: ReturnType<typeof useShownOrders> }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const { data: orders } = query;
  if (!orders) {
    return <QueryState title={t('order.loadFailed')} query={query} loading={<OrdersLoading />} />;
  }
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
  const active = orders.filter(({ status }) => !isOrderClosed(status));
  const past = orders.filter(({ status }) => isOrderClosed(status));
  const shown = search.get('show');
  const sections = [
    { value: 'active', title: t('order.mine.active'), orders: active },
    { value: 'past', title: t('order.mine.past'), orders: past },
  ].filter(({ value }) => shown === value || (shown !== 'active' && shown !== 'past'));
  return (
    <>
      <Tabs
        label={t('order.mine.show')}
        className={styles.choice}
        items={[
          { value: 'all', label: t('order.mine.all') },
          { value: 'active', label: t('order.mine.active'), count: active.length },
          { value: 'past', label: t('order.mine.past') },
        ]}
        value={sections.length > 1 ? 'all' : (shown ?? 'all')}
        onValueChange={(value) =>
          setSearch(value === 'all' ? {} : { show: value }, { replace: true })
        }
      />
      {sections.every((section) => section.orders.length === 0) && (
        <EmptyState title={t('order.mine.noneOfThem')} />
      )}
      {sections.map((section) => (
        <OrderSection key={section.value} title={section.title} orders={section.orders} />
      ))}
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
            <OwnOrderCard
              order={order}
              actions={isOrderClosed(order.status) && <RepeatOrder order={order} size="small" />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrdersLoading() {
  return (
    <Loading className={styles.list}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} variant="block" style={{ blockSize: '12rem' }} />
      ))}
    </Loading>
  );
}
