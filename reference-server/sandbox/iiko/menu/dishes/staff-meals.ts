import { one, per100, type DishCategory } from '../dish.ts';

export const staffMeals: DishCategory = {
  key: 'staff',
  name: 'Питание персонала',
  description: 'Гостям не показывается',
  isHidden: true,
  dishes: [
    {
      key: 'staff-lunch',
      name: 'Обед персонала',
      description: '',
      sizes: one(600, 200),
      nutrition: per100(6.1, 5.8, 13.4, 132),
      allergens: null,
    },
  ],
};
