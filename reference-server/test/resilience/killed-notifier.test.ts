import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startTestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { createTestDatabase } from '../database.ts';
import { eventually } from '../eventually.ts';
import { createTelegramMessenger } from '../../src/adapters/telegram/telegram-messenger.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import { staffNotificationRow } from '../../src/outbox/staff-notification.ts';
import { createNotifier } from './notifier.ts';
import { chatLog, numberIn } from '../fixtures/staff-chat/staff-chat.ts';

const killedWhenSent = fileURLToPath(new URL('notifier-killed-when-sent.ts', import.meta.url));

const notice = (ticketId: number) =>
  staffNotificationRow({
    topic: 'support',
    ticketId,
    guestName: 'Анна',
    roomLabel: 'Домик 7',
    phone: '+79990000001',
    message: 'Не горит свет',
  });

it('loses nothing when it is killed between sending and noting it, and tells that one notice twice', async () => {
  const test = await createTestDatabase();
  onTestFinished(() => test.stop());
  const sandbox = await startTestSandbox();
  const { baseUrl, token, chatId } = sandbox.endpoints.telegram;
  await createOutbox(test.prisma).makeChange(async ({ enqueue }) =>
    enqueue(notice(1), notice(2), notice(3)),
  );

  const child = fork(killedWhenSent, [test.url, baseUrl, token, chatId]);
  const [, signal] = (await once(child, 'exit')) as [unknown, string];
  expect(signal).toBe('SIGKILL');
  expect((await chatLog(sandbox)).map(numberIn)).toEqual([1]);
  expect(await test.prisma.outbox.count()).toBe(3);

  const notifier = createNotifier(test.prisma, createTelegramMessenger({ baseUrl, token }), chatId);
  notifier.start();
  onTestFinished(() => notifier.stop());
  await eventually(async () => expect(await test.prisma.outbox.count()).toBe(0));
  expect((await chatLog(sandbox)).map(numberIn)).toEqual([1, 1, 2, 3]);
});
