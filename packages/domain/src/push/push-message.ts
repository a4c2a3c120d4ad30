import { z } from 'zod';
import { idSchema } from '../contract/fields.ts';
import { orderStatuses } from '../orders/order-machine.ts';

/** What a guest without an open page is told of. */
export const pushMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order-status'),
    orderId: idSchema,
    newStatus: z.enum(orderStatuses),
  }),
  z.object({ kind: z.literal('order-paid'), orderId: idSchema }),
  z.object({ kind: z.literal('ticket-reply'), ticketId: idSchema }),
]);
/** What a guest without an open page is told of. */
export type PushMessage = z.output<typeof pushMessageSchema>;
