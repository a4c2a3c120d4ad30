import { activeTicketsText } from '@portal/domain/tickets';
import { Card, LinkButton } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { OwnOrderCard } from '../orders/own-order-card.tsx';
import { useActiveOrders } from '../orders/use-own-orders.ts';
import { isActive, useOwnTickets } from '../tickets/use-own-tickets.ts';
import * as styles from './home-page.css.ts';

/** What the hotel is doing for a guest at the moment. */
export function OpenOrders() {
  return (
    <>
      <ActiveOrders />
      <ActiveTickets />
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
        <LinkButton href="/orders" variant="quiet" size="small" className={styles.allOrders}>
          {t('portal.home.allOrders')}
        </LinkButton>
      </div>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <OwnOrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** «У вас 2 активных заявки», where there are any. */
function ActiveTickets() {
  const texts = useTexts();
  const { data: tickets = [] } = useOwnTickets();
  const active = tickets.filter(isActive);
  const [only] = active;
  if (!only) return null;
  return (
    <Card className={styles.tickets}>
      <p>{activeTicketsText(texts, active.length)}</p>
      <LinkButton
        href={active.length === 1 ? `/help/${only.id}` : '/help'}
        variant="secondary"
        size="small"
      >
        {texts.t('home.tickets.open')}
      </LinkButton>
    </Card>
  );
}
