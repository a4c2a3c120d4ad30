import { randomUUID } from 'node:crypto';
import type { Order } from '@portal/domain/orders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopClient } from '../../../../sandbox/testing/shop-client.ts';
import { orderFault } from '../../../../sandbox/testing/test-sandbox.ts';
import {
  clearMoney,
  createPayingPortal,
  heldRefunds,
  placeAndBegin,
  readOrder,
  steer,
  waitForHandled,
  waitForPaidFor,
} from '../../../../test/fixtures/orders/payments.ts';
import { createDueMoney } from '../due-money-repository.ts';
import { eventually } from '../../../../test/eventually.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createPayingPortal());
beforeEach(() => clearMoney(portal));

const refund = (data: object) =>
  portal.call<{ order: Order }>('admin', '/api/admin/payment/refund', data, {
    'idempotency-key': randomUUID(),
  });

async function paidOrder(): Promise<{ orderId: number; paymentId: string }> {
  const { order, id } = await placeAndBegin(portal);
  await steer(portal, id, 'succeed');
  await waitForPaidFor(portal, order.id, 'succeeded');
  await waitForHandled(portal);
  return { orderId: order.id, paymentId: id };
}

describe('less than the bank gives back at once', () => {
  it.each([
    [299.5, 'Останется 0.5 ₽, а меньше 1 ₽ банк потом не вернёт. Верните все 300 ₽'],
    [0.5, 'Банк возвращает не меньше 1 ₽'],
  ])('is refused before anything is written: %d ₽', async (amount, message) => {
    const { orderId } = await paidOrder();
    const { status, body } = await refund({ orderId, amount });
    expect(status).toBe(422);
    expect(body.details).toMatchObject([{ path: 'data.amount', message, value: 300 }]);
    expect(await portal.prisma.refund.count()).toBe(0);
  });
});

describe('a late second payment whose own refund the provider rejects', () => {
  it('does not stand in the way of giving back what has paid the order', async () => {
    const { orderId, paymentId } = await paidOrder();
    const { id: twin } = await createShopClient(portal.sandbox).createPayment({
      amount: { value: '300.00', currency: 'RUB' },
      metadata: { order_id: String(orderId) },
    });
    await portal.prisma.payment.create({
      data: {
        ...{ id: randomUUID(), orderId, provider: 'yookassa', status: 'canceled' },
        ...{ amountKopecks: 30_000, createdAt: new Date(Date.now() - 1000) },
      },
    });
    const reject = vi.spyOn(portal.providers.paymentGateway, 'refundPayment');
    await steer(portal, twin, 'succeed');
    await eventually(() => {
      expect(reject).toHaveBeenCalled();
    });
    await eventually(async () => {
      expect(await heldRefunds(portal)).toMatchObject([{ payment_id: twin }]);
    });
    await portal.prisma.refund.updateMany({ data: { status: 'canceled', nextCheckAt: null } });
    // The earlier of the two is the one that was not needed.
    await portal.prisma.payment.updateMany({
      where: { providerPaymentId: twin },
      data: { createdAt: new Date(Date.now() - 3_600_000) },
    });
    const { status, body } = await refund({ orderId, amount: 100 });
    expect([status, body.order.attributes.refunded]).toEqual([200, 100]);
    expect((await heldRefunds(portal)).map(({ payment_id }) => payment_id)).toEqual([
      twin,
      paymentId,
    ]);
    expect((await readOrder(portal, orderId)).paid_for).toBe('succeeded');
  });
});

describe('an order with more lines than a receipt takes', () => {
  it('is not placed to be paid online, with a word on what to do', async () => {
    const { shopId, roomId, guestId } = portal.hotel;
    const made = await portal.prisma.product.createManyAndReturn({
      data: Array.from({ length: 81 }, (_, index) => ({
        ...{ name: `Товар ${index}`, priceKopecks: 1000, storeId: shopId },
      })),
    });
    const place = (count: number, changes: object = {}) =>
      portal.call(`guest-${guestId}`, '/api/order/create', {
        order: {
          ...{ store: shopId, room: roomId, paymentType: 'external', payment_system: 'yookassa' },
          products: made.slice(0, count).map(({ id }) => ({ id, quantity: 1 })),
          ...changes,
        },
      });
    const refused = await place(81);
    expect(refused.status).toBe(422);
    expect(refused.body.details).toMatchObject([
      { path: 'data.order.products', message: expect.stringContaining('80') as string },
    ]);
    expect((await place(80)).status).toBe(201);
    expect((await place(81, { paymentType: 'cash' })).status).toBe(201);
  });
});

