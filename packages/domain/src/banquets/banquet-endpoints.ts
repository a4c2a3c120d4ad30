import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { list, pageOf, pageRequestFields } from '../contract/envelope.ts';
import { idSchema, momentSchema, text, timeSchema } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { versionSchema } from '../contract/fields/version.ts';
import { banquetStatuses } from './banquet-machine.ts';
import {
  banquetFieldsSchema,
  banquetSchema,
  banquetTableSchema,
  newBanquetSchema,
} from './banquet-schema.ts';

const access = { admin: 'any', banquet: 'any' } as const;
const banquetReply = z.object({ banquet: banquetSchema });

/** Banquets, page by page, in the order in which they begin. */
export const fetchBanquets = defineEndpoint({
  method: 'POST',
  path: '/api/admin/banquet/fetch',
  summary: 'Banquets, by time, status and text',
  access,
  body: z.object({
    data: z
      .object({
        /** Those that have not ended by then. */
        from: momentSchema.optional(),
        /** Those that begin before. */
        to: momentSchema.optional(),
        status: z.enum(banquetStatuses).optional(),
        /** In number, title, customer and phone. */
        search: text(100).optional(),
        /** Which come first: those that begin soonest, or those that begin last. */
        order: z.enum(['soonest', 'latest']).default('soonest'),
        ...pageRequestFields,
      })
      .prefault({}),
  }),
  replies: { 200: z.object({ banquets: pageOf(banquetSchema) }) },
});

/** A new banquet, as a draft. */
export const createBanquet = defineEndpoint({
  method: 'POST',
  path: '/api/admin/banquet/create',
  summary: 'Plan a banquet',
  access,
  idempotent: true,
  body: z.object({ data: z.object({ banquet: newBanquetSchema }) }),
  replies: { 201: banquetReply, 409: problem('TABLE_TAKEN') },
});

/**
 * Changes a banquet, sends it to the restaurant (`status: 'transferring'`) or calls it off
 * (`'canceled'`). What the restaurant has is called off there first: the call waits some seconds for
 * that, and where it takes longer the reply's `reserveState` is `canceling`.
 */
export const updateBanquet = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/banquet/update',
  summary: 'Change, send or cancel a banquet',
  access,
  idempotent: true,
  body: z.object({
    data: z.object({
      banquet: banquetFieldsSchema.partial().extend({
        id: idSchema,
        status: z.enum(banquetStatuses).optional(),
        /** Takes over time, guests and tables of the reserve where they differ (`drift`). */
        takeOver: z.literal(true).optional(),
        version: versionSchema.optional(),
      }),
    }),
  }),
  replies: {
    200: banquetReply,
    409: problem('ILLEGAL_TRANSITION', 'STALE_VERSION', 'TABLE_TAKEN', 'BANQUET_SENT'),
    422: problem('INVALID'),
  },
});

/** Who holds which tables in a time, as far as the portal and the restaurant's system know. */
export const fetchTableWorkload = defineEndpoint({
  method: 'POST',
  path: '/api/admin/banquet/workload',
  summary: 'Tables that are taken, by banquets and by the restaurant itself',
  access,
  body: z.object({
    data: z.object({
      /** At most 31 days. */
      from: momentSchema,
      to: momentSchema,
      sectionId: z.guid(),
    }),
  }),
  replies: {
    200: z.object({
      workload: list(
        z.object({
          /** Null for a reserve that the restaurant has made itself. */
          banquet: z.object({ id: idSchema, title: z.string() }).nullable(),
          startsAt: timeSchema,
          durationInMinutes: z.number().int().positive(),
          guestsCount: z.number().int().nonnegative(),
          tables: z.array(banquetTableSchema),
        }),
      ).extend({
        /** False when the restaurant's system could not be asked: its own reserves are then missing. */
        isComplete: z.boolean(),
      }),
    }),
    422: problem('INVALID'),
  },
});

/** A reserve as the restaurant's system shows it, as far as the portal knows. */
export const createReserveReplySchema = z.looseObject({
  correlationId: z.string(),
  reserveInfo: z.looseObject({
    id: z.guid(),
    organizationId: z.guid(),
    timestamp: z.number().int(),
    creationStatus: z.enum(['Success', 'InProgress', 'Error']),
    errorInfo: z.looseObject({ code: z.string(), message: z.string().nullish() }).nullish(),
    isDeleted: z.boolean(),
  }),
});

/**
 * Sends a banquet to the restaurant and waits for the first answer, at most 6 s. The same banquet
 * again makes no second reserve. An id sends that banquet as it is stored, whatever else is said of it, and the answer
 * is the restaurant's. Data without an id plan the banquet first, unless one with this phone, start and tables is
 * open, which is the same then; the answer is the banquet. After a refusal or a time-out the portal's own repeats go
 * on; the banquet says how they end.
 */
export const createReserve = defineEndpoint({
  method: 'POST',
  path: '/api/iiko/create_reserve',
  summary: 'Send a banquet to the restaurant, by its id or by its data',
  access,
  idempotent: true,
  limits: [{ points: 60, windowSeconds: 60, by: 'account' }],
  body: z.object({
    data: z.object({
      banquet: z.union([
        newBanquetSchema.extend({ id: idSchema.optional() }),
        z.object({ id: idSchema }),
      ]),
    }),
  }),
  replies: {
    200: z.union([createReserveReplySchema, banquetReply]),
    409: problem('BANQUET_CANCELED', 'TABLE_TAKEN'),
    422: problem('INVALID'),
  },
});
