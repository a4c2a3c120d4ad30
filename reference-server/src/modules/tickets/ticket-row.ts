import { guestIdOf, staffIdOf } from '@portal/domain/audit';
import {
  ticketPictureSchema,
  type StaffTicket,
  type StaffTicketStep,
  type Ticket,
  type TicketMarks,
  type TicketMessage,
  type TicketNote,
  type TicketPicture,
  type TicketSender,
  type TicketStaff,
  type TicketStatus,
  type TicketUnread,
} from '@portal/domain/tickets';
import { toGuest, type GuestRow } from '../auth/account/account-row.ts';

/** How far both sides have come, as a ticket's own row keeps it. */
export interface MarkColumns {
  readonly guestDelivered: number;
  readonly guestRead: number;
  readonly staffDelivered: number;
  readonly staffRead: number;
  readonly guestUnread: number;
  readonly staffUnread: number;
}

/** A message as SQL hands it over inside JSON, where a time is a text. */
export interface MessageRow {
  readonly id: number;
  readonly message: string;
  readonly sender: string;
  readonly senderType: TicketSender;
  readonly clientId: string | null;
  readonly createAt: string | Date;
  readonly pictures: readonly TicketPicture[];
}

/** A ticket with everything that belongs to it, as the database keeps it. */
export interface TicketRow extends MarkColumns {
  readonly id: number;
  readonly status: TicketStatus;
  readonly createAt: Date;
  readonly updateAt: Date;
  readonly closeAt: Date | null;
  readonly firstAnswerAt: Date | null;
  readonly room: { readonly id: number; readonly label: string };
  readonly guest: Omit<GuestRow, 'createdAt'> & { readonly createdAt: string };
  readonly orderId: number | null;
  readonly assignee: TicketStaff | null;
  readonly messageCount: number;
  readonly messages: readonly MessageRow[];
}

/** A ticket as its guest and the staff may both read it. */
export function ticketOf(row: TicketRow): Ticket {
  const guest = toGuest({ ...row.guest, createdAt: new Date(row.guest.createdAt) });
  return {
    id: row.id,
    attributes: {
      status: row.status,
      create_at: row.createAt.toISOString(),
      update_at: row.updateAt.toISOString(),
      close_at: row.closeAt?.toISOString() ?? null,
      room: row.room,
      guest: { id: guest.id, ...guest.attributes },
      orderId: row.orderId,
      messages: row.messages.map(messageOf),
      messageCount: row.messageCount,
      ...readStateOf(row),
    },
  };
}

/** A ticket as staff see it. */
export function staffTicketOf(row: TicketRow): StaffTicket {
  const { id, attributes } = ticketOf(row);
  return {
    id,
    attributes: {
      ...attributes,
      assignee: row.assignee,
      first_answer_at: row.firstAnswerAt?.toISOString() ?? null,
    },
  };
}

/** Marks and unread messages of both sides. */
export function readStateOf(row: MarkColumns): { marks: TicketMarks; unread: TicketUnread } {
  return {
    marks: {
      guest: { delivered: row.guestDelivered, read: row.guestRead },
      staff: { delivered: row.staffDelivered, read: row.staffRead },
    },
    unread: { guest: row.guestUnread, staff: row.staffUnread },
  };
}

/** A message as the wire shows it. */
export function messageOf(row: MessageRow): TicketMessage {
  return {
    id: row.id,
    message: row.message,
    sender: row.sender,
    sender_type: row.senderType,
    create_at: new Date(row.createAt).toISOString(),
    pictures: row.pictures.map((picture) => ticketPictureSchema.parse(picture)),
    clientId: row.clientId,
  };
}

/** A note as it is stored. */
export interface NoteRow {
  readonly id: number;
  readonly note: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly createAt: Date;
}

/** A note as staff see it. */
export function noteOf({ id, note, authorId, authorName, createAt }: NoteRow): TicketNote {
  return {
    id,
    note,
    author: { id: authorId, name: authorName },
    create_at: createAt.toISOString(),
  };
}

/** A change of status as the audit trail keeps it. */
export interface StepRow {
  readonly status: TicketStatus;
  readonly actor: string;
  /** Null where nobody has that id any more. */
  readonly name: string | null;
  readonly at: Date;
}

/** A ticket's statuses from its beginning, by whom. */
export function historyOf(
  ticket: Pick<TicketRow, 'createAt' | 'guest'>,
  steps: readonly StepRow[],
): StaffTicketStep[] {
  const { createAt, guest } = ticket;
  return [
    { status: 'new', by: 'guest', at: createAt.toISOString(), name: guest.name },
    ...steps.map(({ status, actor, name, at }) => ({
      status,
      at: at.toISOString(),
      ...doneBy(actor, name, guest.name),
    })),
  ];
}

function doneBy(
  actor: string,
  staffName: string | null,
  guestName: string,
): Pick<StaffTicketStep, 'by' | 'name'> {
  if (staffIdOf(actor) !== null) return { by: 'staff', name: staffName ?? '' };
  if (guestIdOf(actor) !== null) return { by: 'guest', name: guestName };
  return { by: 'system', name: '' };
}
