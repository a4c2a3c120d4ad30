import { guestPaths } from '@portal/domain/portal';
import { ticketStatusLabel } from '@portal/domain/tickets';
import { Badge, Card, Link, StatusBadge } from '@portal/ui';
import { ticketStatusTones } from '@portal/ui/portal';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import type { AppTicket } from '../../shared/tickets/ticket-queries.ts';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import * as styles from './ticket-list.css.ts';

/** A ticket with its last words, leading to its conversation. */
export function TicketCard({ ticket }: { ticket: AppTicket }) {
  const { t, count } = useTexts();
  const { short } = useHotelTime();
  const last = ticket.messages.at(-1);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Link href={guestPaths.ticket(ticket.id)} className={styles.title}>
          {t('ticket.title', { id: ticket.id })}
        </Link>
        <StatusBadge
          tone={ticketStatusTones[ticket.status]}
          label={ticketStatusLabel(t, ticket.status)}
        />
      </div>
      {last && (
        <p className={styles.last}>{last.message === '' ? t('ticket.picture') : last.message}</p>
      )}
      <p className={styles.foot}>
        <span>{short(ticket.update_at)}</span>
        {ticket.unread.guest > 0 && (
          <Badge tone="accent">{count('ticket.unread', ticket.unread.guest)}</Badge>
        )}
      </p>
    </Card>
  );
}
