/** What leads to the page about personal data, and the question about the counter. */
export const privacyTexts = {
  'privacy.title': 'Персональные данные',
  'privacy.more': 'Подробнее',
  'privacy.counter.title': 'Счётчик посещений',
  'privacy.counter.ask':
    'Можно считать посещения? Яндекс Метрика покажет отелю, какими страницами пользуются.',
  'privacy.counter.agree': 'Можно',
  'privacy.counter.decline': 'Не нужно',
  'privacy.counter.agreed': 'Считать мои посещения',
  'privacy.counter.declined': 'Не считать',
} as const;
