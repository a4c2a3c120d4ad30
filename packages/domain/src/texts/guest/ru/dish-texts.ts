/** What keeps a dish from being ordered. */
export const dishTexts = {
  'restaurant.ordering.closed':
    'Ресторан сейчас не отвечает, поэтому заказать блюда через портал нельзя. Попробуйте через несколько минут.',
  'restaurant.ordering.closedCall':
    'Ресторан сейчас не отвечает, поэтому заказать блюда через портал нельзя. Позвоните в ресторан: {phone}',
  'restaurant.dish.notOnMenu': 'Этого блюда сейчас нет в меню',
  'restaurant.dish.sizeNotSold': '{dish}: такой порции сейчас нет',
  'restaurant.dish.modifierNotSold': '{dish}: такой добавки сейчас нет',
  'restaurant.dish.tooFew': '{dish}. {name}: выберите не меньше {n}',
  'restaurant.dish.tooMany': '{dish}. {name}: можно выбрать не больше {n}',
  'restaurant.dish.tooDear': '{dish}: с такими добавками выходит слишком дорого для портала',
  'restaurant.dish.stopped': 'Сейчас нет: {name}',
  'restaurant.dish.left': '{name}: осталось {n}',
} as const;
