import { unwrap } from '@portal/client';
import { guestPaths } from '@portal/domain/portal';
import { roomText } from '@portal/domain/rooms';
import { adminPaths } from '@portal/domain/staff';
import {
  supportTicketAssign,
  supportTicketCreate,
  supportTicketMessage,
  supportTicketNote,
  supportTicketRead,
  supportTicketStatusChange,
  ticketStatusLabel,
  withTicketMessage,
  withTicketReadState,
  withTicketStatus,
} from '@portal/domain/tickets';
import type { Toaster } from '@portal/ui';
import type { QueryClient } from '@tanstack/react-query';
import { portal } from '../portal.ts';
import { createEventBatch } from '../live/event-batch.ts';
import { findOwnTicket, patchTicket, putOwnTicket, reloadTickets } from './ticket-cache.ts';
import { ticketKeys } from './ticket-queries.ts';
import type { Translate } from '../texts/app-texts.ts';

interface FollowOptions {
  readonly client: QueryClient;
  readonly toaster: Toaster;
  readonly t: Translate;
  readonly isStaff: boolean;
}

/** Applies events of tickets to the query cache. Returns a function that stops it. */
export function followTickets({ client, toaster, t, isStaff }: FollowOptions): () => void {
  const { live } = portal;
  const refetchAdminTickets = () => void client.invalidateQueries({ queryKey: ticketKeys.admin });

  const arrivals = createEventBatch<{ id: number; room: { label: string } }>(
    ([first, ...others]) => {
      const isOne = others.length === 0;
      toaster.show({
        title: isOne
          ? t('ticket.notice.new')
          : t('ticket.notice.several', { n: others.length + 1 }),
        message: isOne
          ? t('ticket.notice.newMessage', { id: first.id, room: roomText(first.room.label, t) })
          : [first, ...others].map(({ id }) => `#${id}`).join(', '),
        tone: 'info',
      });
    },
  );

  const stops = [
    live.onReset(() => reloadTickets(client)),
    live.on(supportTicketCreate, ({ newTicket }) => {
      const ticket = unwrap(newTicket);
      if (!isStaff) {
        putOwnTicket(client, ticket);
        return;
      }
      refetchAdminTickets();
      arrivals.add(ticket);
    }),
    live.on(supportTicketStatusChange, ({ newStatus, ticketId }) => {
      const before = findOwnTicket(client, ticketId);
      patchTicket(client, ticketId, (ticket) =>
        withTicketStatus(ticket, { newStatus }, new Date(portal.clock.now()).toISOString()),
      );
      refetchAdminTickets();
      if (isStaff || before?.status === newStatus) return;
      toaster.show({
        title: t('ticket.notice.status'),
        message: t('ticket.notice.statusMessage', {
          id: ticketId,
          status: ticketStatusLabel(t, newStatus),
        }),
        tone: 'info',
      });
    }),
    live.on(supportTicketMessage, ({ ticketId, message }) => {
      patchTicket(client, ticketId, (ticket) => withTicketMessage(ticket, { message }));
      refetchAdminTickets();
      const isFromOthers = message.sender_type !== (isStaff ? 'staff' : 'guest');
      if (!isFromOthers || message.sender_type === 'system') return;
      if (!isStaff)
        void portal.tickets
          .mark({ ticketId, messageId: message.id, state: 'delivered' })
          .catch(() => undefined);
      if (isOnScreen(ticketId)) return;
      toaster.show({ title: t('ticket.notice.message', { id: ticketId }), tone: 'info' });
    }),
    live.on(supportTicketRead, ({ ticketId, marks, unread }) => {
      patchTicket(client, ticketId, (ticket) => withTicketReadState(ticket, { marks, unread }));
      refetchAdminTickets();
    }),
    live.on(supportTicketNote, refetchAdminTickets),
    live.on(supportTicketAssign, refetchAdminTickets),
  ];
  return () => {
    arrivals.stop();
    for (const stop of stops) stop();
  };
}

function isOnScreen(ticketId: number): boolean {
  const { pathname, search } = window.location;
  if (document.visibilityState !== 'visible') return false;
  if (pathname === guestPaths.ticket(ticketId)) return true;
  return (
    pathname === adminPaths.tickets && new URLSearchParams(search).get('ticket') === `${ticketId}`
  );
}
