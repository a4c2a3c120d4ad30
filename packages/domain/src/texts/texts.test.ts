import { describe, expect, expectTypeOf, it } from 'vitest';
import { adminTexts } from './admin-texts.ts';
import { authTexts } from './auth-texts.ts';
import type { TextKey } from './catalogue.ts';
import { catalogue } from './catalogue.ts';
import type { Placeholder } from './define-texts.ts';
import { defineTexts, fillText } from './define-texts.ts';
import { orderTexts } from './order-texts.ts';
import { paymentTexts } from './payment-texts.ts';
import { portalTexts } from './portal-texts.ts';
import { problemTexts } from './problem-texts.ts';
import { restaurantTexts } from './restaurant-texts.ts';
import { storeTexts } from './store-texts.ts';
import { createTexts } from './texts.ts';
import { ticketTexts } from './ticket-texts.ts';

const { t, count } = createTexts({ locale: 'ru' });
const keys = Object.keys(catalogue.ru) as TextKey[];

describe('texts', () => {
  it('are found by key and filled in', () => {
    expect(t('auth.code.send')).toBe('Отправить код SMS');
    expect(t('auth.sms', { code: '0042' })).toBe('Код для входа в Гостевой Портал: 0042');
    expect(t('auth.code.resendIn', { n: 5 })).toBe('Следующая попытка через 5 секунд');
    expect(t('payment.received.message', { id: 7 })).toBe('Поступила оплата за заказ #7');
    expect(t('restaurant.menu.failed', { id: 'a1' })).toBe('Ошибка при получении меню ID:a1');
    expect(createTexts({ locale: 'en' }).t('auth.sms', { code: '0042' })).toBe(
      'Guest Portal sign-in code: 0042',
    );
  });

  it('count things', () => {
    expect(count('cart.items', 3)).toBe('3 товара');
    expect(createTexts({ locale: 'en' }).count('cart.items', 1)).toBe('1 item');
  });

  it('are what the hotel says where it says something', () => {
    const overrides = { ru: { 'auth.sms': 'Сосны: {code}', 'cart.items.one': 'одна покупка' } };
    const hotel = createTexts({ locale: 'ru', overrides });
    expect(hotel.t('auth.sms', { code: '1234' })).toBe('Сосны: 1234');
    expect(hotel.count('cart.items', 1)).toBe('одна покупка');
    expect(hotel.t('auth.code.send')).toBe('Отправить код SMS');
    expect(createTexts({ locale: 'en', overrides }).t('auth.sms', { code: '1' })).toContain(
      'Guest',
    );
    expect(t('auth.sms', { code: '1234' })).toContain('Гостевой Портал');
  });

  it('take values as they are, braces and dollars included', () => {
    expect(fillText('{a}-{b}', { a: '{b}', b: '$&' })).toBe('{b}-$&');
    expect(fillText('{toString}', {})).toBe('{toString}');
  });
});

describe('the catalogue', () => {
  it('keeps the spellings of the specification', () => {
    expect(t('auth.email.invalid')).toBe('Неправилньый адрес почты');
    expect(t('auth.mailing.label')).toBe(
      'Я хочу получать информацию об акциях и специальных предложениях',
    );
    expect(t('problem.CODE_WRONG')).toBe('неверный код');
    expect(t('portal.maintenance')).toBe('Ведутся технические работы');
  });

  it('says every key in both languages, with the same placeholders', () => {
    const holes = (text: string) => new Set(text.match(/\{\w+\}/g));
    expect(Object.keys(catalogue.en).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      const [ru, en] = [catalogue.ru[key], catalogue.en[key]];
      expect([key, holes(en)]).toEqual([key, holes(ru)]);
      expect([key, ru.trim() !== '' && en.trim() !== '']).toEqual([key, true]);
      expect([key, /[а-яё]/i.test(en)]).toEqual([key, false]);
    }
  });

  it('gives every key to one feature only', () => {
    const features = [
      adminTexts,
      authTexts,
      orderTexts,
      paymentTexts,
      portalTexts,
      problemTexts,
      restaurantTexts,
      storeTexts,
      ticketTexts,
    ];
    const sizes = features.map(({ ru }) => Object.keys(ru).length);
    expect(keys).toHaveLength(sizes.reduce((total, size) => total + size, 0));
  });
});

describe('types', () => {
  it('know the placeholders of a text', () => {
    expectTypeOf<Placeholder<'{a} and {b}'>>().toEqualTypeOf<'a' | 'b'>();
    expectTypeOf<Placeholder<'nothing'>>().toEqualTypeOf<never>();
  });

  it('refuse texts and calls that lack something', () => {
    const ru = { one: 'раз {n}', two: 'два' } as const;
    // @ts-expect-error a key is missing in English
    defineTexts({ ru, en: { one: 'one {n}' } });
    // @ts-expect-error a placeholder is missing in English
    defineTexts({ ru, en: { one: 'one', two: 'two' } });
    // @ts-expect-error the code is missing
    expect(() => t('auth.sms')).not.toThrow();
    // @ts-expect-error the code has another name
    expect(t('auth.sms', { n: 1 })).toContain('{code}');
    // @ts-expect-error there is no such text
    expect(t('auth.nothing')).toBeUndefined();
  });
});
