import { randomUUID } from 'node:crypto';
import { defaultPortalSettings, type PortalSettings } from '@portal/domain/portal';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { createLog } from '../src/log.ts';
import { createChatQueueRepository } from '../src/modules/staff-notifications/chat-queue-repository.ts';
import { createChatQueue } from '../src/modules/staff-notifications/chat-queue.ts';
import { createStaffChatRepository } from '../src/modules/staff-notifications/staff-chat-repository.ts';
import { createStaffChat } from '../src/modules/staff-notifications/staff-chat.ts';
import { staffNotificationRow } from '../src/modules/staff-notifications/staff-notification.ts';
import type { OutboxRow } from '../src/outbox/outbox-row.ts';
import {
  StaffMessengerError,
  type StaffMessengerErrorDetails,
} from '../src/ports/staff-messenger.ts';

const start = Date.parse('2026-11-23T10:00:00.000Z');
const realPace = { gapMilliseconds: 1_000, maxInWindow: 20, windowMilliseconds: 60_000 };

/** A message that was sent, and in which second of the test. */
interface SentMessage {
  readonly second: number;
  readonly text: string;
  readonly threadId: number | null;
}

/** Seconds since the test began, by the clock that it moves. */
export const secondNow = () => (Date.now() - start) / 1000;

/** A chat in its real pace whose messenger fails as it is told, and a clock that only the test moves. */
export function openChat(
  prisma: PrismaClient,
  {
    failing = () => null,
    maxText = 4096,
    settings = () => defaultPortalSettings,
  }: {
    failing?: (text: string) => StaffMessengerErrorDetails | null;
    maxText?: number;
    settings?: () => PortalSettings;
  } = {},
) {
  const sent: SentMessage[] = [];
  const tries: SentMessage[] = [];
  const messenger = {
    pace: realPace,
    maxText,
    async send({ text, threadId }: { text: string; threadId: number | null }) {
      const message = { second: secondNow(), text, threadId };
      tries.push(message);
      const failure = failing(text);
      if (failure) throw new StaffMessengerError('no', failure);
      sent.push(message);
    },
  };
  const log = createLog('silent');
  const health = { working: () => undefined, failed: () => undefined };
  const chats = createStaffChatRepository(prisma, '-1001', realPace);
  const chat = createStaffChat({ messenger, chats, health, log });
  const openQueue = () =>
    createChatQueue({
      repository: createChatQueueRepository(prisma, randomUUID()),
      ...{ chat, chats, maxText, log },
      settings: { read: async () => settings() },
    });
  const queue = openQueue();

  /** Sends whatever can be sent until that second, and records what happens, every few seconds. */
  async function runUntil(
    second: number,
    {
      happens = async () => undefined,
      step = 1,
    }: {
      happens?: (second: number) => Promise<void>;
      step?: number;
    } = {},
  ) {
    for (let now = secondNow(); now <= second; now += step) {
      vi.setSystemTime(start + now * 1000);
      await happens(now);
      const end = start + (now + step) * 1000;
      for (let next = await queue.sendNext(); next; next = await queue.sendNext()) {
        if (next === true) continue;
        if (next.getTime() >= end) break;
        vi.setSystemTime(Math.max(next.getTime(), Date.now()));
      }
    }
  }
  return { sent, tries, runUntil, openQueue };
}

/** Stops the clock for each test of a file, at one moment. */
export function stopTheClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Sets the clock to a second of the test. */
export function setSecond(second: number): void {
  vi.setSystemTime(start + second * 1000);
}

/** Staff chat notification of a new order. */
export const placedOrder = (orderId: number): OutboxRow =>
  staffNotificationRow({
    topic: 'delivery',
    orderId,
    orderType: 'Магазин',
    orderedAt: new Date().toISOString(),
    paymentMethod: 'Наличные',
    storeTitle: 'Лавка',
    guestName: 'Анна Лебедева',
    roomName: 'Домик 7',
    comment: 'Побыстрее, пожалуйста',
  });
