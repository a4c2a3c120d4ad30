import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopClient } from '../../../sandbox/testing/shop-client.ts';
import { orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import { startOrdering, type Ordering } from '../../../test/ordering.ts';
import {
  beginPayment,
  clearMoney,
  heldPayments,
  heldRefunds,
  notify,
  placeAndBegin,
  readOrder,
  steer,
  toldOfPayments,
  waitForHandled,
  waitForPaidFor,
} from '../../../test/paying.ts';

let ordering: Ordering;
let held: Ordering;

beforeAll(async () => {
  [ordering, held] = await Promise.all([
    startOrdering({ isWatching: true }),
    startOrdering({ isWatching: true, capture: 'manual' }),
  ]);
});
afterAll(() => Promise.all([ordering.stop(), held.stop()]));
beforeEach(() => clearMoney(ordering));
afterEach(() => vi.restoreAllMocks());

const cancelByGuest = ({ call, hotel }: Ordering, id: number) =>
  call(`guest-${hotel.guestId}`, '/api/order/cancel', { id });
const cancelByStaff = ({ call }: Ordering, id: number) =>
  call('admin', '/api/order/update', {
    order: { id, status: 'canceled', cancelReason: 'item_unavailable' },
  });

function waitForRefunded(id: number, roubles: number): Promise<void> {
  return vi.waitFor(async () => {
    expect((await readOrder(ordering, id)).refunded).toBe(roubles);
  }, 8000);
}

describe('money that comes for an order that was canceled meanwhile', () => {
  it('goes back by itself, once, and guest and staff are told', async () => {
    const { order, id } = await placeAndBegin(ordering);
    expect((await cancelByGuest(ordering, order.id)).status).toBe(200);
    await steer(ordering, id, 'succeed');
    await waitForRefunded(order.id, 300);
    await notify(ordering, 'payment.succeeded', { id });
    await waitForHandled(ordering);

    expect(await heldRefunds(ordering)).toMatchObject([
      { payment_id: id, amount: { value: '300.00' } },
    ]);
    expect(await readOrder(ordering, order.id)).toMatchObject({
      status: 'canceled',
      paid_for: 'succeeded',
      refunded: 300,
    });
    expect(await toldOfPayments(ordering)).toEqual([
      { orderId: order.id, paid_for: 'pending' },
      { orderId: order.id, paid_for: 'succeeded' },
      { orderId: order.id, paid_for: 'succeeded' },
    ]);
    const audit = await ordering.prisma.auditEntry.findMany({ where: { action: 'payment' } });
    expect(audit.map(({ to }) => to)).toContainEqual(
      expect.objectContaining({ reason: 'order_canceled', amountKopecks: 30_000 }),
    );
  });

  it('is not needed for a payment that never ends in money', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await cancelByGuest(ordering, order.id);
    await steer(ordering, id, 'cancel');
    await waitForPaidFor(ordering, order.id, 'canceled');
    expect(await ordering.prisma.refund.count()).toBe(0);
  });
});

