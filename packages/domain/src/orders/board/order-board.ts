import * as z from 'zod';
import { entity } from '../../contract/envelope.ts';
import { idSchema } from '../../contract/fields/fields.ts';
import type { OrderStatus } from '../order-machine.ts';
import { orderAttributesSchema, type Order, type OrderAttributes } from '../order-schema.ts';

/** The columns of the board: orders that something can still happen to. */
export const boardStatuses = [
  'new',
  'inwork',
  'delivered',
] as const satisfies readonly OrderStatus[];
/** Most orders the board shows: the oldest, as they have waited longest. */
export const boardOrdersMax = 1000;
/** Lines of an order that the board names; the others are only counted. */
export const boardLinesMax = 3;

/** What an order consists of, in short. */
export const boardLinesSchema = z.object({
  /** Lines in all. */
  count: z.number().int().nonnegative(),
  /** The first {@link boardLinesMax}. */
  first: z.array(orderAttributesSchema.shape.products.element.pick({ name: true, quantity: true })),
  /** Whether any line is on the restaurant's stop-list. */
  hasStopped: z.boolean(),
});

/** An order as the board shows it: enough for a card, and no more. */
export const boardOrderSchema = entity(
  idSchema,
  orderAttributesSchema
    .pick({
      status: true,
      room: true,
      guest: true,
      store: true,
      comment: true,
      paymentType: true,
      payment_system: true,
      paid_for: true,
      approve: true,
      total: true,
      refunded: true,
      create_at: true,
      status_at: true,
      version: true,
    })
    .extend({
      lines: boardLinesSchema,
      /** Whether a member of staff has looked at it; until then it rings. */
      isOpened: z.boolean(),
    }),
);
/** An order as the board shows it. */
export type BoardOrder = z.output<typeof boardOrderSchema>;

/** Everything that is open, and what the day has come to so far. */
export const orderBoardSchema = z.object({
  /** The oldest first, at most {@link boardOrdersMax}. */
  orders: z.array(boardOrderSchema),
  /** How many orders are open, those that are not shown included. */
  open: z.number().int().nonnegative(),
  /** Orders that came to their end today, by the hotel's calendar. */
  today: z.object({
    done: z.number().int().nonnegative(),
    canceled: z.number().int().nonnegative(),
  }),
});
/** Everything that is open, and what the day has come to so far. */
export type OrderBoard = z.output<typeof orderBoardSchema>;

/** What an order consists of, in short. */
export function boardLinesOf({
  products,
  iikoProducts,
}: Pick<OrderAttributes, 'products' | 'iikoProducts'>): BoardOrder['attributes']['lines'] {
  const lines = [...products, ...iikoProducts];
  return {
    count: lines.length,
    first: lines.slice(0, boardLinesMax).map(({ name, quantity }) => ({ name, quantity })),
    hasStopped: iikoProducts.some(({ stoplist }) => stoplist),
  };
}

/** A whole order as the board shows it, e.g. one from `orderCreate` and nobody has opened yet. */
export function boardOrderOf(order: Order, isOpened = false): BoardOrder {
  return boardOrderSchema.parse({
    id: order.id,
    attributes: { ...order.attributes, lines: boardLinesOf(order.attributes), isOpened },
  });
}
