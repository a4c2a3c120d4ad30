import * as z from 'zod';
import { quantitySchema, roublesSchema, timeSchema } from '../contract/fields/fields.ts';
import { paymentMachine } from './payment-machine.ts';

/**
 * Why money goes back: the order was canceled; it was not needed, as another payment has paid or the
 * total has become another; staff gave it back; staff took less than was held; somebody gave it back in
 * the provider's own cabinet.
 */
export const refundReasons = [
  'order_canceled',
  'not_needed',
  'by_staff',
  'not_captured',
  'by_hand',
] as const;
/** Why money goes back. */
export type RefundReason = (typeof refundReasons)[number];

/** True where the hotel owes it to the guest, whoever decides what: it is tried until it is given. */
export function isOwed(reason: RefundReason): boolean {
  return reason === 'order_canceled' || reason === 'not_needed';
}

/** How a refund stands; `intent`: it was decided, the provider has not answered yet. */
export const refundStatuses = ['intent', 'pending', 'succeeded', 'canceled'] as const;
/** How a refund stands. */
export type RefundStatus = (typeof refundStatuses)[number];

/** Pieces of a line that are given back. */
export const refundedLineSchema = z.object({
  /** Which line of the order, from 0. */
  line: z.number().int().nonnegative(),
  quantity: quantitySchema,
});
/** Pieces of a line that are given back. */
export type RefundedLine = z.output<typeof refundedLineSchema>;

/** Money on its way back, as staff see it. */
export const orderRefundSchema = z.object({
  /** The provider's id; null while the provider has not answered. */
  id: z.string().nullable(),
  status: z.enum(refundStatuses),
  amount: roublesSchema,
  reason: z.enum(refundReasons),
  /** What staff wrote about it; empty where they did not. */
  comment: z.string(),
  /** The lines it was for; null: an amount without lines. */
  lines: z.array(refundedLineSchema).nullable(),
  /** What the provider said last when it did not work. */
  error: z.string().nullable(),
  create_at: timeSchema,
  update_at: timeSchema,
});
/** Money on its way back, as staff see it. */
export type OrderRefund = z.output<typeof orderRefundSchema>;

/** A payment of an order, as staff see it. */
export const orderPaymentSchema = z.object({
  /** The provider's id; null while the provider has not answered. */
  id: z.string().nullable(),
  status: z.enum(paymentMachine.states),
  /** What was asked for, in roubles. */
  amount: roublesSchema,
  /** What the provider said last when it did not work. */
  error: z.string().nullable(),
  create_at: timeSchema,
  update_at: timeSchema,
  /** The earliest first. */
  refunds: z.array(orderRefundSchema),
});
/** A payment of an order, as staff see it. */
export type OrderPayment = z.output<typeof orderPaymentSchema>;
