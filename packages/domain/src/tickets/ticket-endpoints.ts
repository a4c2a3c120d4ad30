import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { list } from '../contract/envelope.ts';
import { idSchema, requiredText } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { ticketStatuses } from './ticket-machine.ts';
import { ticketPictureRules } from './ticket-picture.ts';
import {
  staffTicketSchema,
  ticketMarksSchema,
  ticketMessageMaxLength,
  ticketMessageSchema,
  ticketSchema,
  ticketStepSchema,
  ticketTextSchema,
  ticketUnreadSchema,
} from './ticket-schema.ts';

const forBoth = { guest: 'own', admin: 'any' } as const;

const picturesToSend = z
  .array(z.uuid())
  .max(ticketPictureRules.perMessage)
  .refine((ids) => new Set(ids).size === ids.length, issue('issue.pictureOnce'))
  .default([]);

/** Most tickets of one guest that are listed: the last changed. */
export const guestTicketsMax = 100;

/** Max changes of a ticket's status in an answer: the last. */
export const ticketStepsMax = 200;

/** Loads of one list a minute: more than pages make that load anew at every event. */
const readLimit = { points: 120, windowSeconds: 60, by: 'account' } as const;

/**
 * A guest's tickets, the last changed first, each with its last messages: as many as one answer holds, and
 * one at least. Earlier ones: {@link fetchTicket}.
 */
export const getTickets = defineEndpoint({
  method: 'POST',
  path: '/api/tickets',
  summary: "A guest's tickets, the last changed first",
  access: forBoth,
  limits: [readLimit],
  body: z.object({ data: z.object({ id: idSchema.optional() }).default({}) }),
  replies: { 200: z.object({ tickets: list(ticketSchema, guestTicketsMax) }) },
});

/** One ticket with a page of its messages, the last ones or those before `before`. */
export const fetchTicket = defineEndpoint({
  method: 'POST',
  path: '/api/ticket/fetch',
  summary: 'A ticket with a page of its messages',
  access: forBoth,
  limits: [readLimit],
  body: z.object({ data: z.object({ id: idSchema, before: idSchema.optional() }) }),
  replies: {
    200: z.object({
      ticket: ticketSchema,
      /** Whether there are messages before the first one given. */
      hasEarlier: z.boolean(),
      /** The statuses it came to, from `new` on: the last of them. */
      history: z.array(ticketStepSchema).max(ticketStepsMax + 1),
    }),
  },
});

/** Most tickets of a guest that are not closed; past them none is opened. A setting; this is its default. */
export const openTicketsMax = 10;

/** What a guest asks for help with. */
export const newTicketSchema = z.object({
  room: idSchema,
  message: requiredText(ticketMessageMaxLength),
  /** The own order it is about. */
  orderId: idSchema.optional(),
  pictures: picturesToSend,
});
/** What a guest asks for help with. */
export type NewTicket = z.input<typeof newTicketSchema>;

/** A guest asks for help. */
export const createTicket = defineEndpoint({
  method: 'POST',
  path: '/api/ticket/create',
  summary: 'Ask for help',
  access: { guest: 'own' },
  limits: [{ points: 10, windowSeconds: 60, by: 'account' }],
  idempotent: true,
  body: z.object({ data: newTicketSchema }),
  replies: { 201: z.object({ ticket: ticketSchema }), 409: problem('TOO_MANY_OPEN') },
});

/** What is written in a ticket: a text, pictures, or both. */
export const newTicketMessageSchema = z
  .object({
    ticketId: idSchema,
    message: ticketTextSchema.default(''),
    /** Names the message before it is sent: the same again is the same message. */
    clientId: requiredText(128).optional(),
    pictures: picturesToSend,
  })
  .refine(({ message, pictures }) => message !== '' || pictures.length > 0, {
    path: ['message'],
    ...issue('issue.messageOrPicture'),
  });
/** What is written in a ticket. */
export type NewTicketMessage = z.input<typeof newTicketMessageSchema>;

/**
 * Writes in a ticket. Staff reopen a closed one by writing; so does its guest within 24 h, and is
 * refused later.
 */
export const sendTicketMessage = defineEndpoint({
  method: 'POST',
  path: '/api/ticket/message',
  summary: 'Write in a ticket',
  access: forBoth,
  limits: [{ points: 60, windowSeconds: 60, by: 'account' }],
  body: z.object({ data: newTicketMessageSchema }),
  replies: {
    201: z.object({ message: ticketMessageSchema }),
    409: problem('TICKET_CLOSED'),
  },
});

/** Says how far the caller's side has come. A mark never goes back. */
export const markTicket = defineEndpoint({
  method: 'POST',
  path: '/api/ticket/read',
  summary: 'Mark messages of a ticket as read',
  repeatable: true,
  access: forBoth,
  limits: [{ points: 300, windowSeconds: 60, by: 'account' }],
  body: z.object({
    data: z.object({
      ticketId: idSchema,
      messageId: idSchema,
      /** `delivered`: it has reached a device. */
      state: z.enum(['delivered', 'read']).default('read'),
    }),
  }),
  replies: { 200: z.object({ marks: ticketMarksSchema, unread: ticketUnreadSchema }) },
});

/** Staff set the status of a ticket. */
export const updateTicket = defineEndpoint({
  method: 'PUT',
  path: '/api/ticket/update',
  summary: 'Change the status of a ticket',
  repeatable: true,
  access: { admin: 'any' },
  limits: [{ points: 300, windowSeconds: 60, by: 'account' }],
  body: z.object({
    data: z.object({ ticket: z.object({ id: idSchema, status: z.enum(ticketStatuses) }) }),
  }),
  replies: {
    200: z.object({ ticket: staffTicketSchema }),
    409: problem('ILLEGAL_TRANSITION'),
  },
});
