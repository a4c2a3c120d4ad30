import * as z from 'zod';
import { entity } from '../contract/envelope.ts';
import { idSchema, staffIdSchema, text, timeSchema } from '../contract/fields/fields.ts';
import { guestAttributesSchema } from '../guests/guest-schema.ts';
import { ticketPictureSchema } from './ticket-picture.ts';
import { ticketStatuses } from './ticket-machine.ts';

/** Who wrote a message. */
export const ticketSenders = ['guest', 'staff', 'system'] as const;
/** Who wrote a message. */
export type TicketSender = (typeof ticketSenders)[number];

/** The two who talk in a ticket. */
export const ticketSides = ['guest', 'staff'] as const;
/** One of the two who talk in a ticket. */
export type TicketSide = (typeof ticketSides)[number];

/** Longest message and longest note, in characters. */
export const ticketMessageMaxLength = 4000;
/** What is written in a ticket. */
export const ticketTextSchema = text(ticketMessageMaxLength);

/** Most messages that a ticket carries at once; earlier ones are read page by page. */
export const ticketMessagesPerPage = 50;

/** A message of a ticket; its id is greater than that of every earlier one of the ticket. */
export const ticketMessageSchema = z.object({
  id: idSchema,
  /** As typed; empty where there are only pictures. */
  message: z.string(),
  /** The name of whoever wrote it; empty for `system`. */
  sender: z.string(),
  sender_type: z.enum(ticketSenders),
  create_at: timeSchema,
  pictures: z.array(ticketPictureSchema),
  /** The name its sender's client gave it before sending. */
  clientId: z.string().nullable(),
});
/** A message of a ticket. */
export type TicketMessage = z.output<typeof ticketMessageSchema>;

const messageIdOrNone = z.number().int().nonnegative();

/** How far one side has come: the last message that reached it, and the last that was read; 0 is none. */
export const ticketMarkSchema = z.object({ delivered: messageIdOrNone, read: messageIdOrNone });
/** How far both sides have come. The hotel's staff is one side, whoever of them reads. */
export const ticketMarksSchema = z.object({ guest: ticketMarkSchema, staff: ticketMarkSchema });
/** How far both sides have come. */
export type TicketMarks = z.output<typeof ticketMarksSchema>;

/** How many messages of the other side each side has not read. */
export const ticketUnreadSchema = z.object({
  guest: z.number().int().nonnegative(),
  staff: z.number().int().nonnegative(),
});
/** How many messages of the other side each side has not read. */
export type TicketUnread = z.output<typeof ticketUnreadSchema>;

/** Attributes of a ticket that its guest and the staff may both read. */
export const ticketAttributesSchema = z.object({
  status: z.enum(ticketStatuses),
  create_at: timeSchema,
  /** When it last changed its status or was written in. */
  update_at: timeSchema,
  close_at: timeSchema.nullable(),
  room: z.object({ id: idSchema, label: z.string() }),
  guest: guestAttributesSchema.extend({ id: idSchema }),
  /** The order it is about. */
  orderId: idSchema.nullable(),
  /** The last ones, at most {@link ticketMessagesPerPage}, the earliest first; in lists of staff the last one alone. */
  messages: z.array(ticketMessageSchema).max(ticketMessagesPerPage),
  messageCount: z.number().int().nonnegative(),
  marks: ticketMarksSchema,
  unread: ticketUnreadSchema,
});
/** Attributes of a ticket. */
export type TicketAttributes = z.output<typeof ticketAttributesSchema>;

/** A ticket. */
export const ticketSchema = entity(idSchema, ticketAttributesSchema);
/** A ticket. */
export type Ticket = z.output<typeof ticketSchema>;

/** A member of staff, by id and name. */
export const ticketStaffSchema = z.object({ id: staffIdSchema, name: z.string() });
/** A member of staff, by id and name. */
export type TicketStaff = z.output<typeof ticketStaffSchema>;

/** Attributes of a ticket as staff see it. */
export const staffTicketAttributesSchema = ticketAttributesSchema.extend({
  /** Who takes care of it. */
  assignee: ticketStaffSchema.nullable(),
  /** When staff first answered. */
  first_answer_at: timeSchema.nullable(),
});

/** A ticket as staff see it. */
export const staffTicketSchema = entity(idSchema, staffTicketAttributesSchema);
/** A ticket as staff see it. */
export type StaffTicket = z.output<typeof staffTicketSchema>;

/** What staff write for each other; guests never get it. */
export const ticketNoteSchema = z.object({
  id: idSchema,
  note: z.string(),
  author: ticketStaffSchema,
  create_at: timeSchema,
});
/** What staff write for each other. */
export type TicketNote = z.output<typeof ticketNoteSchema>;

/** A status a ticket came to. */
export const ticketStepSchema = z.object({
  status: z.enum(ticketStatuses),
  by: z.enum(ticketSenders),
  at: timeSchema,
});
/** A status a ticket came to, by which side, and when. */
export type TicketStep = z.output<typeof ticketStepSchema>;

/** The same as staff see it: with the name of whoever did it; empty for `system`. */
export const staffTicketStepSchema = ticketStepSchema.extend({ name: z.string() });
/** A status a ticket came to, and by whom. */
export type StaffTicketStep = z.output<typeof staffTicketStepSchema>;
