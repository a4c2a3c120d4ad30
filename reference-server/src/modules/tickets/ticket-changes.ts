import type { PortalSettings } from '@portal/domain/portal';
import { decideState } from '@portal/domain/state-machine';
import {
  isClosedRecently,
  supportTicketCreate,
  supportTicketMessage,
  supportTicketRead,
  supportTicketStatusChange,
  ticketMachine,
  type Ticket,
  type TicketMarks,
  type TicketMessage,
  type TicketSide,
  type TicketStatus,
  type TicketUnread,
} from '@portal/domain/tickets';
import { identityOf, type GuestActor, type StaffActor } from '../../kernel/actor.ts';
import { finishKey } from '../../kernel/idempotency/finish-key.ts';
import type { IdempotencyClaim } from '../../kernel/idempotency/idempotency.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { liveRow, type OutboxChannel, type OutboxRow } from '../../outbox/outbox-row.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';
import { pushRow } from '../push/push-row.ts';
import { findTicket } from './ticket-queries.ts';
import { messageOf, readStateOf, ticketOf } from './ticket-row.ts';
import type { LockedTicket, TicketWritings } from './ticket-writing-repository.ts';
import type { Transaction } from '../../db/database.ts';

/** Those who have a part in tickets. */
export type TicketActor = GuestActor | StaffActor<'admin'>;

/** What a guest asks for. */
interface TicketInput {
  readonly room: number;
  readonly message: string;
  readonly orderId?: number | undefined;
  readonly pictures: readonly string[];
}

/** What somebody writes. */
interface MessageInput {
  readonly ticketId: number;
  readonly message: string;
  readonly clientId?: string | undefined;
  readonly pictures: readonly string[];
}

/** How far somebody has come. */
interface MarkInput {
  readonly ticketId: number;
  readonly messageId: number;
  readonly state: 'delivered' | 'read';
}

/** What both sides know of each other's marks. */
type TicketReadState = { readonly marks: TicketMarks; readonly unread: TicketUnread };

/**
 * Changes tickets, one transaction each: the ticket, the audit, the notifications. Somebody else's
 * ticket is none at all: `NOT_FOUND`.
 */
export interface TicketChanges {
  /**
   * @throws ProblemError `INVALID` for a room or pictures that do not exist, `NOT_FOUND` for an order
   * that is not the guest's.
   */
  create(
    input: TicketInput,
    guest: GuestActor,
    claim: IdempotencyClaim | null,
  ): Promise<
    { readonly ticket: Ticket } | { readonly refusal: 'TOO_MANY_OPEN'; readonly limit: number }
  >;
  /** The message, or the same as before under its `clientId`; refused when the ticket is closed for good. */
  write(
    input: MessageInput,
    actor: TicketActor,
  ): Promise<{ readonly message: TicketMessage } | { readonly refusal: 'TICKET_CLOSED' }>;
  mark(input: MarkInput, actor: TicketActor): Promise<TicketReadState>;
  /** Closes every open ticket of a guest, each in a transaction of its own; says how many. */
  closeOpenOf(guestId: number, actor: StaffActor<'admin'>): Promise<number>;
  /** Null when it is done, or was so already. */
  setStatus(
    ticketId: number,
    status: TicketStatus,
    actor: StaffActor<'admin'>,
  ): Promise<{ readonly refusal: 'ILLEGAL_TRANSITION' } | null>;
}

/** What changing tickets needs. */
export interface TicketChangesOptions {
  readonly repository: TicketWritings;
  readonly outbox: Outbox;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'accountBounds'>> };
}

