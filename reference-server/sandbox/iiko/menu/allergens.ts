/** Names as the kitchen keeps them, with the codes printed on menus. */
export const allergens = {
  gluten: { code: '1', name: 'Глютен' },
  shellfish: { code: '2', name: 'Ракообразные' },
  eggs: { code: '3', name: 'Яйца' },
  fish: { code: '4', name: 'Рыба' },
  nuts: { code: '5', name: 'Орехи' },
  milk: { code: '7', name: 'Молоко' },
  celery: { code: '9', name: 'Сельдерей' },
  mustard: { code: '10', name: 'Горчица' },
  sesame: { code: '11', name: 'Кунжут' },
  honey: { code: '15', name: 'Мёд' },
} as const;

export type AllergenKey = keyof typeof allergens;
