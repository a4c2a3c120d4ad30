import * as z from 'zod';
import { forStaff } from '../contract/endpoints/access.ts';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { providersSchema } from './provider-schema.ts';

/** How the outside systems are doing; `providerHealthChange` is sent at every change. */
export const fetchProviders = defineEndpoint({
  method: 'POST',
  path: '/api/admin/provider/fetch',
  summary: 'How the outside systems are doing',
  access: forStaff,
  body: z.object({}),
  replies: { 200: providersSchema },
});
