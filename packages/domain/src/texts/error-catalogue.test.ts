import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { errorCatalogue } from './error-catalogue.ts';

/** Section 8 of the specification, row by row. */
const specified: Record<keyof typeof errorCatalogue, string> = {
  wrongCode: 'неверный код',
  badEmail: 'Неправилньый адрес почты',
  alreadyRegistered: 'Гость уже зарегистрирован',
  loginFailed: 'Failed to log in',
  registrationFailed: 'Failed to register guest',
  widgetNotLoaded: 'Виджет не загружен.',
  noOrganizations: 'Организации не найдены',
  organizationsFailed: 'Ошибка при получении организаций',
  nomenclatureFailed: 'Ошибка при получении номенклатуры',
  menuListFailed: 'Ошибка при получении списка меню',
  menuFailed: 'Ошибка при получении меню ID:{id}',
  terminalGroupsFailed: 'Ошибка при получении терминальных групп',
  sectionsFailed: 'Ошибка при получении подразделений ресторана',
  banquetFailed: 'Ошибка при передаче банкета:{id}',
  ticketsFailed: 'Ошибка при получении заявок:',
  serviceWorkerFailed: 'Ошибка регистрации Service Worker:',
};

it('the error catalogue is in the words of the specification, letter by letter', () => {
  const texts = Object.entries(errorCatalogue).map(([error, key]) => [error, catalogue.ru[key]]);
  expect(Object.fromEntries(texts)).toEqual(specified);
});
