import type { Order } from '@portal/domain/orders';
import type { Stopped } from '@portal/domain/restaurant';
import { beforeEach, describe, expect, it } from 'vitest';
import { dishes, readMenu, setStopList } from '../../../../test/fixtures/restaurant/restaurant.ts';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { markStoppedLines } from '../stop-list/stopped-lines-repository.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));
const { makeChange } = createOutbox(portal.prisma);
await readMenu(portal);
beforeEach(async () => {
  await portal.prisma.order.deleteMany();
  await setStopList(portal.prisma);
  await portal.prisma.outbox.deleteMany();
});

const withCream = {
  id: dishes.borsch,
  quantity: 2,
  size: dishes.large,
  modifiers: [{ id: dishes.cream, quantity: 1 }],
};
const runOut = (product: string, left = 0): Stopped[] => [{ product, size: null, left }];

async function placed(products: object[] = [withCream]): Promise<Order> {
  const order = await placeOrder(portal, {
    store: portal.hotel.restaurantId,
    paymentType: 'cash',
    products,
  });
  await portal.prisma.outbox.deleteMany();
  return order;
}

const update = (order: object) =>
  portal.call<{ order: Order }>('moderator', '/api/order/update', { order });
const linesOf = (order: Order) =>
  order.attributes.iikoProducts.map(({ name, quantity, price }) => [name, quantity, price]);

describe('staff changing the dishes of an order', () => {
  it('keep what stays at its frozen price, and add by the menu', async () => {
    const { id } = await placed();
    await portal.prisma.orderLine.updateMany({ data: { priceKopecks: 50_000 } });
    const { id: product, ...choice } = withCream;
    const { status, body } = await update({
      id,
      iikoProducts: [
        { product, ...choice, quantity: 3 },
        { product: dishes.mors, quantity: 1 },
      ],
    });
    expect(status).toBe(200);
    expect(linesOf(body.order)).toEqual([
      ['Борщ с говядиной', 3, 500],
      ['Морс клюквенный', 1, 190],
    ]);
    expect(body.order.attributes).toMatchObject({ total: 1690, version: 2 });
    expect(body.order.attributes.iikoProducts[0]).toMatchObject({
      size: { name: 'Большая' },
      modifiers: [{ name: 'Сметана', quantity: 1 }],
    });
  });

  it('mean the order’s own line of a dish when they name nothing but the dish', async () => {
    const { id } = await placed();
    const iikoProducts = [{ product: dishes.borsch, quantity: 1 }];
    const { body } = await update({ id, iikoProducts });
    expect(linesOf(body.order)).toEqual([['Борщ с говядиной', 1, 610]]);
  });

  it('cannot add what has run out, and can leave and lower what is there', async () => {
    const { id } = await placed();
    await setStopList(portal.prisma, runOut(dishes.borsch));
    const lines = (quantity: number) => [{ product: dishes.borsch, quantity }];
    const more = await update({ id, iikoProducts: lines(3) });
    expect([more.status, more.body.code]).toEqual([409, 'STOP_LIST']);
    expect(more.body.details).toEqual([
      {
        path: 'data.order.iikoProducts.0',
        message: 'Сейчас нет: Борщ с говядиной',
        value: 0,
      },
    ]);
    expect((await update({ id, iikoProducts: lines(1) })).status).toBe(200);
  });

  it('name each line of the order once, however they name it', async () => {
    const { id } = await placed();
    await setStopList(portal.prisma, runOut(dishes.borsch));
    const { id: product, ...choice } = withCream;
    const iikoProducts = [
      { product, quantity: 2 },
      { product, ...choice },
    ];
    const refused = await update({ id, iikoProducts });
    expect([refused.status, refused.body.details?.[0]]).toEqual([
      422,
      { path: 'data.order.iikoProducts.1', message: 'Каждый товар — одной строкой' },
    ]);
  });

  it('can add until the order has as much as is left', async () => {
    const { id } = await placed();
    await setStopList(portal.prisma, runOut(dishes.borsch, 4));
    const lines = (quantity: number) => [{ product: dishes.borsch, quantity }];
    expect((await update({ id, iikoProducts: lines(5) })).body.code).toBe('STOP_LIST');
    expect((await update({ id, iikoProducts: lines(4) })).status).toBe(200);
  });

  it('cannot add what is not on the menu', async () => {
    const { id } = await placed();
    const iikoProducts = [{ product: dishes.ribeye, quantity: 1 }];
    const refused = await update({ id, iikoProducts });
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_FOR_SALE']);
    expect(refused.body.details?.[0]?.path).toBe('data.order.iikoProducts.0.modifiers');
  });

  it('cannot add while the restaurant is not heard of, and can still take out', async () => {
    const { id } = await placed([withCream, { id: dishes.mors, quantity: 1 }]);
    await setStopList(portal.prisma, [], new Date(0));
    const more = await update({ id, iikoProducts: [{ product: dishes.mors, quantity: 2 }] });
    expect([more.status, more.body.code]).toEqual([503, 'RESTAURANT_UNAVAILABLE']);
    const fewer = await update({ id, iikoProducts: [{ product: dishes.mors, quantity: 1 }] });
    expect(linesOf(fewer.body.order)).toEqual([['Морс клюквенный', 1, 190]]);
  });

  it('keep dishes and products apart', async () => {
    const { soapId } = portal.hotel;
    const ofDishes = await placed();
    const ofProducts = await placeOrder(portal, { paymentType: 'cash' });
    const mixed = [
      await update({ id: ofDishes.id, products: [{ id: soapId, quantity: 1 }] }),
      await update({
        id: ofProducts.id,
        iikoProducts: [{ product: dishes.borsch, quantity: 1 }],
      }),
    ];
    expect(mixed.map(({ status, body }) => [status, body.details?.[0]?.path])).toEqual([
      [422, 'data.order.products'],
      [422, 'data.order.iikoProducts'],
    ]);
  });
});

