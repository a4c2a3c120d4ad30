import { supportTicketAssign, supportTicketNote, type TicketNote } from '@portal/domain/tickets';
import { identityOf, type StaffActor } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import type { TicketChangesOptions } from './ticket-changes.ts';
import { adminTicketRepository } from './admin-ticket-repository.ts';
import { noteOf } from './ticket-row.ts';
import type { Transaction } from '../../db/database.ts';

/** Who is to take care of a ticket. */
interface AssignInput {
  readonly ticketId: number;
  readonly assignee: string | null;
  /** Who takes care of it as the caller knows; absent: whoever it is. */
  readonly expected?: string | null | undefined;
}

/** Internal actions of staff on tickets; guests never get them. */
export type AdminTickets = ReturnType<typeof createAdminTickets>;

/** Admin actions on tickets, one transaction each with the events for colleagues. */
export function createAdminTickets({
  repository,
  outbox,
}: Pick<TicketChangesOptions, 'repository' | 'outbox'>) {
  async function change<Result>(work: (transaction: Transaction) => Promise<Result>) {
    const result = await repository.transact(work);
    outbox.wake('live');
    return result;
  }

  async function lock(transaction: Transaction, ticketId: number) {
    const ticket = await repository.lock(transaction, ticketId);
    if (!ticket) throw new ProblemError('NOT_FOUND');
    return ticket;
  }

  return {
    /**
     * Null when it is done.
     *
     * @throws ProblemError `NOT_FOUND` for no such ticket, `INVALID` for no such admin.
     */
    assign: (
      { ticketId, assignee: assigneeId, expected }: AssignInput,
      actor: StaffActor<'admin'>,
    ): Promise<{ readonly refusal: 'ALREADY_CLAIMED' } | null> =>
      change(async (transaction) => {
        const ticket = await lock(transaction, ticketId);
        const assignee =
          assigneeId === null
            ? null
            : await adminTicketRepository.findAdmin(transaction, assigneeId);
        if (assigneeId !== null && !assignee) {
          const details = [{ path: 'data.assignee', message: 'issue.noAssignee' }];
          throw new ProblemError('INVALID', { details });
        }
        if (ticket.assigneeId !== assigneeId) {
          if (expected !== undefined && ticket.assigneeId !== expected) {
            return { refusal: 'ALREADY_CLAIMED' };
          }
          await adminTicketRepository.assign(transaction, ticket, assigneeId, identityOf(actor));
          await outbox.enqueue(transaction, [liveRow(supportTicketAssign, { ticketId, assignee })]);
        }
        return null;
      }),

    /** @throws ProblemError `NOT_FOUND` when there is no such ticket. */
    note: (
      {
        ticketId,
        note,
        clientId,
      }: {
        readonly ticketId: number;
        readonly note: string;
        readonly clientId?: string | undefined;
      },
      actor: StaffActor<'admin'>,
    ): Promise<TicketNote> =>
      change(async (transaction) => {
        const { emptiedAt } = await lock(transaction, ticketId);
        if (emptiedAt) throw new ProblemError('TICKET_CLOSED');
        const before =
          clientId === undefined
            ? null
            : await adminTicketRepository.notedBefore(transaction, ticketId, actor.id, clientId);
        if (before) return noteOf(before);
        const written = noteOf(
          await adminTicketRepository.note(transaction, {
            ticketId,
            authorId: actor.id,
            note,
            clientId: clientId ?? null,
          }),
        );
        await outbox.enqueue(transaction, [
          liveRow(supportTicketNote, { ticketId, note: written }),
        ]);
        return written;
      }),
  };
}
