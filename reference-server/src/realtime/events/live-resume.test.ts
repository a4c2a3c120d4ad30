import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { orderPaidStatusChange } from '@portal/domain/orders';
import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { eventually } from '../../../test/eventually.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';
import { createGuest, createStaff } from '../test/live-accounts.ts';
import { ordersOf, startLivePortal, untilEventOf, type LiveClient } from '../test/live-portal.ts';

const dyingDispatcher = fileURLToPath(
  new URL('../test/dispatcher-killed-before-sending.ts', import.meta.url),
);
const test = await sharedByTests(createTestDatabase());
const portal = await sharedByTests(startLivePortal(test));

/** Pays orders and waits until they stand in the guest's stream. */
async function payAll(guest: { id: number; identity: string }, orderIds: number[]): Promise<void> {
  for (const orderId of orderIds) await portal.pay(guest.id, orderId);
  await untilStored(guest.identity, orderIds.at(-1)!);
}

async function untilStored(identity: string, orderId: number): Promise<void> {
  await eventually(async () => {
    const events = await test.prisma.streamEvent.findMany({ where: { identity } });
    expect(events.map(({ payload }) => (payload as { orderId: number }).orderId)).toContain(
      orderId,
    );
  });
}

describe('resume', () => {
  it('gives what was missed, in order, with seq and exactly the declared fields', async () => {
    const guest = await createGuest(test);
    await payAll(guest, [1, 2, 3]);
    const client = await portal.connect(guest);
    expect(await client.resume(1)).toEqual({
      events: [2, 3].map((orderId) => ({
        name: 'orderPaidStatusChange',
        payload: { orderId, paid_for: 'succeeded', seq: orderId },
      })),
      seq: 3,
    });
  });

  it('has nothing to give to a client that missed nothing', async () => {
    const guest = await createGuest(test);
    const client = await portal.connect(guest);
    expect(await client.resume(0)).toEqual({ events: [], seq: 0 });
    await payAll(guest, [1]);
    expect(await client.resume(1)).toEqual({ events: [], seq: 1 });
  });

  it('brings each event exactly once to a client whose connection keeps breaking', async () => {
    const guest = await createGuest(test);
    const orderIds = Array.from({ length: 24 }, (_, index) => index + 1);
    const paying = (async () => {
      for (const orderId of orderIds) await portal.pay(guest.id, orderId);
    })();

    const seen = new Map<number, unknown>();
    let lastSeq = 0;
    const take = ({ payload }: LiveClient['received'][number]): void => {
      // What a client does: in order, each once, and a gap is a reason to ask.
      if (payload.seq !== lastSeq + 1) return;
      lastSeq = payload.seq;
      seen.set(lastSeq, payload['orderId']);
    };
    for (let round = 0; lastSeq < orderIds.length; round += 1) {
      const client = await portal.connect(guest);
      const answer = await client.resume(lastSeq);
      expect(answer.reset).toBeUndefined();
      answer.events!.forEach(take);
      // Some connections stay for a few live events, others break at once.
      await vi
        .waitFor(() => expect(client.received.length).toBeGreaterThanOrEqual(round % 3), {
          timeout: 1000,
        })
        .catch(() => undefined);
      client.received.forEach(take);
      client.socket.disconnect();
      expect(round).toBeLessThan(200);
    }
    await paying;
    expect([...seen]).toEqual(orderIds.map((number) => [number, number]));
  });

  it('never leaves out an event that is committed while it is being answered', async () => {
    const guest = await createGuest(test);
    const client = await portal.connect(guest);
    const orders = Array.from({ length: 30 }, (_, index) => index + 1);
    const paying = Promise.all(orders.map((orderId) => portal.pay(guest.id, orderId)));
    const { events, seq } = await client.resume(0);
    await paying;
    await eventually(() => {
      const after = client.received.filter(({ payload }) => payload.seq! > seq!);
      expect([...events!, ...after].map(({ payload }) => payload.seq)).toEqual(orders);
    });
  });

  it('sends a client to REST when part of what it missed is no longer kept', async () => {
    const guest = await createGuest(test);
    await payAll(guest, [1, 2, 3]);
    await test.prisma.streamEvent.deleteMany({ where: { identity: guest.identity, seq: 2 } });
    const client = await portal.connect(guest);
    expect(await client.resume(1)).toEqual({ reset: true, seq: 3 });
    expect(await client.resume(2)).toMatchObject({ events: [{ payload: { seq: 3 } }], seq: 3 });
  });

  it('sends a client to REST that is ahead of its stream, however far', async () => {
    const guest = await createGuest(test);
    const client = await portal.connect(guest);
    expect(await client.resume(1)).toEqual({ reset: true, seq: 0 });
    await payAll(guest, [1]);
    expect(await client.resume(2)).toEqual({ reset: true, seq: 1 });
    expect(await client.resume(Number.MAX_SAFE_INTEGER)).toEqual({ reset: true, seq: 1 });
  });

  it('does not give an account what its former role heard', async () => {
    const guest = await createGuest(test);
    const admin = await createStaff(test, 'admin');
    await portal.pay(guest.id, 1);
    await untilStored(admin.identity, 1);
    await test.prisma.staff.update({ where: { id: String(admin.id) }, data: { role: 'banquet' } });
    const client = await portal.connect(admin);
    expect(await client.resume(0)).toEqual({ reset: true, seq: 1 });
  });

  it('knows nothing for somebody without a session', async () => {
    const client = await portal.connect(null);
    expect(await client.resume(0)).toEqual({ events: [], seq: 0 });
  });

  it.each([undefined, null, -1, 1.5, '1', {}, [], Number.NaN])(
    'refuses %o as the last event seen',
    async (lastSeq) => {
      const guest = await createGuest(test);
      const client = await portal.connect(guest);
      expect(await client.resume(lastSeq)).toMatchObject({ success: false, code: 'INVALID' });
    },
  );

  it('loses nothing of what a process stored that was killed before it could send', async () => {
    const guest = await createGuest(test);
    const client = await portal.connect(guest);
    await portal.dispatcher.stop();
    const dying = fork(dyingDispatcher, [test.url]);
    const died = once(dying, 'exit');
    await portal.pay(guest.id, 1);
    expect((await died)[1]).toBe('SIGKILL');
    expect(client.received).toEqual([]);

    portal.dispatcher.start();
    await portal.pay(guest.id, 2);
    await untilEventOf(client, 2);
    expect(await client.resume(0)).toMatchObject({
      events: [{ payload: { orderId: 1, seq: 1 } }, { payload: { orderId: 2, seq: 2 } }],
      seq: 2,
    });
  });
});

