import * as z from 'zod';
import { defineEvent } from '../contract/endpoints/event.ts';
import { idSchema } from '../contract/fields/fields.ts';
import { orderStatuses } from './order-machine.ts';
import { dishLineSchema } from '../restaurant/dishes/dish-choice.ts';
import { orderLineSchema, orderSchema, paidForSchema } from './order-schema.ts';

const audience = { owner: true, roles: ['admin', 'moderator'] } as const;

/** An order was placed. */
export const orderCreate = defineEvent({
  name: 'orderCreate',
  summary: 'An order was placed',
  audience,
  inStream: true,
  payload: z.object({ newOrder: orderSchema }),
});

/** An order moved on, or its lines or the staff's note on it were changed. */
export const orderStatusChange = defineEvent({
  name: 'orderStatusChange',
  summary: 'An order has a new status, new lines or a new note; the note is read with the order',
  audience,
  inStream: true,
  payload: z.object({
    newStatus: z.enum(orderStatuses),
    orderId: idSchema,
    paid_for: paidForSchema,
    products: z.array(orderLineSchema),
    iikoProducts: z.array(dishLineSchema),
  }),
});

/** The payment of an order changed. */
export const orderPaidStatusChange = defineEvent({
  name: 'orderPaidStatusChange',
  summary: 'The payment of an order has a new status',
  audience,
  inStream: true,
  payload: z.object({ paid_for: paidForSchema, orderId: idSchema }),
});
