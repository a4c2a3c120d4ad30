import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createShopClient } from '../../../../sandbox/testing/shop-client.ts';
import { orderFault } from '../../../../sandbox/testing/test-sandbox.ts';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
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
import { eventually } from '../../../../test/eventually.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createPayingPortal());
beforeEach(() => clearMoney(portal));

/** A payment that was made for an order without the portal. */
async function paidWithoutUs(orderId: number, roubles = '300.00'): Promise<string> {
  await orderFault(portal.sandbox, 'yookassa', 'lost-webhook', -1);
  const { id } = await createShopClient(portal.sandbox).createPayment({
    amount: { value: roubles, currency: 'RUB' },
    metadata: { order_id: String(orderId) },
  });
  await steer(portal, id, 'succeed');
  return id;
}

const adopt = async (id: string) =>
  portal.context.modules.payments.books.adoptPayment(
    'yookassa',
    await portal.providers.paymentGateway.getPayment(id),
  );

describe('a payment that the provider knows and the portal does not', () => {
  it('pays the order that it names, once', async () => {
    const order = await placeOrder(portal);
    const id = await paidWithoutUs(order.id);
    await adopt(id);
    await adopt(id);
    expect(await readOrder(portal, order.id)).toMatchObject({ paid_for: 'succeeded' });
    expect(await portal.prisma.payment.findMany()).toMatchObject([
      { providerPaymentId: id, status: 'succeeded' },
    ]);
  });

  it('goes back where the order is paid already', async () => {
    const { order, id } = await placeAndBegin(portal);
    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
    await waitForHandled(portal);
    const second = await paidWithoutUs(order.id);
    await adopt(second);
    await eventually(async () => {
      expect(await heldRefunds(portal)).toMatchObject([{ payment_id: second }]);
    });
    expect((await readOrder(portal, order.id)).refunded).toBe(0);
  });

  it('of no order of ours is not booked', async () => {
    const id = await paidWithoutUs(2_000_000_000);
    expect(await adopt(id)).toBeNull();
    expect(await portal.prisma.payment.count()).toBe(0);
  });
});

describe('what staff gave back outside the portal', () => {
  it('is noted, and is not given back once more when the order is canceled', async () => {
    const { order, id } = await placeAndBegin(portal);
    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
    const { books } = portal.context.modules.payments;
    const payment = (await books.queries.findByProviderId(id))!;
    const returned = { id: randomUUID(), amountKopecks: 10_000, comment: 'Наличными' };
    expect(await books.noteReturned(payment, returned, 'admin_admin')).toBe('noted');
    expect(await books.noteReturned(payment, returned, 'admin_admin')).toBe('noted');
    expect((await readOrder(portal, order.id)).refunded).toBe(100);
    const tooMuch = { ...returned, id: randomUUID(), amountKopecks: 20_001 };
    expect(await books.noteReturned(payment, tooMuch, 'admin_admin')).toBe('spent');
    await portal.call('admin', '/api/order/update', {
      order: { id: order.id, status: 'canceled', cancelReason: 'other' },
    });
    await eventually(async () => {
      expect((await readOrder(portal, order.id)).refunded).toBe(300);
    });
    expect(await heldRefunds(portal)).toMatchObject([{ amount: { value: '200.00' } }]);
  });
});

describe('the provider’s lists', () => {
  it('give payments and refunds of a period, page by page', async () => {
    const gateway = portal.providers.paymentGateway;
    const since = new Date(Date.now() - 60_000);
    const { order, id } = await placeAndBegin(portal);
    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
    const shop = createShopClient(portal.sandbox);
    const amount = { value: '100.00', currency: 'RUB' };
    const { body } = await shop.post('refunds', { payment_id: id, amount });
    await Promise.all(Array.from({ length: 100 }, () => shop.createPayment()));
    const until = new Date(Date.now() + 60_000);
    const first = await gateway.listPayments({ since, until });
    expect(first.items).toHaveLength(100);
    const rest = await gateway.listPayments({ since, until, cursor: first.nextCursor! });
    expect(rest).toMatchObject({ items: [{ id, orderId: order.id }], nextCursor: null });
    expect(await gateway.listRefunds({ since, until })).toMatchObject({
      items: [{ id: body.id, paymentId: id, amountKopecks: 10_000 }],
      nextCursor: null,
    });
    expect((await gateway.listPayments({ since: until, until })).items).toEqual([]);
  });
});
