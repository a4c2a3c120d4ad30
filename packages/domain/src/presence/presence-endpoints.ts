import * as z from 'zod';
import { forStaff } from '../contract/endpoints/access.ts';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { visitorsHereSchema } from './presence-schema.ts';

/**
 * Who has the portal open now; `portalOnline` is sent at every change. Names of guests are for roles that may
 * see guests.
 */
export const getOnline = defineEndpoint({
  method: 'POST',
  path: '/api/admin/online/fetch',
  summary: 'Visitors who have the portal open',
  access: forStaff,
  body: z.object({}),
  replies: { 200: visitorsHereSchema },
});
