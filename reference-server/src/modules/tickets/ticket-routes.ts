import {
  addTicketNote,
  assignTicket,
  countTickets,
  createTicket,
  fetchTicket,
  fetchTicketDetails,
  fetchTickets,
  getTickets,
  markTicket,
  sendTicketMessage,
  updateTicket,
  type StaffTicket,
} from '@portal/domain/tickets';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { TicketActor, TicketChanges } from './ticket-changes.ts';
import type { AdminTickets } from './admin-tickets.ts';
import type { TicketQueries } from './ticket-queries.ts';
import { historyOf, noteOf, staffTicketOf, ticketOf } from './ticket-row.ts';

/** The calls of a guest and of staff about one ticket. */
export function ticketRoutes(queries: TicketQueries, changes: TicketChanges): Route[] {
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

    implement(createTicket, async ({ actor, body, idempotency, refuse }) => {
      const created = await changes.create(body.data, actor, idempotency);
      if ('refusal' in created) {
        const params = { n: created.limit };
        return refuse(created.refusal, { text: 'ticket.tooManyOpen', params });
      }
      return { status: 201, body: created };
    }),

    implement(sendTicketMessage, async ({ actor, body, refuse }) => {
      const result = await changes.write(body.data, actor);
      if ('refusal' in result) return refuse(result.refusal);
      return { status: 201, body: result };
    }),

    implement(markTicket, async ({ actor, body }) => ({
      status: 200,
      body: await changes.mark(body.data, actor),
    })),

    implement(updateTicket, async ({ actor, body, refuse }) => {
      const { id, status } = body.data.ticket;
      const refused = await changes.setStatus(id, status, actor);
      if (refused) return refuse(refused.refusal);
      return { status: 200, body: { ticket: await staffTicket(queries, id) } };
    }),
  ];
}

/** The calls of the console's inbox. */
export function adminTicketRoutes(queries: TicketQueries, adminTickets: AdminTickets): Route[] {
  return [
    implement(fetchTickets, async ({ actor, body }) => {
      const { assignedTo, ...filter } = body.data;
      const tickets = await queries.page({
        ...filter,
        ...(assignedTo && { assigneeId: assignedTo === 'me' ? actor.id : null }),
      });
      return { status: 200, body: { tickets } };
    }),

    implement(countTickets, async ({ actor }) => ({
      status: 200,
      body: { counts: await queries.counts(actor.id) },
    })),

    implement(fetchTicketDetails, async ({ body }) => {
      const { id } = body.data;
      const found = await queries.find(id);
      if (!found) throw new ProblemError('NOT_FOUND');
      const [notes, steps] = await Promise.all([queries.notes(id), queries.steps(id)]);
      const details = {
        assignee: found.row.assignee,
        first_answer_at: found.row.firstAnswerAt?.toISOString() ?? null,
        notes: notes.map(noteOf),
        history: historyOf(found.row, steps),
      };
      return { status: 200, body: { details } };
    }),

    implement(addTicketNote, async ({ actor, body }) => ({
      status: 201,
      body: { note: await adminTickets.note(body.data, actor) },
    })),

    implement(assignTicket, async ({ actor, body, refuse }) => {
      const result = await adminTickets.assign(body.data, actor);
      if (result) return refuse(result.refusal);
      return { status: 200, body: { ticket: await staffTicket(queries, body.data.ticketId) } };
    }),
  ];
}

async function staffTicket(queries: TicketQueries, id: number): Promise<StaffTicket> {
  const found = await queries.find(id);
  if (!found) throw new ProblemError('NOT_FOUND');
  return staffTicketOf(found.row);
}

function isTheirs(guestId: number, actor: TicketActor): boolean {
  return actor.role !== 'guest' || actor.id === guestId;
}
