import { guestIdentity } from '@portal/domain/audit';
import { formatMoney, kopecksFromRoubles } from '@portal/domain/money';
import { Badge, Button, Drawer, Link, Stat, StatusBadge, Tabs } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { useAccount } from '../../../shared/session/session-provider.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import * as accounts from '../../accounts/accounts.css.ts';
import { PhoneLink } from '../../phone-link.tsx';
import { DescriptionList } from '../../description-list/description-list.tsx';
import { auditPath } from '../../audit/audit-view.ts';
import { CardOrders } from './card-orders.tsx';
import { CardRatings } from './card-ratings.tsx';
import { CardSessions } from './card-sessions.tsx';
import { CardTickets } from './card-tickets.tsx';
import { CloseAccess } from './close-access.tsx';
import * as styles from './guest-card.css.ts';
import { GuestData } from './guest-data.tsx';
import { NotifyGuest } from './notify-guest.tsx';
import { cardParts, type CardPart } from '../guest-view.ts';
import type { AdminGuestDetails } from '../guest-queries.ts';
import { useGuestMutations } from '../use-guest-mutations.ts';

interface GuestCardProps {
  readonly details: AdminGuestDetails;
  readonly part: CardPart;
  readonly onPartChange: (part: CardPart) => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** Everything the hotel knows of a guest, and what an admin can do about the account. */
export function GuestCard({ details, part, onPartChange, onEdit, onClose }: GuestCardProps) {
  const { t, locale } = useTexts();
  const time = useHotelTime();
  const isAdmin = useAccount()?.role === 'admin';
  const [isClosing, setClosing] = useState(false);
  const { guest } = details;
  const { id } = guest;
  const { change } = useGuestMutations(id);
  const { orders, tickets, ratings, sessions } = details;

  const values = [
    [t('admin.guests.phone'), <PhoneLink key="phone" phone={guest.phone} />],
    [
      t('admin.guests.email'),
      guest.email === null ? (
        '—'
      ) : (
        <Link key="email" href={`mailto:${encodeURIComponent(guest.email)}`}>
          {guest.email}
        </Link>
      ),
    ],
    [
      t('admin.guests.mailing'),
      t(guest.mailing ? 'admin.guests.mailing.on' : 'admin.guests.mailing.off'),
    ],
    [t('admin.guests.registered'), time.date(guest.createdAt)],
    [
      t('admin.guests.lastSeen'),
      guest.lastSeenAt === null ? t('admin.guests.neverSeen') : time.dateTime(guest.lastSeenAt),
    ],
  ] as const;

  const parts: Record<CardPart, { count: number; content: ReactNode } | null> = {
    orders: { count: orders.count, content: <CardOrders orders={orders} /> },
    tickets: tickets && { count: tickets.count, content: <CardTickets tickets={tickets} /> },
    ratings: { count: ratings.count, content: <CardRatings ratings={ratings} /> },
    sessions: {
      count: sessions.length,
      content: <CardSessions guest={guest} sessions={sessions} canEnd={isAdmin} />,
    },
  };

  return (
    <Drawer
      open
      onClose={onClose}
      className={styles.drawer}
      title={guest.name}
      description={t('admin.guests.number', { id })}
      footer={
        isAdmin &&
        guest.erasedAt === null && (
          <>
            {guest.approved ? (
              <Button variant="quiet" onClick={() => setClosing(true)}>
                {t('admin.guests.close')}
              </Button>
            ) : (
              <Button
                variant="quiet"
                busy={change.isPending}
                onClick={() => change.mutate({ approved: true })}
              >
                {t('admin.guests.reopen')}
              </Button>
            )}
            <Button variant="secondary" onClick={onEdit}>
              {t('admin.guests.edit')}
            </Button>
          </>
        )
      }
    >
      <div className={accounts.content}>
        <div role="status" className={accounts.inline}>
          <StatusBadge
            tone={guest.approved ? 'success' : 'danger'}
            label={`${t('admin.guests.access')}: ${t(guest.approved ? 'admin.guests.access.open' : 'admin.guests.access.closed')}`}
          />
          {guest.erasedAt !== null && (
            <Badge>
              {t('admin.guests.data.erasedAt', { when: time.dateTime(guest.erasedAt) })}
            </Badge>
          )}
          {details.isHere && <Badge tone="info">{t('admin.guests.here')}</Badge>}
        </div>
        <DescriptionList details={values} />
        {details.visitors.length > 0 && (
          <div className={accounts.inline}>
            <NotifyGuest guestId={id} name={guest.name} />
          </div>
        )}
        <div className={styles.figures}>
          <Stat label={t('admin.guests.ordersOpen')} value={orders.open} />
          <Stat
            label={t('admin.guests.spent')}
            value={formatMoney(kopecksFromRoubles(orders.spent), locale)}
          />
          <Stat
            label={t('admin.guests.rating')}
            value={ratings.average?.toLocaleString(locale) ?? '—'}
          />
        </div>
        <Tabs
          label={t('admin.guests.card')}
          value={parts[part] ? part : 'orders'}
          onValueChange={(value) => onPartChange(value as CardPart)}
          items={cardParts.flatMap((value) => {
            const shown = parts[value];
            return shown ? { value, label: t(`admin.guests.${value}`), ...shown } : [];
          })}
        />
        {isAdmin && (
          <div className={accounts.inline}>
            <Link href={auditPath({ entity: 'guest', id: String(id) })}>
              {t('admin.audit.open')}
            </Link>
            <Link href={auditPath({ actor: guestIdentity(id) })}>{t('admin.audit.deeds')}</Link>
          </div>
        )}
        {isAdmin && guest.erasedAt === null && <GuestData guest={guest} />}
      </div>
      <CloseAccess
        guest={guest}
        openCount={orders.open + (tickets?.open ?? 0)}
        open={isClosing}
        onClose={() => setClosing(false)}
      />
    </Drawer>
  );
}
