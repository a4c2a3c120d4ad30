import {
  createTicket,
  fetchTicket,
  getTickets,
  markTicket,
  sendTicketMessage,
  supportTicketCreate,
  supportTicketMessage,
  supportTicketRead,
  updateTicket,
  type Ticket,
} from '@portal/domain/tickets';
import { identityOf } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { answerChange, implementChange, type MakeChange } from '../../outbox/change.ts';
import { liveRow, type OutboxRow } from '../../outbox/outbox-row.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';
import type { PortalSettings } from '../portal/portal-settings.ts';
import { pushRow } from '../push/push-row.ts';
import { readTicket, type TicketQueries } from './ticket-queries.ts';
import { isTheirs, ticketRepository as tickets, type LockedTicket } from './ticket-repository.ts';
import {
  historyOf,
  messageOf,
  readStateOf,
  staffTicketOf,
  ticketOf,
  type MarkColumns,
} from './ticket-row.ts';
import { setStatus } from './ticket-status.ts';

/** What the calls about tickets need. */
export interface TicketRoutesOptions {
  readonly queries: TicketQueries;
  readonly makeChange: MakeChange;
  readonly settings: Pick<PortalSettings, 'read'>;
}

/** The calls of a guest and of staff about one ticket. Somebody else's ticket is none at all: `NOT_FOUND`. */
export function ticketRoutes({ queries, makeChange, settings }: TicketRoutesOptions): Route[] {
  return [
    implement(getTickets, async ({ actor, body }) => {
      const { id = actor.role === 'guest' ? actor.id : undefined } = body.data;
      if (actor.role === 'guest' && id !== actor.id) throw new ProblemError('FORBIDDEN');
      if (id === undefined) {
        const details = [{ path: 'data.id', message: 'issue.whoseTickets' }];
        throw new ProblemError('INVALID', { details });
      }
      return { status: 200, body: { tickets: { data: await queries.ofGuest(id) } } };
    }),

    implement(fetchTicket, async ({ actor, body }) => {
      const { id, before } = body.data;
      const found = await queries.find(id, before);
      if (!found || !isTheirs(found.row.guest.id, actor)) throw new ProblemError('NOT_FOUND');
      const { row, hasEarlier } = found;
      const history = historyOf(row, await queries.steps(id));
      return { status: 200, body: { ticket: ticketOf(row), hasEarlier, history } };
    }),

    implement(createTicket, async (call) => {
      const { openTickets } = (await settings.read()).accountBounds;
      return answerChange(makeChange, call, async ({ transaction, enqueue }) => {
        const { actor, body, refuse } = call;
        const { room: roomId, message, orderId, pictures: pictureIds } = body.data;
        const guestId = actor.id;
        if (!(await tickets.hasFewerOpen(transaction, guestId, openTickets))) {
          return refuse('TOO_MANY_OPEN', {
            text: 'ticket.tooManyOpen',
            params: { n: openTickets },
          });
        }
        const named = { guestId, roomId, orderId };
        const { hasRoom, hasOrder } = await tickets.placeOf(transaction, named);
        if (!hasRoom) {
          const details = [{ path: 'data.room', message: 'issue.noRoom' }];
          throw new ProblemError('INVALID', { details });
        }
        if (!hasOrder) throw new ProblemError('NOT_FOUND');
        const now = new Date();
        const place = { guestId, roomId, orderId: orderId ?? null, now };
        const opened = await tickets.open(transaction, place);
        await tickets.write(transaction, opened, {
          senderType: 'guest',
          author: identityOf(actor),
          message,
          clientId: null,
          pictureIds,
          now,
        });
        const ticket = ticketOf(await readTicket(transaction, opened.id));
        enqueue(
          liveRow(supportTicketCreate, { newTicket: ticket }, guestId),
          noticeOf(ticket, message, false),
        );
        return { status: 201, body: { ticket } };
      });
    }),

    implementChange(makeChange, sendTicketMessage, async ({ actor, body, refuse }, change) => {
      const { transaction, enqueue } = change;
      const { ticketId, message, clientId = null, pictures: pictureIds } = body.data;
      const ticket = await tickets.lock(transaction, ticketId, actor);
      const author = identityOf(actor);
      const before = await tickets.sentBefore(transaction, ticketId, author, clientId);
      if (before) return { status: 201, body: { message: messageOf(before) } };

      if (ticket.status === 'closed' && !(await setStatus(change, ticket, 'inwork', actor))) {
        return refuse('TICKET_CLOSED');
      }
      const written = await tickets.write(transaction, ticket, {
        senderType: actor.role === 'guest' ? 'guest' : 'staff',
        author,
        message,
        clientId,
        pictureIds,
        now: new Date(),
      });
      const sent = messageOf(written.message);
      const hadUnread = actor.role === 'guest' ? ticket.guestUnread : ticket.staffUnread;
      // An answer marks the ticket as read: the other side sees it.
      if (hadUnread > 0) enqueue(readRow(ticket, written.marks));
      enqueue(liveRow(supportTicketMessage, { ticketId, message: sent }, ticket.guestId));
      // Staff have been notified already of what a guest writes before anybody has read the last.
      if (actor.role === 'guest' && ticket.staffUnread === 0) {
        enqueue(noticeOf(ticketOf(await readTicket(transaction, ticketId)), message, true));
      }
      if (actor.role === 'admin') {
        enqueue(pushRow(ticket.guestId, { kind: 'ticket-reply', ticketId }));
      }
      return { status: 201, body: { message: sent } };
    }),

    implementChange(makeChange, markTicket, async ({ actor, body }, { transaction, enqueue }) => {
      const { ticketId, messageId, state } = body.data;
      const ticket = await tickets.lock(transaction, ticketId, actor);
      const side = actor.role === 'guest' ? 'guest' : 'staff';
      const mark = Math.min(messageId, ticket.lastMessageId);
      const now = readStateOf(ticket).marks[side];
      const next = {
        delivered: Math.max(now.delivered, mark),
        read: state === 'read' ? Math.max(now.read, mark) : now.read,
      };
      if (next.delivered === now.delivered && next.read === now.read) {
        return { status: 200, body: readStateOf(ticket) };
      }
      const marks = await tickets.setMarks(transaction, ticketId, side, next);
      enqueue(readRow(ticket, marks));
      return { status: 200, body: readStateOf(marks) };
    }),

    implementChange(makeChange, updateTicket, async ({ actor, body, refuse }, change) => {
      const { id, status } = body.data.ticket;
      const ticket = await tickets.lock(change.transaction, id, actor);
      if (!(await setStatus(change, ticket, status, actor))) return refuse('ILLEGAL_TRANSITION');
      const row = await readTicket(change.transaction, id);
      return { status: 200, body: { ticket: staffTicketOf(row) } };
    }),
  ];
}

function noticeOf(ticket: Ticket, message: string, isFollowUp: boolean): OutboxRow {
  const { room, guest } = ticket.attributes;
  return staffNotificationRow({
    topic: 'support',
    ticketId: ticket.id,
    guestName: guest.name,
    roomLabel: room.label,
    phone: guest.phone,
    message,
    isFollowUp,
  });
}

function readRow({ id, guestId }: LockedTicket, marks: MarkColumns): OutboxRow {
  return liveRow(supportTicketRead, { ticketId: id, ...readStateOf(marks) }, guestId);
}
