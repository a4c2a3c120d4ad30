import { randomUUID } from 'node:crypto';
import type { Order, OrderDetails } from '@portal/domain/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { createShopClient } from '../../../../sandbox/testing/shop-client.ts';
import { orderFault } from '../../../../sandbox/testing/test-sandbox.ts';
import { passTime } from '../../../../test/clock.ts';
import {
  clearMoney,
  createPayingPortal,
  heldPayments,
  heldRefunds,
  holdMoney,
  readOrder,
  waitForPaidFor,
} from '../../../../test/fixtures/orders/payments.ts';
import { eventually } from '../../../../test/eventually.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createPayingPortal({ YOOKASSA_CAPTURE: 'manual' }));
beforeEach(() => clearMoney(portal));

const command = (name: 'capture' | 'cancel' | 'refund', data: object) =>
  portal.call<{ order: Order }>('admin', `/api/admin/payment/${name}`, data, {
    'idempotency-key': randomUUID(),
  });
const sync = (orderId: number) =>
  portal.call<{ order: Order }>('admin', '/api/payment/sync', { orderId });
const cancelOrder = (id: number) =>
  portal.call('admin', '/api/order/update', {
    order: { id, status: 'canceled', cancelReason: 'item_unavailable' },
  });
const loseWebhooks = () => orderFault(portal.sandbox, 'yookassa', 'lost-webhook', -1);

async function captureInCabinet(paymentId: string, value: string): Promise<void> {
  const amount = { value, currency: 'RUB' };
  const { status } = await createShopClient(portal.sandbox).post(`payments/${paymentId}/capture`, {
    amount,
  });
  expect(status).toBe(200);
}

async function readRefunds(id: number): Promise<OrderDetails['payments'][number]['refunds']> {
  const path = '/api/admin/order/details';
  const { body } = await portal.call<{ details: OrderDetails }>('admin', path, { id });
  return body.details.payments.flatMap(({ refunds }) => refunds);
}

describe('money taken in part in the provider’s cabinet', () => {
  it('is what was taken, and the rest was not', async () => {
    const { orderId, paymentId } = await holdMoney(portal);
    await captureInCabinet(paymentId, '100.00');
    await waitForPaidFor(portal, orderId, 'succeeded');
    expect((await readOrder(portal, orderId)).refunded).toBe(200);
    expect(await readRefunds(orderId)).toMatchObject([
      { reason: 'not_captured', status: 'succeeded', amount: 200 },
    ]);
    const tooMuch = await command('refund', { orderId, amount: 100.01 });
    expect(tooMuch.body.details).toMatchObject([{ path: 'data.amount', value: 100 }]);
  });

  it('goes back when the order is canceled', async () => {
    const { orderId, paymentId } = await holdMoney(portal);
    await captureInCabinet(paymentId, '100.00');
    await waitForPaidFor(portal, orderId, 'succeeded');
    await cancelOrder(orderId);
    await eventually(async () => {
      expect(await heldRefunds(portal)).toMatchObject([
        { payment_id: paymentId, amount: { value: '100.00' } },
      ]);
    });
    await eventually(async () => {
      expect((await readOrder(portal, orderId)).refunded).toBe(300);
    });
  });

  it('unheard goes back when the order is canceled', async () => {
    const { orderId, paymentId } = await holdMoney(portal);
    await loseWebhooks();
    await captureInCabinet(paymentId, '100.00');
    await cancelOrder(orderId);
    await eventually(async () => {
      expect(await heldRefunds(portal)).toMatchObject([{ amount: { value: '100.00' } }]);
    });
  });
});