describe('a start of several instances', () => {
  it('looks at open payments one after another, each once', async () => {
    await portal.services.payments.stop();
    await orderFault(portal.sandbox, 'yookassa', 'lost-webhook', -1);
    await Promise.all(Array.from({ length: 8 }, () => placeAndBegin(portal)));
    const later = new Date(Date.now() + 3_600_000);
    await portal.prisma.payment.updateMany({ data: { nextCheckAt: later } });
    const due = createDueMoney(portal.prisma);
    const now = Date.now();
    await due.reopenPayments();
    const spread = (await portal.prisma.payment.findMany())
      .map(({ nextCheckAt }) => nextCheckAt!.getTime() - now)
      .toSorted((a, b) => a - b);
    expect(spread[7]! - spread[0]!).toBe(700);
    expect(spread[0]!).toBeLessThan(1000);

    // Looked at by the first instance; the next one leaves them to their own time.
    await portal.prisma.payment.updateMany({ data: { nextCheckAt: new Date() } });
    expect(await due.claimPayments(10)).toHaveLength(8);
    await portal.prisma.payment.updateMany({ data: { nextCheckAt: later } });
    await due.reopenPayments();
    const stored = await portal.prisma.payment.findMany();
    expect(stored.every(({ nextCheckAt }) => nextCheckAt?.getTime() === later.getTime())).toBe(
      true,
    );
    portal.services.payments.start();
  });
});

describe('a start of several instances that have refunds to make', () => {
  it('asks for them one after another, each once', async () => {
    const { orderId } = await paidOrder();
    await portal.services.payments.stop();
    const { id: paymentId } = await portal.prisma.payment.findFirstOrThrow({ where: { orderId } });
    const later = new Date(Date.now() + 3_600_000);
    await portal.prisma.refund.createMany({
      data: Array.from({ length: 8 }, () => ({
        ...{ id: randomUUID(), paymentId, status: 'intent' as const, reason: 'by_staff' as const },
        ...{ amountKopecks: 100, nextCheckAt: later },
      })),
    });
    const due = createDueMoney(portal.prisma);
    const now = Date.now();
    await due.reopenRefunds();
    const spread = (await portal.prisma.refund.findMany())
      .map(({ nextCheckAt }) => nextCheckAt!.getTime() - now)
      .toSorted((a, b) => a - b);
    expect(spread[7]! - spread[0]!).toBe(700);
    expect(spread[0]!).toBeLessThan(1000);

    await portal.prisma.refund.updateMany({ data: { nextCheckAt: new Date() } });
    expect(await due.claimRefunds(10)).toHaveLength(8);
    await portal.prisma.refund.updateMany({ data: { nextCheckAt: later } });
    await due.reopenRefunds();
    const stored = await portal.prisma.refund.findMany();
    expect(stored.every(({ nextCheckAt }) => nextCheckAt?.getTime() === later.getTime())).toBe(
      true,
    );
    await portal.prisma.refund.deleteMany();
    portal.services.payments.start();
  });
});

describe('a payment whose day of looks is over', () => {
  it('is looked at again when the last look failed', async () => {
    const { id } = await placeAndBegin(portal);
    const createdAt = new Date(Date.now() - 25 * 3_600_000);
    const nextCheckAt = new Date(Date.now() + 3_600_000);
    const where = { providerPaymentId: id };
    await portal.prisma.payment.updateMany({ where, data: { createdAt, nextCheckAt } });
    const { books } = portal.context.modules.payments;
    const payment = (await books.queries.findByProviderId(id))!;
    await createDueMoney(portal.prisma).postponePayment(payment, 'timed out');
    const after = await portal.prisma.payment.findFirstOrThrow({ where });
    expect(after.nextCheckAt?.getTime()).toBeGreaterThan(Date.now());
    expect(after.lastError).toBe('timed out');
  });
});
