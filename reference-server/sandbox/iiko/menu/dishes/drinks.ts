import { one, per100, type DishCategory } from '../dish.ts';

export const drinks: DishCategory = {
  key: 'drinks',
  name: 'Напитки',
  description: 'Морсы и чай делаем сами',

  dishes: [
    {
      key: 'mors',
      name: 'Морс клюквенный',
      description: '',
      sizes: [
        { size: 'glass', weightGrams: 250, priceRoubles: 190 },
        { size: 'jug', weightGrams: 1000, priceRoubles: 650 },
      ],
      nutrition: per100(0, 0.1, 9.8, 41),
      allergens: [],
    },
    {
      key: 'sea-buckthorn',
      name: 'Облепиховый чай',
      description: 'С мёдом и апельсином',
      sizes: [
        { size: 'glass', weightGrams: 250, priceRoubles: 260 },
        { size: 'teapot', weightGrams: 800, priceRoubles: 590 },
      ],
      nutrition: per100(0.3, 0.2, 9.1, 40),
      allergens: ['honey'],
    },
    {
      key: 'ivan-tea',
      name: 'Иван-чай с чабрецом',
      description: 'Собран в парке отеля',
      sizes: [
        { size: 'glass', weightGrams: 250, priceRoubles: 190 },
        { size: 'teapot', weightGrams: 800, priceRoubles: 420 },
      ],
      nutrition: per100(0, 0, 0.4, 2),
      allergens: [],
    },
    {
      key: 'kvass',
      name: 'Домашний квас',
      description: '',
      sizes: [
        { size: 'glass', weightGrams: 250, priceRoubles: 170 },
        { size: 'jug', weightGrams: 1000, priceRoubles: 560 },
      ],
      nutrition: per100(0, 0.2, 5.3, 23),
      allergens: ['gluten'],
    },
    {
      key: 'lemonade',
      name: 'Лимонад с огурцом и мятой',
      description: '',
      sizes: [
        { size: 'glass', weightGrams: 250, priceRoubles: 290 },
        { size: 'jug', weightGrams: 1000, priceRoubles: 840 },
      ],
      nutrition: per100(0, 0.1, 8.9, 36),
      allergens: [],
    },
    {
      key: 'americano',
      name: 'Американо',
      description: '',
      sizes: one(180, 220),
      nutrition: per100(0, 0.1, 0.3, 2),
      allergens: [],
    },
    {
      key: 'cappuccino',
      name: 'Капучино',
      description: '',
      sizes: one(250, 290),
      nutrition: per100(2.8, 2.7, 4.1, 53),
      allergens: ['milk'],
      modifiers: ['coffeeMilk'],
    },
    {
      key: 'sbiten',
      name: 'Сбитень',
      description: 'Горячий, с пряностями',
      sizes: one(250, 310),
      nutrition: per100(0, 0.2, 15.7, 64),
      allergens: ['honey'],
    },
  ],
};
