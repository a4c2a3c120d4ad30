import type { Transaction } from '../../db/database.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import type { LockedTicket } from './ticket-repository.ts';
import type { NoteRow } from './ticket-row.ts';

/** By what a note is found again that its author's client has sent before. */
interface NoteKey {
  readonly ticketId: number;
  readonly authorId: string;
  readonly clientId: string | null;
}

const noteColumns = {
  id: true,
  note: true,
  authorId: true,
  authorName: true,
  createAt: true,
} as const;

/** What staff do about tickets among themselves, in SQL. */
export const adminTicketRepository = {
  /** An admin by id and name, unless there is none or the account is disabled. */
  findAdmin: (transaction: Transaction, id: string) =>
    transaction.staff.findFirst({
      where: { id, role: 'admin', disabled: false },
      select: { id: true, name: true },
    }),

  async assign(
    transaction: Transaction,
    ticket: LockedTicket,
    assigneeId: string | null,
    actor: string,
  ) {
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

  /** The note its author's client called so before. */
  async notedBefore(
    transaction: Transaction,
    { clientId, ...key }: NoteKey,
  ): Promise<NoteRow | null> {
    if (clientId === null) return null;
    return transaction.ticketNote.findUnique({
      where: { ticketId_authorId_clientId: { ...key, clientId } },
      select: noteColumns,
    });
  },

  async note(
    transaction: Transaction,
    note: NoteKey & { readonly note: string },
  ): Promise<NoteRow> {
    const { name: authorName } = await transaction.staff.findUniqueOrThrow({
      where: { id: note.authorId },
      select: { name: true },
    });
    return transaction.ticketNote.create({
      data: { ...note, authorName, createAt: new Date() },
      select: noteColumns,
    });
  },
};