describe('a hold that runs out', () => {
  const openAlerts = () =>
    portal.prisma.alert.findMany({ where: { resolvedAt: null }, orderBy: { id: 'asc' } });

  it('is told of with a quarter of its time left, once, and ends when it is taken', async () => {
    const { orderId } = await holdMoney(portal);
    const about = { type: 'order', id: orderId };
    passTime({ days: 5.2 });
    await sync(orderId);
    expect(await openAlerts()).toEqual([]);
    passTime({ days: 0.1 });
    await eventually(async () => {
      expect(await openAlerts()).toMatchObject([{ kind: 'hold-expiring', about }]);
    });
    await portal.prisma.alert.updateMany({ data: { resolvedAt: new Date() } });
    await sync(orderId);
    expect(await openAlerts()).toEqual([]);

    await portal.prisma.alert.updateMany({ data: { resolvedAt: null } });
    expect((await command('capture', { orderId })).status).toBe(200);
    expect(await openAlerts()).toEqual([]);
  });

  it('is told of also while the provider does not answer', async () => {
    await holdMoney(portal);
    await orderFault(portal.sandbox, 'yookassa', 'error', -1);
    passTime({ days: 6 });
    await eventually(async () => {
      expect(await openAlerts()).toMatchObject([{ kind: 'hold-expiring' }]);
    });
  });

  it('is told of when it is lost, also without a notification', async () => {
    const { orderId } = await holdMoney(portal);
    await loseWebhooks();
    passTime({ days: 7.1 });
    await waitForPaidFor(portal, orderId, 'canceled');
    expect(await openAlerts()).toMatchObject([
      { kind: 'hold-expired', about: { type: 'order', id: orderId } },
    ]);
  });

  it('of a canceled order is nobody’s loss', async () => {
    const { orderId } = await holdMoney(portal);
    await orderFault(portal.sandbox, 'yookassa', 'offline', -1);
    await cancelOrder(orderId);
    passTime({ days: 7.1 });
    await orderFault(portal.sandbox, 'yookassa', 'offline', 0);
    await sync(orderId);
    await waitForPaidFor(portal, orderId, 'canceled');
    expect(await openAlerts()).toEqual([]);
  });
});

describe('an input to take held money that was not answered', () => {
  it('is what the provider did, whatever is asked for next', async () => {
    const { orderId } = await holdMoney(portal);
    await loseWebhooks();
    await orderFault(portal.sandbox, 'yookassa', 'drop-after-commit');
    expect((await command('capture', { orderId, amount: 100 })).status).toBeGreaterThanOrEqual(502);
    const other = await command('capture', { orderId, amount: 200 });
    expect([other.status, other.body.code]).toEqual([409, 'NOTHING_HELD']);
    expect(await readOrder(portal, orderId)).toMatchObject({
      paid_for: 'succeeded',
      refunded: 200,
    });
  });

  it('is not overwritten while it may still be carried out', async () => {
    const { orderId } = await holdMoney(portal);
    await orderFault(portal.sandbox, 'yookassa', 'offline');
    expect((await command('capture', { orderId, amount: 100 })).status).toBe(503);
    const other = await command('capture', { orderId, amount: 200 });
    expect([other.status, other.body.code]).toEqual([409, 'CAPTURE_UNANSWERED']);
    expect(other.body.details).toMatchObject([{ path: 'data.amount', value: 100 }]);
    expect(await heldPayments(portal)).toMatchObject([{ status: 'waiting_for_capture' }]);

    // The same again is the same command.
    expect((await command('capture', { orderId, amount: 100 })).status).toBe(200);
    expect(await heldPayments(portal)).toMatchObject([{ amount: { value: '100.00' } }]);
  });

  it('is given up once the provider shows that it was never carried out', async () => {
    const { orderId } = await holdMoney(portal);
    await orderFault(portal.sandbox, 'yookassa', 'offline');
    await command('capture', { orderId, amount: 100 });
    passTime({ seconds: 61 });
    expect((await sync(orderId)).status).toBe(200);
    const other = await command('capture', { orderId, amount: 200 });
    expect([other.status, other.body.order.attributes.refunded]).toEqual([200, 100]);
  });

  it('may be let go, and then nothing is taken', async () => {
    const { orderId } = await holdMoney(portal);
    await orderFault(portal.sandbox, 'yookassa', 'offline');
    await command('capture', { orderId, amount: 100 });
    expect((await command('cancel', { orderId })).status).toBe(200);
    expect(await heldPayments(portal)).toMatchObject([{ status: 'canceled' }]);
  });
});
