import { idInPathSchema } from '@portal/domain/contract';
import * as z from 'zod';
import type {
  GatewayPayment,
  GatewayRefund,
  PaymentNotification,
} from '../../ports/gateway-payment.ts';
import { kopecksOf, wireAmount } from './wire-amount.ts';

/** What is read of YooKassa's answers. Fields that are not named here come and go; they are left. */
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const cancellation = z.object({ party: z.string(), reason: z.string() });

/** @source YooKassa's OpenAPI document, the payment object */
export const paymentAnswer = z
  .object({
    id: z.string(),
    status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
    amount: wireAmount,
    refunded_amount: wireAmount.nullish(),
    recipient: z.object({ account_id: z.string() }),
    confirmation: z.object({ confirmation_token: z.string().nullish() }).nullish(),
    created_at: moment,
    captured_at: moment.nullish(),
    expires_at: moment.nullish(),
    cancellation_details: cancellation.nullish(),
    metadata: z.record(z.string(), z.unknown()).nullish(),
    test: z.boolean(),
  })
  .transform((wire): GatewayPayment => ({
    id: wire.id,
    status: wire.status,
    amountKopecks: kopecksOf(wire.amount),
    currency: wire.amount.currency,
    refundedKopecks: wire.refunded_amount ? kopecksOf(wire.refunded_amount) : 0,
    orderId: orderIdOf(wire.metadata),
    ...referenceOf(wire.metadata),
    shopId: wire.recipient.account_id,
    confirmationToken: wire.confirmation?.confirmation_token ?? null,
    createdAt: wire.created_at,
    capturedAt: wire.captured_at ?? null,
    holdExpiresAt: wire.expires_at ?? null,
    cancellation: wire.cancellation_details ?? null,
    ...(wire.cancellation_details?.reason === 'expired_on_capture' && { isHoldExpired: true }),
    test: wire.test,
  }));

/** Whose payment a row is, also where nothing else of it can be read. */
export const ofOrder = z
  .object({ metadata: z.record(z.string(), z.unknown()) })
  .transform(({ metadata }) => orderIdOf(metadata));

/** @source YooKassa's OpenAPI document, the refund object */
export const refundAnswer = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    status: z.enum(['pending', 'succeeded', 'canceled']),
    amount: wireAmount,
    created_at: moment,
    cancellation_details: cancellation.nullish(),
    metadata: z.record(z.string(), z.unknown()).nullish(),
  })
  .transform((wire): GatewayRefund => ({
    id: wire.id,
    paymentId: wire.payment_id,
    ...referenceOf(wire.metadata),
    status: wire.status,
    amountKopecks: kopecksOf(wire.amount),
    currency: wire.amount.currency,
    createdAt: wire.created_at,
    cancellation: wire.cancellation_details ?? null,
  }));

export const listAnswer = z.object({
  items: z.array(z.unknown()),
  next_cursor: z.string().nullish(),
});

export const errorAnswer = z.object({
  type: z.literal('error'),
  code: z.string(),
  description: z.string().optional(),
  parameter: z.string().optional(),
  /** Milliseconds. */
  retry_after: z.number().optional(),
});

/** @source the PHP SDK: a legacy answer with HTTP 202, after which the call is repeated */
export const processingAnswer = z.object({
  type: z.literal('processing'),
  /** Milliseconds. */
  retry_after: z.number().optional(),
});

/** Ids go into the addresses of calls, and anybody can send a notification: nothing else is taken for one. */
const id = z.guid();

/** @source YooKassa's OpenAPI document, `NotificationEventType` */
const notification = z.discriminatedUnion('event', [
  z.object({
    type: z.literal('notification'),
    event: z.enum(['payment.waiting_for_capture', 'payment.succeeded', 'payment.canceled']),
    object: z.object({ id }),
  }),
  z.object({
    type: z.literal('notification'),
    event: z.literal('refund.succeeded'),
    object: z.object({ id, payment_id: id }),
  }),
]);

/** What a notification is about, or null when it is not one about a payment or a refund. */
export function readNotification(body: unknown): PaymentNotification | null {
  const { data } = notification.safeParse(body);
  if (!data) return null;
  const { event, object } = data;
  return 'payment_id' in object
    ? { subject: 'refund', event, paymentId: object.payment_id, refundId: object.id }
    : { subject: 'payment', event, paymentId: object.id };
}

/** The field of the metadata that carries our own id. */
export const referenceField = 'portal_id';

type Metadata = Readonly<Record<string, unknown>> | null | undefined;

function referenceOf(metadata: Metadata): { reference?: string } {
  const reference = metadata?.[referenceField];
  return typeof reference === 'string' ? { reference } : {};
}

function orderIdOf(metadata: Metadata): number | null {
  return idInPathSchema.safeParse(metadata?.['order_id']).data ?? null;
}
