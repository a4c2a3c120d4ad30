import { awaitsPayment, type AwaitedOrder } from '@portal/domain/orders';
import { expect, it } from 'vitest';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { awaitsPayment as awaitsPaymentSql } from './eta-repository.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));

interface Promises {
  promises: { data: { id: number; attributes: { from: string; until: string } }[] };
}

const cash = { paymentType: 'cash' };

async function placeAt(time: string, status: 'new' | 'done' = 'new', endedAt = time) {
  const { id } = await placeOrder(portal, cash, portal.hotel.otherGuestId);
  const data = { createAt: new Date(time), status, statusAt: new Date(endedAt) };
  await portal.prisma.order.update({ where: { id }, data });
}

async function ownEtas() {
  const guest = `guest-${portal.hotel.guestId}`;
  const { body } = await portal.call<Promises>(guest, '/api/order/promises', undefined);
  return body.promises.data;
}

it('counts what was open in the same store when an order was placed, and stays as it is', async () => {
  const { prisma, hotel } = portal;
  // Forgotten the day before.
  await placeAt('2026-11-19T21:00:00Z');
  await placeAt('2026-11-20T09:00:00Z');
  await placeAt('2026-11-20T09:30:00Z', 'done', '2026-11-20T09:59:00Z');
  await placeAt('2026-11-20T09:40:00Z', 'done', '2026-11-20T10:20:00Z');
  const { id } = await placeOrder(portal, cash);
  await prisma.order.update({
    where: { id },
    data: { createAt: new Date('2026-11-20T10:00:00Z') },
  });
  const attributes = { from: '2026-11-20T10:25:00.000Z', until: '2026-11-20T10:35:00.000Z' };
  expect(await ownEtas()).toEqual([{ id, attributes }]);

  await placeAt('2026-11-20T10:05:00Z');
  await prisma.order.updateMany({
    where: { guestId: hotel.otherGuestId, status: 'new' },
    data: { status: 'done', statusAt: new Date('2026-11-20T11:00:00Z') },
  });
  expect(await ownEtas()).toEqual([{ id, attributes }]);

  await prisma.order.update({ where: { id }, data: { status: 'done' } });
  expect(await ownEtas()).toEqual([]);
});

async function pay(id: number, paidFor: 'waiting_for_capture' | 'succeeded', time: string) {
  await portal.prisma.order.update({ where: { id }, data: { paidFor } });
  const entry = { actor: 'system', action: 'payment', entity: 'order', entityId: String(id) };
  await portal.prisma.auditEntry.create({
    data: { ...entry, to: { paidFor }, at: new Date(time) },
  });
}

it('promises nothing of what is to be paid online until it is paid, and counts from then', async () => {
  const { prisma } = portal;
  await prisma.order.deleteMany();
  const { id } = await placeOrder(portal);
  await prisma.order.update({
    where: { id },
    data: { createAt: new Date('2026-11-20T10:00:00Z') },
  });
  expect(await ownEtas()).toEqual([]);

  // Over by the time it is paid.
  await placeAt('2026-11-20T09:50:00Z', 'done', '2026-11-20T10:20:00Z');
  await placeAt('2026-11-20T10:30:00Z');
  const attributes = { from: '2026-11-20T11:25:00.000Z', until: '2026-11-20T11:35:00.000Z' };
  await pay(id, 'waiting_for_capture', '2026-11-20T11:00:00Z');
  expect(await ownEtas()).toEqual([{ id, attributes }]);
  await pay(id, 'succeeded', '2026-11-20T11:10:00Z');
  expect(await ownEtas()).toEqual([{ id, attributes }]);
});

it('keeps nobody waiting for an order that is to be paid online until it is paid', async () => {
  const { prisma, hotel, url } = portal;
  await prisma.order.deleteMany();
  const wait = async (): Promise<unknown> =>
    (await fetch(`${url}/api/store/${hotel.shopId}/wait`)).json();
  const inHotel = async (changes: object, guestId: number, time: string) => {
    const { id } = await placeOrder(portal, changes, guestId);
    await prisma.order.update({ where: { id }, data: { createAt: new Date(time) } });
    return id;
  };
  const unpaid: number[] = [];
  for (let order = 0; order < 3; order += 1) {
    unpaid.push((await placeOrder(portal, {}, hotel.otherGuestId)).id);
  }
  expect(await wait()).toEqual({ wait: { from: 20, until: 30 } });
  for (const id of unpaid) await pay(id, 'succeeded', '2026-11-20T10:10:00Z');
  expect(await wait()).toEqual({ wait: { from: 30, until: 40 } });

  for (const id of unpaid) {
    await prisma.order.update({
      where: { id },
      data: { createAt: new Date('2026-11-20T09:30:00Z') },
    });
  }
  const before = await inHotel(cash, hotel.guestId, '2026-11-20T10:00:00Z');
  const after = await inHotel(cash, hotel.guestId, '2026-11-20T10:20:00Z');
  const froms = (await ownEtas()).map(({ id, attributes: { from } }) => [id, from]);
  expect(Object.fromEntries(froms)).toEqual({
    [before]: '2026-11-20T10:20:00.000Z',
    [after]: '2026-11-20T10:50:00.000Z',
  });
});

it('takes an open order for one that awaits its payment where the domain does', async () => {
  type Row = Omit<AwaitedOrder, 'status'> & { isAwaiting: boolean };
  const rows = await portal.prisma.$queryRawUnsafe<Row[]>(
    `SELECT payment_type AS "paymentType", payment_system, paid_for::text,
       coalesce(total_kopecks, -100) / 100 AS total, ${awaitsPaymentSql('o', '$1')} AS "isAwaiting"
     FROM (SELECT * FROM unnest('{external,cash}'::text[]) payment_type,
       unnest('{yookassa,robokassa,null}'::text[]) payment_system,
       unnest(enum_range(null::paid_for) || null::paid_for) paid_for,
       unnest('{75000,0,null}'::int[]) total_kopecks) o`,
    ['yookassa'],
  );
  expect(rows).toHaveLength(90);
  for (const row of rows) {
    const isAwaiting = awaitsPayment({ ...row, status: 'new' }, ['yookassa']);
    expect(row).toEqual({ ...row, isAwaiting });
  }
});

it('says how long a store takes now, nothing where the hotel promises nothing, and 404 for none', async () => {
  const { hotel, prisma, url } = portal;
  await prisma.order.deleteMany();
  const wait = async (store: number | string) => {
    const response = await fetch(`${url}/api/store/${store}/wait`);
    return response.status === 200 ? ((await response.json()) as object) : response.status;
  };
  expect(await wait(hotel.shopId)).toEqual({ wait: { from: 20, until: 30 } });
  for (let order = 0; order < 3; order += 1) await placeOrder(portal, cash);
  expect(await wait(hotel.shopId)).toEqual({ wait: { from: 30, until: 40 } });
  expect(await wait(hotel.otherShopId)).toEqual({ wait: { from: 60, until: 75 } });
  expect(await wait(hotel.restaurantId)).toEqual({ wait: null });
  await prisma.store.update({ where: { id: hotel.shopId }, data: { isActive: false } });
  expect(await wait(hotel.shopId)).toBe(404);
  await prisma.store.update({ where: { id: hotel.shopId }, data: { isActive: true } });
  expect(await wait(999_999)).toBe(404);
});
