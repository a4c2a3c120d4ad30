import { orderDescriptionMaxLength, type Order, type OrderDetails } from '@portal/domain/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));
const guest = `guest-${portal.hotel.guestId}`;
beforeEach(async () => {
  const { prisma } = portal;
  await prisma.payment.deleteMany();
  await prisma.order.deleteMany();
  await prisma.outbox.deleteMany();
  await prisma.auditEntry.deleteMany();
});

const update = (order: object, as = 'moderator') =>
  portal.call<{ order: Order }>(as, '/api/order/update', { order });
const cancel = (data: object, as = guest) =>
  portal.call<{ order: Order }>(as, '/api/order/cancel', data);

async function placed(changes: object = {}): Promise<Order> {
  const order = await placeOrder(portal, { paymentType: 'cash', ...changes });
  await portal.prisma.outbox.deleteMany();
  return order;
}

async function stored({ id }: Order): Promise<Order['attributes']> {
  const { body } = await portal.call<{ orders: { data: Order[] } }>(guest, '/api/orders', {});
  return body.orders.data.find((order) => order.id === id)!.attributes;
}

describe('staff changing an order', () => {
  it('moves it along to its end, keeping where it came from and when it was done', async () => {
    const { id } = await placed();
    for (const [status, previous] of [
      ['inwork', 'new'],
      ['delivered', 'inwork'],
      ['done', 'delivered'],
    ]) {
      const { body } = await update({ id, status });
      expect(body.order.attributes).toMatchObject({ status, previous_status: previous });
      const { completed_at } = body.order.attributes;
      expect(completed_at === null).toBe(status !== 'done');
    }
    expect((await update({ id, status: 'inwork' })).body.code).toBe('ILLEGAL_TRANSITION');
  });

  it('tells the guest and staff, and notes who did it, in the same transaction', async () => {
    const order = await placed();
    await update({ id: order.id, status: 'inwork' });
    const { products, iikoProducts, paid_for } = order.attributes;
    const sent = await portal.prisma.outbox.findMany({ where: { channel: 'live' } });
    expect(sent).toMatchObject([
      {
        kind: 'orderStatusChange',
        payload: { newStatus: 'inwork', orderId: order.id, paid_for, products, iikoProducts },
        audience: { guestId: portal.hotel.guestId, roles: ['admin', 'moderator'] },
      },
    ]);
    expect(await portal.prisma.auditEntry.findMany()).toMatchObject([
      {
        actor: 'admin_moderator',
        action: 'update',
        entity: 'order',
        entityId: String(order.id),
        from: { status: 'new', previousStatus: null },
        to: { status: 'inwork', previousStatus: 'new' },
      },
    ]);
  });

  it('setting the status it has changes nothing and is no error', async () => {
    const { id } = await placed();
    await update({ id, status: 'inwork' });
    const before = await portal.prisma.outbox.count();
    const { status, body } = await update({ id, status: 'inwork' });
    expect([status, body.order.attributes.version]).toEqual([200, 2]);
    expect(await portal.prisma.outbox.count()).toBe(before);
  });

  it.each([
    ['delivered', undefined, 409, 'ILLEGAL_TRANSITION'],
    ['done', undefined, 409, 'ILLEGAL_TRANSITION'],
    ['canceled', undefined, 422, 'CANCEL_REASON_REQUIRED'],
    ['canceled', 'no_such_reason', 422, 'INVALID'],
    ['lost', undefined, 422, 'INVALID'],
  ])('refuses new → %s with the reason %s', async (status, cancelReason, expected, code) => {
    const order = await placed();
    const refused = await update({ id: order.id, status, cancelReason });
    expect([refused.status, refused.body.code]).toEqual([expected, code]);
    expect(await stored(order)).toEqual(order.attributes);
    expect(await portal.prisma.outbox.count()).toBe(0);
  });

  it('cancels with a reason, as a bare code or with what belongs to it', async () => {
    const first = await placed();
    const bare = await update({ id: first.id, status: 'canceled', cancelReason: 'duplicate' });
    expect(bare.body.order.attributes).toMatchObject({
      status: 'canceled',
      cancelReason: { cancel_reason: 'duplicate', metadata: null },
      completed_at: null,
    });
    const second = await placed();
    const cancelReason = { cancel_reason: 'other', metadata: { note: 'Передумали' } };
    await update({ id: second.id, status: 'canceled', cancelReason });
    expect((await stored(second)).cancelReason).toEqual(cancelReason);
  });

  it('lets one of two staff win who act on the same version at once', async () => {
    const { id, attributes } = await placed();
    const { version } = attributes;
    const both = await Promise.all([
      update({ id, version, status: 'inwork' }, 'admin'),
      update({ id, version, status: 'canceled', cancelReason: 'other' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.body.code).toBe('STALE_VERSION');
    expect(lost?.body.details?.[0]).toMatchObject({ path: 'data.order.version', value: 2 });
    expect(await portal.prisma.auditEntry.count()).toBe(1);
  });

  it('reprices new lines by frozen prices and the catalogue', async () => {
    const { prisma, hotel } = portal;
    const order = await placed();
    await prisma.product.update({ where: { id: hotel.soapId }, data: { priceKopecks: 99_900 } });
    const products = [
      { id: hotel.soapId, quantity: 3 },
      { id: hotel.candleId, quantity: 2 },
    ];
    const { status, body } = await update({ id: order.id, products, comment: 'Добавили свечи' });
    await prisma.product.update({ where: { id: hotel.soapId }, data: { priceKopecks: 15_000 } });
    expect(status).toBe(200);
    expect(body.order.attributes).toMatchObject({
      products: [
        { id: hotel.soapId, price: 150, quantity: 3 },
        { id: hotel.candleId, price: 99.5, quantity: 2 },
      ],
      total: 649,
      comment: 'Добавили свечи',
      version: 2,
    });
    expect(await prisma.outbox.findMany()).toMatchObject([
      { kind: 'orderStatusChange', payload: { newStatus: 'new', products: [{}, {}] } },
    ]);
  });

  it.each([
    ['a product of another store', () => portal.hotel.foreignProductId, 422, 'INVALID'],
    ['a product that does not exist', () => 999_999, 422, 'INVALID'],
  ])('refuses %s as a line', async (_, id, status, code) => {
    const order = await placed();
    const refused = await update({ id: order.id, products: [{ id: id(), quantity: 1 }] });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await stored(order)).toEqual(order.attributes);
  });

  it('refuses a line that is not for sale, and dishes in a shop', async () => {
    const { prisma, hotel } = portal;
    const order = await placed();
    await prisma.product.update({ where: { id: hotel.candleId }, data: { forSale: false } });
    const products = [{ id: hotel.candleId, quantity: 1 }];
    expect((await update({ id: order.id, products })).body.code).toBe('NOT_FOR_SALE');
    await prisma.product.update({ where: { id: hotel.candleId }, data: { forSale: true } });
    const product = '4a4c9bd8-6a3c-4a39-9c1a-5a0f8e6f2a11';
    const dishes = await update({ id: order.id, iikoProducts: [{ product, quantity: 1 }] });
    expect(dishes.status).toBe(422);
  });

  it('leaves the lines of an order alone that somebody has begun, or that is being paid', async () => {
    const products = [{ id: portal.hotel.soapId, quantity: 5 }];
    const begun = await placed();
    await update({ id: begun.id, status: 'inwork' });
    expect((await update({ id: begun.id, products })).body.code).toBe('ILLEGAL_TRANSITION');

    for (const [paidFor, code] of [
      ['pending', 'ILLEGAL_TRANSITION'],
      ['waiting_for_capture', 'ALREADY_PAID'],
      ['succeeded', 'ALREADY_PAID'],
    ] as const) {
      const order = await placed();
      await portal.prisma.order.update({ where: { id: order.id }, data: { paidFor } });
      const refused = await update({ id: order.id, products });
      expect([refused.status, refused.body.code]).toEqual([409, code]);
    }
  });

  it('approves and comments, but not an order that is over', async () => {
    const { id } = await placed();
    const approved = await update({ id, approve: true });
    expect(approved.body.order.attributes).toMatchObject({ approve: true, version: 2 });
    await update({ id, status: 'canceled', cancelReason: 'other' });
    expect((await update({ id, comment: 'Поздно' })).status).toBe(409);
    expect((await update({ id, approve: true })).status).toBe(200);
  });

  it('notes something on it, which its guest reads and hears of', async () => {
    const order = await placed();
    const { id } = order;
    const { body } = await update({ id, description: ' Оставили на веранде ' });
    expect(body.order.attributes).toMatchObject({ description: 'Оставили на веранде', version: 2 });
    expect((await stored(order)).description).toBe('Оставили на веранде');
    expect(await portal.prisma.outbox.findMany()).toMatchObject([
      { channel: 'live', kind: 'orderStatusChange', payload: { orderId: id, newStatus: 'new' } },
    ]);
    expect(await portal.prisma.auditEntry.findMany()).toMatchObject([
      { from: { description: '' }, to: { description: 'Оставили на веранде' } },
    ]);
    const details = await portal.call<{ details: OrderDetails }>(
      'moderator',
      '/api/admin/order/details',
      { id },
    );
    expect(details.body.details.history.at(-1)?.changes).toEqual([
      { kind: 'description', from: '', to: 'Оставили на веранде' },
    ]);
    const tooLong = await update({ id, description: 'я'.repeat(orderDescriptionMaxLength + 1) });
    expect([tooLong.status, tooLong.body.details?.[0]?.path]).toEqual([
      422,
      'data.order.description',
    ]);
  });

  it('does not find an order that does not exist', async () => {
    expect((await update({ id: 1, status: 'inwork' })).status).toBe(404);
  });
});

describe('a guest canceling an order', () => {
  it('takes back an own one that is new, twice as well as once', async () => {
    const { id } = await placed();
    const [first, second] = [await cancel({ id }), await cancel({ id })];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.order.attributes).toMatchObject({
      status: 'canceled',
      previous_status: 'new',
      cancelReason: { cancel_reason: 'guest_request' },
      version: 2,
    });
    expect(await portal.prisma.auditEntry.findMany()).toMatchObject([
      { actor: guest.replace('guest-', 'user_') },
    ]);
  });

  it("does not find another guest's", async () => {
    const order = await placed();
    expect((await cancel({ id: order.id }, `guest-${portal.hotel.otherGuestId}`)).status).toBe(404);
    expect((await stored(order)).status).toBe('new');
  });

  it('cannot when somebody has begun it', async () => {
    const { id } = await placed();
    await update({ id, status: 'inwork' });
    expect((await cancel({ id })).body.code).toBe('ILLEGAL_TRANSITION');
  });

  it.each(['succeeded', 'waiting_for_capture'] as const)(
    'cannot when it is %s',
    async (paidFor) => {
      const { id } = await placed();
      await portal.prisma.order.update({ where: { id }, data: { paidFor } });
      const refused = await cancel({ id });
      expect([refused.status, refused.body.code]).toEqual([409, 'ALREADY_PAID']);
    },
  );

  const many = JSON.stringify(
    Object.fromEntries(Array.from({ length: 11 }, (_, each) => [`note ${each}`, 'x'])),
  );

  it.each(['{"note":"\\u0000"}', '{"note":"\\ud800"}', '{"a\\nb":"x"}', many])(
    'refuses %s in a reason',
    async (metadata) => {
      const { id } = await placed();
      const raw = `{"data":{"id":${id},"cancelReason":{"cancel_reason":"other","metadata":${metadata}}}}`;
      expect((await portal.call(guest, '/api/order/cancel', raw)).status).toBe(422);
    },
  );
});
