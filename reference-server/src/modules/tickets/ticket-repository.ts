import { staffIdOf } from '@portal/domain/audit';
import type { TicketSender, TicketSide, TicketStatus } from '@portal/domain/tickets';
import type { Transaction } from '../../db/database.ts';
import { defineStatement } from '../../db/statement.ts';
import type { GuestActor, StaffActor } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { lockGuest } from '../guests/lock-guest.ts';
import { attachPictures } from './pictures/picture-repository.ts';
import type { MarkColumns, MessageRow } from './ticket-row.ts';

/** Those who have a part in tickets. */
export type TicketActor = GuestActor | StaffActor<'admin'>;

/** Whether this guest's tickets are there for an actor: guests have their own, staff all. */
export function isTheirs(guestId: number, actor: TicketActor): boolean {
  return actor.role !== 'guest' || actor.id === guestId;
}

/** A ticket's own row, locked. */
export interface LockedTicket extends MarkColumns {
  readonly id: number;
  readonly status: TicketStatus;
  readonly guestId: number;
  readonly assigneeId: string | null;
  readonly closeAt: Date | null;
  /** When what was written in it was deleted. */
  readonly emptiedAt: Date | null;
  readonly firstAnswerAt: Date | null;
  readonly lastMessageId: number;
}

/** A message as it is to be written. */
interface NewMessage {
  readonly senderType: TicketSender;
  /** `user_<id>`, `admin_<id>` or `system`. */
  readonly author: string;
  readonly message: string;
  readonly clientId: string | null;
  readonly pictureIds: readonly string[];
  readonly now: Date;
}

const lockTicket = defineStatement<[id: number], LockedTicket>(`
  SELECT id, status::text AS status, guest_id AS "guestId", assignee_id AS "assigneeId",
    close_at AS "closeAt", emptied_at AS "emptiedAt", first_answer_at AS "firstAnswerAt", last_message_id AS "lastMessageId",
    guest_delivered AS "guestDelivered", guest_read AS "guestRead",
    staff_delivered AS "staffDelivered", staff_read AS "staffRead",
    guest_unread AS "guestUnread", staff_unread AS "staffUnread"
  FROM ticket WHERE id = $1 FOR UPDATE`);

const markColumns = {
  guestDelivered: true,
  guestRead: true,
  staffDelivered: true,
  staffRead: true,
  guestUnread: true,
  staffUnread: true,
} as const;

const ownColumns = {
  ...markColumns,
  id: true,
  status: true,
  guestId: true,
  assigneeId: true,
  closeAt: true,
  emptiedAt: true,
  firstAnswerAt: true,
  lastMessageId: true,
} as const;

const messageColumns = {
  id: true,
  message: true,
  sender: true,
  senderType: true,
  clientId: true,
  createAt: true,
} as const;

const pictureColumns = { id: true, width: true, height: true, byteCount: true } as const;

/** Who writes to a side: everybody but the side itself. */
const writersTo = {
  guest: ['staff', 'system'],
  staff: ['guest'],
} as const satisfies Record<TicketSide, readonly TicketSender[]>;

