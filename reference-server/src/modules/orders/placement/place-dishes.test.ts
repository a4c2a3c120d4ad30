import { randomUUID } from 'node:crypto';
import type { Order } from '@portal/domain/orders';
import type { Stopped } from '@portal/domain/restaurant';
import { beforeEach, describe, expect, it } from 'vitest';
import { dishes, readMenu, setStopList } from '../../../../test/fixtures/restaurant/restaurant.ts';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal, type Answer } from '../../../../test/portal.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const minutes = 60_000;

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));
await readMenu(portal);
const guest = `guest-${portal.hotel.guestId}`;
beforeEach(async () => {
  const { prisma, hotel } = portal;
  await prisma.order.deleteMany();
  await prisma.outbox.deleteMany();
  await prisma.store.update({ where: { id: hotel.restaurantId }, data: { isActive: true } });
  await setStopList(prisma);
});

const oneBorsch = { id: dishes.borsch, quantity: 1 };
const rareRibeye = {
  id: dishes.ribeye,
  quantity: 1,
  modifiers: [{ id: dishes.medium, quantity: 1 }],
};

/** Asks the restaurant for these lines, in cash. */
function place(products: object[], changes: object = {}, headers: Record<string, string> = {}) {
  const { restaurantId, roomId } = portal.hotel;
  const order = { store: restaurantId, room: roomId, paymentType: 'cash', products, ...changes };
  return portal.call<{ order: Order }>(guest, '/api/order/create', { order }, headers);
}

async function expectRefused(
  refused: Answer<object>,
  status: number,
  code: string,
  ...details: { path: string; value?: unknown }[]
): Promise<void> {
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  const first = refused.body.details?.slice(0, details.length) ?? [];
  expect(first.map(({ path, value }) => ({ path, ...(value !== undefined && { value }) }))).toEqual(
    details.map(({ path, ...rest }) => ({ path: `data.order.${path}`, ...rest })),
  );
  expect(await portal.prisma.order.count()).toBe(0);
  expect(await portal.prisma.outbox.count()).toBe(0);
}

describe('ordering dishes', () => {
  it('takes price, size and modifiers from the menu and freezes them', async () => {
    const modifiers = [{ id: dishes.cream, quantity: 2 }];
    const placed = await place([
      { id: dishes.borsch, quantity: 2, size: dishes.large, modifiers, price: 0.01 },
      { ...rareRibeye, name: 'Бесплатно' },
    ]);
    expect(placed.status).toBe(201);
    expect(placed.body.order.attributes).toMatchObject({
      products: [],
      iikoProducts: [
        {
          product: dishes.borsch,
          name: 'Борщ с говядиной',
          price: 660,
          quantity: 2,
          stoplist: false,
          size: { id: dishes.large, name: 'Большая' },
          modifiers: [
            {
              id: dishes.cream,
              name: 'Сметана',
              price: 50,
              quantity: 2,
              group: dishes.soupAdditions,
            },
          ],
        },
        {
          product: dishes.ribeye,
          price: 2350,
          size: null,
          modifiers: [{ name: 'Средняя', price: 0 }],
        },
      ],
      total: 3670,
    });
    const { body } = await portal.call<{ orders: { data: Order[] } }>(guest, '/api/orders', {});
    expect(body.orders.data).toEqual([placed.body.order]);
  });

  it('takes the default size when none is asked for', async () => {
    const { body } = await place([oneBorsch]);
    expect(body.order.attributes.iikoProducts).toMatchObject([
      { price: 420, size: { id: dishes.small }, modifiers: [] },
    ]);
  });

  it('holds the same dish once for each size and choice', async () => {
    const lines = [
      oneBorsch,
      { ...oneBorsch, size: dishes.large },
      { ...oneBorsch, modifiers: [{ id: dishes.cream, quantity: 1 }] },
    ];
    expect((await place(lines)).status).toBe(201);
    await portal.prisma.order.deleteMany();
    await portal.prisma.outbox.deleteMany();
    const twice = await place([oneBorsch, { ...oneBorsch, quantity: 2 }]);
    await expectRefused(twice, 422, 'INVALID', { path: 'products' });
  });

  it('counts the store’s fee and compares what the guest saw', async () => {
    await portal.prisma.store.update({
      where: { id: portal.hotel.restaurantId },
      data: { feeName: 'Сервис', feeType: 'percent', feeValueHundredths: 1000 },
    });
    await expectRefused(
      await place([oneBorsch], { expectedTotal: 420 }),
      409,
      'PRICE_CHANGED',
      { path: 'products.0.price', value: 420 },
      { path: 'fee', value: 42 },
      { path: 'expectedTotal', value: 462 },
    );
    expect((await place([oneBorsch], { expectedTotal: 462 })).status).toBe(201);
    await portal.prisma.store.update({
      where: { id: portal.hotel.restaurantId },
      data: { feeType: 'fix', feeValueHundredths: 0 },
    });
  });

  it('answers a repeat under the same key with the first answer, whatever has run out since', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await place([oneBorsch], {}, key);
    await setStopList(portal.prisma, [{ product: dishes.borsch, size: null, left: 0 }]);
    expect(await place([oneBorsch], {}, key)).toEqual(first);
    expect(await portal.prisma.order.count()).toBe(1);
  });
});

