import { describe, expect, it } from 'vitest';
import { createTexts } from '../texts/create-texts.ts';
import { roomText } from './room-text.ts';

describe('a new order or ticket', () => {
  it.each([
    ['ru', '101', 'Заказ #7, номер 101', 'Заявка #7, номер 101'],
    ['ru', '12А', 'Заказ #7, номер 12А', 'Заявка #7, номер 12А'],
    ['ru', 'Номер 101', 'Заказ #7, Номер 101', 'Заявка #7, Номер 101'],
    ['ru', 'Дом у озера 1', 'Заказ #7, Дом у озера 1', 'Заявка #7, Дом у озера 1'],
    ['en', '101', 'Order #7, room 101', 'Request #7, room 101'],
    ['en', 'Lake house 1', 'Order #7, Lake house 1', 'Request #7, Lake house 1'],
  ] as const)('names its room once (%s, %s)', (locale, name, order, ticket) => {
    const { t } = createTexts({ locale });
    const room = roomText(name, t);
    expect(t('order.notice.newMessage', { id: 7, room })).toBe(order);
    expect(t('ticket.notice.newMessage', { id: 7, room })).toBe(ticket);
  });
});
