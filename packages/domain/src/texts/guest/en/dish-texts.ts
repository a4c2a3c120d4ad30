import type { Translation } from '../../translation.ts';
import type { dishTexts as russian } from '../ru/dish-texts.ts';

/** What keeps a dish from being ordered. */
export const dishTexts: Translation<typeof russian> = {
  'restaurant.ordering.closed':
    'The restaurant is not answering, so dishes cannot be ordered through the portal. Try again in a few minutes.',
  'restaurant.ordering.closedCall':
    'The restaurant is not answering, so dishes cannot be ordered through the portal. Please call the restaurant: {phone}',
  'restaurant.dish.notOnMenu': 'This dish is not on the menu at the moment',
  'restaurant.dish.sizeNotSold': '{dish}: this portion is not available at the moment',
  'restaurant.dish.modifierNotSold': '{dish}: this addition is not available at the moment',
  'restaurant.dish.tooFew': '{dish}. {name}: choose {n} at least',
  'restaurant.dish.tooMany': '{dish}. {name}: choose {n} at most',
  'restaurant.dish.tooDear': '{dish}: with these additions it costs more than the portal handles',
  'restaurant.dish.stopped': 'Not available at the moment: {name}',
  'restaurant.dish.left': '{name}: {n} left',
};