describe('a dish that is not sold', () => {
  it.each([
    ['is not on the menu', { id: randomUUID() }, 'products.1'],
    ['has no price', { id: dishes.okroshka }, 'products.1'],
    ['has no such size', { id: dishes.borsch, size: randomUUID() }, 'products.1.size'],
    [
      'has no such modifier',
      { id: dishes.mors, modifiers: [{ id: dishes.cream, quantity: 1 }] },
      'products.1.modifiers',
    ],
    ['needs a choice', { id: dishes.ribeye }, 'products.1.modifiers'],
    [
      'is asked for with too much',
      { id: dishes.borsch, modifiers: [{ id: dishes.cream, quantity: 3 }] },
      'products.1.modifiers',
    ],
  ])('because it %s is refused by its line', async (_, line, path) => {
    const refused = await place([
      { id: dishes.mors, quantity: 1 },
      { quantity: 1, ...line },
    ]);
    await expectRefused(refused, 409, 'NOT_FOR_SALE', { path, value: false });
    expect(refused.body.details?.at(-1)).toMatchObject({
      path: 'data.order.expectedTotal',
      value: 190,
    });
  });

  it('says in words what is missing, in the guest’s language', async () => {
    const message = async (language: string) =>
      (await place([{ id: dishes.ribeye, quantity: 1 }], {}, { 'accept-language': language })).body
        .details?.[0]?.message;
    expect(await message('ru')).toBe('Стейк рибай. Степень прожарки: выберите не меньше 1');
    expect(await message('en')).toBe('Стейк рибай. Степень прожарки: choose 1 at least');
  });

  it.each([
    ['a size that is no id', { size: 'large' }, 'products.0.size'],
    ['modifiers that are no list', { modifiers: {} }, 'products.0.modifiers'],
    [
      'half a modifier',
      { modifiers: [{ id: dishes.cream, quantity: 0.5 }] },
      'products.0.modifiers.0.quantity',
    ],
    [
      'a modifier that is no id',
      { modifiers: [{ id: '__proto__', quantity: 1 }] },
      'products.0.modifiers.0.id',
    ],
  ])('because of %s is a mistake of the client', async (_, line, path) => {
    await expectRefused(await place([{ ...oneBorsch, ...line }]), 422, 'INVALID', { path });
  });

  it('is told from a product: shops have no dishes, the restaurant no products', async () => {
    const { soapId, shopId } = portal.hotel;
    await expectRefused(await place([{ id: soapId, quantity: 1 }]), 422, 'INVALID', {
      path: 'products.0.id',
    });
    await expectRefused(await place([oneBorsch], { store: shopId }), 422, 'INVALID', {
      path: 'products.0.id',
    });
  });
});

describe('the stop-list', () => {
  const stopped = (product: string, left = 0, size: string | null = null): Stopped => ({
    product,
    size,
    left,
  });

  it('refuses what has run out by its line, with the rest of the order’s price', async () => {
    await setStopList(portal.prisma, [stopped(dishes.borsch)]);
    const refused = await place([{ id: dishes.mors, quantity: 1 }, oneBorsch]);
    await expectRefused(refused, 409, 'STOP_LIST', { path: 'products.1', value: 0 });
    expect(refused.body.details?.[0]?.message).toBe('Сейчас нет: Борщ с говядиной');
  });

  it('stops one size and leaves the other', async () => {
    await setStopList(portal.prisma, [stopped(dishes.borsch, 0, dishes.large)]);
    const large = { ...oneBorsch, size: dishes.large };
    await expectRefused(await place([large]), 409, 'STOP_LIST', { path: 'products.0', value: 0 });
    expect((await place([oneBorsch])).status).toBe(201);
  });

  it('stops a modifier that has run out', async () => {
    await setStopList(portal.prisma, [stopped(dishes.cream)]);
    const refused = await place([{ ...oneBorsch, modifiers: [{ id: dishes.cream, quantity: 1 }] }]);
    await expectRefused(refused, 409, 'STOP_LIST', { path: 'products.0', value: 0 });
    expect(refused.body.details?.[0]?.message).toBe('Сейчас нет: Сметана');
  });

  it('lets as many through as are left, counted over all lines', async () => {
    await setStopList(portal.prisma, [stopped(dishes.borsch, 3)]);
    const lines = (small: number, large: number) => [
      { ...oneBorsch, quantity: small },
      { ...oneBorsch, quantity: large, size: dishes.large },
    ];
    const refused = await place(lines(2, 2));
    await expectRefused(
      refused,
      409,
      'STOP_LIST',
      { path: 'products.0', value: 3 },
      { path: 'products.1', value: 3 },
    );
    expect(refused.body.details?.[0]?.message).toBe('Борщ с говядиной: осталось 3');
    expect((await place(lines(2, 1))).status).toBe(201);
  });
});

describe('a restaurant that is not heard of', () => {
  it('takes no orders by a stop-list that is older than five minutes, and says whom to call', async () => {
    await setStopList(portal.prisma, [], new Date(Date.now() - 6 * minutes));
    const refused = await place([oneBorsch]);
    await expectRefused(refused, 503, 'RESTAURANT_UNAVAILABLE');
    expect(refused.body).toMatchObject({
      error:
        'Ресторан сейчас не отвечает, поэтому заказать блюда через портал нельзя. Позвоните в ресторан: +7 (000) 000-00-02',
      retryAfterSeconds: 60,
    });
    await setStopList(portal.prisma, [], new Date(Date.now() - 4 * minutes));
    expect((await place([oneBorsch])).status).toBe(201);
  });

  it('that is closed by the hotel is closed, whatever else', async () => {
    await portal.prisma.store.update({
      where: { id: portal.hotel.restaurantId },
      data: { isActive: false },
    });
    await setStopList(portal.prisma, [], new Date(0));
    await expectRefused(await place([oneBorsch]), 409, 'STORE_CLOSED', {
      path: 'store',
      value: false,
    });
  });

  it('does not keep shops from selling', async () => {
    await setStopList(portal.prisma, [], new Date(0));
    const { shopId, soapId } = portal.hotel;
    expect((await place([{ id: soapId, quantity: 1 }], { store: shopId })).status).toBe(201);
  });
});
