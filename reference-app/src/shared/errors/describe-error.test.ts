import { refusedError, RestaurantError, UnreachableError } from '@portal/client';
import { expect, it } from 'vitest';
import { describeError, describeRefusal } from './describe-error.ts';
import { createAppTexts } from '../texts/app-catalogue.ts';

const { t } = createAppTexts('ru');
const standIn = 'Ошибка при получении организаций';
const refused = (text: string) =>
  refusedError({
    ...{ status: 502, code: 'RESTAURANT_UNAVAILABLE', text, details: [] },
    ...{ retryAfterSeconds: null, requestId: 'request-7' },
  });

it.each([
  ['Ресторан закрыт', 'Ресторан закрыт', refused('Ресторан закрыт'), 'Номер запроса: request-7'],
  [standIn, standIn, refused(''), 'Номер запроса: request-7'],
  [standIn, standIn, undefined, undefined],
  [standIn, t('portal.failed.offline'), new UnreachableError('no'), undefined],
])('says of a restaurant’s «%s»: «%s»', (text, message, cause, code) => {
  expect(describeError(new RestaurantError(text, { cause }), t)).toEqual({ message, code });
});

it.each([
  ['Не сохранено', []],
  ['Заказ изменился.', ['Заказ изменился.']],
  ['Стол занят. Стол 1: занят. Стол 2: занят', ['Стол 1: занят', 'Стол 2: занят']],
])('says of a refusal: «%s»', (read, messages) => {
  const text = read.split(/(?<=\.) /)[0] ?? '';
  const details = messages.map((message) => ({ path: 'data', message }));
  expect(describeRefusal({ text, details })).toBe(read);
});
