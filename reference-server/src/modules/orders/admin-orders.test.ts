import type { BoardOrder, Order, OrderBoard, OrderDetails } from '@portal/domain/orders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOrder } from '../../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { beginPayment } from '../../../test/fixtures/orders/payments.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));
beforeEach(async () => {
  const { prisma } = portal;
  await prisma.ticket.deleteMany();
  await prisma.rating.deleteMany();
  await prisma.payment.deleteMany();
  await prisma.order.deleteMany();
  await prisma.auditEntry.deleteMany();
});

const cash = { paymentType: 'cash' };
const update = (order: object) =>
  portal.call<{ order: Order }>('moderator', '/api/order/update', { order });

async function readBoard(): Promise<OrderBoard> {
  const { status, body } = await portal.call<{ board: OrderBoard }>(
    'moderator',
    '/api/admin/order/board',
    {},
  );
  expect(status).toBe(200);
  return body.board;
}

async function readDetails(id: number, as = 'admin'): Promise<OrderDetails> {
  const { body } = await portal.call<{ details: OrderDetails }>(as, '/api/admin/order/details', {
    id,
  });
  return body.details;
}

describe('the board', () => {
  it('has every open order in short, the oldest first, and what ended today', async () => {
    const { hotel } = portal;
    const lines = [hotel.soapId, hotel.candleId, hotel.massageId];
    const products = lines.map((id) => ({ id, quantity: 2 }));
    const first = await placeOrder(portal, { ...cash, products, comment: 'Побыстрее' });
    const second = await placeOrder(portal, cash);
    const ended = [await placeOrder(portal, cash), await placeOrder(portal, cash)];
    await update({ id: ended[0]?.id, status: 'canceled', cancelReason: 'other' });
    for (const status of ['inwork', 'delivered', 'done']) {
      await update({ id: ended[1]?.id, status });
    }
    await portal.prisma.order.update({
      where: { id: (await placeOrder(portal, cash)).id },
      data: { status: 'done', statusAt: new Date('2026-01-01T00:00:00Z') },
    });

    const board = await readBoard();
    expect(board).toMatchObject({ open: 2, today: { done: 1, canceled: 1 } });
    expect(board.orders.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(board.orders[0]?.attributes).toEqual({
      status: 'new',
      room: first.attributes.room,
      guest: first.attributes.guest,
      store: first.attributes.store,
      comment: 'Побыстрее',
      paymentType: 'cash',
      payment_system: null,
      paid_for: null,
      approve: false,
      total: -1,
      refunded: 0,
      create_at: first.attributes.create_at,
      status_at: first.attributes.create_at,
      version: 1,
      lines: {
        count: 3,
        first: ['Мыло', 'Свеча', 'Массаж'].map((name) => ({ name, quantity: 2 })),
        hasStopped: false,
      },
      isOpened: false,
    } satisfies BoardOrder['attributes']);
  });

  it('says since when an order is where it is', async () => {
    const { id, attributes } = await placeOrder(portal, cash);
    expect(attributes.status_at).toBe(attributes.create_at);
    const { body } = await update({ id, status: 'inwork' });
    const [card] = (await readBoard()).orders;
    expect(card?.attributes.status_at).toBe(body.order.attributes.status_at);
    expect(Date.parse(body.order.attributes.status_at)).toBeGreaterThan(
      Date.parse(attributes.create_at),
    );
    // A comment moves nothing.
    const commented = await update({ id, comment: 'Позвонить' });
    expect(commented.body.order.attributes.status_at).toBe(body.order.attributes.status_at);
  });

  it('takes two queries, however many orders there are', async () => {
    for (let count = 0; count < 3; count += 1) await placeOrder(portal, cash);
    const queries = vi.spyOn(portal.prisma, '$queryRawUnsafe');
    await readBoard();
    expect(queries).toHaveBeenCalledTimes(2);
  });
});

describe('the details of an order', () => {
  it('count as opening it, once and for every device', async () => {
    const [one, other] = [await placeOrder(portal, cash), await placeOrder(portal, cash)];
    const opened = async () =>
      (await readBoard()).orders.map(({ id, attributes }) => [id, attributes.isOpened]);
    expect(await opened()).toEqual([
      [one.id, false],
      [other.id, false],
    ]);
    await readDetails(one.id, 'moderator');
    const first = await portal.prisma.order.findUniqueOrThrow({ where: { id: one.id } });
    await readDetails(one.id);
    const again = await portal.prisma.order.findUniqueOrThrow({ where: { id: one.id } });
    expect(again).toEqual(first);
    expect(await opened()).toEqual([
      [one.id, true],
      [other.id, false],
    ]);
  });

  it('tell who did what to it, and when', async () => {
    const { hotel } = portal;
    const { id, attributes } = await placeOrder(portal, cash);
    await update({
      id,
      products: [
        { id: hotel.soapId, quantity: 1 },
        { id: hotel.candleId, quantity: 3 },
      ],
      comment: 'Позвонить',
    });
    await update({ id, status: 'inwork' });
    await update({ id, status: 'canceled', cancelReason: 'guest_not_found' });

    const { history, order } = await readDetails(id);
    expect(order.attributes).toMatchObject({ status: 'canceled', version: 4 });
    expect(history.map(({ by, changes }) => ({ by, changes }))).toEqual([
      {
        by: { kind: 'guest', id: String(hotel.guestId), name: 'Анна' },
        changes: [{ kind: 'placed' }],
      },
      {
        by: { kind: 'staff', id: 'moderator', name: 'Мария' },
        changes: [
          {
            kind: 'lines',
            lines: [
              { name: 'Мыло', before: 2, after: 1 },
              { name: 'Свеча', before: null, after: 3 },
            ],
          },
          { kind: 'total', from: 300, to: 448.5 },
          { kind: 'comment', from: '', to: 'Позвонить' },
        ],
      },
      {
        by: { kind: 'staff', id: 'moderator', name: 'Мария' },
        changes: [{ kind: 'status', from: 'new', to: 'inwork', reason: null }],
      },
      {
        by: { kind: 'staff', id: 'moderator', name: 'Мария' },
        changes: [
          {
            kind: 'status',
            from: 'inwork',
            to: 'canceled',
            reason: { cancel_reason: 'guest_not_found', metadata: null },
          },
        ],
      },
    ]);
    expect(history[0]?.at).toBe(attributes.create_at);
    expect(history.at(-1)?.at).not.toBe(attributes.create_at);
  });

  it('have the payments as the provider knows them', async () => {
    const { id } = await placeOrder(portal);
    const { body } = await beginPayment(portal, id);
    const { payments, history } = await readDetails(id);
    expect(payments).toMatchObject([
      { id: body.payment.id, status: 'pending', amount: 300, error: null, refunds: [] },
    ]);
    expect(history.at(-1)).toMatchObject({
      by: { kind: 'portal', id: '', name: '' },
      changes: [{ kind: 'payment', from: null, to: 'pending' }],
    });
  });

  it('have the rating, and how the guest stands', async () => {
    const { prisma, hotel } = portal;
    const { id } = await placeOrder(portal, cash);
    const other = await placeOrder(portal, cash);
    await update({ id: other.id, status: 'canceled', cancelReason: 'other' });
    await prisma.rating.create({
      data: { guestId: hotel.guestId, orderId: id, score: 4, review: 'Хорошо' },
    });
    await prisma.guest.update({ where: { id: hotel.guestId }, data: { approved: false } });
    const { rating, guest } = await readDetails(id);
    await prisma.guest.update({ where: { id: hotel.guestId }, data: { approved: true } });
    expect(rating).toMatchObject({ score: 4, review: 'Хорошо' });
    expect(guest).toMatchObject({ approved: false, orders: 2, canceled: 1 });
  });

  it('have its tickets for admins, and for moderators nothing of them', async () => {
    const { prisma, hotel } = portal;
    const { id } = await placeOrder(portal, cash);
    const ticket = await prisma.ticket.create({
      data: { guestId: hotel.guestId, roomId: hotel.roomId, orderId: id },
    });
    expect((await readDetails(id)).tickets).toMatchObject([{ id: ticket.id, status: 'new' }]);
    expect((await readDetails(id, 'moderator')).tickets).toBeNull();
  });

  it('are not there for an order that is not', async () => {
    const data = { id: 2_000_000_000 };
    const { status } = await portal.call('admin', '/api/admin/order/details', data);
    expect(status).toBe(404);
  });
});

describe('a change of an order that somebody else has changed meanwhile', () => {
  it('is refused with the order as it stands, so that theirs can be shown against mine', async () => {
    const { id } = await placeOrder(portal, cash);
    const { body: theirs } = await update({ id, comment: 'Их', version: 1 });
    const { status, body } = await update({ id, comment: 'Мой', version: 1 });
    expect([status, body.code]).toEqual([409, 'STALE_VERSION']);
    expect(body.order).toEqual(theirs.order);
  });
});
