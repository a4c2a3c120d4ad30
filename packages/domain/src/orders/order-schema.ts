import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { entity } from '../contract/envelope.ts';
import {
  idSchema,
  line,
  priceSchema,
  quantitySchema,
  roublesSchema,
  text,
  timeSchema,
} from '../contract/fields/fields.ts';
import { versionSchema } from '../contract/fields/version.ts';
import { feeTypes } from '../catalogue/catalogue-schema.ts';
import { orderStatuses } from './order-machine.ts';
import { dishLineSchema } from '../restaurant/dishes/dish-choice.ts';

/** How the guest means to pay. */
export const paymentTypes = ['bank-card', 'cash', 'external'] as const;
/** How the guest means to pay. */
export type PaymentType = (typeof paymentTypes)[number];

/** Why an order was canceled. */
export const cancelReasons = [
  'guest_request',
  'item_unavailable',
  'guest_not_found',
  'payment_failed',
  'duplicate',
  'other',
] as const;
/** Why an order was canceled. */
export type CancelReasonCode = (typeof cancelReasons)[number];

/** Why an order was canceled, with what belongs to it. */
export const cancelReasonSchema = z.object({
  cancel_reason: z.enum(cancelReasons),
  metadata: z.record(text(64), text(500)).nullable().default(null),
});

/** Max entries of metadata of an order's cancel reason. */
export const cancelMetadataMax = 10;

/** The same in a request, where the bare code will do. */
export const cancelReasonInRequestSchema = z.union([
  z.enum(cancelReasons).transform((cancel_reason) => ({ cancel_reason, metadata: null })),
  cancelReasonSchema.extend({
    metadata: z
      .record(line(64), text(500))
      .refine(
        (metadata) => Object.keys(metadata).length <= cancelMetadataMax,
        issue('issue.cancelMetadata', { n: cancelMetadataMax }),
      )
      .nullable()
      .default(null),
  }),
]);

/** A line of a store's product, frozen when the order was placed. */
export const orderLineSchema = z.object({
  id: idSchema,
  name: z.string(),
  price: priceSchema,
  quantity: quantitySchema,
});
/** A line of a store's product. */
export type OrderLine = z.output<typeof orderLineSchema>;

/**
 * The states of a payment that the provider knows, and that an order shows in `paid_for`.
 * @source protocols/yookassa.md, section 3
 */
export const paymentStatuses = ['pending', 'waiting_for_capture', 'succeeded', 'canceled'] as const;
/** The state of a payment that the provider knows. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment as an order sees it: null while there is none. */
export const paidForSchema = z.enum(paymentStatuses).nullable();
/** A payment as an order sees it. */
export type PaidFor = z.output<typeof paidForSchema>;

/** Attributes of an order. */
export const orderAttributesSchema = z.object({
  status: z.enum(orderStatuses),
  previous_status: z.enum(orderStatuses).nullable(),
  type: z
    .object({ label: z.string(), value: z.string() })
    .default({ label: 'Не определен', value: 'undefined' }),
  products: z.array(orderLineSchema),
  iikoProducts: z.array(dishLineSchema),
  store: z.object({ id: idSchema, title: z.string() }),
  room: z.object({ id: idSchema, name: z.string() }),
  guest: z.object({ id: idSchema, name: z.string(), phone: z.string() }),
  phone: z.string(),
  /** What the guest has asked for. */
  comment: z.string(),
  /** What staff have noted on it for the guest; mostly empty. */
  description: z.string(),
  paymentType: z.enum(paymentTypes),
  /** `title_system` of the payment system, for `external`. */
  payment_system: z.string().nullable(),
  paid_for: paidForSchema,
  /** Whether staff have approved the order. */
  approve: z.boolean(),
  fee: z.object({ name: z.string(), type: z.enum(feeTypes), value: roublesSchema }),
  /** Lines and fee in roubles, or −1 when a price is not known. */
  total: priceSchema,
  /** Roubles given back so far. */
  refunded: roublesSchema,
  cancelReason: cancelReasonSchema.nullable(),
  create_at: timeSchema,
  /** When it came to its status. */
  status_at: timeSchema,
  completed_at: timeSchema.nullable(),
  /** Grows with every change a person makes, not with payments; a stale one in an update is refused. */
  version: versionSchema,
});
/** Attributes of an order. */
export type OrderAttributes = z.output<typeof orderAttributesSchema>;

/** An order. */
export const orderSchema = entity(idSchema, orderAttributesSchema);
/** An order. */
export type Order = z.output<typeof orderSchema>;

/** Longest note of the staff's on an order, in characters. */
export const orderDescriptionMaxLength = 500;
/** A note of the staff's on an order, which its guest reads. */
export const orderDescriptionSchema = text(orderDescriptionMaxLength);

/** Longest comment of an order, in characters. */
export const orderCommentMaxLength = 500;
/** A comment of an order. */
export const orderCommentSchema = text(orderCommentMaxLength);
