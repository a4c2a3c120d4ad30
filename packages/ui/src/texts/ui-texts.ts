import { russianPriceTexts } from './price-texts.ts';

/** The kit's own small words: names of buttons that carry an icon, hints for a screen reader. */
export interface UiTexts {
  /** The language they are in. */
  locale: 'ru' | 'en';
  close: string;
  back: string;
  loading: string;
  increase: string;
  decrease: string;
  notifications: string;
  clear: string;
  menu: string;
  expandMenu: string;
  collapseMenu: string;
  retry: string;
  addToCart: string;
  inCart: (count: number) => string;
  /** Before the least of several prices. */
  priceFrom: string;
  codeDigit: (position: number, length: number) => string;
  previousPage: string;
  nextPage: string;
  previousMonth: string;
  nextMonth: string;
  newMessages: (count: number) => string;
  send: string;
  sendAgain: string;
  earlierMessages: string;
  attachPicture: string;
  picture: (place: number) => string;
  message: string;
  score: (score: number, of: number) => string;
  stepDone: string;
  stepCurrent: string;
  leaveQuestion: string;
  leaveConsequence: string;
  leave: string;
  stay: string;
  /** What is wrong with a phone, in other words than those that come with its field. */
  phone?: Partial<PhoneTexts>;
}

export interface PhoneTexts {
  /** Of another country than those whose numbers a code is sent to. */
  codesOnlyTo: (countries: readonly ('RU' | 'KZ')[]) => string;
  foreign: string;
  unreadable: string;
}

export const russianUiTexts: UiTexts = {
  ...russianPriceTexts,
  close: 'Закрыть',
  back: 'Назад',
  loading: 'Загрузка',
  increase: 'Добавить ещё',
  decrease: 'Убавить',
  notifications: 'Уведомления',
  clear: 'Очистить',
  menu: 'Меню',
  expandMenu: 'Развернуть меню',
  collapseMenu: 'Свернуть меню',
  retry: 'Попробовать ещё раз',
  addToCart: 'В корзину',
  inCart: (count) => `в корзине: ${count}`,
  codeDigit: (position, length) => `Цифра ${position} из ${length}`,
  previousPage: 'Назад',
  nextPage: 'Дальше',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  newMessages: (count) => `Новых сообщений: ${count}`,
  send: 'Отправить',
  sendAgain: 'Отправить ещё раз',
  earlierMessages: 'Более ранние сообщения',
  attachPicture: 'Приложить картинку',
  picture: (place) => `Картинка ${place}`,
  message: 'Сообщение',
  score: (score, of) => `${score} из ${of}`,
  stepDone: 'пройдено',
  stepCurrent: 'сейчас',
  leaveQuestion: 'Закрыть без сохранения?',
  leaveConsequence: 'То, что вы написали, пропадёт.',
  leave: 'Не сохранять',
  stay: 'Вернуться',
};

export const englishUiTexts: UiTexts = {
  locale: 'en',
  close: 'Close',
  back: 'Back',
  loading: 'Loading',
  increase: 'Add one more',
  decrease: 'Take one away',
  notifications: 'Notifications',
  clear: 'Clear',
  menu: 'Menu',
  expandMenu: 'Expand the menu',
  collapseMenu: 'Collapse the menu',
  retry: 'Try again',
  addToCart: 'Add to cart',
  inCart: (count) => `in the cart: ${count}`,
  priceFrom: 'from',
  codeDigit: (position, length) => `Digit ${position} of ${length}`,
  previousPage: 'Back',
  nextPage: 'Next',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  newMessages: (count) => `New messages: ${count}`,
  send: 'Send',
  sendAgain: 'Send again',
  earlierMessages: 'Earlier messages',
  attachPicture: 'Attach a picture',
  picture: (place) => `Picture ${place}`,
  message: 'Message',
  score: (score, of) => `${score} of ${of}`,
  stepDone: 'done',
  stepCurrent: 'now',
  leaveQuestion: 'Close without saving?',
  leaveConsequence: 'What you wrote will be lost.',
  leave: 'Discard',
  stay: 'Go back',
};
