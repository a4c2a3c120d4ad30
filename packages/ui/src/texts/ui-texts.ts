/** The kit's own small words: names of buttons that carry an icon, hints for a screen reader. */
export interface UiTexts {
  close: string;
  back: string;
  loading: string;
  required: string;
  increase: string;
  decrease: string;
  notifications: string;
  clear: string;
  menu: string;
  expandMenu: string;
  collapseMenu: string;
  retry: string;
  addToCart: string;
  remove: string;
  codeDigit: (position: number, length: number) => string;
  previousPage: string;
  nextPage: string;
  page: (number: number) => string;
  previousMonth: string;
  nextMonth: string;
  newMessages: (count: number) => string;
  send: string;
  message: string;
  score: (score: number, of: number) => string;
  sortAscending: string;
  sortDescending: string;
  stepDone: string;
  stepCurrent: string;
}

export const russianUiTexts: UiTexts = {
  close: 'Закрыть',
  back: 'Назад',
  loading: 'Загрузка',
  required: 'обязательное поле',
  increase: 'Добавить ещё',
  decrease: 'Убавить',
  notifications: 'Уведомления',
  clear: 'Очистить',
  menu: 'Меню',
  expandMenu: 'Развернуть меню',
  collapseMenu: 'Свернуть меню',
  retry: 'Попробовать ещё раз',
  addToCart: 'В корзину',
  remove: 'Убрать',
  codeDigit: (position, length) => `Цифра ${position} из ${length}`,
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  page: (number) => `Страница ${number}`,
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  newMessages: (count) => `Новых сообщений: ${count}`,
  send: 'Отправить',
  message: 'Сообщение',
  score: (score, of) => `${score} из ${of}`,
  sortAscending: 'по возрастанию',
  sortDescending: 'по убыванию',
  stepDone: 'пройдено',
  stepCurrent: 'сейчас',
};

export const englishUiTexts: UiTexts = {
  close: 'Close',
  back: 'Back',
  loading: 'Loading',
  required: 'required',
  increase: 'Add one more',
  decrease: 'Take one away',
  notifications: 'Notifications',
  clear: 'Clear',
  menu: 'Menu',
  expandMenu: 'Expand the menu',
  collapseMenu: 'Collapse the menu',
  retry: 'Try again',
  addToCart: 'Add to cart',
  remove: 'Remove',
  codeDigit: (position, length) => `Digit ${position} of ${length}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (number) => `Page ${number}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  newMessages: (count) => `New messages: ${count}`,
  send: 'Send',
  message: 'Message',
  score: (score, of) => `${score} of ${of}`,
  sortAscending: 'ascending',
  sortDescending: 'descending',
  stepDone: 'done',
  stepCurrent: 'now',
};
