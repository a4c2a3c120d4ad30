import { one, per100, type DishCategory } from '../dish.ts';

export const sides: DishCategory = {
  key: 'sides',
  name: 'Гарниры',
  description: '',

  dishes: [
    {
      key: 'potato-dill',
      name: 'Молодой картофель с укропом',
      description: '',
      sizes: one(200, 250),
      nutrition: per100(4.1, 2, 17.2, 115),
      allergens: ['milk'],
    },
    {
      key: 'grilled-vegetables',
      name: 'Овощи на гриле',
      description: 'Кабачок, баклажан, перец, шампиньоны',
      sizes: one(200, 390),
      nutrition: per100(5.3, 1.7, 6.4, 80),
      allergens: [],
    },
    {
      key: 'buckwheat-mushrooms',
      name: 'Гречка с белыми грибами',
      description: '',
      sizes: one(200, 320),
      nutrition: per100(4.8, 4.9, 20.1, 143),
      allergens: [],
    },
    {
      key: 'mashed-potato',
      name: 'Картофельное пюре',
      description: 'На сливках',
      sizes: one(200, 260),
      nutrition: per100(6.2, 2.3, 15.9, 129),
      allergens: ['milk'],
    },
    {
      key: 'bread-basket',
      name: 'Хлебная корзина',
      description: 'Ржаной, пшеничный и бородинский, масло',
      sizes: one(220, 240),
      nutrition: per100(8.4, 7.6, 44.3, 284),
      allergens: ['gluten', 'milk'],
    },
  ],
};
