import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';
import { createShopClient } from '../../../../sandbox/testing/shop-client.ts';
import { orderFault } from '../../../../sandbox/testing/test-sandbox.ts';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import {
  beginPayment,
  clearMoney,
  createPayingPortal,
  heldPayments,
  heldRefunds,
  notify,
  paymentMessages,
  placeAndBegin,
  readOrder,
  steer,
  waitForHandled,
  waitForPaidFor,
  type PayingPortal,
} from '../../../../test/fixtures/orders/payments.ts';

const [portal, held] = await Promise.all([
  sharedByTests(createPayingPortal()),
  sharedByTests(createPayingPortal({ YOOKASSA_CAPTURE: 'manual' })),
]);
beforeEach(() => clearMoney(portal));

const cancelByGuest = ({ call, hotel }: PayingPortal, id: number) =>
  call(`guest-${hotel.guestId}`, '/api/order/cancel', { id });
const cancelByStaff = ({ call }: PayingPortal, id: number) =>
  call('admin', '/api/order/update', {
    order: { id, status: 'canceled', cancelReason: 'item_unavailable' },
  });

function waitForRefunded(id: number, roubles: number): Promise<void> {
  return eventually(async () => {
    expect((await readOrder(portal, id)).refunded).toBe(roubles);
  });
}

describe('money that comes for an order that was canceled meanwhile', () => {
  it('goes back by itself, once, and guest and staff are told', async () => {
    const { order, id } = await placeAndBegin(portal);
    expect((await cancelByGuest(portal, order.id)).status).toBe(200);
    await steer(portal, id, 'succeed');
    await waitForRefunded(order.id, 300);
    await notify(portal, 'payment.succeeded', { id });
    await waitForHandled(portal);

    expect(await heldRefunds(portal)).toMatchObject([
      { payment_id: id, amount: { value: '300.00' } },
    ]);
    expect(await readOrder(portal, order.id)).toMatchObject({
      status: 'canceled',
      paid_for: 'succeeded',
      refunded: 300,
    });
    expect(await paymentMessages(portal)).toEqual([
      { orderId: order.id, paid_for: 'pending' },
      { orderId: order.id, paid_for: 'succeeded' },
      { orderId: order.id, paid_for: 'succeeded' },
    ]);
    const audit = await portal.prisma.auditEntry.findMany({ where: { action: 'payment' } });
    expect(audit.map(({ to }) => to)).toContainEqual(
      expect.objectContaining({ reason: 'order_canceled', amountKopecks: 30_000 }),
    );
  });

  it('is not needed for a payment that never ends in money', async () => {
    const { order, id } = await placeAndBegin(portal);
    await cancelByGuest(portal, order.id);
    await steer(portal, id, 'cancel');
    await waitForPaidFor(portal, order.id, 'canceled');
    expect(await portal.prisma.refund.count()).toBe(0);
  });
});

