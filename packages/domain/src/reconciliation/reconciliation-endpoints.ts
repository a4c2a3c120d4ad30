import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { pageRequestFields } from '../contract/envelope.ts';
import { idSchema, momentSchema } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { calendarDaySchema, dayMilliseconds } from '../time/calendar-day.ts';
import { differenceActions } from './difference-kinds.ts';
import {
  differenceNoteSchema,
  differenceSchema,
  differencesSchema,
  reconciliationSchema,
} from './reconciliation-schema.ts';

/** Most days that are compared at once. */
export const reconciliationDaysMax = 31;

const boundSchema = z.union([calendarDaySchema, momentSchema]);
/** A day as the end is included whole. */
const spanOf = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / dayMilliseconds + (to.length === dayLength ? 1 : 0);
const dayLength = 'yyyy-mm-dd'.length;

/**
 * A period by when payments and refunds were created: days of the hotel's calendar, the last one included,
 * or moments, the last one not.
 */
export const reconciliationPeriodSchema = z
  .object({ from: boundSchema, to: boundSchema })
  .refine(({ from, to }) => spanOf(from, to) > 0, {
    path: ['to'],
    ...issue('issue.periodOrder'),
  })
  .refine(({ from, to }) => spanOf(from, to) <= reconciliationDaysMax, {
    path: ['to'],
    ...issue('issue.reconciliationDays', { n: reconciliationDaysMax }),
  });
/** A period by when payments and refunds were created. */
export type ReconciliationPeriod = z.output<typeof reconciliationPeriodSchema>;

const forAdmin = { admin: 'any' } as const;

/**
 * Compares the portal's books with the provider's. What the provider says of the portal's own payments and
 * refunds is adopted at once, as its notification would have been; what somebody must decide becomes a
 * difference and an alert. Answers when it is done or after 10 s, whichever is sooner: `finishedAt` is null
 * while it goes on, and {@link fetchReconciliation} tells how far it is. One that is going on is not begun
 * twice: its own state is the answer.
 */
export const reconcile = defineEndpoint({
  method: 'POST',
  path: '/api/admin/payment/reconcile',
  summary: 'Compare the portal’s books with the provider’s',
  access: forAdmin,
  limits: [{ points: 10, windowSeconds: 60, by: 'account' }],
  body: z.object({ data: reconciliationPeriodSchema }),
  replies: { 200: z.object({ reconciliation: reconciliationSchema }) },
});

/** How the last comparison went, and the differences: those that are open, or those that were resolved. */
export const fetchReconciliation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/payment/reconciliation/fetch',
  summary: 'What differs between the portal’s books and the provider’s',
  access: forAdmin,
  body: z.object({
    data: z
      .object({ state: z.enum(['open', 'resolved']).default('open'), ...pageRequestFields })
      .prefault({}),
  }),
  replies: {
    200: z.object({
      /** The newest one; null: the books were never compared. */
      reconciliation: reconciliationSchema.nullable(),
      differences: differencesSchema,
    }),
  },
});

/**
 * Does something about a difference. One that is resolved already stays as it is, and is no error.
 * `ACT_NOT_POSSIBLE`: its kind does not allow it, or not any more, as `detail` says.
 */
export const resolveDifference = defineEndpoint({
  method: 'POST',
  path: '/api/admin/payment/reconciliation/resolve',
  summary: 'Do something about a difference between the books',
  access: forAdmin,
  confirm: 'by-body',
  limits: [{ points: 30, windowSeconds: 60, by: 'account' }],
  body: z.object({
    data: z.object({
      id: idSchema,
      act: z.enum(differenceActions),
      note: differenceNoteSchema.default(''),
    }),
  }),
  replies: { 200: z.object({ difference: differenceSchema }), 409: problem('ACT_NOT_POSSIBLE') },
});
