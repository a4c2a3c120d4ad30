import * as z from 'zod';
import { defineClientMessage, defineEvent } from '../../contract/endpoints/event.ts';
import { idSchema, staffIdSchema } from '../../contract/fields/fields.ts';

/** A member of staff who has an order open. */
export const orderViewerSchema = z.object({ id: staffIdSchema, name: z.string() });
/** A member of staff who has an order open. */
export type OrderViewer = z.output<typeof orderViewerSchema>;

/** Says which order this page shows; null: none. Heard from who may see orders, until they are gone. */
export const orderViewing = defineClientMessage({
  name: 'orderViewing',
  summary: 'The order that this page shows',
  payload: z.object({ orderId: idSchema.nullable() }),
});

/**
 * Who has an order open, whoever hears it included, each once however many tabs they have. Told for
 * every order somebody looks at when a member of staff connects, and after each change.
 */
export const orderViewers = defineEvent({
  name: 'orderViewers',
  summary: 'Other members of staff have this order open',
  audience: { roles: ['admin', 'moderator'] },
  inStream: false,
  payload: z.object({ orderId: idSchema, viewers: z.array(orderViewerSchema) }),
});
