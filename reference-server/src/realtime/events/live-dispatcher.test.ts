import { catalogueChange } from '@portal/domain/catalogue';
import { orderPaidStatusChange, orderStatusChange } from '@portal/domain/orders';
import { streamRetention } from '@portal/domain/server';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { eventually } from '../../../test/eventually.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import { insertOutboxRows } from '../../outbox/outbox-repository.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createLiveDispatcher } from './live-dispatcher.ts';
import { deleteOldEvents } from './live-dispatch-repository.ts';
import { createGuest, createStaff } from '../test/live-accounts.ts';

const log = pino({ level: 'silent' });
const test = await sharedByTests(createTestDatabase());
const outbox = createOutbox(test.prisma);
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  const { prisma } = test;
  await prisma.$transaction([
    prisma.outbox.deleteMany(),
    prisma.streamEvent.deleteMany(),
    prisma.stream.deleteMany(),
    prisma.staff.deleteMany(),
  ]);
});

interface Emitted {
  identity: string;
  name: string;
  payload: Readonly<Record<string, unknown>>;
}

function startDispatcher(emitted: Emitted[] = []) {
  const dispatcher = createLiveDispatcher({
    database: test.prisma,
    emit: (identity, name, payload) => emitted.push({ identity, name, payload }),
    broadcast: ({ name }, payload) =>
      emitted.push({ identity: 'everyone', name, payload: payload as Emitted['payload'] }),
    log,
  });
  stops.push(() => dispatcher.stop());
  dispatcher.start();
  return { emitted, wake: dispatcher.wake };
}

const paid = (orderId: number, guestId?: number) =>
  liveRow(orderPaidStatusChange, { orderId, paid_for: 'succeeded' }, guestId);

async function untilDispatched(): Promise<void> {
  await eventually(async () => expect(await test.prisma.outbox.count()).toBe(0));
}

const seqsOf = (emitted: readonly Emitted[], identity: string) =>
  emitted.filter((event) => event.identity === identity).map(({ payload }) => payload['seq']);

