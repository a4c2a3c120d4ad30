import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { idSchema, requiredText, roublesSchema } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { orderSchema, paymentStatuses } from '../orders/order-schema.ts';

/** What the payment widget needs. */
export const paymentSchema = z.object({
  /** The provider's id of the payment. */
  id: z.string(),
  status: z.enum(paymentStatuses),
  /** One-time token of the widget, or null when there is nothing left to confirm. */
  confirmation_token: z.string().nullable(),
  /** Roubles. */
  amount: roublesSchema,
});
/** What the payment widget needs. */
export type Payment = z.output<typeof paymentSchema>;

const ofOrder = z.object({ data: z.object({ orderId: idSchema }) });

/** Begins to pay an order, or returns the payment that is under way. */
export const createPayment = defineEndpoint({
  method: 'POST',
  path: '/api/payment/create',
  summary: 'Begin to pay an order online',
  access: { guest: 'own' },
  openToReadOut: true,
  limits: [{ points: 20, windowSeconds: 60, by: 'account' }],
  idempotent: true,
  body: ofOrder,
  replies: {
    200: z.object({ payment: paymentSchema }),
    409: problem('ALREADY_PAID', 'ORDER_CLOSED', 'NOT_PAYABLE_ONLINE'),
  },
});

/** Reads the provider and settles what it says. */
export const syncPayment = defineEndpoint({
  method: 'POST',
  path: '/api/payment/sync',
  summary: "Read an order's payment from the provider",
  access: { guest: 'own', admin: 'any', moderator: 'any' },
  openToReadOut: true,
  limits: [{ points: 30, windowSeconds: 60, by: 'account' }],
  body: ofOrder,
  replies: { 200: z.object({ order: orderSchema }) },
});

/** A notification of the provider: stored, answered, and only then checked against the provider. */
export const yookassaWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhook/yookassa',
  summary: 'Notification of the payment provider',
  access: 'anyone',
  openWhenDisabled: true,
  limits: [{ points: 600, windowSeconds: 60, by: 'address' }],
  body: z.looseObject({
    type: z.literal('notification'),
    event: requiredText(100),
    object: z.looseObject({ id: requiredText(100), payment_id: requiredText(100).optional() }),
  }),
  replies: { 200: z.object({ success: z.literal(true) }) },
});