describe('canceling a paid order', () => {
  it('sends the money back', async () => {
    const { order, id } = await placeAndBegin(portal);
    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
    expect((await cancelByGuest(portal, order.id)).body.code).toBe('ALREADY_PAID');
    expect((await cancelByStaff(portal, order.id)).status).toBe(200);
    await waitForRefunded(order.id, 300);
    expect(await heldRefunds(portal)).toHaveLength(1);
  });

  it.each(['drop-after-commit', 'error', 'offline'])(
    'sends it back once when the provider fails with "%s"',
    async (error) => {
      const { order, id } = await placeAndBegin(portal);
      await steer(portal, id, 'succeed');
      await waitForPaidFor(portal, order.id, 'succeeded');
      await waitForHandled(portal);
      await orderFault(portal.sandbox, 'yookassa', error);
      await orderFault(portal.sandbox, 'yookassa', 'lost-webhook');
      await cancelByStaff(portal, order.id);
      await eventually(async () => {
        expect((await portal.prisma.refund.findFirst())!.lastError).not.toBeNull();
      });
      expect((await readOrder(portal, order.id)).refunded).toBe(0);
      await portal.prisma.refund.updateMany({ data: { nextCheckAt: new Date() } });
      await waitForRefunded(order.id, 300);
      expect(await heldRefunds(portal)).toHaveLength(1);
    },
  );

  it('hears of it by notification when the answer was lost', async () => {
    const { order, id } = await placeAndBegin(portal);
    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
    await waitForHandled(portal);
    await orderFault(portal.sandbox, 'yookassa', 'drop-after-commit');
    await cancelByStaff(portal, order.id);
    await waitForRefunded(order.id, 300);
    expect(await heldRefunds(portal)).toHaveLength(1);
  });

  it('tells the truth when the provider refuses to send it back, and asks again', async () => {
    const { order, id } = await placeAndBegin(portal);
    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
    await waitForHandled(portal);
    await orderFault(portal.sandbox, 'yookassa', 'error-text');
    await cancelByStaff(portal, order.id);
    await eventually(async () => {
      expect(await portal.prisma.refund.findFirst()).toMatchObject({
        status: 'intent',
        nextCheckAt: expect.any(Date) as Date,
        lastError: expect.stringContaining('invalid_request') as string,
      });
    });
    expect((await readOrder(portal, order.id)).refunded).toBe(0);
    const sent = await portal.prisma.outbox.findMany({
      where: { channel: 'telegram', kind: 'alarm' },
    });
    expect(sent.map(({ payload }) => payload)).toEqual([
      { notice: { topic: 'alarm', text: expect.stringContaining(`#${order.id}`) as string } },
    ]);
  });

  it('lets money go that is only held', async () => {
    const { order, id } = await placeAndBegin(held);
    await steer(held, id, 'hold');
    await waitForPaidFor(held, order.id, 'waiting_for_capture');
    expect((await beginPayment(held, order.id)).body.code).toBe('ALREADY_PAID');
    await cancelByStaff(held, order.id);
    await waitForPaidFor(held, order.id, 'canceled');
    expect(await heldPayments(held)).toMatchObject([{ status: 'canceled' }]);
    expect(await held.prisma.refund.count()).toBe(0);
  });

  it('lets money go that is held after the order was canceled', async () => {
    const { order, id } = await placeAndBegin(held);
    await cancelByGuest(held, order.id);
    await steer(held, id, 'hold');
    await waitForPaidFor(held, order.id, 'canceled');
  });
});

describe('a second payment for an order that is paid', () => {
  /** A payment that was given up because its answer never came, and that the provider has after all. */
  async function lateTwin(orderId: number, roubles = '300.00'): Promise<string> {
    const { id } = await createShopClient(portal.sandbox).createPayment({
      amount: { value: roubles, currency: 'RUB' },
      metadata: { order_id: String(orderId) },
    });
    await portal.prisma.payment.create({
      data: {
        id: crypto.randomUUID(),
        orderId,
        provider: 'yookassa',
        status: 'canceled',
        amountKopecks: Number(roubles) * 100,
      },
    });
    return id;
  }

  it('goes back by itself, and the order stays paid', async () => {
    const { order, id } = await placeAndBegin(portal);
    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
    const twin = await lateTwin(order.id);
    await steer(portal, twin, 'succeed');
    await eventually(async () => {
      expect(await portal.prisma.refund.findMany()).toMatchObject([{ status: 'succeeded' }]);
    });
    expect(await heldRefunds(portal)).toMatchObject([{ payment_id: twin }]);
    expect(await readOrder(portal, order.id)).toMatchObject({
      paid_for: 'succeeded',
      refunded: 0,
    });
    expect(await paymentMessages(portal)).toHaveLength(3);

    await cancelByStaff(portal, order.id);
    await waitForRefunded(order.id, 300);
    expect((await heldRefunds(portal)).map((refund) => refund.payment_id)).toContain(id);
    expect(await portal.prisma.refund.count()).toBe(2);
  });

  it('pays the order when it comes first, and the other one goes back', async () => {
    const { order, id } = await placeAndBegin(portal);
    const twin = await lateTwin(order.id);
    await steer(portal, twin, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
    await steer(portal, id, 'succeed');
    await eventually(async () => {
      expect(await heldRefunds(portal)).toMatchObject([{ payment_id: id }]);
    });
  });

  it('goes back when it is for a total that the order no longer has', async () => {
    const order = await placeOrder(portal);
    const twin = await lateTwin(order.id, '100.00');
    await steer(portal, twin, 'succeed');
    await eventually(async () => {
      expect(await heldRefunds(portal)).toMatchObject([{ payment_id: twin }]);
    });
    expect((await readOrder(portal, order.id)).paid_for).not.toBe('succeeded');
    expect((await beginPayment(portal, order.id)).status).toBe(200);
  });
});
