import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { pageOf, pageRequestFields } from '../contract/envelope.ts';
import {
  idSchema,
  requiredText,
  staffIdSchema,
  text,
  timeSchema,
} from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { ticketStepsMax } from './ticket-endpoints.ts';
import { ticketStatuses } from './ticket-machine.ts';
import {
  staffTicketSchema,
  staffTicketStepSchema,
  ticketMessageMaxLength,
  ticketNoteSchema,
  ticketStaffSchema,
} from './ticket-schema.ts';

const forStaff = { admin: 'any' } as const;

/** Tickets for staff, page by page, the last changed first, each with its last message. */
export const fetchTickets = defineEndpoint({
  method: 'POST',
  path: '/api/admin/ticket/fetch',
  summary: 'Tickets for staff, by status, assignee, guest and text',
  access: forStaff,
  body: z.object({
    data: z
      .object({
        status: z.enum(ticketStatuses).optional(),
        /** `true`: those that are not closed. */
        isActive: z.boolean().optional(),
        /** Of the caller, or of nobody. */
        assignedTo: z.enum(['me', 'nobody']).optional(),
        /** `true`: those with messages that staff have not read. */
        isUnread: z.boolean().optional(),
        guestId: idSchema.optional(),
        search: text(100).optional(),
        ...pageRequestFields,
      })
      .prefault({}),
  }),
  replies: { 200: z.object({ tickets: pageOf(staffTicketSchema) }) },
});

/** How many tickets there are of each kind that the inbox shows. */
export const ticketCountsSchema = z.object({
  new: z.number().int().nonnegative(),
  inwork: z.number().int().nonnegative(),
  /** Not closed and the caller's. */
  mine: z.number().int().nonnegative(),
  /** Not closed and nobody's. */
  unassigned: z.number().int().nonnegative(),
  /** With messages that staff have not read. */
  unread: z.number().int().nonnegative(),
});
/** How many tickets there are of each kind. */
export type TicketCounts = z.output<typeof ticketCountsSchema>;

/** The numbers on the inbox. */
export const countTickets = defineEndpoint({
  method: 'POST',
  path: '/api/admin/ticket/counts',
  summary: 'How many tickets there are: new, in work, mine, unassigned, unread',
  access: forStaff,
  body: z.object({}),
  replies: { 200: z.object({ counts: ticketCountsSchema }) },
});

/** Max notes of a ticket in an answer: the last. */
export const ticketNotesMax = 100;

/** What only staff see of a ticket. */
export const ticketDetailsSchema = z.object({
  assignee: ticketStaffSchema.nullable(),
  first_answer_at: timeSchema.nullable(),
  /** The last ones, the earliest of these first. */
  notes: z.array(ticketNoteSchema).max(ticketNotesMax),
  /** The statuses it came to and by whom, from `new` on: the last of them. */
  history: z.array(staffTicketStepSchema).max(ticketStepsMax + 1),
});
/** What only staff see of a ticket. */
export type TicketDetails = z.output<typeof ticketDetailsSchema>;

/** What only staff see of a ticket: notes, history, who takes care of it. */
export const fetchTicketDetails = defineEndpoint({
  method: 'POST',
  path: '/api/admin/ticket/details',
  summary: 'What only staff see of a ticket: notes, history, assignee',
  access: forStaff,
  body: z.object({ data: z.object({ id: idSchema }) }),
  replies: { 200: z.object({ details: ticketDetailsSchema }) },
});

/** Staff write for each other. */
export const addTicketNote = defineEndpoint({
  method: 'POST',
  path: '/api/admin/ticket/note',
  summary: 'Write a note that only staff see',
  access: forStaff,
  limits: [{ points: 60, windowSeconds: 60, by: 'account' }],
  body: z.object({
    data: z.object({
      ticketId: idSchema,
      note: requiredText(ticketMessageMaxLength),
      /** Names the note before it is sent: the same again is the same note. */
      clientId: requiredText(128).optional(),
    }),
  }),
  replies: { 201: z.object({ note: ticketNoteSchema }) },
});

/**
 * Says who takes care of a ticket: an admin, or nobody. With `expected`, only while that is so: of
 * two who claim a ticket at once one is told of the other.
 */
export const assignTicket = defineEndpoint({
  method: 'POST',
  path: '/api/admin/ticket/assign',
  summary: 'Say who takes care of a ticket',
  access: forStaff,
  limits: [{ points: 120, windowSeconds: 60, by: 'account' }],
  body: z.object({
    data: z.object({
      ticketId: idSchema,
      assignee: staffIdSchema.nullable(),
      /** Who takes care of it as the caller knows; absent: whoever it is. */
      expected: staffIdSchema.nullable().optional(),
    }),
  }),
  replies: {
    200: z.object({ ticket: staffTicketSchema }),
    409: problem('ALREADY_CLAIMED'),
  },
});
