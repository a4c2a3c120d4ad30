import { randomUUID } from 'node:crypto';
import { defaultRetention, type Retention } from '@portal/domain/portal';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createTestPortal, somePhone } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ only: [] }));
afterEach(async () => {
  vi.useRealTimers();
  await setRetention({});
});

const setRetention = (changes: Partial<Retention>) =>
  portal.context.modules.settings.change(
    { retention: { ...defaultRetention, ...changes } },
    'admin_admin',
  );
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

async function guestOf(name: string, createdAt: Date, more: object = {}): Promise<number> {
  const data = { name, phone: somePhone(), createdAt, ...more };
  return (await portal.prisma.guest.create({ data })).id;
}

/** A look of the service, from its beginning to its end. */
async function runWorker(
  service: 'tickets' | 'guestData',
  until: () => Promise<void>,
): Promise<void> {
  const other = await portal.anotherInstance();
  other.services[service].start();
  await eventually(until);
  await other.services[service].stop();
}

it('empties tickets that were closed for as long as the hotel says, and no others', async () => {
  const { prisma } = portal;
  const { id: roomId } = await prisma.room.findFirstOrThrow();
  const guestId = await guestOf('Перепискин', new Date());
  const ticketOf = async (closeAt: Date | null) => {
    const status = closeAt ? 'closed' : 'inwork';
    const message = { senderType: 'guest', sender: 'П', author: 'user_1', message: 'x' } as const;
    const { id } = await prisma.ticket.create({
      data: { guestId, roomId, status, closeAt, messageCount: 1, messages: { create: [message] } },
    });
    await prisma.ticketNote.create({
      data: { ticketId: id, authorId: 'admin', authorName: 'А', note: 'y' },
    });
    return id;
  };
  const [old, recent, open] = [
    await ticketOf(daysAgo(31)),
    await ticketOf(daysAgo(29)),
    await ticketOf(null),
  ];
  await setRetention({ ticketMessageDays: 30 });
  await runWorker('tickets', async () => {
    const { emptiedAt } = await prisma.ticket.findUniqueOrThrow({ where: { id: old } });
    expect(emptiedAt).not.toBeNull();
  });
  const left = (table: { ticketId: number }[]) => table.map(({ ticketId }) => ticketId).toSorted();
  const where = { ticketId: { in: [old, recent, open] } };
  const stored = [recent, open].toSorted();
  expect(left(await prisma.ticketMessage.findMany({ where }))).toEqual(stored);
  expect(left(await prisma.ticketNote.findMany({ where }))).toEqual(stored);
});

it('erases guests who were not seen for so many months, with nothing open, and nobody else', async () => {
  const { prisma } = portal;
  const { id: roomId } = await prisma.room.findFirstOrThrow();
  const { id: storeId } = await prisma.store.findFirstOrThrow();
  const long = daysAgo(400);
  const order = { roomId, storeId, phone: '+79990000000', paymentType: 'cash', statusAt: long };
  const idle = await guestOf('Давно', long);
  const fresh = await guestOf('Недавно', daysAgo(10));
  const seen = await guestOf('Виден', long, { seenAt: daysAgo(20) });
  const waiting = await guestOf('Ждёт', long, { orders: { create: [order] } });
  const asking = await guestOf('Спрашивает', long, {
    tickets: { create: [{ roomId, updateAt: long }] },
  });
  const eater = await guestOf('Ест', long, {
    orders: { create: [{ ...order, status: 'done', statusAt: daysAgo(5) }] },
  });
  const erased = async () => {
    const where = {
      id: { in: [idle, fresh, seen, waiting, asking, eater] },
      erasedAt: { not: null },
    };
    return (await prisma.guest.findMany({ where })).map(({ id }) => id);
  };
  expect(await erased()).toEqual([]);
  await setRetention({ idleGuestMonths: 12 });
  await runWorker('guestData', async () => expect(await erased()).toEqual([idle]));
  const where = { action: 'erase', entityId: String(idle) };
  expect(await prisma.auditEntry.findMany({ where })).toMatchObject([{ actor: 'system' }]);
});

it('erases the customers of banquets that were over for so many months, and of no others', async () => {
  const { prisma } = portal;
  const banquetOf = async (endsAt: Date) => {
    const { id } = await prisma.banquet.create({
      data: {
        ...{ title: 'Юбилей Заказовых', customerName: 'Заказов', phone: '+79990000001' },
        ...{ comment: 'Аллергия у Заказова', guestsCount: 5, durationInMinutes: 60 },
        ...{ startsAt: new Date(endsAt.getTime() - 3_600_000), endsAt },
        reserves: { create: [{ id: randomUUID(), info: { phone: '+79990000001' } }] },
      },
    });
    return id;
  };
  const [old, recent] = [await banquetOf(daysAgo(400)), await banquetOf(daysAgo(300))];
  const of = (id: number) =>
    prisma.banquet.findUniqueOrThrow({ where: { id }, include: { reserves: true } });
  await setRetention({ banquetMonths: 12 });
  await runWorker('guestData', async () => expect((await of(old)).phone).toBe(''));
  expect(JSON.stringify(await of(old))).not.toMatch(/Заказов|79990000001/);
  expect(await of(recent)).toMatchObject({ customerName: 'Заказов', phone: '+79990000001' });
});

it('counts months to the same day, or to the last one of a shorter month', async () => {
  const { prisma } = portal;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-31T12:00:00Z') });
  const [february, march] = [new Date('2026-02-28T11:59:00Z'), new Date('2026-03-01T12:00:00Z')];
  const banquet = { phone: '+79990000001', guestsCount: 5, durationInMinutes: 60 };
  const times = (endsAt: Date) => ({ startsAt: endsAt, endsAt });
  await guestOf('Февралёв', february);
  await guestOf('Мартов', march);
  await prisma.banquet.createMany({
    data: [
      { ...banquet, ...times(february), title: 'Юбилей', customerName: 'Февралёв' },
      { ...banquet, ...times(march), title: 'Юбилей', customerName: 'Мартов' },
    ],
  });
  const left = async () => {
    const names = { in: ['Февралёв', 'Мартов'] };
    const guests = await prisma.guest.findMany({ where: { name: names } });
    const banquets = await prisma.banquet.findMany({ where: { customerName: names } });
    return [...guests.map(({ name }) => name), ...banquets.map((each) => each.customerName)];
  };
  await setRetention({ idleGuestMonths: 3, banquetMonths: 3 });
  await runWorker('guestData', async () => expect(await left()).not.toContain('Февралёв'));
  expect(await left()).toEqual(['Мартов', 'Мартов']);
});

it('takes no time that would break the portal', async () => {
  const attributes = { retention: { ...defaultRetention, auditDays: 1 } };
  const change = (body: object) => portal.call('admin', '/api/portal-setting/update', body);
  expect((await change({ attributes })).status).toBe(422);
  const idle = { retention: { ...defaultRetention, idleGuestMonths: 1 } };
  expect((await change({ attributes: idle })).status).toBe(422);
});
