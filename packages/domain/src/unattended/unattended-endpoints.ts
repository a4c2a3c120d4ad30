import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { list } from '../contract/envelope.ts';
import { unattendedSchema } from './unattended-schema.ts';

/** Max unattended entities of one guest in an answer; far more than one has open. */
export const ownUnattendedMax = 100;

/** Things of the guest that nobody is there to see, oldest first; `unattendedChange` is sent at changes. */
export const fetchAttention = defineEndpoint({
  method: 'POST',
  path: '/api/attention/fetch',
  summary: 'Own orders and tickets that nobody is there to see, and whom to call',
  access: { guest: 'own' },
  body: z.object({}),
  replies: { 200: z.object({ attention: list(unattendedSchema, ownUnattendedMax) }) },
});
