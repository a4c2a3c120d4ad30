import { one, per100, type DishCategory } from '../dish.ts';

export const kids: DishCategory = {
  key: 'kids',
  name: 'Детям',
  description: 'Небольшие порции и ничего острого',

  dishes: [
    {
      key: 'kids-soup',
      name: 'Суп с фрикадельками',
      description: 'И макаронами-буквами',
      sizes: one(220, 290),
      nutrition: per100(2.7, 3.4, 6.2, 63),
      allergens: ['gluten', 'eggs', 'celery'],
    },
    {
      key: 'kids-nuggets',
      name: 'Наггетсы с картофелем фри',
      description: 'Из куриной грудки, кетчуп',
      sizes: one(220, 420),
      nutrition: per100(13.1, 10.7, 22.4, 251),
      allergens: ['gluten', 'eggs'],
    },
    {
      key: 'kids-pasta',
      name: 'Паста с сыром',
      description: '',
      sizes: one(200, 340),
      nutrition: per100(7.4, 7.1, 24.6, 195),
      allergens: ['gluten', 'milk'],
    },
    {
      key: 'kids-meatballs',
      name: 'Тефтели из индейки с пюре',
      description: '',
      sizes: one(230, 430),
      nutrition: per100(6.3, 8.8, 11.9, 140),
      allergens: ['eggs', 'milk'],
    },
  ],
};
