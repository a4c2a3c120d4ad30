import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { pageOf, pageRequestFields } from '../contract/envelope.ts';
import { idSchema, text } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import {
  newRatingSchema,
  orderRatingSchema,
  ratingKinds,
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
  summary: 'The rating of an own order',
  access: { guest: 'own' },
  body: ofOrder,
  replies: { 200: z.object({ orderRating: orderRatingSchema }) },
});

/** Whether the guest is to be asked about the stay. */
export const fetchPendingRating = defineEndpoint({
  method: 'POST',
  path: '/api/rating/pending',
  summary: 'Whether to ask the guest about the stay',
  access: { guest: 'own' },
  body: z.object({}),
  replies: { 200: z.object({ stay: z.boolean() }) },
});

/** A guest does not want to be asked about an order again, or about the stay for a while. */
export const dismissRating = defineEndpoint({
  method: 'POST',
  path: '/api/rating/dismiss',
  summary: 'Do not ask for this rating again',
  repeatable: true,
  access: { guest: 'own' },
  limits: [{ points: 60, windowSeconds: 60, by: 'account' }],
  body: z.object({
    data: z
      .object({ orderId: idSchema.optional(), stay: z.literal(true).optional() })
      .refine(
        ({ orderId, stay }) => (orderId === undefined) !== (stay === undefined),
        issue('issue.ratingOf'),
      ),
  }),
  replies: { 204: noContent },
});

/** Ratings for staff, page by page, newest first. */
export const fetchRatings = defineEndpoint({
  method: 'POST',
  path: '/api/admin/rating/fetch',
  summary: 'Ratings for staff, by score, kind and text',
  access: { admin: 'any', moderator: 'any' },
  body: z.object({
    data: z
      .object({
        score: ratingScoreSchema.optional(),
        kind: z.enum(ratingKinds).optional(),
        search: text(100).optional(),
        ...pageRequestFields,
      })
      .prefault({}),
  }),
  replies: {
    200: z.object({
      ratings: pageOf(staffRatingSchema),
      /** Mean of all that were found, with two decimals; null when there are none. */
      average: z.number().nullable(),
    }),
  },
});
