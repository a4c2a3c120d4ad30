import type { TicketSide } from '@portal/domain/tickets';
import { useEffect } from 'react';
import { portal } from '../portal.ts';
import type { AppTicket } from './ticket-queries.ts';

/** Says that this side has read a ticket, while somebody looks at it. */
export function useMarkRead(ticket: AppTicket, side: TicketSide): void {
  const { id } = ticket;
  const lastId = ticket.messages.at(-1)?.id ?? 0;
  const isRead = ticket.marks[side].read >= lastId;

  useEffect(() => {
    if (isRead) return;

    function mark(): void {
      if (document.visibilityState !== 'visible') return;
      // Lost: said again with the next message, or when somebody looks again.
      portal.tickets
        .mark({ ticketId: id, messageId: lastId, state: 'read' })
        .catch(() => undefined);
    }

    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, lastId, isRead]);
}
