import { describe, expect, expectTypeOf, it } from 'vitest';
import { problemDefinitions } from '../contract/problem-codes.ts';
import type { TextKey } from './catalogue.ts';
import { catalogue } from './catalogue.ts';
import { createTexts } from './create-texts.ts';
import type { Placeholder, Translation } from './translation.ts';
import { fillText } from './translation.ts';
import { fetchTexts, russianGuestTexts } from './fetch-texts.ts';
import { openTexts } from './texts.ts';

const { t, count } = createTexts({ locale: 'ru' });

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
    expect(count('ticket.unread', 3)).toBe('3 новых сообщения');
    expect(createTexts({ locale: 'en' }).count('ticket.unread', 1)).toBe('1 new message');
  });

  it('are what the hotel says where it says something', () => {
    const overrides = { ru: { 'auth.sms': 'Сосны: {code}', 'ticket.unread.one': 'одно письмо' } };
    const hotel = createTexts({ locale: 'ru', overrides });
    expect(hotel.t('auth.sms', { code: '1234' })).toBe('Сосны: 1234');
    expect(hotel.count('ticket.unread', 1)).toBe('одно письмо');
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

  it('says every problem in words of its own', () => {
    for (const texts of [catalogue.ru, catalogue.en]) {
      const problemTexts = Object.keys(problemDefinitions).map(
        (code) => texts[`problem.${code}` as TextKey],
      );
      expect(problemTexts).not.toContain(undefined);
      expect(new Set(problemTexts).size).toBe(problemTexts.length);
    }
  });
});

describe('texts that are fetched', () => {
  it('are those of the guest, and what the console adds', async () => {
    for (const locale of ['ru', 'en'] as const) {
      const guest = await fetchTexts('guest', locale);
      const staff = await fetchTexts('staff', locale);
      expect(guest).toMatchObject({ 'ticket.title': catalogue[locale]['ticket.title'] });
      expect(staff).toMatchObject({ 'admin.role.admin': catalogue[locale]['admin.role.admin'] });
      expect(Object.keys(guest).filter((key) => key in staff)).toEqual([]);
    }
    expect(await fetchTexts('guest', 'ru')).toBe(russianGuestTexts);
  });

  it('speak up when a text is asked for that is not among them, instead of showing a gap', () => {
    const guest = openTexts({ locale: 'ru', texts: russianGuestTexts });
    expect(guest.t('portal.retry')).toBe(t('portal.retry'));
    expect(() => guest.t('admin.role.admin')).toThrow('admin.role.admin');
    const overrides = { ru: { 'admin.role.admin': 'Пульт' } };
    const hotel = openTexts({ locale: 'ru', texts: russianGuestTexts, overrides });
    expect(hotel.t('admin.role.admin')).toBe('Пульт');
  });
});

describe('types', () => {
  it('know the placeholders of a text', () => {
    expectTypeOf<Placeholder<'{a} and {b}'>>().toEqualTypeOf<'a' | 'b'>();
    expectTypeOf<Placeholder<'nothing'>>().toEqualTypeOf<never>();
  });

  it('refuse texts and calls that lack something', () => {
    interface Russian {
      readonly one: 'раз {n}';
      readonly two: 'два';
    }
    type English = Translation<Pick<Russian, keyof Russian>>;
    expectTypeOf<{ one: 'one {n}' }>().not.toExtend<English>();
    expectTypeOf<{ one: 'one'; two: 'two' }>().not.toExtend<English>();
    expectTypeOf<{ one: 'one {n}'; two: 'two' }>().toExtend<English>();
    // @ts-expect-error the code is missing
    expect(() => t('auth.sms')).not.toThrow();
    // @ts-expect-error the code has another name
    expect(t('auth.sms', { n: 1 })).toContain('{code}');
    // @ts-expect-error there is no such text
    expect(() => t('auth.nothing')).toThrow('auth.nothing');
  });
});