describe('a dish that runs out after it was ordered', () => {
  /** What the restaurant has run out of becomes known. */
  async function becomeKnown(stopped: Stopped[]): Promise<void> {
    await makeChange((change) =>
      markStoppedLines({ ...change, enqueue: (...rows) => void sent.push(...rows) }, stopped),
    );
  }
  let sent: { kind: string; payload: unknown }[] = [];
  beforeEach(() => {
    sent = [];
  });

  it('is marked in open orders, and staff and guest are told; back again as well', async () => {
    const order = await placed([withCream, { id: dishes.mors, quantity: 1 }]);
    await becomeKnown(runOut(dishes.borsch));
    const marked = {
      kind: 'orderStatusChange',
      payload: {
        orderId: order.id,
        newStatus: 'new',
        iikoProducts: [
          { product: dishes.borsch, stoplist: true },
          { product: dishes.mors, stoplist: false },
        ],
      },
    };
    expect(sent).toMatchObject([marked]);
    await becomeKnown(runOut(dishes.borsch));
    expect(sent).toHaveLength(1);
    await becomeKnown([]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ payload: { iikoProducts: [{ stoplist: false }, {}] } });
  });

  it('is marked for its modifier alone, and not while some is left', async () => {
    const order = await placed();
    await becomeKnown(runOut(dishes.cream, 1));
    expect(sent).toEqual([]);
    await becomeKnown(runOut(dishes.cream));
    expect(sent).toMatchObject([{ payload: { orderId: order.id } }]);
  });

  it('leaves orders alone that are on their way or closed, and the version of all', async () => {
    const [open, loading, canceled] = [await placed(), await placed(), await placed()];
    await update({ id: loading.id, status: 'inwork' });
    await update({ id: loading.id, status: 'delivered' });
    await update({ id: canceled.id, status: 'canceled', cancelReason: 'other' });
    await becomeKnown(runOut(dishes.borsch));
    expect(sent).toMatchObject([{ payload: { orderId: open.id } }]);
    const rows = await portal.prisma.order.findMany({
      orderBy: { id: 'asc' },
      select: { version: true, lines: { select: { stoplist: true } } },
    });
    expect(rows).toEqual([
      { version: 1, lines: [{ stoplist: true }] },
      { version: 3, lines: [{ stoplist: false }] },
      { version: 2, lines: [{ stoplist: false }] },
    ]);
  });

  it('costs the same few queries for many orders', async () => {
    for (let order = 0; order < 5; order += 1) await placed();
    const queries: string[] = [];
    await makeChange(({ transaction, ...change }) => {
      const counted = {
        $queryRawUnsafe(sql: string, ...values: unknown[]) {
          queries.push(sql);
          return transaction.$queryRawUnsafe(sql, ...values);
        },
      };
      return markStoppedLines({ ...change, transaction: counted as never }, runOut(dishes.borsch));
    });
    expect(queries).toHaveLength(5);
    expect(await portal.prisma.orderLine.count({ where: { stoplist: true } })).toBe(5);
  });
});
