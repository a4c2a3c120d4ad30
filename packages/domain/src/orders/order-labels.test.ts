import { describe, expect, it } from 'vitest';
import { createTexts } from '../texts/create-texts.ts';
import {
  cancelReasonLabel,
  orderCommandLabel,
  orderStatusLabel,
  orderTypeLabel,
  paymentStatusLabel,
  paymentTypeLabel,
} from './order-labels.ts';
import { orderStatuses } from './order-machine.ts';
import { cancelReasons } from './order-schema.ts';

const { t } = createTexts({ locale: 'ru' });

describe('labels of an order', () => {
  it('name its status', () => {
    expect(orderStatuses.map((status) => orderStatusLabel(t, status))).toEqual([
      'Новый',
      'В работе',
      'Доставляется',
      'Выполнен',
      'Отменен',
    ]);
  });

  it.each([
    ['canceled', 'Оплата отменена', 'Оплата отменена'],
    ['pending', 'Ожидание оплаты', 'Ожидание оплаты'],
    ['succeeded', 'Оплачен', 'Оплачен'],
    ['waiting_for_capture', 'Необходимо подтверждение', 'Обрабатывается'],
    [null, 'Оплата отсутствует', 'Оплата отсутствует'],
    [undefined, 'Оплата отсутствует', 'Оплата отсутствует'],
    ['none', 'Оплата отсутствует', 'Оплата отсутствует'],
    ['__proto__', 'Оплата отсутствует', 'Оплата отсутствует'],
  ])('tell staff and guest how payment %s stands', (paidFor, staff, guest) => {
    expect(paymentStatusLabel(t, paidFor, 'staff')).toBe(staff);
    expect(paymentStatusLabel(t, paidFor, 'guest')).toBe(guest);
  });

  it('name its type in the language of who reads, and one that is not known as it came', () => {
    const type = { label: 'Магазин', value: 'shop' };
    expect(orderTypeLabel(t, type)).toBe(type.label);
    expect(orderTypeLabel(createTexts({ locale: 'en' }).t, type)).toBe('Shop');
    expect(orderTypeLabel(t, { label: 'Не определен', value: 'undefined' })).toBe('Не определен');
  });

  it('name how it is paid', () => {
    expect(paymentTypeLabel(t, 'bank-card')).toBe('Картой при получении');
    expect(paymentTypeLabel(t, 'cash')).toBe('Наличные');
    expect(paymentTypeLabel(t, 'external', { title: 'Картой онлайн' })).toBe('Картой онлайн');
    expect(paymentTypeLabel(t, 'external')).toBe('Не указан');
    expect(paymentTypeLabel(t, 'barter')).toBe('Не указан');
    expect(paymentTypeLabel(t, null)).toBe('Не указан');
  });

  it('give every cancel reason and command its own words', () => {
    const reasons = cancelReasons.map((reason) => cancelReasonLabel(t, reason));
    expect(new Set(reasons).size).toBe(cancelReasons.length);
    expect(orderCommandLabel(t, 'accept')).toBe('Взять в работу');
  });
});
