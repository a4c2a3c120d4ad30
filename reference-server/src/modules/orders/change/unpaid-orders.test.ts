import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderFault } from '../../../../sandbox/testing/test-sandbox.ts';
import { passTime } from '../../../../test/clock.ts';
import { eventually } from '../../../../test/eventually.ts';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import { seedShopWith } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import {
  beginPayment,
  clearMoney,
  heldPayments,
  heldRefunds,
  placeAndBegin,
  quickGateway,
  readOrder,
  steer,
  waitForPaidFor,
} from '../../../../test/fixtures/orders/payments.ts';
import { createLog } from '../../../log.ts';
import { createUnpaidOrders } from './unpaid-orders.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(
  createTestPortal({
    seed: seedShopWith('robokassa'),
    // Unpaid orders are looked for when a test says so, and not every few seconds.
    only: ['payments'],
    providers: quickGateway(),
  }),
);
beforeEach(() => clearMoney(portal));
afterEach(() => {
  vi.useRealTimers();
});

const start = Date.now();

/** One look for unpaid orders. */
async function runWorker(): Promise<void> {
  const { orders } = portal.services;
  orders.start();
  await orders.stop();
}

/** Looks until the order has come to this. */
async function waitForStatus(id: number, status: string): Promise<void> {
  await eventually(async () => {
    await runWorker();
    expect((await readOrder(portal, id)).status).toBe(status);
  });
}

/** A look at every order that is due: another one, which is, is canceled by it. */
async function checked(): Promise<void> {
  const { id } = await placeOrder(portal);
  await portal.prisma.order.update({
    where: { id },
    data: { createAt: new Date(Date.now() - 3 * 3_600_000) },
  });
  await waitForStatus(id, 'canceled');
}

describe('an order that was to be paid online and that nobody pays', () => {
  it('is canceled after its hour, when no payment was ever begun, and the guest is told', async () => {
    const { id } = await placeOrder(portal);
    passTime({ minutes: 59 });
    await checked();
    expect((await readOrder(portal, id)).status).toBe('new');
    passTime({ minutes: 2 });
    await waitForStatus(id, 'canceled');
    expect((await readOrder(portal, id)).cancelReason).toEqual({
      cancel_reason: 'payment_failed',
      metadata: null,
    });
    const sent = await portal.prisma.outbox.findMany({ where: { channel: 'push' } });
    expect(sent.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({
        message: { kind: 'order-status', orderId: id, newStatus: 'canceled' },
      }),
    );
    const audit = await portal.prisma.auditEntry.findFirst({ where: { entityId: String(id) } });
    expect(audit).toMatchObject({ actor: 'system', to: { status: 'canceled' } });
  });

  it('is canceled once the provider has let its payment go, also without a notification', async () => {
    const { order } = await placeAndBegin(portal);
    await orderFault(portal.sandbox, 'yookassa', 'lost-webhook', -1);
    passTime({ minutes: 62 });
    await waitForStatus(order.id, 'canceled');
    expect(await readOrder(portal, order.id)).toMatchObject({ paid_for: 'canceled' });
    expect(await heldPayments(portal)).toMatchObject([{ status: 'canceled' }]);
  });

  it('waits while its payment is open, or does not answer, and from the last attempt on', async () => {
    const order = await placeOrder(portal);
    passTime({ minutes: 50 });
    expect((await beginPayment(portal, order.id)).status).toBe(200);
    passTime({ minutes: 30 });
    await checked();
    expect((await readOrder(portal, order.id)).status).toBe('new');

    const [held] = await heldPayments(portal);
    await steer(portal, held!.id, 'cancel');
    await waitForPaidFor(portal, order.id, 'canceled');
    await checked();
    expect((await readOrder(portal, order.id)).status).toBe('new');
    passTime({ minutes: 32 });
    await waitForStatus(order.id, 'canceled');
  });

  it.each<[string, object]>([
    ['is taken up', { status: 'inwork' }],
    ['is paid', { paidFor: 'succeeded' }],
    ['is held for', { paidFor: 'waiting_for_capture' }],
    ['is paid at the door', { paymentType: 'cash' }],
    ['is settled with staff', { paymentSystem: 'robokassa' }],
    ['costs nothing', { totalKopecks: 0 }],
    ['is of last week', { createAt: new Date(start - 7 * 24 * 3_600_000) }],
  ])('waits on where it %s', async (_, data) => {
    const { id } = await placeOrder(portal);
    const createAt = new Date(Date.now() - 2 * 3_600_000);
    await portal.prisma.order.update({ where: { id }, data: { createAt, ...data } });
    await checked();
    expect((await readOrder(portal, id)).status).not.toBe('canceled');
  });

  it('waits as long as the hotel says, and for ever where it says 0', async () => {
    const wait = async (unpaidOrderMinutes: number) => {
      const attributes = { unpaidOrderMinutes };
      const { status } = await portal.call('admin', '/api/portal-setting/update', { attributes });
      expect(status).toBe(200);
    };
    const { id } = await placeOrder(portal);
    await wait(0);
    passTime({ minutes: 36 * 60 });
    await runWorker();
    expect((await readOrder(portal, id)).status).toBe('new');
    await wait(60);
    await waitForStatus(id, 'canceled');

    const other = await placeOrder(portal);
    await wait(5);
    passTime({ minutes: 4 });
    await checked();
    expect((await readOrder(portal, other.id)).status).toBe('new');
    passTime({ minutes: 2 });
    await waitForStatus(other.id, 'canceled');
    await wait(60);
  });

  it('is not canceled when the money comes at that very moment, or gets it back', async () => {
    const { order, id } = await placeAndBegin(portal);
    await orderFault(portal.sandbox, 'yookassa', 'lost-webhook', -1);
    // Given up here, and paid at the provider all the same.
    await portal.prisma.payment.updateMany({
      data: { status: 'canceled', nextCheckAt: null, createdAt: new Date(Date.now() - 7_200_000) },
    });
    await portal.prisma.order.update({
      where: { id: order.id },
      data: { createAt: new Date(Date.now() - 2 * 3_600_000) },
    });
    await waitForStatus(order.id, 'canceled');
    await orderFault(portal.sandbox, 'yookassa', 'lost-webhook', 0);
    await steer(portal, id, 'succeed');
    await eventually(async () => {
      expect((await readOrder(portal, order.id)).refunded).toBe(300);
    });
    expect(await heldRefunds(portal)).toMatchObject([{ amount: { value: '300.00' } }]);
    expect(await portal.prisma.alert.findMany()).toMatchObject([
      { kind: 'late-payment', about: { type: 'order', id: order.id } },
    ]);
    expect((await beginPayment(portal, order.id)).status).toBe(409);
  });
});

it('asks for the hotel’s time before it locks an order, as an embedded database has one connection', async () => {
  const { id } = await placeOrder(portal);
  const createAt = new Date(Date.now() - 3 * 3_600_000);
  await portal.prisma.order.update({ where: { id }, data: { createAt } });
  let isLocked = false;
  const seen: boolean[] = [];
  const unpaid = createUnpaidOrders(
    {
      database: portal.prisma,
      settings: {
        async read() {
          seen.push(isLocked);
          return { unpaidOrderMinutes: 60 };
        },
      },
      onlinePaymentSystems: ['yookassa'],
      log: createLog('silent'),
    },
    {
      async cancelUnpaid(_, isDue) {
        isLocked = true;
        expect(await isDue(portal.prisma)).toBe(true);
        isLocked = false;
      },
    },
  );
  unpaid.start();
  await unpaid.stop();
  expect(seen).toEqual([false]);
});
