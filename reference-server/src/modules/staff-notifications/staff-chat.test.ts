import type { ProviderName } from '@portal/domain/providers';
import { expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import type { ProviderProblem } from '../../ports/provider-health.ts';
import {
  StaffMessengerError,
  type StaffMessage,
  type StaffMessengerErrorDetails,
} from '../../ports/staff-messenger.ts';
import { createStaffChat } from './staff-chat.ts';

const notice = { topic: 'delivery', threadId: 4, text: 'Заказ 5' };

/** A chat whose messenger refuses as it is told, message by message, and then takes everything. */
function chatThatRefuses(...refusals: (StaffMessengerErrorDetails | null)[]) {
  const sent: StaffMessage[] = [];
  const received: (string | ProviderProblem)[] = [];
  const pauses: Date[] = [];
  let chatId = '-1001';
  const pace = { gapMilliseconds: 0, maxInWindow: 20, windowMilliseconds: 0 };
  const chat = createStaffChat({
    messenger: {
      pace,
      maxText: 4096,
      async send(message) {
        const refusal = refusals.shift();
        if (refusal) throw new StaffMessengerError('refused', refusal);
        sent.push(message);
      },
    },
    chats: {
      takeTurn: async () => ({ isTaken: true, chatId, freeAt: null }),
      noteArrival: async () => undefined,
      pause: async (until) => void pauses.push(until),
      moveTo: async (movedTo) => void (chatId = movedTo),
    },
    health: {
      working: (provider: ProviderName) => void received.push(`${provider} works`),
      failed: (_provider, problem) => void received.push(problem),
    },
    log: createLog('silent'),
  });
  return { chat, sent, received, pauses };
}

it('goes to the chat itself when the topic is missing, and says so until it is there again', async () => {
  const missing = { kind: 'thread-missing' } as const;
  const { chat, sent, received } = chatThatRefuses(missing, null, null, null);
  await chat.send(notice);
  expect(sent).toMatchObject([{ threadId: null }]);
  await chat.send({ ...notice, topic: 'rating', threadId: 2 });
  expect(received.map((each) => (typeof each === 'string' ? each : each.text))).toEqual([
    expect.stringContaining('delivery'),
    expect.stringContaining('delivery'),
  ]);
  await chat.send(notice);
  expect(sent.at(-1)).toMatchObject({ threadId: 4 });
  expect(received.at(-1)).toBe('telegram works');
});

it('goes without markup when that is refused', async () => {
  const { chat, sent } = chatThatRefuses({ kind: 'unparsable' });
  await chat.send(notice);
  expect(sent).toMatchObject([{ isPlain: true, threadId: 4 }]);
});

it('follows the chat to its new id, and finds it there the next time', async () => {
  const { chat, sent } = chatThatRefuses({ kind: 'moved', movedTo: '-1002' });
  await chat.send(notice);
  await chat.send(notice);
  expect(sent.map(({ chatId }) => chatId)).toEqual(['-1002', '-1002']);
});

it('finds a way around several refusals of one message', async () => {
  const { chat, sent } = chatThatRefuses(
    { kind: 'moved', movedTo: '-1002' },
    { kind: 'thread-missing' },
    { kind: 'unparsable' },
  );
  await chat.send(notice);
  expect(sent).toMatchObject([{ chatId: '-1002', threadId: null, isPlain: true }]);
});

it('waits as long as it is told, and a second more', async () => {
  const { chat, pauses } = chatThatRefuses({ kind: 'rate-limited', retryAfterSeconds: 7 });
  const before = Date.now();
  await expect(chat.send(notice)).rejects.toMatchObject({ name: 'RescheduledDelivery' });
  expect(pauses[0]?.getTime()).toBeGreaterThanOrEqual(before + 8_000);
});

it('asks again after an hour where it is told to wait for half a day', async () => {
  const { chat, pauses } = chatThatRefuses({ kind: 'rate-limited', retryAfterSeconds: 43_200 });
  await expect(chat.send(notice)).rejects.toMatchObject({ name: 'RescheduledDelivery' });
  expect(pauses[0]?.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
});

it.each(['auth', 'no-access', 'failed'] as const)('reports trouble for %s', async (kind) => {
  const { chat, received } = chatThatRefuses({ kind, code: 'HTTP 500' });
  await expect(chat.send(notice)).rejects.toMatchObject({ kind });
  expect(received).toMatchObject([{ code: 'HTTP 500' }]);
});
