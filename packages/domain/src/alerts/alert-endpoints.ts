import * as z from 'zod';
import { forStaff } from '../contract/endpoints/access.ts';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { pageRequestFields } from '../contract/envelope.ts';
import { idSchema } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { alertNoteSchema, alertSchema, alertsSchema } from './alert-schema.ts';

/**
 * What somebody must act on: the alerts whose kind is the caller's business. Open ones, or those that are
 * resolved, newest first; `alertChange` is sent at every change.
 */
export const fetchAlerts = defineEndpoint({
  method: 'POST',
  path: '/api/admin/alert/fetch',
  summary: 'What somebody must act on',
  access: forStaff,
  body: z.object({
    data: z
      .object({ state: z.enum(['open', 'resolved']).default('open'), ...pageRequestFields })
      .prefault({}),
  }),
  replies: { 200: alertsSchema },
});

/**
 * Ticks an alert off, with the caller's name. One that is resolved already stays as it is, and is no error.
 * One of a kind that the caller does not see is none at all (404); money that is owed keeps its alert open.
 */
export const resolveAlert = defineEndpoint({
  method: 'POST',
  path: '/api/admin/alert/resolve',
  summary: 'Tick off what somebody has acted on',
  access: forStaff,
  body: z.object({ data: z.object({ id: idSchema, note: alertNoteSchema.default('') }) }),
  replies: { 200: z.object({ alert: alertSchema }), 409: problem('MONEY_OWED') },
});
