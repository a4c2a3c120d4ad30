import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { list, pageOf, pageRequestFields } from '../contract/envelope.ts';
import {
  idSchema,
  line,
  momentSchema,
  quantitySchema,
  roublesSchema,
  text,
} from '../contract/fields/fields.ts';
import { problem, problemWith } from '../contract/problem.ts';
import { versionSchema } from '../contract/fields/version.ts';
import { emailSchema } from '../contract/fields/email.ts';
import { phoneSchema } from '../phone/phone-schema.ts';
import { dishChoiceFields, dishKey, type DishChoice } from '../restaurant/dishes/dish-choice.ts';
import { iikoIdSchema } from '../restaurant/iiko-id.ts';
import { orderStatuses } from './order-machine.ts';
import {
  cancelReasonInRequestSchema,
  orderCommentSchema,
  orderDescriptionSchema,
  orderSchema,
  paymentTypes,
} from './order-schema.ts';

const orderReply = z.object({ order: orderSchema });

/** Most orders of a guest that are open and not paid; past them none is placed. A setting; this is its default. */
export const openUnpaidOrdersMax = 10;

/** Most lines an order may have. */
export const orderLinesMax = 100;

const productLineInRequest = z.object({ id: idSchema, quantity: quantitySchema });
const dishLineInRequest = z.object({
  product: iikoIdSchema,
  quantity: quantitySchema,
  ...dishChoiceFields,
});
/** A dish's size and modifiers mean nothing for a product. */
const newLine = z.object({
  id: z.union([idSchema, iikoIdSchema]),
  quantity: quantitySchema,
  ...dishChoiceFields,
});

function oneLineEach(keys: readonly (number | string)[]): boolean {
  return new Set(keys).size === keys.length;
}

function lineKey({ id, ...choice }: DishChoice & { readonly id: number | string }) {
  return typeof id === 'number' ? id : dishKey(id, choice);
}

const oneLineEachText = issue('issue.productOnce');

/** What a guest asks for. Prices are the server's: `expectedTotal` is only compared. */
export const newOrderSchema = z.object({
  store: idSchema,
  room: idSchema,
  /** Products of a shop by number, dishes of a restaurant by their iiko id, size and modifiers. */
  products: z
    .array(newLine)
    .min(1)
    .max(orderLinesMax)
    .refine((lines) => oneLineEach(lines.map(lineKey)), oneLineEachText),
  comment: orderCommentSchema.default(''),
  paymentType: z.enum(paymentTypes),
  payment_system: line(50).nullish(),
  phone: phoneSchema.optional(),
  /** Where the receipt goes, for `external`; absent: to the profile's, else to the hotel's own. */
  email: emailSchema.optional(),
  /** Total the guest saw, in roubles; another one is refused with `PRICE_CHANGED`. */
  expectedTotal: roublesSchema.optional(),
});
/** What a guest asks for. */
export type NewOrder = z.input<typeof newOrderSchema>;

/** Most orders of one guest that are listed at once. */
export const guestOrdersMax = 500;

/**
 * A guest's orders, newest first; in parts for whoever names `limit`, each before the last one seen. An
 * answer holds so many bytes at most: one that says `isCut` has fewer orders than were asked for.
 */
export const getOrders = defineEndpoint({
  method: 'POST',
  path: '/api/orders',
  summary: "A guest's orders, newest first",
  access: { guest: 'own', admin: 'any', moderator: 'any' },
  openToReadOut: true,
  limits: [{ points: 120, windowSeconds: 60, by: 'account' }],
  body: z.object({
    data: z
      .object({
        id: idSchema.optional(),
        /** Only orders with smaller numbers, which are the earlier ones. */
        before: idSchema.optional(),
        limit: z.number().int().min(1).max(guestOrdersMax).default(guestOrdersMax),
      })
      .prefault({}),
  }),
  replies: {
    200: z.object({
      orders: list(orderSchema, guestOrdersMax),
      /** Whether there are more than one answer holds: ask again before the last one. */
      isCut: z.literal(true).optional(),
    }),
  },
});

/** Places an order to a room. */
export const createOrder = defineEndpoint({
  method: 'POST',
  path: '/api/order/create',
  summary: 'Place an order',
  access: { guest: 'own' },
  openToReadOut: true,
  limits: [{ points: 10, windowSeconds: 60, by: 'account' }],
  idempotent: true,
  body: z.object({ data: z.object({ order: newOrderSchema }) }),
  replies: {
    201: orderReply,
    409: problem('PRICE_CHANGED', 'STOP_LIST', 'NOT_FOR_SALE', 'STORE_CLOSED', 'TOO_MANY_OPEN'),
    422: problem('INVALID'),
    503: problem('RESTAURANT_UNAVAILABLE'),
  },
});

/** A guest takes back an order that nobody has begun and nobody has paid. */
export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/order/cancel',
  summary: 'Cancel an own order',
  access: { guest: 'own' },
  openToReadOut: true,
  body: z.object({
    data: z.object({ id: idSchema, cancelReason: cancelReasonInRequestSchema.optional() }),
  }),
  replies: { 200: orderReply, 409: problem('ILLEGAL_TRANSITION', 'ALREADY_PAID') },
});

/** Staff move an order on, cancel it, or correct it. */
export const updateOrder = defineEndpoint({
  method: 'PUT',
  path: '/api/order/update',
  summary: 'Change an order',
  access: { admin: 'any', moderator: 'any' },
  body: z.object({
    data: z.object({
      order: z.object({
        id: idSchema,
        status: z.enum(orderStatuses).optional(),
        cancelReason: cancelReasonInRequestSchema.optional(),
        products: z
          .array(productLineInRequest)
          .min(1)
          .max(orderLinesMax)
          .refine((lines) => oneLineEach(lines.map(({ id }) => id)), oneLineEachText)
          .optional(),
        iikoProducts: z
          .array(dishLineInRequest)
          .min(1)
          .max(orderLinesMax)
          .refine(
            (lines) => oneLineEach(lines.map(({ product, ...choice }) => dishKey(product, choice))),
            oneLineEachText,
          )
          .optional(),
        approve: z.boolean().optional(),
        comment: orderCommentSchema.optional(),
        description: orderDescriptionSchema.optional(),
        version: versionSchema.optional(),
      }),
    }),
  }),
  replies: {
    200: orderReply,
    409: problemWith(
      /** As it stands now, so that theirs can be shown against mine. */
      { order: orderSchema },
      'ILLEGAL_TRANSITION',
      'STALE_VERSION',
      'NOT_FOR_SALE',
      'STOP_LIST',
      'ALREADY_PAID',
    ),
    422: problem('CANCEL_REASON_REQUIRED', 'INVALID'),
    503: problem('RESTAURANT_UNAVAILABLE'),
  },
});

/** Orders for staff, page by page, newest first. */
export const fetchOrders = defineEndpoint({
  method: 'POST',
  path: '/api/admin/order/fetch',
  summary: 'Orders for staff, by status, store, time and text',
  access: { admin: 'any', moderator: 'any' },
  body: z.object({
    data: z
      .object({
        status: z.enum(orderStatuses).optional(),
        search: text(100).optional(),
        storeId: idSchema.optional(),
        from: momentSchema.optional(),
        to: momentSchema.optional(),
        ...pageRequestFields,
      })
      .prefault({}),
  }),
  replies: { 200: z.object({ orders: pageOf(orderSchema) }) },
});
