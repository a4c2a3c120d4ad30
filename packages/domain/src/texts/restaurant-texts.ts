import { defineTexts } from './define-texts.ts';

/** What went wrong with the restaurant system, where it gives no text of its own. */
export const restaurantTexts = defineTexts({
  ru: {
    'restaurant.organizations.none': 'Организации не найдены',
    'restaurant.organizations.failed': 'Ошибка при получении организаций',
    'restaurant.nomenclature.failed': 'Ошибка при получении номенклатуры',
    'restaurant.menus.failed': 'Ошибка при получении списка меню',
    'restaurant.menu.failed': 'Ошибка при получении меню ID:{id}',
    'restaurant.terminalGroups.failed': 'Ошибка при получении терминальных групп',
    'restaurant.sections.failed': 'Ошибка при получении подразделений ресторана',
    'restaurant.banquet.failed': 'Ошибка при передаче банкета:{id}',
  },
  en: {
    'restaurant.organizations.none': 'No organizations found',
    'restaurant.organizations.failed': 'The organizations could not be read',
    'restaurant.nomenclature.failed': 'The nomenclature could not be read',
    'restaurant.menus.failed': 'The list of menus could not be read',
    'restaurant.menu.failed': 'The menu could not be read, ID:{id}',
    'restaurant.terminalGroups.failed': 'The terminal groups could not be read',
    'restaurant.sections.failed': 'The restaurant’s sections could not be read',
    'restaurant.banquet.failed': 'The banquet could not be transferred:{id}',
  },
});
