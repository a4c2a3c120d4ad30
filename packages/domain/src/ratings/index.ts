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
  ratingAskDays,
  type Rating,
  type StaffRating,
  type NewRating,
  type OrderRating,
} from './rating-schema.ts';
export { type StayRatingFacts, isStayRatingDue } from './stay-rating.ts';
