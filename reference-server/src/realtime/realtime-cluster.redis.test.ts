import { defineEvent } from '@portal/domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { eventually } from '../../test/eventually.ts';
import { createGuest, createStaff } from './test/live-accounts.ts';
import { ordersOf, untilEventOf } from './test/live-portal.ts';
import { startTwoInstances, type TwoInstances } from './test/two-instances.ts';

describe('two instances with a Redis between them', () => {
  let instances: TwoInstances;

  beforeAll(async () => {
    instances = await startTwoInstances();
    await instances.there.dispatcher.stop();
    await untilJoined(instances);
  });
  afterAll(() => instances.stop());

  /** An instance that has just started hears the other from its first read on. */
  async function untilJoined({ here, there }: TwoInstances): Promise<void> {
    const event = defineEvent({
      ...{ name: 'hello', summary: '', audience: 'everyone', inStream: false },
      payload: z.object({}),
    });
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      const client = await to.connect(null);
      await eventually(() => {
        from.realtime.broadcast(event, {});
        expect(client.received).not.toEqual([]);
      });
      client.socket.disconnect();
    }
  }

  it('tell each connection of an event once, wherever it is, in order', async () => {
    const { test, here, there } = instances;
    const guest = await createGuest(test);
    const clients = [
      await here.connect(guest),
      await there.connect(guest),
      await there.connect(await createStaff(test, 'admin')),
    ];
    const stranger = await there.connect(await createGuest(test));
    const orders = Array.from({ length: 20 }, (_, index) => index + 1);
    for (const orderId of orders) await here.pay(guest.id, orderId);
    for (const client of clients) {
      await untilEventOf(client, 20);
      expect(ordersOf(client)).toEqual(orders);
    }
    expect(stranger.received).toEqual([]);
  });

  it('close the connections of an ended session and of a closed account everywhere at once', async () => {
    const { test, here, there } = instances;
    const [guest, admin] = [await createGuest(test), await createStaff(test, 'admin')];
    const clients = [await there.connect(guest), await there.connect(admin)];
    here.realtime.endSession(guest.sessionId, 'logout');
    here.realtime.endAccount(admin.identity, 'revoked');
    for (const [index, reason] of ['logout', 'revoked'].entries()) {
      const { socket, received } = clients[index]!;
      await eventually(() => expect(socket.connected).toBe(false));
      expect(received).toEqual([{ name: 'sessionEnd', payload: { reason } }]);
    }
  });

  it('take WebSockets only, as any of them may get the next HTTP request', async () => {
    const { here } = instances;
    await expect(here.connect(null, { transports: ['polling'] })).rejects.toThrow();
  });

  it('lose nothing while Redis is away', async () => {
    const { test, here } = instances;
    const guest = await createGuest(test);
    const { alone, loseRedis } = await instances.startThird();
    const client = await alone.connect(guest);
    await client.resume(0);
    loseRedis();
    await here.dispatcher.stop();
    await alone.pay(guest.id, 1);
    await eventually(() => expect(ordersOf(client)).toEqual([1]));
    here.dispatcher.start();
    await alone.stop();
  });
});
