import {
  addTicketNote,
  assignTicket,
  countTickets,
  fetchTicketDetails,
  fetchTickets,
  supportTicketAssign,
  supportTicketNote,
} from '@portal/domain/tickets';
import { identityOf } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { implementChange, type MakeChange } from '../../outbox/change.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import { adminTicketRepository as adminTickets } from './admin-ticket-repository.ts';
import { readTicket, type TicketQueries } from './ticket-queries.ts';
import { ticketRepository as tickets } from './ticket-repository.ts';
import { historyOf, noteOf, staffTicketOf } from './ticket-row.ts';

/** The calls of the console's inbox; guests never hear of them. */
export function adminTicketRoutes(queries: TicketQueries, makeChange: MakeChange): Route[] {
  return [
    implement(fetchTickets, async ({ actor, body }) => {
      const { assignedTo, ...filter } = body.data;
      const page = await queries.page({
        ...filter,
        ...(assignedTo && { assigneeId: assignedTo === 'me' ? actor.id : null }),
      });
      return { status: 200, body: { tickets: page } };
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

    implementChange(makeChange, addTicketNote, async ({ actor, body }, change) => {
      const { transaction, enqueue } = change;
      const { ticketId, note: text, clientId = null } = body.data;
      const { emptiedAt } = await tickets.lock(transaction, ticketId, actor);
      if (emptiedAt) throw new ProblemError('TICKET_CLOSED');
      const key = { ticketId, authorId: actor.id, clientId };
      const before = await adminTickets.notedBefore(transaction, key);
      if (before) return { status: 201, body: { note: noteOf(before) } };
      const note = noteOf(await adminTickets.note(transaction, { ...key, note: text }));
      enqueue(liveRow(supportTicketNote, { ticketId, note }));
      return { status: 201, body: { note } };
    }),

    implementChange(makeChange, assignTicket, async ({ actor, body, refuse }, change) => {
      const { transaction, enqueue } = change;
      const { ticketId, assignee: assigneeId, expected } = body.data;
      const ticket = await tickets.lock(transaction, ticketId, actor);
      const assignee =
        assigneeId === null ? null : await adminTickets.findAdmin(transaction, assigneeId);
      if (assigneeId !== null && !assignee) {
        const details = [{ path: 'data.assignee', message: 'issue.noAssignee' }];
        throw new ProblemError('INVALID', { details });
      }
      if (ticket.assigneeId !== assigneeId) {
        if (expected !== undefined && ticket.assigneeId !== expected) {
          return refuse('ALREADY_CLAIMED');
        }
        await adminTickets.assign(transaction, ticket, assigneeId, identityOf(actor));
        enqueue(liveRow(supportTicketAssign, { ticketId, assignee }));
      }
      const row = await readTicket(transaction, ticketId);
      return { status: 200, body: { ticket: staffTicketOf(row) } };
    }),
  ];
}