/** Changes of tickets by the machine of tickets. */
export function createTicketChanges(options: TicketChangesOptions): TicketChanges {
  const { repository, outbox, settings } = options;

  async function change<Result>(
    channels: readonly OutboxChannel[],
    work: (transaction: Transaction) => Promise<Result>,
  ) {
    const result = await repository.transact(work);
    for (const channel of channels) outbox.wake(channel);
    return result;
  }

  async function lock(transaction: Transaction, ticketId: number, actor: TicketActor) {
    const ticket = await repository.lock(transaction, ticketId);
    if (!ticket || (actor.role === 'guest' && ticket.guestId !== actor.id)) {
      throw new ProblemError('NOT_FOUND');
    }
    return ticket;
  }

  async function setStatus(
    ticketId: number,
    status: TicketStatus,
    actor: StaffActor<'admin'>,
  ): ReturnType<TicketChanges['setStatus']> {
    const refusal = await change(['live'], async (transaction) => {
      const ticket = await lock(transaction, ticketId, actor);
      const decision = decideState(ticketMachine, ticket.status, status, { actor: actor.role });
      if (!decision.ok) return 'ILLEGAL_TRANSITION';
      if (!decision.changed) return null;
      if (ticket.emptiedAt) return 'ILLEGAL_TRANSITION';
      await repository.setStatus(transaction, ticket, status, identityOf(actor), new Date());
      await outbox.enqueue(transaction, [statusRow(ticket, status)]);
      return null;
    });
    return refusal ? { refusal } : null;
  }

  return {
    async create(input, guest, claim) {
      const { openTickets } = (await settings.read()).accountBounds;
      const ticket = await change(['live', 'telegram'], async (transaction) => {
        const guestId = guest.id;
        const { room: roomId, orderId, pictures: pictureIds } = input;
        if (!(await repository.hasFewerOpen(transaction, guestId, openTickets))) return null;
        const { hasRoom, hasOrder } = await repository.placeOf(transaction, {
          guestId,
          roomId,
          orderId,
        });
        if (!hasRoom) {
          const details = [{ path: 'data.room', message: 'issue.noRoom' }];
          throw new ProblemError('INVALID', { details });
        }
        if (!hasOrder) throw new ProblemError('NOT_FOUND');
        const now = new Date();
        const place = { guestId, roomId, orderId: orderId ?? null, now };
        const opened = await repository.open(transaction, place);
        await repository.write(transaction, opened, {
          senderType: 'guest',
          author: identityOf(guest),
          message: input.message,
          clientId: null,
          pictureIds,
          now,
        });
        const row = await findTicket(transaction, opened.id);
        if (!row) throw new Error(`Ticket ${opened.id} is gone although nobody else knows it.`);
        const made = ticketOf(row);
        const { room, guest: whose } = made.attributes;
        await outbox.enqueue(transaction, [
          liveRow(supportTicketCreate, { newTicket: made }, guestId),
          staffNotificationRow({
            topic: 'support',
            ticketId: made.id,
            guestName: whose.name,
            roomLabel: room.label,
            phone: whose.phone,
            message: input.message,
          }),
        ]);
        if (claim) await finishKey(transaction, claim, 201, { ticket: made });
        return made;
      });
      if (!ticket) return { refusal: 'TOO_MANY_OPEN', limit: openTickets };
      if (claim) claim.isFinished = true;
      return { ticket };
    },

    write: ({ ticketId, message, clientId, pictures }, actor) =>
      change(['live', 'push', 'telegram'], async (transaction) => {
        const ticket = await lock(transaction, ticketId, actor);
        const author = identityOf(actor);
        const before =
          clientId === undefined
            ? null
            : await repository.sentBefore(transaction, ticketId, author, clientId);
        if (before) return { message: messageOf(before) };

        if (ticket.emptiedAt) return { refusal: 'TICKET_CLOSED' };
        const now = new Date();
        const rows: OutboxRow[] = [];
        if (ticket.status === 'closed') {
          if (!mayReopen(ticket, actor, now)) return { refusal: 'TICKET_CLOSED' };
          await repository.setStatus(transaction, ticket, 'inwork', author, now);
          rows.push(statusRow(ticket, 'inwork'));
        }
        const written = await repository.write(transaction, ticket, {
          senderType: sideOf(actor),
          author,
          message,
          clientId: clientId ?? null,
          pictureIds: pictures,
          now,
        });
        const sent = messageOf(written.message);
        const hadUnread = actor.role === 'guest' ? ticket.guestUnread : ticket.staffUnread;
        // An answer marks the ticket as read: the other side sees it.
        if (hadUnread > 0) rows.push(readRow(ticket, readStateOf(written.marks)));
        rows.push(liveRow(supportTicketMessage, { ticketId, message: sent }, ticket.guestId));
        // Staff have been notified already of what a guest writes before anybody has read the last.
        if (actor.role === 'guest' && ticket.staffUnread === 0) {
          rows.push(await followUpNotification(transaction, ticketId, message));
        }
        if (actor.role === 'admin') {
          rows.push(pushRow(ticket.guestId, { kind: 'ticket-reply', ticketId }));
        }
        await outbox.enqueue(transaction, rows);
        return { message: sent };
      }),

    mark: ({ ticketId, messageId, state }, actor) =>
      change(['live'], async (transaction) => {
        const ticket = await lock(transaction, ticketId, actor);
        const side = sideOf(actor);
        const mark = Math.min(messageId, ticket.lastMessageId);
        const now =
          side === 'guest'
            ? { delivered: ticket.guestDelivered, read: ticket.guestRead }
            : { delivered: ticket.staffDelivered, read: ticket.staffRead };
        const next = {
          delivered: Math.max(now.delivered, mark),
          read: state === 'read' ? Math.max(now.read, mark) : now.read,
        };
        if (next.delivered === now.delivered && next.read === now.read) return readStateOf(ticket);
        const readState = readStateOf(await repository.setMarks(transaction, ticketId, side, next));
        await outbox.enqueue(transaction, [readRow(ticket, readState)]);
        return readState;
      }),

    async closeOpenOf(guestId, actor) {
      const open = await repository.openOf(guestId);
      for (const id of open) await setStatus(id, 'closed', actor);
      return open.length;
    },

    setStatus,
  };
}

async function followUpNotification(
  transaction: Transaction,
  ticketId: number,
  message: string,
): Promise<OutboxRow> {
  const row = await findTicket(transaction, ticketId);
  if (!row) throw new Error(`Ticket ${ticketId} is gone although its row is locked.`);
  const { room, guest } = ticketOf(row).attributes;
  return staffNotificationRow({
    topic: 'support',
    ticketId,
    guestName: guest.name,
    roomLabel: room.label,
    phone: guest.phone,
    message,
    isFollowUp: true,
  });
}

/** Which side of a ticket somebody is. */
function sideOf(actor: TicketActor): TicketSide {
  return actor.role === 'guest' ? 'guest' : 'staff';
}

function mayReopen({ closeAt }: LockedTicket, { role }: TicketActor, now: Date): boolean {
  const conditions = {
    own: true,
    closedRecently: closeAt !== null && isClosedRecently(closeAt, now),
  };
  return decideState(ticketMachine, 'closed', 'inwork', { actor: role, conditions }).ok;
}

function statusRow({ id, guestId }: LockedTicket, newStatus: TicketStatus): OutboxRow {
  return liveRow(supportTicketStatusChange, { newStatus, ticketId: id }, guestId);
}

function readRow({ id, guestId }: LockedTicket, readState: TicketReadState): OutboxRow {
  return liveRow(supportTicketRead, { ticketId: id, ...readState }, guestId);
}
