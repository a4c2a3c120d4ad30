import { z } from 'zod';
import { defineEndpoint, noContent } from '../contract/endpoint.ts';
import { entity, list, pageOf, pageRequestFields } from '../contract/envelope.ts';
import { idSchema, text, timeSchema } from '../contract/fields.ts';
import { problem } from '../contract/problem.ts';
import {
  newRatingSchema,
  orderRatingSchema,
  ratingSchema,
  ratingScoreSchema,
  staffRatingSchema,
} from './rating-schema.ts';

const ofOrder = z.object({ data: z.object({ orderId: idSchema }) });

/** A guest rates an own order, once, or the stay. */
export const createRating = defineEndpoint({
  method: 'POST',
  path: '/api/rating/create',
  summary: 'Rate an own order, once, or the stay',
  access: { guest: 'own' },
  limits: [{ points: 10, windowSeconds: 600, by: 'account' }],
  idempotent: true,
  body: z.object({ data: newRatingSchema }),
  replies: { 201: z.object({ rating: ratingSchema }), 409: problem('ALREADY_RATED') },
});

/** How an own order stands with ratings. */
export const fetchOrderRating = defineEndpoint({
  method: 'POST',
  path: '/api/rating/order',
  summary: 'Whether an own order can be rated, and how it was',
  access: { guest: 'own' },
  body: ofOrder,
  replies: { 200: z.object({ orderRating: orderRatingSchema }) },
});

/** An order whose guest is to be asked. */
export const orderToRateSchema = entity(
  idSchema,
  z.object({ store: z.object({ id: idSchema, title: z.string() }), completed_at: timeSchema }),
);
/** An order whose guest is to be asked. */
export type OrderToRate = z.output<typeof orderToRateSchema>;

/** Own orders to ask about, the last done first, at most three. */
export const fetchOrdersToRate = defineEndpoint({
  method: 'POST',
  path: '/api/rating/pending',
  summary: 'Own orders that are done and wait for a rating',
  access: { guest: 'own' },
  body: z.object({}),
  replies: { 200: z.object({ orders: list(orderToRateSchema) }) },
});

/** A guest does not want to be asked about an order again. */
export const dismissRating = defineEndpoint({
  method: 'POST',
  path: '/api/rating/dismiss',
  summary: 'Do not ask for a rating of this order again',
  access: { guest: 'own' },
  limits: [{ points: 60, windowSeconds: 60, by: 'account' }],
  body: ofOrder,
  replies: { 204: noContent },
});

/** Ratings for staff, page by page, newest first. */
export const fetchRatings = defineEndpoint({
  method: 'POST',
  path: '/api/admin/rating/fetch',
  summary: 'Ratings for staff, by score and text',
  access: { admin: 'any', moderator: 'any' },
  body: z.object({
    data: z.object({
      score: ratingScoreSchema.optional(),
      search: text(100).optional(),
      ...pageRequestFields,
    }),
  }),
  replies: {
    200: z.object({
      ratings: pageOf(staffRatingSchema),
      /** Mean of all that were found, with two decimals; null when there are none. */
      average: z.number().nullable(),
    }),
  },
});
