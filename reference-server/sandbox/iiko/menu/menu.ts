import { breakfasts } from './dishes/breakfasts.ts';
import { desserts } from './dishes/desserts.ts';
import { drinks } from './dishes/drinks.ts';
import { dumplings } from './dishes/dumplings.ts';
import { kids } from './dishes/kids.ts';
import { mains } from './dishes/mains.ts';
import { salads } from './dishes/salads.ts';
import { sides } from './dishes/sides.ts';
import { soups } from './dishes/soups.ts';
import { one, per100, type DishCategory } from './dish.ts';

const staffMeals: DishCategory = {
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

/** The restaurant's menu, in the order of its pages. */
export const menu: readonly DishCategory[] = [
  breakfasts,
  salads,
  soups,
  mains,
  dumplings,
  sides,
  kids,
  desserts,
  drinks,
  staffMeals,
];
