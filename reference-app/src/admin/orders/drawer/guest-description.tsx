import { adminPaths } from '@portal/domain/staff';
import { ticketStatusLabel } from '@portal/domain/tickets';
import { Badge, Facts, Link } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { PhoneLink } from '../../phone-link.tsx';
import type { OrderDetails } from '../queries/order-details-query.ts';
import * as styles from './order-drawer.css.ts';
import { Section } from './section.tsx';

/** Who has ordered, to which room, and what else there is between them and the hotel. */
export function GuestDescription({ details }: { details: OrderDetails }) {
  const { t, count } = useTexts();
  const { order, guest, tickets, rating } = details;
  const orders =
    guest.orders === 1
      ? t('admin.order.guest.first')
      : count('admin.order.guest.orders', guest.orders);
  const values = [
    [t('order.room'), order.room.name],
    [t('order.phone'), <PhoneLink key="phone" phone={order.phone} />],
  ] as const;
  return (
    <Section title={<Facts facts={[t('admin.order.guest'), order.guest.name]} />}>
      <dl className={styles.details}>
        {values.map(([name, value]) => (
          <div key={name} className={styles.detail}>
            <dt className={styles.muted}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.muted}>
        <span>
          {guest.canceled > 0
            ? `${orders}, ${count('admin.order.guest.canceled', guest.canceled)}`
            : orders}
        </span>{' '}
        {!guest.approved && <Badge tone="danger">{t('admin.order.guest.closed')}</Badge>}
      </p>
      {tickets && tickets.length > 0 && (
        <ul aria-label={t('admin.order.tickets')} className={styles.tickets}>
          {tickets.map(({ id, status }) => (
            <li key={id}>
              <Link href={`${adminPaths.tickets}?ticket=${id}`}>
                {`${t('admin.order.ticket', { id })}, ${ticketStatusLabel(t, status)}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {rating && (
        <p>
          <span>{`${t('admin.order.rating')}: ${t('admin.order.rated', { score: rating.score })}`}</span>
          {rating.review && <q className={styles.review}>{rating.review}</q>}
        </p>
      )}
    </Section>
  );
}