describe('canceling a paid order', () => {
  it('sends the money back', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await steer(ordering, id, 'succeed');
    await waitForPaidFor(ordering, order.id, 'succeeded');
    expect((await cancelByGuest(ordering, order.id)).body.code).toBe('ALREADY_PAID');
    expect((await cancelByStaff(ordering, order.id)).status).toBe(200);
    await waitForRefunded(order.id, 300);
    expect(await heldRefunds(ordering)).toHaveLength(1);
  });

  it.each(['drop-after-commit', 'error', 'offline'])(
    'sends it back once when the provider fails with "%s"',
    async (fault) => {
      const { order, id } = await placeAndBegin(ordering);
      await steer(ordering, id, 'succeed');
      await waitForPaidFor(ordering, order.id, 'succeeded');
      await waitForHandled(ordering);
      await orderFault(ordering.sandbox, 'yookassa', fault);
      await orderFault(ordering.sandbox, 'yookassa', 'lost-webhook');
      await cancelByStaff(ordering, order.id);
      await vi.waitFor(async () => {
        expect((await ordering.prisma.refund.findFirst())!.lastError).not.toBeNull();
      });
      expect((await readOrder(ordering, order.id)).refunded).toBe(0);
      await ordering.prisma.refund.updateMany({ data: { nextCheckAt: new Date() } });
      await waitForRefunded(order.id, 300);
      expect(await heldRefunds(ordering)).toHaveLength(1);
    },
  );

  it('hears of it by notification when the answer was lost', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await steer(ordering, id, 'succeed');
    await waitForPaidFor(ordering, order.id, 'succeeded');
    await waitForHandled(ordering);
    await orderFault(ordering.sandbox, 'yookassa', 'drop-after-commit');
    await cancelByStaff(ordering, order.id);
    await waitForRefunded(order.id, 300);
    expect(await heldRefunds(ordering)).toHaveLength(1);
  });

  it('tells the truth when the provider refuses to send it back', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await steer(ordering, id, 'succeed');
    await waitForPaidFor(ordering, order.id, 'succeeded');
    await waitForHandled(ordering);
    await orderFault(ordering.sandbox, 'yookassa', 'error-text');
    await cancelByStaff(ordering, order.id);
    await vi.waitFor(async () => {
      expect(await ordering.prisma.refund.findFirst()).toMatchObject({
        status: 'canceled',
        nextCheckAt: null,
      });
    });
    expect((await readOrder(ordering, order.id)).refunded).toBe(0);
    const audit = await ordering.prisma.auditEntry.findMany({ where: { action: 'payment' } });
    expect(audit.at(-1)?.to).toMatchObject({ status: 'canceled' });
    const told = await ordering.prisma.outbox.findMany({
      where: { channel: 'telegram', kind: 'alarm' },
    });
    expect(told.map(({ payload }) => payload)).toEqual([
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
    const { id } = await createShopClient(ordering.sandbox).createPayment({
      amount: { value: roubles, currency: 'RUB' },
      metadata: { order_id: String(orderId) },
    });
    await ordering.prisma.payment.create({
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
    const { order, id } = await placeAndBegin(ordering);
    await steer(ordering, id, 'succeed');
    await waitForPaidFor(ordering, order.id, 'succeeded');
    const twin = await lateTwin(order.id);
    await steer(ordering, twin, 'succeed');
    await vi.waitFor(async () => {
      expect(await ordering.prisma.refund.findMany()).toMatchObject([{ status: 'succeeded' }]);
    }, 8000);
    expect(await heldRefunds(ordering)).toMatchObject([{ payment_id: twin }]);
    expect(await readOrder(ordering, order.id)).toMatchObject({
      paid_for: 'succeeded',
      refunded: 0,
    });
    expect(await toldOfPayments(ordering)).toHaveLength(3);

    await cancelByStaff(ordering, order.id);
    await waitForRefunded(order.id, 300);
    expect((await heldRefunds(ordering)).map((refund) => refund.payment_id)).toContain(id);
    expect(await ordering.prisma.refund.count()).toBe(2);
  });

  it('pays the order when it comes first, and the other one goes back', async () => {
    const { order, id } = await placeAndBegin(ordering);
    const twin = await lateTwin(order.id);
    await steer(ordering, twin, 'succeed');
    await waitForPaidFor(ordering, order.id, 'succeeded');
    await steer(ordering, id, 'succeed');
    await vi.waitFor(async () => {
      expect(await heldRefunds(ordering)).toMatchObject([{ payment_id: id }]);
    }, 8000);
  });

  it('goes back when it is for a total that the order no longer has', async () => {
    const order = await ordering.place();
    const twin = await lateTwin(order.id, '100.00');
    await steer(ordering, twin, 'succeed');
    await vi.waitFor(async () => {
      expect(await heldRefunds(ordering)).toMatchObject([{ payment_id: twin }]);
    }, 8000);
    expect((await readOrder(ordering, order.id)).paid_for).not.toBe('succeeded');
    expect((await beginPayment(ordering, order.id)).status).toBe(200);
  });
});
