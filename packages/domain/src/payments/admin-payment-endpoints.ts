import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { idSchema, roublesSchema, text } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { orderLinesMax } from '../orders/order-endpoints.ts';
import { orderSchema } from '../orders/order-schema.ts';
import { refundedLineSchema } from './order-payment.ts';

const forStaff = { admin: 'any', moderator: 'any' } as const;
const limits = [{ points: 30, windowSeconds: 60, by: 'account' }] as const;
const orderReply = z.object({ order: orderSchema });
const amountSchema = roublesSchema.refine((roubles) => roubles > 0, issue('issue.aboveZero'));

/** Longest comment on a refund, in characters. */
export const refundCommentMaxLength = 200;

/** Takes money that is held, or a part of it: the rest goes back to the guest. */
export const capturePayment = defineEndpoint({
  method: 'POST',
  path: '/api/admin/payment/capture',
  summary: 'Take the held money of an order, or a part of it',
  access: forStaff,
  limits,
  body: z.object({
    data: z.object({
      orderId: idSchema,
      /** Roubles; absent: all that is held. */
      amount: amountSchema.optional(),
    }),
  }),
  replies: {
    200: orderReply,
    /** `CAPTURE_UNANSWERED`: another amount was asked for before, and the provider may still take that. */
    409: problem('NOTHING_HELD', 'CAPTURE_UNANSWERED'),
    422: problem('INVALID'),
  },
});

/** Lets held money go; the order stays as it is, unpaid. */
export const releasePayment = defineEndpoint({
  method: 'POST',
  path: '/api/admin/payment/cancel',
  summary: 'Let the held money of an order go',
  access: forStaff,
  limits,
  body: z.object({ data: z.object({ orderId: idSchema }) }),
  replies: { 200: orderReply, 409: problem('NOTHING_HELD') },
});

/**
 * Gives money back: an amount, some pieces, or everything that is left. The refund is decided when this
 * answers; `refunded` grows as soon as the provider has made it.
 */
export const refundPayment = defineEndpoint({
  method: 'POST',
  path: '/api/admin/payment/refund',
  summary: 'Give money of an order back: all of it, an amount, or some pieces',
  access: { admin: 'any' },
  confirm: 'by-body',
  limits,
  idempotent: true,
  body: z.object({
    data: z
      .object({
        orderId: idSchema,
        /** Roubles; absent, and no lines: all that is left. */
        amount: amountSchema.optional(),
        /** Pieces, each line once; what goes back for them follows from the order. */
        lines: z.array(refundedLineSchema).min(1).max(orderLinesMax).optional(),
        comment: text(refundCommentMaxLength).default(''),
      })
      .refine(({ amount, lines }) => amount === undefined || lines === undefined, {
        path: ['amount'],
        ...issue('issue.refundBy'),
      }),
  }),
  replies: { 200: orderReply, 409: problem('NOTHING_TO_REFUND'), 422: problem('INVALID') },
});
