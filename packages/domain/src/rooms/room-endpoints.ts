import * as z from 'zod';
import { forStaff } from '../contract/endpoints/access.ts';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { entity, list } from '../contract/envelope.ts';
import { idSchema } from '../contract/fields/fields.ts';

/** A room an order can be brought to. */
export const roomSchema = entity(
  idSchema,
  z.object({ name: z.string(), sort_priority: z.number().int() }),
);
/** A room an order can be brought to. */
export type Room = z.output<typeof roomSchema>;

/** Rooms, in the order a person looks for them. */
export const getRooms = defineEndpoint({
  method: 'GET',
  path: '/api/rooms',
  summary: 'Rooms an order can be brought to',
  access: { guest: 'any', ...forStaff },
  openToReadOut: true,
  cacheable: true,
  replies: { 200: z.object({ rooms: list(roomSchema) }) },
});
