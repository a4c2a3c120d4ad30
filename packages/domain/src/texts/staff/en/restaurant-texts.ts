import type { Translation } from '../../translation.ts';
import type { restaurantTexts as russian } from '../ru/restaurant-texts.ts';

/** What went wrong with the restaurant's system where that gives no text of its own. */
export const restaurantTexts: Translation<typeof russian> = {
  'restaurant.organizations.none': 'No organizations found',
  'restaurant.organizations.failed': 'The organizations could not be read',
  'restaurant.nomenclature.failed': 'The nomenclature could not be read',
  'restaurant.menus.failed': 'The list of menus could not be read',
  'restaurant.menu.failed': 'The menu could not be read, ID:{id}',
  'restaurant.terminalGroups.failed': 'The terminal groups could not be read',
  'restaurant.sections.failed': 'The restaurant’s sections could not be read',
  'restaurant.banquet.failed': 'The banquet could not be transferred:{id}',
};
