import { fetchAlerts } from '@portal/domain/alerts';
import { afterEach, expect, it, vi } from 'vitest';
import { orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import { demoOrder, placeDemoOrder } from '../../../test/fixtures/orders/orders.ts';
import { eventually } from '../../../test/eventually.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { chatLog, fastPace, numberIn } from '../../../test/fixtures/staff-chat/staff-chat.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ staffChatPace: fastPace }));
const guest = await portal.guest();
afterEach(() => vi.useRealTimers());

/** Waits while the clock runs: five seconds of it at every look. */
function whileTimeGoesOn<Result>(check: () => Promise<Result>): Promise<Result> {
  return eventually(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
    return check();
  });
}

/** As a new order: alerts in the same topic name it too. */
const timesSent = async (orderId: number) =>
  (await chatLog(portal.sandbox, 4)).filter(
    (message) => message.text.startsWith('[PORTAL DELIVERY]') && numberIn(message) === orderId,
  ).length;

it('tells what may have arrived three times at most, and goes on with what comes after it', async () => {
  const { prisma } = portal.database;
  const order = await demoOrder(prisma);
  // Telegram takes every message, and its answers are lost.
  await orderFault(portal.sandbox, 'telegram', 'drop-after-commit', -1);
  const ids = [await placeDemoOrder(guest, order), await placeDemoOrder(guest, order)];
  const deadLetters = { channel: 'telegram', kind: 'delivery', deadAt: { not: null } };
  await whileTimeGoesOn(async () =>
    expect(await prisma.outbox.count({ where: deadLetters })).toBe(2),
  );
  expect(await Promise.all(ids.map(timesSent))).toEqual([3, 3]);

  const { client } = await portal.staff('admin');
  await whileTimeGoesOn(async () => {
    const { body } = await client.call(fetchAlerts, { body: {} });
    const dead = body.alerts.data.filter(
      ({ attributes: { kind } }) => kind === 'notification-dead',
    );
    // What the alert itself says in the chat is lost and given up in the same way, and counted.
    const count = await prisma.outbox.count({ where: { deadAt: { not: null } } });
    expect(dead).toMatchObject([{ attributes: { count } }]);
    expect(count).toBeGreaterThanOrEqual(2);
  });

  await orderFault(portal.sandbox, 'telegram', 'drop-after-commit', 0);
  const next = await placeDemoOrder(guest, order);
  await whileTimeGoesOn(async () => expect(await timesSent(next)).toBe(1));
  expect(await Promise.all(ids.map(timesSent))).toEqual([3, 3]);
});
