import type { Translation } from '@portal/domain/texts';
import type { adminRatingTexts as russian } from '../ru/admin-rating-texts.ts';

/** The list of ratings in the console. */
export const adminRatingTexts: Translation<typeof russian> = {
  'admin.ratings.title': 'Ratings',
  'admin.ratings.open': 'All ratings',
  'admin.ratings.toGuests': 'To the guests',
  'admin.ratings.count.one': '{n} rating',
  'admin.ratings.count.few': '{n} ratings',
  'admin.ratings.count.many': '{n} ratings',
  'admin.ratings.average': 'Average: {n}',
  'admin.ratings.search': 'Name, review or number of the order',
  'admin.ratings.score': 'Score',
  'admin.ratings.score.all': 'Any',
  'admin.ratings.kind': 'About',
  'admin.ratings.kind.all': 'Everything',
  'admin.ratings.kind.order': 'An order',
  'admin.ratings.kind.stay': 'The stay',
  'admin.ratings.review': 'Review',
  'admin.ratings.guest': 'Guest',
  'admin.ratings.room': 'Room',
  'admin.ratings.when': 'When',
  'admin.ratings.pages': 'Pages of ratings',
  'admin.ratings.empty': 'No ratings yet',
  'admin.ratings.emptyHint': 'A rating appears here when a guest rates an order or the stay.',
  'admin.ratings.emptyFiltered': 'There are no such ratings',
  'admin.ratings.resetFilters': 'Reset the filters',
  'admin.ratings.loadFailed': 'The ratings were not loaded',
};
