import { ticketStatusLabel } from '@portal/domain/tickets';
import { Badge, Facts, StatusBadge } from '@portal/ui';
import { ticketStatusTones } from '@portal/ui/portal';
import { visuallyHidden } from '../../shared/visually-hidden.css.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import type { AdminTicket } from '../../shared/tickets/ticket-queries.ts';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import * as styles from './tickets-page.css.ts';

interface InboxListProps {
  tickets: readonly AdminTicket[];
  openedId: number | null;
  onOpen: (id: number) => void;
}

/** Tickets below each other, the last changed first. */
export function InboxList({ tickets, openedId, onOpen }: InboxListProps) {
  const { t } = useTexts();
  return (
    <ul className={styles.list} aria-label={t('inbox.list')}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <button
            type="button"
            className={styles.row}
            aria-current={ticket.id === openedId ? 'true' : undefined}
            onClick={() => onOpen(ticket.id)}
          >
            <Row ticket={ticket} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Row({ ticket }: { ticket: AdminTicket }) {
  const { t, count } = useTexts();
  const { short } = useHotelTime();
  const last = ticket.messages.at(-1);
  return (
    <>
      <span className={styles.rowHead}>
        <span className={styles.rowName}>{ticket.guest.name}</span>
        <span className={styles.rowTime}>{short(ticket.update_at)}</span>
      </span>
      <span className={styles.rowText}>
        {last && (last.message === '' ? t('ticket.picture') : last.message)}
      </span>
      <span className={styles.rowFoot}>
        <StatusBadge
          tone={ticketStatusTones[ticket.status]}
          label={ticketStatusLabel(t, ticket.status)}
        />
        <Facts facts={[`#${ticket.id}`, ticket.room.label]} />
        {ticket.unread.staff > 0 && (
          <Badge tone="accent">
            <span aria-hidden="true">{ticket.unread.staff}</span>
            <span className={visuallyHidden}>{count('ticket.unread', ticket.unread.staff)}</span>
          </Badge>
        )}
      </span>
    </>
  );
}
