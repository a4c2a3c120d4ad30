import { one, per100, type DishCategory } from '../dish.ts';

export const desserts: DishCategory = {
  key: 'desserts',
  name: 'Десерты',
  description: '',

  dishes: [
    {
      key: 'honey-cake',
      name: 'Медовик',
      description: 'Двенадцать коржей, сметанный крем',
      sizes: one(150, 380),
      nutrition: per100(17.8, 5.4, 44.9, 362),
      allergens: ['gluten', 'eggs', 'milk', 'honey'],
    },
    {
      key: 'napoleon',
      name: 'Наполеон',
      description: 'С заварным кремом',
      sizes: one(160, 390),
      nutrition: per100(21.3, 4.9, 36.2, 357),
      allergens: ['gluten', 'eggs', 'milk'],
    },
    {
      key: 'apple-strudel',
      name: 'Яблочный штрудель',
      description: 'С шариком пломбира',
      sizes: one(220, 450),
      nutrition: per100(9.6, 3.7, 31.8, 229),
      allergens: ['gluten', 'eggs', 'milk', 'nuts'],
    },
    {
      key: 'ice-cream',
      name: 'Мороженое',
      description: 'Пломбир, черничное или кедровое',
      sizes: [
        { size: 'small', weightGrams: 60, priceRoubles: 150 },
        { size: 'large', weightGrams: 180, priceRoubles: 390 },
      ],
      nutrition: per100(12.6, 3.6, 21.3, 213),
      allergens: ['milk', 'nuts'],
      modifiers: ['sweetTopping'],
    },
    {
      key: 'pavlova',
      name: 'Павлова с лесными ягодами',
      description: '',
      sizes: one(170, 480),
      nutrition: per100(12.9, 3.1, 34.7, 268),
      allergens: ['eggs', 'milk'],
    },
    {
      key: 'pine-cone-jam',
      name: 'Варенье из сосновых шишек',
      description: 'Как в лавке отеля',
      sizes: one(60, 190),
      nutrition: per100(0, 0.3, 62.4, 251),
      allergens: null,
    },
  ],
};
