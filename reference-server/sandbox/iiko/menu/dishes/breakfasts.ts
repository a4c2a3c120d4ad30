import { one, per100, type DishCategory } from '../dish.ts';

export const breakfasts: DishCategory = {
  key: 'breakfasts',
  name: 'Завтраки',
  description: 'До 12:00, а для тех, кто любит поспать, — до 13:00',

  dishes: [
    {
      key: 'syrniki',
      name: 'Сырники из творога',
      description: 'Фермерский творог, сметана и ягодный соус',
      sizes: one(220, 520),
      nutrition: per100(14.2, 12.8, 24.1, 275),
      allergens: ['gluten', 'eggs', 'milk'],
      modifiers: ['sweetTopping'],
    },
    {
      key: 'oatmeal',
      name: 'Овсяная каша',
      description: 'На молоке или на воде, с печёным яблоком и корицей',
      sizes: one(300, 360),
      nutrition: per100(3.1, 3.4, 17.8, 112),
      allergens: ['gluten', 'milk'],
      modifiers: ['sweetTopping'],
    },
    {
      key: 'pancakes',
      name: 'Блины на кефире',
      description: 'Три тонких блина, сливочное масло',
      sizes: one(210, 390),
      nutrition: per100(9.6, 6.9, 31.5, 241),
      allergens: ['gluten', 'eggs', 'milk'],
      modifiers: ['sweetTopping'],
    },
    {
      key: 'omelette',
      name: 'Омлет из трёх яиц',
      description: 'Пышный, с зеленью и сыром',
      sizes: one(230, 420),
      nutrition: per100(15.1, 10.9, 2.2, 188),
      allergens: ['eggs', 'milk'],
      modifiers: ['breakfastAdditions'],
    },
    {
      key: 'eggs-benedict',
      name: 'Яйца пашот на драниках',
      description: 'С голландским соусом и шпинатом',
      sizes: one(290, 590),
      nutrition: per100(13.3, 8.4, 14.6, 212),
      allergens: ['gluten', 'eggs', 'milk', 'mustard'],
      modifiers: ['breakfastAdditions'],
    },
    {
      key: 'country-breakfast',
      name: 'Деревенский завтрак',
      description: 'Яичница, домашняя колбаса, картофель и солёный огурец',
      sizes: [
        { size: 'small', weightGrams: 380, priceRoubles: 690 },
        { size: 'large', weightGrams: 560, priceRoubles: 940 },
      ],
      nutrition: per100(16.8, 11.3, 9.7, 236),
      allergens: ['gluten', 'eggs', 'mustard'],
      modifiers: ['breakfastAdditions'],
    },
  ],
};
