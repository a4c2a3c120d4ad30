import { one, per100, type DishCategory } from '../dish.ts';

export const dumplings: DishCategory = {
  key: 'dumplings',
  name: 'Пельмени и вареники',
  description: 'Лепим каждое утро',

  dishes: [
    {
      key: 'pelmeni-siberian',
      name: 'Пельмени сибирские',
      description: 'Говядина и свинина, в бульоне или без',
      sizes: [
        { size: 'small', weightGrams: 220, priceRoubles: 490 },
        { size: 'large', weightGrams: 330, priceRoubles: 650 },
      ],
      nutrition: per100(11.8, 10.6, 21.9, 238),
      allergens: ['gluten', 'eggs', 'celery'],
      modifiers: ['soupAdditions'],
    },
    {
      key: 'pelmeni-fish',
      name: 'Пельмени с судаком',
      description: 'Со сливочным соусом и укропом',
      sizes: one(250, 620),
      nutrition: per100(6.9, 10.1, 20.8, 187),
      allergens: ['gluten', 'eggs', 'fish', 'milk'],
    },
    {
      key: 'vareniki-potato',
      name: 'Вареники с картофелем и грибами',
      description: 'С жареным луком',
      sizes: one(260, 450),
      nutrition: per100(5.2, 5.1, 27.6, 178),
      allergens: ['gluten', 'eggs'],
      modifiers: ['soupAdditions'],
    },
    {
      key: 'vareniki-cherry',
      name: 'Вареники с вишней',
      description: 'Со сметаной',
      sizes: one(250, 470),
      nutrition: per100(4.4, 4.6, 33.8, 193),
      allergens: ['gluten', 'eggs', 'milk'],
      modifiers: ['sweetTopping'],
    },
  ],
};
