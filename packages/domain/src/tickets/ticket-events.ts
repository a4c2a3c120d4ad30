import * as z from 'zod';
import { defineClientMessage, defineEvent } from '../contract/endpoints/event.ts';
import { idSchema } from '../contract/fields/fields.ts';
import { ticketStatuses } from './ticket-machine.ts';
import {
  ticketMarksSchema,
  ticketMessageSchema,
  ticketNoteSchema,
  ticketSchema,
  ticketSides,
  ticketStaffSchema,
  ticketUnreadSchema,
} from './ticket-schema.ts';

const forBoth = { owner: true, roles: ['admin'] } as const;
const forStaff = { roles: ['admin'] } as const;

/** A guest asked for help. */
export const supportTicketCreate = defineEvent({
  name: 'supportTicketCreate',
  summary: 'A guest asked for help',
  audience: forBoth,
  inStream: true,
  payload: z.object({ newTicket: ticketSchema }),
});

/** A ticket has another status. */
export const supportTicketStatusChange = defineEvent({
  name: 'supportTicketStatusChange',
  summary: 'A ticket has a new status',
  audience: forBoth,
  inStream: true,
  payload: z.object({ newStatus: z.enum(ticketStatuses), ticketId: idSchema }),
});

/** Somebody wrote in a ticket; of a ticket's first message {@link supportTicketCreate} tells. */
export const supportTicketMessage = defineEvent({
  name: 'supportTicketMessage',
  summary: 'Somebody wrote in a ticket',
  audience: forBoth,
  inStream: true,
  payload: z.object({ ticketId: idSchema, message: ticketMessageSchema }),
});

/** One side has received or read more. */
export const supportTicketRead = defineEvent({
  name: 'supportTicketRead',
  summary: 'Messages of a ticket have been received or read',
  audience: forBoth,
  inStream: true,
  payload: z.object({
    ticketId: idSchema,
    marks: ticketMarksSchema,
    unread: ticketUnreadSchema,
  }),
});

/** Somebody else takes care of a ticket. */
export const supportTicketAssign = defineEvent({
  name: 'supportTicketAssign',
  summary: 'Somebody else takes care of a ticket',
  audience: forStaff,
  inStream: true,
  payload: z.object({ ticketId: idSchema, assignee: ticketStaffSchema.nullable() }),
});

/** A note that only staff see. */
export const supportTicketNote = defineEvent({
  name: 'supportTicketNote',
  summary: 'Staff wrote a note in a ticket',
  audience: forStaff,
  inStream: true,
  payload: z.object({ ticketId: idSchema, note: ticketNoteSchema }),
});

/** How often to say that one is typing, and how long it counts after it was last heard. */
export const typingRules = { everyMilliseconds: 3000, lastsMilliseconds: 6000 } as const;

/** Somebody is typing. Heard by the other side, and by the rest of the staff; never by who types. */
export const supportTicketTyping = defineEvent({
  name: 'typing',
  summary: 'Somebody is typing in a ticket',
  audience: forBoth,
  inStream: false,
  payload: z.object({
    ticketId: idSchema,
    sender_type: z.enum(ticketSides),
    /** The name of who is typing. */
    sender: z.string(),
  }),
});

/** Says that one is typing in a ticket, about every 3 s while it is so. */
export const typing = defineClientMessage({
  name: 'typing',
  summary: 'Typing in a ticket',
  payload: z.object({ ticketId: idSchema }),
});
