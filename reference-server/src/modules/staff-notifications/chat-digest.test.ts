import { expect, it } from 'vitest';
import { orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import { eventually } from '../../../test/eventually.ts';
import { createTestPortal } from '../../../test/portal.ts';
import {
  chatLog,
  fastPace,
  orderIdsIn,
  type ChatMessage,
} from '../../../test/fixtures/staff-chat/staff-chat.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { staffNotificationRow, type StaffNotification } from '../../outbox/staff-notification.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ staffChatPace: fastPace }));

const placed = (orderId: number, comment = ''): StaffNotification => ({
  topic: 'delivery',
  orderId,
  orderType: 'Магазин',
  orderedAt: '2026-11-23T10:00:00.000Z',
  paymentMethod: 'Наличные',
  storeTitle: 'Лавка',
  guestName: 'Анна Лебедева',
  roomName: 'Домик 7',
  comment,
});

/** Writes the notices while Telegram is away, so that they wait for each other, and says what was told. */
async function gather(notifications: readonly StaffNotification[]): Promise<ChatMessage[]> {
  const before = (await chatLog(portal.sandbox)).length;
  await orderFault(portal.sandbox, 'telegram', 'offline', -1);
  const rows = notifications.map((notice) => staffNotificationRow(notice));
  await createOutbox(portal.database.prisma).makeChange(async ({ enqueue }) => enqueue(...rows));
  await orderFault(portal.sandbox, 'telegram', 'offline', 0);
  await eventually(async () =>
    expect(await portal.database.prisma.outbox.count({ where: { channel: 'telegram' } })).toBe(0),
  );
  return (await chatLog(portal.sandbox)).slice(before);
}

it('gathers 300 orders that wait into a few messages, each once, in order', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => 2_000 + index);
  const messages = await gather(ids.map((id) => placed(id)));
  // A minute's worth, and a half: told one by one they took a quarter of an hour.
  expect(messages.length).toBeLessThanOrEqual(30);
  expect(messages.flatMap(orderIdsIn)).toEqual(ids);
  for (const { text } of messages) {
    expect(text).toMatch(/^\[PORTAL DELIVERY\]\n/);
    expect(text.length).toBeLessThanOrEqual(4096);
  }
});

it('gathers nothing while ten or fewer wait', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => 3_000 + index);
  const messages = await gather(ids.map((id) => placed(id)));
  expect(messages.map(orderIdsIn)).toEqual(ids.map((id) => [id]));
});

it('keeps everything that people wrote inert, and inside what Telegram takes', async () => {
  const hostile = '</b><a href="https://evil.test">x</a> & '.repeat(40);
  const notifications = Array.from({ length: 30 }, (_, index) => placed(4_000 + index, hostile));
  const messages = await gather(notifications);
  expect(messages.flatMap(orderIdsIn)).toHaveLength(30);
  for (const { text, parse_mode: mode } of messages) {
    expect(mode).toBe('HTML');
    expect(text).not.toMatch(/[<>]/);
    expect(unescaped(text).length).toBeLessThanOrEqual(4096);
  }
});

it('keeps the topics apart, and tells alarms before all else', async () => {
  const alarm: StaffNotification = { topic: 'alarm', text: 'Деньги не вернулись' };
  const [guestName, roomLabel, phone] = ['Анна', 'Домик', '+79990000001'];
  const support: StaffNotification = {
    ...{ topic: 'support', guestName, roomLabel, phone },
    ...{ ticketId: 7, message: 'Нет света' },
  };
  const orders = Array.from({ length: 12 }, (_, index) => placed(5_000 + index));
  const messages = await gather([...orders, support, alarm]);
  expect(messages.map(({ message_thread_id: thread }) => thread)).toEqual([null, 4, 12]);
  expect(messages[0]?.text).toBe('[PORTAL ALARM]\nДеньги не вернулись');
  expect(messages[2]?.text).toContain('Заявка #7');
});

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
