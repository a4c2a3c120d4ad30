import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createAlerts } from './alerts.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const start = Date.parse('2026-11-23T10:00:00.000Z');

const test = await sharedByTests(createTestDatabase());
// Nothing is sent: what is written is looked at.
const alerts = createAlerts();
const { makeChange } = createOutbox(test.prisma);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(async () => {
  vi.useRealTimers();
  await test.prisma.alert.deleteMany();
  await test.prisma.outbox.deleteMany();
});

const notifyIfDue = (now: Date) => makeChange((change) => alerts.notifyIfDue(change, now));

function minutesLater(minutes: number): Date {
  const moment = new Date(start + minutes * 60_000);
  vi.setSystemTime(moment);
  return moment;
}

/** What the staff chat is to be told since it was last looked at. */
async function takeChatMessages(): Promise<string[]> {
  const rows = await test.prisma.outbox.findMany({
    where: { channel: 'telegram' },
    orderBy: { id: 'asc' },
  });
  await test.prisma.outbox.deleteMany();
  return rows.map(({ payload }) => (payload as { notice: { text: string } }).notice.text);
}

const owed = {
  kind: 'refund-owed',
  about: { type: 'order', id: 1001 },
  params: { order: 1001, sum: '300 ₽', reason: 'Отказ.' },
} as const;
const dead = (what: string) =>
  ({ kind: 'notification-dead', about: null, params: { what, error: 'нет ответа' } }) as const;

it('is said when an alert opens, not when it grows, and that it has ended by itself', async () => {
  await makeChange((change) => alerts.raise(change, owed));
  await makeChange((change) => alerts.raise(change, owed));
  expect(await takeChatMessages()).toEqual([
    'Деньги не вернулись гостю\nЗаказ #1001: гостю не вернулись 300 ₽. Отказ.',
  ]);
  await makeChange((change) => alerts.end(change, owed));
  expect(await takeChatMessages()).toEqual(['Деньги не вернулись гостю: закончилось само.']);
  await makeChange((change) => alerts.end(change, owed));
  expect(await takeChatMessages()).toEqual([]);
  expect(await test.prisma.alert.findMany()).toMatchObject([{ count: 2, resolvedBy: 'system' }]);
});

it('is said of a crowd every ten minutes at most, and what came meanwhile is said then', async () => {
  for (let index = 1; index <= 30; index += 1) {
    await makeChange((change) => alerts.raise(change, dead(`сообщение ${index}`)));
  }
  expect(await test.prisma.alert.findMany()).toMatchObject([{ count: 30 }]);
  expect(await takeChatMessages()).toEqual([
    'Уведомления не доставлены\nсообщение 1. Причина: нет ответа',
  ]);
  await notifyIfDue(minutesLater(9.9));
  expect(await takeChatMessages()).toEqual([]);
  await notifyIfDue(minutesLater(10));
  expect(await takeChatMessages()).toEqual([
    'Уведомления не доставлены (30)\nсообщение 30. Причина: нет ответа',
  ]);
  await notifyIfDue(minutesLater(30));
  expect(await takeChatMessages()).toEqual([]);
  await makeChange((change) => alerts.raise(change, dead('ещё одно')));
  expect(await takeChatMessages()).toHaveLength(1);
});

it('does not speak faster of a crowd that is ticked off and comes again', async () => {
  await makeChange((change) => alerts.raise(change, dead('первое')));
  await makeChange((change) => alerts.end(change, dead('первое')));
  expect(await takeChatMessages()).toHaveLength(2);
  minutesLater(5);
  await makeChange((change) => alerts.raise(change, dead('второе')));
  expect(await takeChatMessages()).toEqual([]);
  await notifyIfDue(minutesLater(10));
  expect(await takeChatMessages()).toEqual([
    'Уведомления не доставлены\nвторое. Причина: нет ответа',
  ]);
});

it('says nothing of a crowd that ended before its turn to be spoken of', async () => {
  await makeChange((change) => alerts.raise(change, dead('первое')));
  await makeChange((change) => alerts.end(change, dead('первое')));
  await makeChange((change) => alerts.raise(change, dead('второе')));
  await takeChatMessages();
  await makeChange((change) => alerts.end(change, dead('второе')));
  await notifyIfDue(minutesLater(10));
  expect(await takeChatMessages()).toEqual([]);
});

it('speaks once, however many instances look', async () => {
  await makeChange((change) => alerts.raise(change, dead('первое')));
  await makeChange((change) => alerts.raise(change, dead('второе')));
  await takeChatMessages();
  const later = minutesLater(10);
  await Promise.all(Array.from({ length: 5 }, () => notifyIfDue(later)));
  expect(await takeChatMessages()).toHaveLength(1);
});

it('is changed in silence when a crowd shrinks', async () => {
  const orders = (count: number) =>
    ({ kind: 'order-unattended', about: null, params: { list: `${count}` }, count }) as const;
  await makeChange((change) => alerts.raise(change, orders(3)));
  await takeChatMessages();
  await makeChange((change) =>
    alerts.change(change, { ...orders(1), about: { type: 'order', id: 5 } }),
  );
  expect(await takeChatMessages()).toEqual([]);
  expect(await test.prisma.alert.findMany()).toMatchObject([
    { count: 1, about: { type: 'order', id: 5 }, params: { list: '1' } },
  ]);
});
