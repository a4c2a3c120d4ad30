import { one, per100, type DishCategory } from '../dish.ts';

export const soups: DishCategory = {
  key: 'soups',
  name: 'Супы',
  description: 'Подаём с ржаным хлебом',

  dishes: [
    {
      key: 'borsch',
      name: 'Борщ с говядиной',
      description: 'На говяжьем бульоне, со сметаной',
      sizes: [
        { size: 'small', weightGrams: 300, priceRoubles: 420 },
        { size: 'large', weightGrams: 450, priceRoubles: 560 },
      ],
      nutrition: per100(3.1, 2.2, 5, 58),
      allergens: ['milk', 'celery'],
      modifiers: ['soupAdditions'],
    },
    {
      key: 'solyanka',
      name: 'Солянка мясная',
      description: 'Четыре вида мяса, маслины, лимон',
      sizes: [
        { size: 'small', weightGrams: 300, priceRoubles: 480 },
        { size: 'large', weightGrams: 450, priceRoubles: 620 },
      ],
      nutrition: per100(5.4, 5.1, 2.9, 81),
      allergens: ['celery', 'mustard'],
      modifiers: ['soupAdditions'],
    },
    {
      key: 'ukha',
      name: 'Уха из судака и форели',
      description: 'По-царски, с расстегаем',
      sizes: one(380, 680),
      nutrition: per100(3.9, 7.6, 4.4, 84),
      allergens: ['gluten', 'fish', 'celery'],
      modifiers: ['soupAdditions'],
    },
    {
      key: 'mushroom-cream',
      name: 'Крем-суп из белых грибов',
      description: 'Сливки, трюфельное масло, гренки',
      sizes: one(300, 540),
      nutrition: per100(7.8, 2.9, 6.1, 107),
      allergens: ['gluten', 'milk'],
    },
    {
      key: 'chicken-noodle',
      name: 'Куриный бульон с лапшой',
      description: 'Домашняя лапша и половинка яйца',
      sizes: one(320, 390),
      nutrition: per100(2.4, 5.2, 5.7, 66),
      allergens: ['gluten', 'eggs', 'celery'],
    },
    {
      key: 'okroshka',
      name: 'Окрошка на квасе',
      description: 'Сезонное блюдо, вернётся в мае',
      sizes: one(350, null),
      nutrition: per100(2.9, 3.1, 5.3, 61),
      allergens: ['gluten', 'eggs', 'milk', 'mustard'],
    },
  ],
};
