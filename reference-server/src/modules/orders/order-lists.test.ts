import type { Order } from '@portal/domain/orders';
import { describe, expect, it, vi } from 'vitest';
import { placeOrder } from '../../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

interface Page {
  orders: { data: Order[]; meta: { total: number; page: number; pageSize: number } };
}

/** Two of Anna's in the shop, one of Boris's in the bath house, one of Anna's under way. */
const ids: number[] = [];

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));
const { hotel, prisma } = portal;
const cash = { paymentType: 'cash' };
const lake = await prisma.room.create({ data: { name: 'Люкс «Озеро 100%»' } });
const foreign = {
  store: hotel.otherShopId,
  room: lake.id,
  products: [{ id: hotel.foreignProductId, quantity: 1 }],
  phone: '8 (912) 345-67-89',
};
ids.push((await placeOrder(portal, cash)).id);
ids.push((await placeOrder(portal, cash)).id);
ids.push((await placeOrder(portal, { ...cash, ...foreign }, hotel.otherGuestId)).id);
ids.push((await placeOrder(portal, cash)).id);
await prisma.order.update({ where: { id: ids[3]! }, data: { status: 'inwork' } });
await prisma.order.update({
  where: { id: ids[0]! },
  data: { createAt: new Date('2026-01-15T10:00:00Z') },
});

async function fetchIndexes(filter: object): Promise<number[]> {
  const { status, body } = await portal.call<Page>('moderator', '/api/admin/order/fetch', filter);
  expect(status).toBe(200);
  expect(body.orders.meta.total).toBe(body.orders.data.length);
  return body.orders.data.map(({ id }) => ids.indexOf(id));
}

describe('orders of a guest', () => {
  const list = (as: string, data: object) =>
    portal.call<{ orders: { data: Order[] } }>(as, '/api/orders', data);

  it('are their own, newest first, with or without their id', async () => {
    const { guestId } = portal.hotel;
    for (const data of [{}, { id: guestId }]) {
      const { body } = await list(`guest-${guestId}`, data);
      expect(body.orders.data.map(({ id }) => id)).toEqual([ids[3], ids[1], ids[0]]);
    }
  });

  it('come in parts, each before the last one seen', async () => {
    const own = `guest-${portal.hotel.guestId}`;
    const part = async (data: object) =>
      (await list(own, data)).body.orders.data.map(({ id }) => id);
    expect(await part({ limit: 2 })).toEqual([ids[3], ids[1]]);
    expect(await part({ limit: 2, before: ids[1] })).toEqual([ids[0]]);
    expect(await part({ limit: 2, before: ids[0] })).toEqual([]);
    expect((await list(own, { limit: 501 })).status).toBe(422);
  });

  it('are forbidden to another guest, and shown to admin and moderator', async () => {
    const { guestId, otherGuestId } = portal.hotel;
    expect((await list(`guest-${guestId}`, { id: otherGuestId })).status).toBe(403);
    for (const staff of ['admin', 'moderator']) {
      const { body } = await list(staff, { id: otherGuestId });
      expect(body.orders.data.map(({ id }) => id)).toEqual([ids[2]]);
    }
    expect((await list('banquet', { id: guestId })).status).toBe(403);
    expect((await list('admin', {})).status).toBe(422);
  });
});

describe('orders for staff', () => {
  it.each<[string, () => object, number[]]>([
    ['everything, newest first', () => ({}), [3, 2, 1, 0]],
    ['a status', () => ({ status: 'inwork' }), [3]],
    ['a store', () => ({ storeId: portal.hotel.otherShopId }), [2]],
    ['a time and later', () => ({ from: '2026-01-15T10:00:00.001Z' }), [3, 2, 1]],
    ['up to a time, in any zone', () => ({ to: '2026-01-15T13:00:00+03:00' }), [0]],
    ["a part of the guest's name, in any case", () => ({ search: 'бор' }), [2]],
    ["the guest's phone as people write it", () => ({ search: '8 (999) 000-00-01' }), [3, 1, 0]],
    ["the order's own phone", () => ({ search: '+7 912 345' }), [2]],
    ['a phone in other digits', () => ({ search: '۸ ۹۱۲ ۳۴۵' }), [2]],
    ['a phone dialled from abroad', () => ({ search: '00 7 912.345' }), [2]],
    ['a phone of another country', () => ({ search: '+12 345' }), []],
    ['a number', () => ({ search: `№${ids[1]!}` }), [1]],
    ['a room', () => ({ search: 'озеро' }), [2]],
    ['a sign that SQL knows, as itself', () => ({ search: '100%»' }), [2]],
    ['nobody', () => ({ search: '%' + '_'.repeat(3) }), []],
    [
      'everything at once',
      () => ({ search: 'анна', status: 'new', storeId: portal.hotel.shopId }),
      [1, 0],
    ],
  ])('are found by %s', async (_, filter, expected) => {
    expect(await fetchIndexes(filter())).toEqual(expected);
  });

  it('come page by page, with the total also behind the last one', async () => {
    const page = async (number: number) => {
      const filter = { page: number, pageSize: 3 };
      const { body } = await portal.call<Page>('admin', '/api/admin/order/fetch', filter);
      return { meta: body.orders.meta, indexes: body.orders.data.map(({ id }) => ids.indexOf(id)) };
    };
    const meta = { total: 4, pageSize: 3 };
    expect(await page(1)).toMatchObject({ meta: { ...meta, page: 1 }, indexes: [3, 2, 1] });
    expect(await page(2)).toMatchObject({ meta: { ...meta, page: 2 }, indexes: [0] });
    expect(await page(9)).toMatchObject({ meta: { ...meta, page: 9 }, indexes: [] });
    const tooLarge = { pageSize: 101 };
    expect((await portal.call('admin', '/api/admin/order/fetch', tooLarge)).status).toBe(422);
  });

  it('take three queries, however many there are', async () => {
    const queries = vi.spyOn(portal.prisma, '$queryRawUnsafe');
    await fetchIndexes({});
    expect(queries).toHaveBeenCalledTimes(3);
  });
});