describe('the live dispatcher', () => {
  it('gives events their place without gaps, in commit order, once, under 50 concurrent transactions', async () => {
    const [one, two] = [await createGuest(test), await createGuest(test)];
    const admin = await createStaff(test, 'admin');
    const dispatchers = [startDispatcher(), startDispatcher()];
    const key = 'commits';
    await test.prisma.setting.create({ data: { key, value: 0 } });

    const changes = Array.from({ length: 50 }, (_, index) =>
      test.prisma
        .$transaction(
          async (transaction) => {
            // All queue up for this row, so its number says in which order they commit.
            const [row] = await transaction.$queryRaw<{ commit: number }[]>`
            UPDATE setting SET value = to_jsonb(value::int + 1) WHERE key = ${key}
            RETURNING value::int AS commit`;
            const guest = index % 2 ? one : two;
            await insertOutboxRows(transaction, [paid(row!.commit, guest.id)], new Date());
          },
          { maxWait: 20_000, timeout: 20_000 },
        )
        .then(() => dispatchers[index % 2]!.wake()),
    );
    await Promise.all(changes);
    await untilDispatched();

    const whole = Array.from({ length: 50 }, (_, index) => index + 1);
    const stored = await test.prisma.streamEvent.findMany({
      where: { identity: admin.identity },
      orderBy: { seq: 'asc' },
    });
    expect(stored.map(({ seq }) => seq)).toEqual(whole);
    expect(stored.map(({ payload }) => (payload as { orderId: number }).orderId)).toEqual(whole);

    for (const { identity } of [one, two]) {
      const events = await test.prisma.streamEvent.findMany({
        where: { identity },
        orderBy: { seq: 'asc' },
      });
      expect(events.map(({ seq }) => seq)).toEqual(whole.slice(0, 25));
      const orders = events.map(({ payload }) => (payload as { orderId: number }).orderId);
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    }
    await eventually(() => {
      const emitted = dispatchers.flatMap((dispatcher) => dispatcher.emitted);
      expect(emitted).toHaveLength(100);
      const seqs = seqsOf(emitted, admin.identity) as number[];
      expect(seqs.toSorted((a, b) => a - b)).toEqual(whole);
    });
    await test.prisma.setting.delete({ where: { key } });
  });

  it('takes each event once when several dispatchers reach for many at the same moment', async () => {
    const guest = await createGuest(test);
    const rows = Array.from({ length: 500 }, (_, index) => paid(index + 1, guest.id));
    await outbox.makeChange(async ({ enqueue }) => enqueue(...rows));
    const emitted: Emitted[] = [];
    for (let count = 0; count < 4; count += 1) startDispatcher(emitted);
    await untilDispatched();
    await eventually(() => expect(emitted).toHaveLength(500));
    const places = emitted.map(({ payload }) => [payload['seq'], payload['orderId']]);
    expect(places.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(
      rows.map((_, index) => [index + 1, index + 1]),
    );
    expect(await test.prisma.streamEvent.count()).toBe(500);
  });

  it('goes on from where a stream stands', async () => {
    const guest = await createGuest(test);
    const { emitted, wake } = startDispatcher();
    for (const orderId of [1, 2, 3]) {
      await outbox.makeChange(async ({ enqueue }) => enqueue(paid(orderId, guest.id)));
      wake();
      await untilDispatched();
    }
    await eventually(() => expect(seqsOf(emitted, guest.identity)).toEqual([1, 2, 3]));
  });

  it('tells the guest it belongs to and the roles it is for, and nobody else', async () => {
    const [guest, otherGuest] = [await createGuest(test), await createGuest(test)];
    const [admin, moderator, banquet, dismissed] = [
      await createStaff(test, 'admin'),
      await createStaff(test, 'moderator'),
      await createStaff(test, 'banquet'),
      await createStaff(test, 'admin'),
    ];
    await test.prisma.staff.update({
      where: { id: String(dismissed.id) },
      data: { disabled: true },
    });
    const { emitted, wake } = startDispatcher();
    await outbox.makeChange(async ({ enqueue }) => enqueue(paid(1, guest.id)));
    wake();
    await eventually(() => expect(emitted).toHaveLength(3));
    const received = emitted.map(({ identity }) => identity);
    expect(received.toSorted()).toEqual(
      [admin.identity, moderator.identity, guest.identity].toSorted(),
    );
    expect(received).not.toContain(banquet.identity);
    expect(received).not.toContain(otherGuest.identity);
  });

  it('tells everybody what is for everybody, once, and gives it no place in a stream', async () => {
    const { emitted, wake } = startDispatcher();
    startDispatcher(emitted);
    const guest = await createGuest(test);
    const row = liveRow(catalogueChange, { storeId: 3 });
    await outbox.makeChange(async ({ enqueue }) => enqueue(row, paid(1, guest.id)));
    wake();
    await untilDispatched();
    await eventually(() => expect(emitted).toHaveLength(2));
    expect(emitted).toContainEqual({
      identity: 'everyone',
      name: 'catalogueChange',
      payload: { storeId: 3 },
    });
    expect(await test.prisma.streamEvent.count({ where: { name: 'catalogueChange' } })).toBe(0);
  });

  it('is done with an event that nobody hears', async () => {
    const { emitted, wake } = startDispatcher();
    await outbox.makeChange(async ({ enqueue }) => enqueue(paid(1)));
    wake();
    await untilDispatched();
    expect(emitted).toEqual([]);
  });

  it('sends exactly the declared fields and seq, whatever was written', async () => {
    const guest = await createGuest(test);
    const payload = { orderId: 7, paid_for: 'succeeded', cardNumber: '5555' };
    const audience = { guestId: guest.id, roles: [] };
    const { emitted } = startDispatcher();
    await test.prisma.outbox.create({
      data: { channel: 'live', kind: orderPaidStatusChange.name, payload, audience },
    });
    await eventually(() =>
      expect(emitted).toEqual([
        {
          identity: guest.identity,
          name: 'orderPaidStatusChange',
          payload: { orderId: 7, paid_for: 'succeeded', seq: 1 },
        },
      ]),
    );
  });

  it('sends nothing that is not declared, and goes on', async () => {
    const guest = await createGuest(test);
    const { emitted, wake } = startDispatcher();
    const audience = { guestId: guest.id, roles: [] };
    await test.prisma.outbox.createMany({
      data: [
        { channel: 'live', kind: 'secret', payload: { pin: 1 }, audience },
        { channel: 'live', kind: orderStatusChange.name, payload: { orderId: 'x' }, audience },
      ],
    });
    await outbox.makeChange(async ({ enqueue }) => enqueue(paid(1, guest.id)));
    wake();
    await eventually(() => expect(seqsOf(emitted, guest.identity)).toEqual([3]));
  });

  it('keeps a day of events, and the last thousand of a stream in any case', async () => {
    const { events } = streamRetention;
    const [yesterday, now] = [new Date(Date.now() - 25 * 3_600_000), new Date()];
    await test.prisma.stream.createMany({
      data: [
        { identity: 'admin_busy', seq: events + 100 },
        { identity: 'user_quiet', seq: 1 },
      ],
    });
    const rows = [
      { identity: 'admin_busy', seq: 99, createdAt: yesterday },
      { identity: 'admin_busy', seq: 100, createdAt: yesterday },
      { identity: 'admin_busy', seq: 101, createdAt: yesterday },
      { identity: 'admin_busy', seq: 50, createdAt: now },
      { identity: 'user_quiet', seq: 1, createdAt: yesterday },
    ];
    await test.prisma.streamEvent.createMany({
      data: rows.map((row) => ({ ...row, name: 'orderPaidStatusChange', payload: {} })),
    });
    const before = new Date(Date.now() - streamRetention.hours * 3_600_000);
    const clear = (limit: number) => deleteOldEvents(test.prisma, before, events, limit);
    expect(await clear(1)).toHaveLength(1);
    expect(await clear(1)).toHaveLength(1);
    expect(await clear(1)).toHaveLength(0);
    const saved = await test.prisma.streamEvent.findMany({
      select: { identity: true, seq: true },
      orderBy: [{ identity: 'asc' }, { seq: 'asc' }],
    });
    expect(saved).toEqual([
      { identity: 'admin_busy', seq: 50 },
      { identity: 'admin_busy', seq: 101 },
      { identity: 'user_quiet', seq: 1 },
    ]);
  });
});
