import * as z from 'zod';
import { idSchema, priceSchema, roublesSchema, timeSchema } from '../../contract/fields/fields.ts';
import { orderPaymentSchema, refundReasons } from '../../payments/order-payment.ts';
import { ratingScoreSchema } from '../../ratings/rating-schema.ts';
import { ticketStatuses } from '../../tickets/ticket-machine.ts';
import { lineDifferenceSchema } from '../lines/line-differences.ts';
import { orderStatuses } from '../order-machine.ts';
import { cancelReasonSchema, orderSchema, paidForSchema } from '../order-schema.ts';

/** Who did something to an order: its guest, a member of staff, or the portal by itself. */
export const orderActorSchema = z.object({
  kind: z.enum(['guest', 'staff', 'portal']),
  /** The account's id; empty for the portal. */
  id: z.string(),
  /** The name as it is now; empty for the portal, and for an account that is gone. */
  name: z.string(),
});
/** Who did something to an order. */
export type OrderActorName = z.output<typeof orderActorSchema>;

/** One thing that became different. */
export const orderHistoryChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('placed') }),
  z.object({
    kind: z.literal('status'),
    from: z.enum(orderStatuses),
    to: z.enum(orderStatuses),
    /** Where `to` is `canceled`. */
    reason: cancelReasonSchema.nullable(),
  }),
  z.object({ kind: z.literal('lines'), lines: z.array(lineDifferenceSchema) }),
  z.object({ kind: z.literal('total'), from: priceSchema, to: priceSchema }),
  z.object({ kind: z.literal('comment'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('description'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('approve'), to: z.boolean() }),
  z.object({ kind: z.literal('payment'), from: paidForSchema, to: paidForSchema }),
  /** Somebody took held money. */
  z.object({ kind: z.literal('capture'), amount: roublesSchema }),
  /** Somebody let held money go. */
  z.object({ kind: z.literal('release') }),
  /** Somebody asked for money to go back. */
  z.object({
    kind: z.literal('refund'),
    amount: roublesSchema,
    reason: z.enum(refundReasons),
  }),
  /** What has gone back so far, in roubles. */
  z.object({ kind: z.literal('refunded'), from: roublesSchema, to: roublesSchema }),
]);
/** One thing that became different. */
export type OrderHistoryChange = z.output<typeof orderHistoryChangeSchema>;

/** What somebody did at one time. */
export const orderHistoryEntrySchema = z.object({
  at: timeSchema,
  by: orderActorSchema,
  changes: z.array(orderHistoryChangeSchema).min(1),
});
/** What somebody did at one time. */
export type OrderHistoryEntry = z.output<typeof orderHistoryEntrySchema>;

/** Max changes of an order in an answer beside its placement: the last. */
export const orderHistoryMax = 500;

/** Everything that staff see of an order. */
export const orderDetailsSchema = z.object({
  order: orderSchema,
  /** The earliest first, from when it was placed. */
  history: z.array(orderHistoryEntrySchema).max(orderHistoryMax + 1),
  /** The earliest first, each with its refunds. */
  payments: z.array(orderPaymentSchema),
  /** Requests of the guest about this order, the newest first; null for who does not see tickets. */
  tickets: z
    .array(z.object({ id: idSchema, status: z.enum(ticketStatuses), create_at: timeSchema }))
    .nullable(),
  rating: z
    .object({ score: ratingScoreSchema, review: z.string(), create_at: timeSchema })
    .nullable(),
  guest: z.object({
    /** False: staff have closed the account. */
    approved: z.boolean(),
    createdAt: timeSchema,
    /** How many orders the guest has placed, this one included. */
    orders: z.number().int().positive(),
    /** How many of them were canceled. */
    canceled: z.number().int().nonnegative(),
  }),
});
/** Everything that staff see of an order. */
export type OrderDetails = z.output<typeof orderDetailsSchema>;
