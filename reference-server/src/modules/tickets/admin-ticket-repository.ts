import { recordAudit } from '../audit/audit-repository.ts';
import type { NoteRow } from './ticket-row.ts';
import type { LockedTicket } from './ticket-writing-repository.ts';
import type { Transaction } from '../../db/database.ts';

/** What staff do about tickets among themselves. */
export interface AdminTicketRepository {
  /** An admin by id and name, unless there is none or the account is disabled. */
  findAdmin(
    transaction: Transaction,
    staffId: string,
  ): Promise<{ readonly id: string; readonly name: string } | null>;
  assign(
    transaction: Transaction,
    ticket: LockedTicket,
    assigneeId: string | null,
    actor: string,
  ): Promise<void>;
  /** The note its author's client called so before. */
  notedBefore(
    transaction: Transaction,
    ticketId: number,
    authorId: string,
    clientId: string,
  ): Promise<NoteRow | null>;
  note(
    transaction: Transaction,
    note: {
      readonly ticketId: number;
      readonly authorId: string;
      readonly note: string;
      readonly clientId: string | null;
    },
  ): Promise<NoteRow>;
}

const noteColumns = {
  id: true,
  note: true,
  authorId: true,
  authorName: true,
  createAt: true,
} as const;

/** Admin tickets in SQL. */
export const adminTicketRepository: AdminTicketRepository = {
  findAdmin: (transaction, id) =>
    transaction.staff.findFirst({
      where: { id, role: 'admin', disabled: false },
      select: { id: true, name: true },
    }),

  async assign(transaction, ticket, assigneeId, actor) {
    await transaction.ticket.update({ where: { id: ticket.id }, data: { assigneeId } });
    await recordAudit(transaction, {
      actor,
      action: 'assign',
      entity: 'ticket',
      entityId: String(ticket.id),
      from: { assignee: ticket.assigneeId },
      to: { assignee: assigneeId },
    });
  },

  notedBefore: (transaction, ticketId, authorId, clientId) =>
    transaction.ticketNote.findUnique({
      where: { ticketId_authorId_clientId: { ticketId, authorId, clientId } },
      select: noteColumns,
    }),

  async note(transaction, { authorId, ...note }) {
    const { name } = await transaction.staff.findUniqueOrThrow({
      where: { id: authorId },
      select: { name: true },
    });
    return transaction.ticketNote.create({
      data: { ...note, authorId, authorName: name, createAt: new Date() },
      select: noteColumns,
    });
  },
};
