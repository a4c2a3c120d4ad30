import { randomUUID } from 'node:crypto';
import type { Order } from '@portal/domain/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal, type Answer } from '../../../../test/portal.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));
const guest = `guest-${portal.hotel.guestId}`;
beforeEach(async () => {
  const { prisma, hotel } = portal;
  await prisma.outbox.deleteMany();
  await prisma.idempotencyKey.deleteMany();
  await prisma.order.deleteMany();
  await prisma.store.update({
    where: { id: hotel.shopId },
    data: { isActive: true, feeType: 'fix', feeValueHundredths: 0 },
  });
  await prisma.product.updateMany({ data: { forSale: true } });
});

/** Asks for two soaps in cash, with what the test changes. */
function place(changes: object = {}, headers: Record<string, string> = {}) {
  const { shopId, roomId, soapId } = portal.hotel;
  const order = {
    store: shopId,
    room: roomId,
    products: [{ id: soapId, quantity: 2 }],
    paymentType: 'cash',
    ...changes,
  };
  return portal.call<{ order: Order }>(guest, '/api/order/create', { order }, headers);
}

async function expectNothingStored(): Promise<void> {
  const { prisma } = portal;
  expect(await prisma.order.count()).toBe(0);
  expect(await prisma.orderLine.count()).toBe(0);
  expect(await prisma.outbox.count()).toBe(0);
}

const pathsOf = ({ body }: Answer<object>) => body.details?.map(({ path }) => path);

