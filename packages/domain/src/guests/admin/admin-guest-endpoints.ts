import * as z from 'zod';
import { csvMediaType, csvSchema } from '../../contract/csv.ts';
import { defineEndpoint } from '../../contract/endpoints/endpoint.ts';
import { pageOf, pageRequestFields } from '../../contract/envelope.ts';
import { idSchema, requiredLine, requiredText, text } from '../../contract/fields/fields.ts';
import { pushNoteLimits } from '../../push/push-endpoints.ts';
import { guestDetailsSchema, guestEditSchema, staffGuestSchema } from './admin-guest-schema.ts';

const search = text(100).optional();
const inQuery = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

const toRead = { admin: 'any', moderator: 'any' } as const;
const toChange = { admin: 'any' } as const;

/** Guests, page by page, the one who registered last first. */
export const fetchGuests = defineEndpoint({
  method: 'POST',
  path: '/api/admin/guest/fetch',
  summary: 'Guests, by name, phone and whether they may sign in',
  access: toRead,
  body: z.object({
    data: z
      .object({
        /** Words of the name in any order, or a phone or a part of it in any spelling. */
        search,
        approved: z.boolean().optional(),
        /** Those who want to hear of offers, or those who do not. */
        mailing: z.boolean().optional(),
        ...pageRequestFields,
      })
      .prefault({}),
  }),
  replies: { 200: z.object({ guests: pageOf(staffGuestSchema) }) },
});

/** What only staff see of a guest: orders, tickets (for admins), ratings, sessions. */
export const fetchGuestDetails = defineEndpoint({
  method: 'POST',
  path: '/api/admin/guest/details',
  summary: "A guest's card: orders, tickets, ratings, sessions",
  access: toRead,
  body: z.object({ data: z.object({ id: idSchema }) }),
  replies: { 200: z.object({ details: guestDetailsSchema }) },
});

/** Changes a guest's account. Withdrawing `approved` ends its sessions, within 5 s everywhere. */
export const updateGuest = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/guest/update',
  summary: "Change a guest's account, or close it",
  repeatable: true,
  access: toChange,
  body: z.object({ data: z.object({ guest: guestEditSchema }) }),
  replies: { 200: z.object({ guest: staffGuestSchema }) },
});

/**
 * Closes a guest's account with all that is open: its sessions end, its open orders are canceled (what was
 * paid goes back by itself) and its open tickets closed. Said again of a closed account, it does what is
 * left to do.
 */
export const closeGuest = defineEndpoint({
  method: 'POST',
  path: '/api/admin/guest/close',
  summary: "Close a guest's account, with its open orders and tickets",
  repeatable: true,
  access: toChange,
  body: z.object({ data: z.object({ id: idSchema }) }),
  replies: {
    200: z.object({
      guest: staffGuestSchema,
      /** How many were ended by this call. */
      closed: z.object({
        orders: z.number().int().nonnegative(),
        tickets: z.number().int().nonnegative(),
      }),
    }),
  },
});

/** Ends one session of a guest, or all of them; one that is over already is no error. */
export const endGuestSessions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/guest/session/end',
  summary: 'Sign a guest out, in one browser or in all',
  access: toChange,
  body: z.object({
    data: z.object({
      id: idSchema,
      /** Absent: all. */
      sessionId: z.uuid().optional(),
    }),
  }),
  replies: {
    200: z.object({
      success: z.literal(true),
      data: z.object({
        /** How many ended by this call. */
        count: z.number().int().nonnegative(),
      }),
    }),
  },
});

/** Writes to all devices of a guest that take notifications. */
export const pushToGuest = defineEndpoint({
  method: 'POST',
  path: '/api/admin/guest/push',
  summary: 'Send a notification to the devices of a guest',
  access: toRead,
  limits: [{ points: 30, windowSeconds: 60, by: 'account' }],
  body: z.object({
    data: z.object({
      id: idSchema,
      title: requiredLine(pushNoteLimits.title),
      message: requiredText(pushNoteLimits.message),
    }),
  }),
  replies: {
    200: z.object({
      data: z.object({
        devices: z.number().int().nonnegative(),
        /** Of these, how many a push service took it for. */
        sent: z.number().int().nonnegative(),
      }),
    }),
  },
});

/** The guests that the filters find, as a file: id, name, phone, email, approved, mailing, times, orders. */
export const exportGuests = defineEndpoint({
  method: 'GET',
  path: '/api/admin/guest/export.csv',
  summary: 'Guests as a CSV file',
  access: toChange,
  confirm: true,
  limits: [{ points: 10, windowSeconds: 60, by: 'account' }],
  mediaType: csvMediaType,
  ownPagesOnly: true,
  query: z.object({ search, approved: inQuery, mailing: inQuery }),
  replies: { 200: csvSchema },
});
