import { createOrder } from '@portal/domain/orders';
import { createTicket } from '@portal/domain/tickets';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ only: ['live'] }));
const { prisma } = portal.database;
const { rooms } = (await portal.staff('admin')).staffPortal;
const guest = await portal.guest();

async function added(name: string, more: object = {}) {
  const outcome = await rooms.create({ room: { name, ...more } });
  if (!outcome.ok) throw new Error(outcome.refusal.text);
  return outcome.value.room;
}

const seenByGuest = async () => (await guest.client.rooms.list()).rooms.map(({ name }) => name);

describe('the list of rooms', () => {
  it('is kept in the order of guests, hidden rooms among the others, page by page', async () => {
    await added('Шатёр 2', { sort_priority: 700 });
    await added('Шатёр 10', { sort_priority: 700 });
    const hidden = await added('Шатёр 3', { sort_priority: 700, isHidden: true });
    const { rooms: found, meta } = await rooms.list({ search: 'шатёр', pageSize: 2 });
    expect([found.map(({ name }) => name), meta.total]).toEqual([['Шатёр 2', 'Шатёр 3'], 3]);
    const next = await rooms.list({ search: 'шатёр', pageSize: 2, page: 2 });
    expect(next.rooms.map(({ name }) => name)).toEqual(['Шатёр 10']);
    expect((await seenByGuest()).slice(0, 2)).toEqual(['Шатёр 2', 'Шатёр 10']);
    await rooms.update({ room: { id: hidden.id, isHidden: false, sort_priority: 800 } });
    expect((await seenByGuest())[0]).toBe('Шатёр 3');
  });

  it('has each name once, however two admins write it at the same moment', async () => {
    const both = await Promise.all([
      rooms.create({ room: { name: 'Маяк' } }),
      rooms.create({ room: { name: ' МАЯК ' } }),
      rooms.create({ room: { name: 'маяк' } }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const other = await added('Пирс');
    expect(await rooms.update({ room: { id: other.id, name: 'Маяк' } })).toMatchObject({
      refusal: { code: 'NAME_TAKEN' },
    });
    expect(await rooms.update({ room: { id: other.id, name: 'Пирс' } })).toMatchObject({
      ok: true,
    });
  });

  it('has only names that can be seen, kept as they read', async () => {
    const { id } = await added('Чайная\u200b терраса'.normalize('NFD'));
    expect(await prisma.room.findUniqueOrThrow({ where: { id } })).toMatchObject({
      name: 'Чайная терраса',
    });
    for (const name of ['\u3164', '\u200b', '\u2800'])
      await expect(rooms.update({ room: { id, name } })).rejects.toMatchObject({
        code: 'INVALID',
        details: [{ path: 'data.room.name' }],
      });
  });

  it('tells who is connected that it is another one, and the audit trail who made it so', async () => {
    const stranger = await listenLive(portal.url);
    const { id } = await added('Беседка');
    await rooms.update({ room: { id, name: 'Беседка' } });
    await rooms.update({ room: { id, sort_priority: 3 } });
    await rooms.delete({ id: id });
    await eventually(() => expect(stranger.received).toHaveLength(3));
    expect(new Set(stranger.received.map(({ name }) => name))).toEqual(new Set(['roomsChange']));
    stranger.socket.disconnect();
    const entries = await prisma.auditEntry.findMany({
      where: { entity: 'room', entityId: String(id) },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['create', null, { name: 'Беседка', sort_priority: 0, isHidden: false }],
      ['update', { sort_priority: 0 }, { sort_priority: 3 }],
      ['delete', { name: 'Беседка', sort_priority: 3, isHidden: false }, null],
    ]);
  });
});

describe('a room', () => {
  it('that is hidden takes no order and no request, and keeps those it has', async () => {
    const { id } = await added('Баня на озере');
    const store = await prisma.store.findFirstOrThrow({
      where: { isActive: true, storeType: 'shop' },
      include: { products: { where: { forSale: true, priceKopecks: { not: null } }, take: 1 } },
    });
    const products = [{ id: store.products[0]?.id ?? 0, quantity: 1 }];
    const order = { store: store.id, room: id, products, paymentType: 'cash' as const };
    const place = () => guest.client.call(createOrder, { body: { data: { order } } });
    const ask = () =>
      guest.client.call(createTicket, { body: { data: { room: id, message: 'Дрова' } } });
    expect((await place()).status).toBe(201);
    expect(await rooms.delete({ id: id })).toMatchObject({ refusal: { code: 'ROOM_IN_USE' } });
    await rooms.update({ room: { id, isHidden: true } });
    expect(await seenByGuest()).not.toContain('Баня на озере');
    expect(await place()).toMatchObject({ status: 422 });
    await expect(ask()).rejects.toMatchObject({ code: 'INVALID' });
    expect((await guest.client.orders.list()).orders[0]?.room.name).toBe('Баня на озере');
    const [used] = (await rooms.list({ search: 'Баня на озере' })).rooms;
    expect(used).toMatchObject({ isUsed: true, isHidden: true });
  });

  it('that nothing names can be removed once', async () => {
    const { id } = await added('Лишний');
    expect(await rooms.delete({ id: id })).toEqual({ ok: true, value: undefined });
    await expect(rooms.delete({ id: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
