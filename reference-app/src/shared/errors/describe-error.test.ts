import { refusedError, RestaurantError, UnreachableError } from '@portal/client';
import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';
import { createAppTexts } from '../texts/app-catalogue.ts';

const { t } = createAppTexts('ru');
const standIn = 'Ошибка при получении организаций';
const refused = (text: string) =>
  refusedError({
    ...{ status: 502, code: 'RESTAURANT_UNAVAILABLE', text, details: [] },
    ...{ retryAfterSeconds: null, requestId: 'request-7' },
  });

it.each([
  ['Ресторан закрыт', 'Ресторан закрыт', refused('Ресторан закрыт'), 'request-7'],
  [standIn, standIn, refused(''), 'request-7'],
  [standIn, standIn, undefined, null],
  [standIn, t('portal.failed.offline'), new UnreachableError('no'), null],
])('says of a restaurant’s «%s»: «%s»', (text, message, cause, requestId) => {
  expect(describeError(new RestaurantError(text, { cause }), t)).toEqual({ message, requestId });
});