describe('placing an order', () => {
  it('takes prices and fee from the catalogue and freezes them', async () => {
    const { prisma, hotel } = portal;
    await prisma.store.update({
      where: { id: hotel.shopId },
      data: { feeName: 'Доставка', feeType: 'percent', feeValueHundredths: 1050 },
    });
    const products = [
      { id: hotel.soapId, quantity: 2 },
      { id: hotel.candleId, quantity: 1 },
    ];
    const placed = await place({ products, comment: ' Положите у двери ' });
    expect(placed.status).toBe(201);
    await prisma.product.update({ where: { id: hotel.soapId }, data: { priceKopecks: 99_900 } });

    const [order] = (await portal.call<{ orders: { data: Order[] } }>(guest, '/api/orders', {}))
      .body.orders.data;
    await prisma.product.update({ where: { id: hotel.soapId }, data: { priceKopecks: 15_000 } });
    expect(order).toEqual(placed.body.order);
    expect(order!.id).toBeGreaterThan(1000);
    expect(order!.attributes).toMatchObject({
      status: 'new',
      previous_status: null,
      type: { label: 'Магазин', value: 'shop' },
      products: [
        { id: hotel.soapId, name: 'Мыло', price: 150, quantity: 2 },
        { id: hotel.candleId, name: 'Свеча', price: 99.5, quantity: 1 },
      ],
      iikoProducts: [],
      store: { id: hotel.shopId, title: 'Лавка' },
      room: { id: hotel.roomId, name: 'Домик 7' },
      guest: { id: hotel.guestId, name: 'Анна', phone: '+79990000001' },
      phone: '+79990000001',
      comment: 'Положите у двери',
      paymentType: 'cash',
      payment_system: null,
      paid_for: null,
      fee: { name: 'Доставка', type: 'percent', value: 10.5 },
      total: 441.45,
      refunded: 0,
      version: 1,
    });
  });

  it('tells the guest, admin and moderator, and nobody else', async () => {
    const { body } = await place();
    const sent = await portal.prisma.outbox.findMany({ where: { channel: 'live' } });
    expect(sent).toMatchObject([
      {
        channel: 'live',
        kind: 'orderCreate',
        payload: { newOrder: body.order },
        audience: { guestId: portal.hotel.guestId, roles: ['admin', 'moderator'] },
      },
    ]);
  });

  it('believes nothing that a guest says about money, state or whose order it is', async () => {
    const raw = JSON.stringify({
      data: {
        order: {
          store: portal.hotel.shopId,
          room: portal.hotel.roomId,
          products: [{ id: portal.hotel.soapId, quantity: 2, price: 0.01, name: 'Бесплатно' }],
          paymentType: 'cash',
          guest: portal.hotel.otherGuestId,
          guestId: portal.hotel.otherGuestId,
          price: 1,
          total: 1,
          fee: { type: 'fix', value: -100 },
          paid_for: 'succeeded',
          approve: true,
          status: 'done',
          version: 9,
          id: 1,
        },
      },
    }).replace(
      '"paymentType"',
      '"__proto__":{"paid_for":"succeeded","isAdmin":true},"paymentType"',
    );
    const { status, body } = await portal.call<{ order: Order }>(guest, '/api/order/create', raw);
    expect(status).toBe(201);
    expect(body.order.attributes).toMatchObject({
      guest: { id: portal.hotel.guestId },
      products: [{ name: 'Мыло', price: 150 }],
      total: 300,
      paid_for: null,
      approve: false,
      status: 'new',
      version: 1,
    });
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  it.each([
    ['nothing', []],
    ['a negative quantity', [{ id: 'soap', quantity: -1 }]],
    ['half a piece', [{ id: 'soap', quantity: 0.5 }]],
    ['a milliard pieces', [{ id: 'soap', quantity: 1e9 }]],
    ['no number of pieces', [{ id: 'soap', quantity: null }]],
    ['zero pieces', [{ id: 'soap', quantity: 0 }]],
    ['words for a number', [{ id: 'soap', quantity: '2' }]],
    ['the same product twice', [1, 2].map((quantity) => ({ id: 'soap', quantity }))],
    ['a product that does not exist', [{ id: 999_999, quantity: 1 }]],
    ['a product of another store', [{ id: 'foreign', quantity: 1 }]],
    ['a dish of the restaurant', [{ id: randomUUID(), quantity: 1 }]],
    ['a prototype', [{ id: '__proto__', quantity: 1 }]],
  ])('refuses %s', async (_, wished) => {
    const ids = { soap: portal.hotel.soapId, foreign: portal.hotel.foreignProductId };
    const products = wished.map((line) => ({
      ...line,
      id: Object.hasOwn(ids, line.id) ? ids[line.id as keyof typeof ids] : line.id,
    }));
    const refused = await place({ products });
    expect([refused.status, refused.body.code]).toEqual([422, 'INVALID']);
    expect(pathsOf(refused)?.[0]).toMatch(/^data\.order\.products/);
    await expectNothingStored();
  });

  it.each([
    [{ room: 999_999 }, 'data.order.room'],
    [{ store: 999_999 }, 'data.order.store'],
    [{ paymentType: 'external', payment_system: 'nowhere' }, 'data.order.payment_system'],
    [{ paymentType: 'barter' }, 'data.order.paymentType'],
    [{ phone: '12345' }, 'data.order.phone'],
    [{ comment: 'x'.repeat(501) }, 'data.order.comment'],
    [{ comment: 'half a character \ud800' }, 'data.order.comment'],
    [{ expectedTotal: -1 }, 'data.order.expectedTotal'],
  ])('refuses %j and says where it is wrong', async (changes, path) => {
    const refused = await place(changes);
    expect(refused.status).toBe(422);
    expect(pathsOf(refused)).toContain(path);
    await expectNothingStored();
  });

  it('refuses a room without a name, which nobody can find', async () => {
    const { id } = await portal.prisma.room.create({ data: { name: '' } });
    expect(pathsOf(await place({ room: id }))).toEqual(['data.order.room']);
  });

  it.each([{}, { 'idempotency-key': 'a room that goes' }])(
    'refuses a room that is removed while the order is being placed: %j',
    async (headers: Record<string, string>) => {
      const { prisma, database } = portal;
      const { direct } = database;
      const { id } = await prisma.room.create({ data: { name: 'Домик на снос' } });
      const original = direct.$queryRawUnsafe.bind(direct);
      direct.$queryRawUnsafe = async (sql: string, ...values: unknown[]) => {
        if (sql.includes('INSERT INTO "order"')) await prisma.room.delete({ where: { id } });
        return original(sql, ...values);
      };
      try {
        const refused = await place({ room: id }, headers);
        expect([refused.status, refused.body.code]).toEqual([422, 'INVALID']);
        expect(pathsOf(refused)).toEqual(['data.order.room']);
      } finally {
        direct.$queryRawUnsafe = original;
      }
      await expectNothingStored();
    },
  );

  it('refuses a sum past what the portal handles', async () => {
    const { prisma, hotel } = portal;
    const { id } = await prisma.product.create({
      data: { storeId: hotel.shopId, name: 'Остров', priceKopecks: 1_000_000_000 },
    });
    const refused = await place({ products: [{ id, quantity: 2 }] });
    expect([refused.status, pathsOf(refused)]).toEqual([422, ['data.order.products']]);
  });

  it.each([
    [0, 'Заказ с неизвестной или нулевой суммой нельзя оплатить онлайн'],
    [99, /^Онлайн можно оплатить от 1\s₽ до 350\s000\s₽\.$/],
    [35_000_001, /^Онлайн можно оплатить от/],
  ])('takes no order of %d kopecks to be paid online', async (priceKopecks, message) => {
    const { prisma, hotel } = portal;
    const data = { storeId: hotel.shopId, name: 'Чай', priceKopecks };
    const { id } = await prisma.product.create({ data });
    const products = [{ id, quantity: 1 }];
    const online = { paymentType: 'external', payment_system: 'yookassa' };
    const refused = await place({ products, ...online });
    expect([refused.status, pathsOf(refused)]).toEqual([422, ['data.order.paymentType']]);
    expect(refused.body.details?.[0]?.message).toMatch(message);
    await expectNothingStored();
    expect((await place({ products })).status).toBe(201);
  });

  it('gives the new quote when the price is not the one the guest saw', async () => {
    await portal.prisma.store.update({
      where: { id: portal.hotel.shopId },
      data: { feeName: 'Доставка', feeValueHundredths: 10_000 },
    });
    const { status, body } = await place({ expectedTotal: 300 });
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(body.details).toEqual([
      { path: 'data.order.products.0.price', message: 'Мыло: 150\u00a0₽', value: 150 },
      { path: 'data.order.fee', message: 'Доставка: 100\u00a0₽', value: 100 },
      { path: 'data.order.expectedTotal', message: 'Итого: 400\u00a0₽', value: 400 },
    ]);
    await expectNothingStored();
    expect((await place({ expectedTotal: 400 })).status).toBe(201);
  });

  it('says what is no longer for sale', async () => {
    const { prisma, hotel } = portal;
    await prisma.product.update({ where: { id: hotel.candleId }, data: { forSale: false } });
    const products = [hotel.soapId, hotel.candleId].map((id) => ({ id, quantity: 1 }));
    const { status, body } = await place({ products });
    expect([status, body.code]).toEqual([409, 'NOT_FOR_SALE']);
    expect(body.details?.[0]).toMatchObject({ path: 'data.order.products.1', value: false });
    await expectNothingStored();
  });

  it('says that the store is closed', async () => {
    const { prisma, hotel } = portal;
    await prisma.store.update({ where: { id: hotel.shopId }, data: { isActive: false } });
    const { status, body } = await place();
    expect([status, body.code]).toEqual([409, 'STORE_CLOSED']);
    await expectNothingStored();
  });

  it('never adds up an unknown price, and lets nobody pay it online', async () => {
    const products = [portal.hotel.soapId, portal.hotel.massageId].map((id) => ({
      id,
      quantity: 1,
    }));
    const { body } = await place({ products });
    expect(body.order.attributes).toMatchObject({
      total: -1,
      products: [{ price: 150 }, { price: -1 }],
    });
    await portal.prisma.order.deleteMany();

    const refused = await place({
      products,
      paymentType: 'external',
      payment_system: 'yookassa',
    });
    expect([refused.status, pathsOf(refused)]).toEqual([422, ['data.order.paymentType']]);
    const changed = await place({ products, expectedTotal: 150 });
    expect(changed.body.code).toBe('PRICE_CHANGED');
    expect(changed.body.details?.at(-1)?.value).toBe(-1);
  });
});