/** Changes of tickets in SQL. Whoever changes one, or writes in it, locks its row first. */
export const ticketRepository = {
  /**
   * Locks a ticket and reads its row as it then is.
   *
   * @throws ProblemError `NOT_FOUND` when there is none, or it is another guest's.
   */
  async lock(
    transaction: Transaction,
    ticketId: number,
    actor: TicketActor,
  ): Promise<LockedTicket> {
    const [ticket] = await lockTicket(transaction, ticketId);
    if (!ticket || !isTheirs(ticket.guestId, actor)) throw new ProblemError('NOT_FOUND');
    return ticket;
  },

  /**
   * What a new ticket names, as far as it exists: the room, which then stays to the end of the
   * transaction, and the guest's own order.
   */
  async placeOf(
    transaction: Transaction,
    { guestId, roomId, orderId }: { guestId: number; roomId: number; orderId: number | undefined },
  ): Promise<{ hasRoom: boolean; hasOrder: boolean }> {
    const rooms = await transaction.$queryRaw<unknown[]>`
      SELECT id FROM room WHERE id = ${roomId} AND name <> '' AND NOT is_hidden FOR KEY SHARE`;
    const order =
      orderId === undefined || (await transaction.order.count({ where: { id: orderId, guestId } }));
    return { hasRoom: rooms.length > 0, hasOrder: Boolean(order) };
  },

  /** Whether a guest has fewer open tickets than this; nobody opens another until the transaction ends. */
  async hasFewerOpen(transaction: Transaction, guestId: number, bound: number): Promise<boolean> {
    // Counted in a statement of its own: one that waits for the lock sees the tickets of before.
    await lockGuest(transaction, guestId);
    const open = await transaction.ticket.count({
      where: { guestId, status: { not: 'closed' } },
      take: bound,
    });
    return open < bound;
  },

  /** Tickets of a guest that are not closed. */
  async openOf(transaction: Transaction, guestId: number): Promise<number[]> {
    const open = await transaction.ticket.findMany({
      where: { guestId, status: { not: 'closed' } },
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    return open.map(({ id }) => id);
  },

  /** Opens a ticket without messages; its row is the caller's alone until the commit. */
  open: (
    transaction: Transaction,
    {
      guestId,
      roomId,
      orderId,
      now,
    }: { guestId: number; roomId: number; orderId: number | null; now: Date },
  ): Promise<LockedTicket> =>
    transaction.ticket.create({
      data: { guestId, roomId, orderId, createAt: now, updateAt: now },
      select: ownColumns,
    }),

  /** The message that this author's client called so before. */
  async sentBefore(
    transaction: Transaction,
    ticketId: number,
    author: string,
    clientId: string | null,
  ): Promise<MessageRow | null> {
    if (clientId === null) return null;
    const found = await transaction.ticketMessage.findUnique({
      where: { ticketId_author_clientId: { ticketId, author, clientId } },
      select: {
        ...messageColumns,
        pictures: { select: pictureColumns, orderBy: { position: 'asc' } },
      },
    });
    return found && { ...found, pictures: found.pictures.map(wirePicture) };
  },

  /**
   * Writes a message. Its side has read everything by then, the other side has one more to read.
   *
   * @throws ProblemError `INVALID` for pictures that are not the author's, or were sent already.
   */
  async write(
    transaction: Transaction,
    ticket: LockedTicket,
    { senderType, author, pictureIds, now, ...message }: NewMessage,
  ): Promise<{ message: MessageRow; marks: MarkColumns }> {
    const sender = await nameOf(transaction, ticket, senderType, author);
    const written = await transaction.ticketMessage.create({
      data: { ...message, ticketId: ticket.id, senderType, author, sender, createAt: now },
      select: messageColumns,
    });
    const pictures = await attachPictures(transaction, author, written.id, pictureIds);
    const { id } = written;
    const isAnswer = senderType === 'staff' && ticket.firstAnswerAt === null;
    const marks = await transaction.ticket.update({
      where: { id: ticket.id },
      data: {
        updateAt: now,
        messageCount: { increment: 1 },
        lastMessageId: id,
        ...(isAnswer && { firstAnswerAt: now }),
        ...(senderType === 'guest'
          ? {
              guestDelivered: id,
              guestRead: id,
              guestUnread: 0,
              staffUnread: { increment: 1 },
            }
          : { guestUnread: { increment: 1 } }),
        ...(senderType === 'staff' && { staffDelivered: id, staffRead: id, staffUnread: 0 }),
      },
      select: markColumns,
    });
    return { message: { ...written, pictures: pictures.map(wirePicture) }, marks };
  },

  async setStatus(
    transaction: Transaction,
    ticket: LockedTicket,
    status: TicketStatus,
    actor: string,
    now: Date,
  ) {
    await transaction.ticket.update({
      where: { id: ticket.id },
      data: { status, updateAt: now, closeAt: status === 'closed' ? now : null },
    });
    await recordAudit(transaction, {
      actor,
      action: 'status',
      entity: 'ticket',
      entityId: String(ticket.id),
      from: { status: ticket.status },
      to: { status },
    });
  },

  async setMarks(
    transaction: Transaction,
    ticketId: number,
    side: TicketSide,
    { delivered, read }: { delivered: number; read: number },
  ): Promise<MarkColumns> {
    const unread = await transaction.ticketMessage.count({
      where: { ticketId, id: { gt: read }, senderType: { in: [...writersTo[side]] } },
    });
    return transaction.ticket.update({
      where: { id: ticketId },
      data:
        side === 'guest'
          ? { guestDelivered: delivered, guestRead: read, guestUnread: unread }
          : { staffDelivered: delivered, staffRead: read, staffUnread: unread },
      select: markColumns,
    });
  },
};

function wirePicture({
  byteCount,
  ...picture
}: {
  id: string;
  width: number;
  height: number;
  byteCount: number;
}) {
  return { ...picture, bytes: byteCount };
}

/** The name people read beside what somebody writes, as it is at this moment. */
async function nameOf(
  transaction: Transaction,
  { guestId }: LockedTicket,
  senderType: TicketSender,
  author: string,
): Promise<string> {
  if (senderType === 'system') return '';
  if (senderType === 'guest') {
    const guest = { where: { id: guestId }, select: { name: true } };
    return (await transaction.guest.findUniqueOrThrow(guest)).name;
  }
  const staff = { where: { id: staffIdOf(author) ?? '' }, select: { name: true } };
  return (await transaction.staff.findUniqueOrThrow(staff)).name;
}
