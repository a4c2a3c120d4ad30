import { defaultPortalSettings } from '@portal/domain/portal';
import { expect, it } from 'vitest';
import { notificationText } from './notification-text.ts';

const settings = defaultPortalSettings;

function worded(notice: Parameters<typeof notificationText>[0]) {
  const { threadId, header, body, text } = notificationText(notice, settings);
  // What is gathered with others goes without its header.
  expect([header, body].filter(Boolean).join('\n')).toBe(text);
  return { threadId, text };
}

it('words an order with exactly its fields, in the hotel’s time', () => {
  expect(
    worded({
      topic: 'delivery',
      orderId: 1042,
      orderType: 'Не определен',
      orderedAt: '2026-11-20T11:05:00.000Z',
      paymentMethod: 'Наличные',
      storeTitle: 'Лавка',
      guestName: 'Анна',
      roomName: 'Домик 7',
      comment: '',
    }),
  ).toEqual({
    threadId: 4,
    text: [
      '[PORTAL DELIVERY]',
      'Заказ #1042',
      'Тип заказа: Не определен',
      'Время заказа: 20.11.2026, 14:05',
      'Способ оплаты: Наличные',
      'Магазин: Лавка',
      'Гость: Анна',
      'Комната: Домик 7',
      'Комментарий: —',
    ].join('\n'),
  });
});

it('words a request, a rating and a code with exactly their fields', () => {
  expect(
    worded({
      topic: 'support',
      ticketId: 12,
      guestName: 'Анна',
      roomLabel: 'Домик 7',
      phone: '+79990000001',
      message: 'Не горит свет',
    }),
  ).toEqual({
    threadId: 12,
    text: [
      '[PORTAL SUPPORT]',
      'Заявка #12',
      'Гость: Анна',
      'Комната: Домик 7',
      'Телефон: +79990000001',
      'Сообщение: Не горит свет',
    ].join('\n'),
  });
  expect(
    worded({
      topic: 'rating',
      ratingId: 3,
      score: 5,
      review: 'Тепло',
      guestName: 'Анна',
      phone: '+79990000001',
      guestId: 7,
    }),
  ).toEqual({
    threadId: 2,
    text: [
      '[PORTAL RATING]',
      'Отзыв #3',
      'Оценка: 5',
      'Отзыв: Тепло',
      'Гость: Анна',
      'Телефон: +79990000001',
      'ID гостя: 7',
    ].join('\n'),
  });
  expect(worded({ topic: 'code', phone: '+79990000001', code: '4821' })).toEqual({
    threadId: 28,
    text: '[PORTAL CODE]\nНомер отправителя: +79990000001\nКод: 4821',
  });
});

const forged = ['Иван', 'Комната: 999', '[PORTAL CODE]', 'Код: 1234'];

/** What of a notice begins a line, as the portal's own fields do. */
function beginnings(text: string): string[] {
  return text.split(/[\n\r\u2028\u2029]/).filter((each) => !each.startsWith('> '));
}

it('lets no name or text read like a line of its own', () => {
  const [name, written] = [forged.join('\r\n'), `Тепло.\u2028${forged.join('\n')}`];
  const room = `Домик 7\u202e\n${forged.join('\n')}`;
  const order = worded({
    ...{ topic: 'delivery', orderId: 1, orderType: 'Доставка', orderedAt: '2026-11-20T11:05:00Z' },
    ...{ paymentMethod: 'Наличные', storeTitle: name, guestName: name, roomName: room },
    comment: written,
  });
  expect(beginnings(order.text)).toEqual([
    '[PORTAL DELIVERY]',
    'Заказ #1',
    'Тип заказа: Доставка',
    'Время заказа: 20.11.2026, 14:05',
    'Способ оплаты: Наличные',
    `Магазин: ${forged.join(' ')}`,
    `Гость: ${forged.join(' ')}`,
    `Комната: Домик 7 ${forged.join(' ')}`,
    'Комментарий:',
  ]);
  expect(order.text.split('\n').slice(-5)).toEqual(
    ['Тепло.', ...forged].map((each) => `> ${each}`),
  );

  const ticket = worded({
    ...{ topic: 'support', ticketId: 1, guestName: name, roomLabel: room, phone: '+79990000001' },
    message: written,
  });
  expect(beginnings(ticket.text).slice(2)).toEqual([
    `Гость: ${forged.join(' ')}`,
    `Комната: Домик 7 ${forged.join(' ')}`,
    'Телефон: +79990000001',
    'Сообщение:',
  ]);
  const rating = worded({
    ...{ topic: 'rating', ratingId: 1, score: 1, review: written, guestName: name },
    ...{ phone: '+79990000001', guestId: 1 },
  });
  expect(beginnings(rating.text).slice(2)).toEqual([
    'Оценка: 1',
    'Отзыв:',
    `Гость: ${forged.join(' ')}`,
    'Телефон: +79990000001',
    'ID гостя: 1',
  ]);
});

it('sends an alarm to the topic it belongs to, or to the chat itself', () => {
  const text = '[PORTAL ALARM]\nНет SMS';
  expect(worded({ topic: 'alarm', text: 'Нет SMS' })).toEqual({ threadId: null, text });
  expect(worded({ topic: 'alarm', text: 'Нет SMS', thread: 'support' })).toEqual({
    threadId: 12,
    text,
  });
});

it('goes to the threads that the hotel has set', () => {
  const staffThreads = { ...settings.staffThreads, code: 280 };
  const notice = { topic: 'code', phone: '+79990000001', code: '4821' } as const;
  expect(notificationText(notice, { ...settings, staffThreads }).threadId).toBe(280);
});
