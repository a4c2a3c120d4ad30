import type { Translation } from '@portal/domain/texts';
import type { ratingTexts as russian } from '../ru/rating-texts.ts';

/** Ratings of orders and of the stay. */
export const ratingTexts: Translation<typeof russian> = {
  'rating.ask': 'Did you like it?',
  'rating.ask.order': 'How was order #{id}?',
  'rating.review': 'What shall we tell the team?',
  'rating.review.hint': 'Optional',
  'rating.send': 'Send the rating',
  'rating.dismiss': 'Not now',
  'rating.thanks': 'Thank you for your rating!',
  'rating.given': 'Your rating',
  'rating.score.1': 'Very bad',
  'rating.score.2': 'Bad',
  'rating.score.3': 'All right',
  'rating.score.4': 'Good',
  'rating.score.5': 'Excellent',
};
