/** Ratings of orders and of the stay. */
export const ratingTexts = {
  'rating.ask': 'Всё понравилось?',
  'rating.ask.order': 'Как вам заказ #{id}?',
  'rating.review': 'Что нам передать команде?',
  'rating.review.hint': 'Необязательно',
  'rating.send': 'Отправить оценку',
  'rating.dismiss': 'Не сейчас',
  'rating.thanks': 'Спасибо за оценку!',
  'rating.given': 'Ваша оценка',
  'rating.score.1': 'Очень плохо',
  'rating.score.2': 'Плохо',
  'rating.score.3': 'Нормально',
  'rating.score.4': 'Хорошо',
  'rating.score.5': 'Отлично',
} as const;
