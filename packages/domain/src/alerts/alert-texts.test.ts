import { describe, expect, it } from 'vitest';
import { createTexts } from '../texts/create-texts.ts';
import { alertText } from './alert-texts.ts';

describe('the text of an alert', () => {
  const params = { order: 7, sum: '300 ₽', time: '12:40' };

  it('that was stored without a wording is the one of its kind', () => {
    const text = alertText(createTexts({ locale: 'ru' }), 'hold-expired', params);
    expect(text).toBe('Заказ #7: 300 ₽ не списаны и вернулись гостю 12:40.');
  });

  it.each([
    ['ru', 'Удержанные деньги отпустили не мы'],
    ['en', 'It was not us who let the held money go'],
  ] as const)('has another wording where it names one, %s', (locale, expected) => {
    const released = { ...params, wording: 'released' };
    const text = alertText(createTexts({ locale }), 'hold-expired', released);
    expect(text).toContain(expected);
    expect(text).not.toContain('{');
  });
});
