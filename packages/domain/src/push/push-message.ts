import * as z from 'zod';
import { alertKinds } from '../alerts/alert-kinds.ts';
import { idSchema } from '../contract/fields/fields.ts';
import { orderStatuses } from '../orders/order-machine.ts';

/** A push notification for who has no page open: a guest, or staff. */
export const pushMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order-status'),
    orderId: idSchema,
    newStatus: z.enum(orderStatuses),
  }),
  z.object({ kind: z.literal('order-paid'), orderId: idSchema }),
  z.object({ kind: z.literal('ticket-reply'), ticketId: idSchema }),
  /** For staff: somebody must act. */
  z.object({ kind: z.literal('alert'), alertId: idSchema, alertKind: z.enum(alertKinds) }),
]);
/** A push notification for who has no page open: a guest, or staff. */
export type PushMessage = z.output<typeof pushMessageSchema>;
