/** What went wrong with the restaurant's system where that gives no text of its own. */
export const restaurantTexts = {
  'restaurant.organizations.none': 'Организации не найдены',
  'restaurant.organizations.failed': 'Ошибка при получении организаций',
  'restaurant.nomenclature.failed': 'Ошибка при получении номенклатуры',
  'restaurant.menus.failed': 'Ошибка при получении списка меню',
  'restaurant.menu.failed': 'Ошибка при получении меню ID:{id}',
  'restaurant.terminalGroups.failed': 'Ошибка при получении терминальных групп',
  'restaurant.sections.failed': 'Ошибка при получении подразделений ресторана',
  'restaurant.banquet.failed': 'Ошибка при передаче банкета:{id}',
} as const;
