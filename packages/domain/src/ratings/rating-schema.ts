import * as z from 'zod';
import { entity } from '../contract/envelope.ts';
import { idSchema, text, timeSchema } from '../contract/fields/fields.ts';

/** The scores a guest can give, the best last. */
export const ratingScores = [1, 2, 3, 4, 5] as const;
/** What a rating can be about: an order, or the stay as a whole. */
export const ratingKinds = ['order', 'stay'] as const;
/** What a rating can be about. */
export type RatingKind = (typeof ratingKinds)[number];
/** Longest review, in characters. */
export const ratingReviewMaxLength = 2000;
/** Days after an order is done in which its guest is asked for a rating. */
export const ratingPromptDays = 7;

/** From 1 to 5. */
export const ratingScoreSchema = z.number().int().min(1).max(5);

/** A guest's rating. */
export const ratingSchema = entity(
  idSchema,
  z.object({
    score: ratingScoreSchema,
    /** As typed; empty without a review. */
    review: z.string(),
    /** The order it is about; null for the stay as a whole. */
    orderId: idSchema.nullable(),
    create_at: timeSchema,
  }),
);
/** A guest's rating. */
export type Rating = z.output<typeof ratingSchema>;

/** A rating as staff see it: with whose it is, and where the order went. */
export const staffRatingSchema = entity(
  idSchema,
  ratingSchema.shape.attributes.extend({
    guest: z.object({ id: idSchema, name: z.string(), phone: z.string() }),
    /** Where the order was brought; null for the stay. */
    room: z.object({ id: idSchema, label: z.string() }).nullable(),
  }),
);
/** A rating as staff see it. */
export type StaffRating = z.output<typeof staffRatingSchema>;

/** What a guest says: a score, and words where there are any. */
export const newRatingSchema = z.object({
  score: ratingScoreSchema,
  review: text(ratingReviewMaxLength).default(''),
  orderId: idSchema.optional(),
});
/** What a guest says. */
export type NewRating = z.input<typeof newRatingSchema>;

/** How an own order stands with ratings. */
export const orderRatingSchema = z.object({
  /** Whether it can be rated: it was not yet. */
  canRate: z.boolean(),
  /** Whether to ask: it is done, lately, not rated, and the guest has not waved the question away. */
  shouldAsk: z.boolean(),
  rating: ratingSchema.nullable(),
});
/** How an own order stands with ratings. */
export type OrderRating = z.output<typeof orderRatingSchema>;
