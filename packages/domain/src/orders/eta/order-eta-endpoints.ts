import * as z from 'zod';
import { defineEndpoint } from '../../contract/endpoints/endpoint.ts';
import { entity, list } from '../../contract/envelope.ts';
import { idInPathSchema, idSchema, timeSchema } from '../../contract/fields/fields.ts';

/** When an own order is there, by the order's number. */
export const orderEtaSchema = entity(idSchema, z.object({ from: timeSchema, until: timeSchema }));

/**
 * When the guest's open orders are there. It follows from when an order was placed, or paid where that is done
 * online, how many of the store were open then, and what the hotel promises. What still awaits its payment is left
 * out, as is a store that promises nothing.
 */
export const fetchOrderPromises = defineEndpoint({
  method: 'POST',
  path: '/api/order/promises',
  summary: 'When own open orders are promised',
  access: { guest: 'own' },
  body: z.object({}),
  replies: { 200: z.object({ promises: list(orderEtaSchema) }) },
});

const minutes = z.number().int().positive();

/** How long an order of a store would take now, in minutes; null where the hotel promises nothing. */
export const fetchStoreWait = defineEndpoint({
  method: 'GET',
  path: '/api/store/:id/wait',
  summary: 'How long an order would take now',
  access: 'anyone',
  params: z.object({ id: idInPathSchema }),
  replies: { 200: z.object({ wait: z.object({ from: minutes, until: minutes }).nullable() }) },
});
