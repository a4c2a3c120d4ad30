import { defaultPortalSettings } from '@portal/domain/portal';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import {
  openChat,
  placedOrder,
  secondNow,
  setSecond,
  stopTheClock,
} from '../../../test/fixtures/staff-chat/staff-chat-clock.ts';
import { orderIdsIn } from '../../../test/fixtures/staff-chat/staff-chat.ts';
import type { Database } from '../../db/database.ts';
import type { SqlClient } from '../../db/statement.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import type { OutboxRow } from '../../outbox/outbox-row.ts';
import { createChatQueueRepository } from './chat-queue-repository.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const test = await sharedByTests(createTestDatabase());
stopTheClock();
afterEach(async () => {
  await test.prisma.outbox.deleteMany();
  await test.prisma.staffChat.deleteMany();
});

const write = (...rows: OutboxRow[]) =>
  createOutbox(test.prisma).makeChange(async ({ enqueue }) => enqueue(...rows));
const alarm = (text: string) => staffNotificationRow({ topic: 'alarm', text });
const message = (text: string) => staffNotificationRow({ topic: 'message', text, threadId: 4 });
const left = () => test.prisma.outbox.findMany({ orderBy: { id: 'asc' } });

describe('what is told', () => {
  it('is told piece by piece where it is long, and goes on after a wait and after a failure', async () => {
    let isFailing = false;
    const failing = () => (isFailing ? ({ kind: 'failed' } as const) : null);
    const { sent, runUntil } = openChat(test.prisma, { failing, maxText: 4 });
    await write(message('раз два три'));
    await runUntil(1);
    isFailing = true;
    await runUntil(2);
    isFailing = false;
    await runUntil(10);
    expect(sent.map(({ text }) => text.trim())).toEqual(['раз', 'два', 'три']);
    expect(await left()).toEqual([]);
  });

  it('says in each further piece that it goes on, so that none begins as a notice does', async () => {
    const { sent, runUntil } = openChat(test.prisma, { maxText: 80 });
    const written = `${'а'.repeat(30)} [PORTAL CODE] ${'б'.repeat(100)}`;
    await write(alarm(written));
    await runUntil(10);
    const [first, ...others] = sent.map(({ text }) => text);
    expect(first).toMatch(/^\[PORTAL ALARM\]\n/);
    expect(others.length).toBeGreaterThan(0);
    for (const piece of others) expect(piece).toMatch(/^… \S/);
    for (const { text } of sent) expect(text.length).toBeLessThanOrEqual(80);
  });

  it('is nothing of what the hotel has switched off, and is the rest', async () => {
    const { staffNotices } = defaultPortalSettings;
    const settings = () => ({
      ...defaultPortalSettings,
      staffNotices: { ...staffNotices, delivery: false },
    });
    const { sent, runUntil } = openChat(test.prisma, { settings });
    await write(placedOrder(1), alarm('раз'));
    await runUntil(5);
    expect(sent.map(({ text }) => text)).toEqual(['[PORTAL ALARM]\nраз']);
    expect(await left()).toEqual([]);
  });

  it('is told once by however many instances', async () => {
    const { sent, openQueue } = openChat(test.prisma);
    await write(...Array.from({ length: 9 }, (_, index) => placedOrder(index + 1)));
    const queues = Array.from({ length: 4 }, openQueue);
    for (let second = 0; second < 30; second += 1) {
      setSecond(second);
      await Promise.all(queues.map((queue) => queue.sendNext()));
    }
    expect(sent.flatMap(orderIdsIn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('is not an order of an hour ago, as nobody would take it for new', async () => {
    let isFailing = true;
    const failing = () => (isFailing ? ({ kind: 'failed' } as const) : null);
    const { sent, runUntil } = openChat(test.prisma, { failing });
    await write(placedOrder(1), message('смена до восьми'));
    await runUntil(2);
    setSecond(3_601);
    isFailing = false;
    await write(placedOrder(2));
    await runUntil(3_620);
    expect(sent.map(({ text }) => text.split('\n')[1] ?? text)).toEqual([
      'смена до восьми',
      'Заказ #2',
    ]);
    expect(await left()).toEqual([]);
  });
});

describe('one notice that cannot be told', () => {
  it('holds the others up for a minute at most', async () => {
    const failing = (text: string) =>
      text.includes('Заказ #1\n') ? ({ kind: 'failed' } as const) : null;
    const { sent, runUntil } = openChat(test.prisma, { failing });
    await write(placedOrder(1), placedOrder(2), placedOrder(3));
    await runUntil(180);
    expect(sent.flatMap(orderIdsIn)).toEqual([2, 3]);
    expect(sent.at(-1)?.second).toBeLessThanOrEqual(60);
    await write(placedOrder(4));
    const before = secondNow();
    await runUntil(before + 65);
    expect(sent.at(-1)?.text).toContain('Заказ #4\n');
    expect(sent.at(-1)!.second - before).toBeLessThanOrEqual(60);
  });

  it('holds the others up for less when it may have arrived, and is told three times at most', async () => {
    const failing = (text: string) =>
      text.includes('Заказ #1\n') ? ({ kind: 'failed', mayHaveBeenSent: true } as const) : null;
    const { sent, tries, runUntil } = openChat(test.prisma, { failing });
    await write(placedOrder(1), placedOrder(2));
    await runUntil(900);
    expect(sent.flatMap(orderIdsIn)).toEqual([2]);
    expect(sent[0]?.second).toBeLessThanOrEqual(25);
    expect(tries.filter(({ text }) => text.includes('Заказ #1\n'))).toHaveLength(3);
    expect(await left()).toMatchObject([{ attempts: 3, deadAt: expect.any(Date) as Date }]);
  });

  it('is given up by itself where it was refused among others', async () => {
    const failing = (text: string) =>
      text.includes('Заказ #7\n') ? ({ kind: 'refused' } as const) : null;
    const { sent, runUntil } = openChat(test.prisma, { failing });
    await write(...Array.from({ length: 15 }, (_, index) => placedOrder(index + 1)));
    await runUntil(120);
    expect(sent.flatMap(orderIdsIn).sort((one, other) => one - other)).toEqual([
      ...[1, 2, 3, 4, 5, 6],
      ...[8, 9, 10, 11, 12, 13, 14, 15],
    ]);
    const dead = await left();
    expect(dead).toHaveLength(1);
    expect(dead[0]?.deadAt).not.toBeNull();
  });

  it('is given up unread where nobody can read it', async () => {
    const { sent, runUntil } = openChat(test.prisma);
    await write({ channel: 'telegram', kind: 'delivery', payload: { notice: 7 } }, placedOrder(2));
    await runUntil(5);
    expect(sent.flatMap(orderIdsIn)).toEqual([2]);
    expect(await left()).toMatchObject([{ lastError: 'not a notice that the portal knows' }]);
  });
});

describe('a Telegram that is away', () => {
  it('is tried every half a minute at most, and everything is told once when it is back', async () => {
    let isAway = true;
    const { sent, tries, runUntil } = openChat(test.prisma, {
      failing: () => (isAway ? { kind: 'failed' } : null),
    });
    const ids = Array.from({ length: 9 }, (_, index) => index + 1);
    await write(...ids.map(placedOrder));
    await runUntil(600, { step: 5 });
    expect(sent).toEqual([]);
    expect(tries.length).toBeLessThanOrEqual(40);
    isAway = false;
    await runUntil(660);
    expect(sent.flatMap(orderIdsIn).toSorted((one, other) => one - other)).toEqual(ids);
    expect(await left()).toEqual([]);
  });

  it('is told of an alarm first when it is back', async () => {
    let isAway = true;
    const { sent, runUntil } = openChat(test.prisma, {
      failing: () => (isAway ? { kind: 'failed' } : null),
    });
    await write(placedOrder(1), placedOrder(2), alarm('Деньги не вернулись'));
    await runUntil(20);
    isAway = false;
    await runUntil(60);
    expect(sent.map(({ text }) => text.split('\n')[0])).toEqual([
      '[PORTAL ALARM]',
      '[PORTAL DELIVERY]',
      '[PORTAL DELIVERY]',
    ]);
  });
});

/** A queue that notes what each of its statements returns; a transaction's own two return nothing. */
function watchedQueue() {
  const results: object[][] = [];
  const watched = (client: SqlClient): SqlClient => ({
    async $queryRawUnsafe<Rows>(sql: string, ...values: unknown[]) {
      const rows = await client.$queryRawUnsafe<Rows>(sql, ...values);
      results.push(rows as object[]);
      return rows;
    },
  });
  const database = {
    ...watched(test.prisma),
    async $transaction(work: (transaction: SqlClient) => Promise<unknown>) {
      results.push([], []);
      return test.prisma.$transaction((transaction) => work(watched(transaction)));
    },
  } as unknown as Database['prisma'];
  return { queue: createChatQueueRepository(database, 'one'), results };
}

it('a backlog that nobody need hear any more is deleted in batches, to its end', async () => {
  const expiresAt = new Date(Date.now() - 60_000);
  const { kind, payload } = alarm('Давно');
  await test.prisma.outbox.createMany({
    data: Array.from({ length: 2_500 }, () => ({
      ...{ channel: 'telegram', kind, payload: payload as object, expiresAt },
    })),
  });
  const { queue, results } = watchedQueue();
  expect(await queue.claim(new Date())).toEqual([]);
  expect(await left()).toEqual([]);
  const dropped = results.flat().flatMap((row) => ('dropped' in row ? [row.dropped] : []));
  expect(dropped).toEqual([1_000, 1_000, 500]);
});

it('a look costs one statement while nothing waits, or another instance sends', async () => {
  const { queue, results } = watchedQueue();
  expect(await queue.claim(new Date())).toEqual([]);
  expect(results).toHaveLength(1);
  await write(alarm('раз'), alarm('два'));
  expect(await queue.claim(new Date())).toHaveLength(1);
  expect(results.splice(0)).toHaveLength(6);
  expect(await queue.claim(new Date())).toEqual([]);
  expect(results).toHaveLength(1);
});
