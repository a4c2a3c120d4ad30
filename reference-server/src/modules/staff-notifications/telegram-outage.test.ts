import { orderCreate } from '@portal/domain/orders';
import { describe, expect, it, vi } from 'vitest';
import { orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import { demoOrder, placeDemoOrder } from '../../../test/fixtures/orders/orders.ts';
import { eventually } from '../../../test/eventually.ts';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal, type TestGuest } from '../../../test/portal.ts';
import { chatLog, orderIdsIn } from '../../../test/fixtures/staff-chat/staff-chat.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

/** A minute of the chat in a second: as many messages in it, and as few at once. */
const pace = { gapMilliseconds: 10, maxInWindow: 20, windowMilliseconds: 1_000 };
/** Ten orders a minute are the most that one guest may place. */
const guestCount = 10;
const ordersEach = 10;

const portal = await sharedByTests(createTestPortal({ staffChatPace: pace }));
const guests = await Promise.all(Array.from({ length: guestCount }, () => portal.guest()));

async function placeAll(): Promise<number[]> {
  const order = await demoOrder(portal.database.prisma);
  const ofGuest = async (guest: TestGuest) => {
    const ids: number[] = [];
    while (ids.length < ordersEach) ids.push(await placeDemoOrder(guest, order));
    return ids;
  };
  return (await Promise.all(guests.map(ofGuest))).flat();
}

describe('100 orders while Telegram is away', () => {
  it('are placed and heard of live; then the chat hears of each once, in order, at its pace', async () => {
    const { token } = await portal.staff('admin');
    const console = await listenLive(portal.url, token);
    await orderFault(portal.sandbox, 'telegram', 'offline', -1);

    const orderIds = await placeAll();
    expect(new Set(orderIds).size).toBe(guestCount * ordersEach);
    await eventually(() => {
      const received = console.received.filter(({ name }) => name === orderCreate.name);
      expect(received).toHaveLength(orderIds.length);
    });
    console.socket.disconnect();
    expect(await chatLog(portal.sandbox)).toEqual([]);
    const waiting = await portal.database.prisma.outbox.findMany({
      where: { channel: 'telegram' },
      orderBy: { id: 'asc' },
    });
    expect(waiting.map(({ deadAt }) => deadAt).filter(Boolean)).toEqual([]);
    const inOrder = waiting.map(
      ({ payload }) => (payload as { notice: { orderId: number } }).notice.orderId,
    );

    await orderFault(portal.sandbox, 'telegram', 'offline', 0);
    const sent = await eventually(
      async () => {
        const messages = await chatLog(portal.sandbox, 4);
        expect(messages.flatMap(orderIdsIn).length).toBeGreaterThanOrEqual(orderIds.length);
        return messages;
      },
      { seconds: 60 },
    );
    expect(sent.flatMap(orderIdsIn)).toEqual(inOrder);
    const times = sent.map(({ at }) => Date.parse(at));
    for (const [index, time] of times.entries()) {
      expect(time - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(pace.gapMilliseconds);
      const windowAgo = times[index - pace.maxInWindow] ?? 0;
      expect(time - windowAgo).toBeGreaterThanOrEqual(pace.windowMilliseconds);
    }
    await eventually(async () => {
      expect(await portal.database.prisma.outbox.count({ where: { channel: 'telegram' } })).toBe(0);
    });
  });
});