describe.concurrent('the watch over unsent events', () => {
  it('sends what another process stored and could not send, although nothing follows it', async () => {
    const guest = await createGuest(test);
    const [client, other] = [await portal.connect(guest), await portal.connect(guest)];
    await client.resume(0);
    await other.resume(0);
    const payload = { orderId: 1, paid_for: 'succeeded' };
    await test.prisma.$transaction([
      test.prisma.stream.create({ data: { identity: guest.identity, seq: 1 } }),
      test.prisma.streamEvent.create({
        data: { identity: guest.identity, seq: 1, name: orderPaidStatusChange.name, payload },
      }),
    ]);
    await eventually(() => expect([client, other].map(ordersOf)).toEqual([[1], [1]]));
  });

  it('lets a client come back that must load everything anew, so that it is told', async () => {
    const guest = await createGuest(test);
    const client = await portal.connect(guest, { reconnection: true });
    await client.resume(0);
    const answers: unknown[] = [];
    client.socket.on('connect', async () => answers.push(await client.resume(0)));
    // The first of them is no longer kept.
    await test.prisma.$transaction([
      test.prisma.stream.create({ data: { identity: guest.identity, seq: 2 } }),
      test.prisma.streamEvent.create({
        data: {
          ...{ identity: guest.identity, seq: 2, name: orderPaidStatusChange.name },
          payload: { orderId: 2, paid_for: 'succeeded' },
        },
      }),
    ]);
    await eventually(() => expect(answers).toEqual([{ reset: true, seq: 2 }]));
  });

  it('sends nothing twice when all goes well', async () => {
    const guest = await createGuest(test);
    const client = await portal.connect(guest);
    const readAgain = vi.spyOn(test.prisma, '$queryRawUnsafe');
    await payAll(guest, [1, 2, 3]);
    const rounds = () =>
      readAgain.mock.calls.filter(([sql]) => sql.includes('SELECT identity, seq FROM stream'));
    const before = rounds().length;
    await eventually(() => expect(rounds().length).toBeGreaterThanOrEqual(before + 2));
    expect(ordersOf(client)).toEqual([1, 2, 3]);
  });
});
