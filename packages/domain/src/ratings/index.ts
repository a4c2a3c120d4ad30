export {
  createRating,
  fetchOrderRating,
  fetchPendingRating,
  dismissRating,
  fetchRatings,
} from './rating-endpoints.ts';
export {
  ratingScores,
  ratingKinds,
  type RatingKind,
  ratingReviewMaxLength,
  type Rating,
  type StaffRating,
  type NewRating,
  type OrderRating,
} from './rating-schema.ts';
