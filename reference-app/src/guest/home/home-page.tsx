import { Button, EmptyState, LinkButton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { OwnOrderCard } from '../orders/own-order-card.tsx';
import { useActiveOrders } from '../orders/use-own-orders.ts';
import parkDay from '../pictures/park-day.svg';
import parkNight from '../pictures/park-night.svg';
import { useGuest } from '../session/use-guest.ts';
import { GuestPage } from '../shell/guest-page.tsx';
import { StoreList } from '../stores/store-list.tsx';
import { storesQuery } from '../stores/store-queries.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import * as styles from './home-page.css.ts';

/** Where a guest begins: what is under way, and where to order. */
export function HomePage() {
  const { t } = useTexts();
  const guest = useGuest();
  return (
    <>
      <picture>
        <source srcSet={parkNight} media="(prefers-color-scheme: dark)" />
        <img src={parkDay} alt="" width="1600" height="1000" className={styles.view} />
      </picture>
      <GuestPage
        title={
          guest
            ? t('portal.home.greeting', { name: guest.name })
            : t('portal.home.greetingAnonymous')
        }
        subtitle={t('portal.home.lead')}
      >
        <ActiveOrders />
        <Stores />
      </GuestPage>
    </>
  );
}

function ActiveOrders() {
  const { t } = useTexts();
  const orders = useActiveOrders();
  if (orders.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="active-orders">
      <div className={styles.sectionHead}>
        <h2 id="active-orders">{t('order.mine.title')}</h2>
        <LinkButton href="/orders" variant="quiet" size="small">
          {t('portal.home.allOrders')}
        </LinkButton>
      </div>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <OwnOrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stores() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(storesQuery);
  return (
    <section className={styles.section} aria-labelledby="stores">
      <div className={styles.sectionHead}>
        <h2 id="stores">{t('store.list.title')}</h2>
      </div>
      {error && !data ? (
        <EmptyState
          title={t('portal.failed.title')}
          message={describeError(error, t).message}
          headingLevel={3}
          actions={<Button onClick={() => void refetch()}>{t('portal.retry')}</Button>}
        />
      ) : (
        <StoreList stores={data} headingLevel={3} />
      )}
    </section>
  );
}
