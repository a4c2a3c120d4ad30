import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createShopClient } from '../../../../sandbox/testing/shop-client.ts';
import { orderFault } from '../../../../sandbox/testing/test-sandbox.ts';
import { passTime } from '../../../../test/clock.ts';
import { eventually } from '../../../../test/eventually.ts';
import {
  clearMoney,
  createPayingPortal,
  holdMoney,
  notify,
  openAlerts,
  showOtherwise,
  steer,
  waitForHandled,
  waitForPaidFor,
} from '../../../../test/fixtures/orders/payments.ts';
import { dayFromNow } from '../../../../test/fixtures/orders/reconciliation.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createPayingPortal({ YOOKASSA_CAPTURE: 'manual' }));
beforeEach(() => clearMoney(portal));

const command = (name: 'capture' | 'cancel' | 'refund', data: object) =>
  portal.call('admin', `/api/admin/payment/${name}`, data, { 'idempotency-key': randomUUID() });
const sync = (orderId: number) => portal.call('admin', '/api/payment/sync', { orderId });
const setStatus = (id: number, status: string) =>
  portal.call('admin', '/api/order/update', {
    order: { id, status, ...(status === 'canceled' && { cancelReason: 'item_unavailable' }) },
  });
const loseWebhooks = () => orderFault(portal.sandbox, 'yookassa', 'lost-webhook', -1);

function waitForAlert(kind: string, text: RegExp): Promise<void> {
  return eventually(async () => {
    expect(await openAlerts(portal)).toMatchObject([{ kind, text: expect.stringMatching(text) }]);
  });
}

async function takenOrder(): Promise<{ orderId: number; paymentId: string }> {
  const held = await holdMoney(portal);
  expect((await command('capture', { orderId: held.orderId })).status).toBe(200);
  await waitForHandled(portal);
  return held;
}

async function inCabinet(path: string, body: object = {}): Promise<void> {
  expect((await createShopClient(portal.sandbox).post(path, body)).status).toBe(200);
}
const rub = (value: string) => ({ value, currency: 'RUB' });
const letGoInCabinet = (paymentId: string) => inCabinet(`payments/${paymentId}/cancel`);
const refundInCabinet = (payment_id: string, value: string) =>
  inCabinet('refunds', { payment_id, amount: rub(value) });

describe('held money that another hand lets go', () => {
  const text = /^Заказ #\d+: 300\s₽ .*отпустили не мы/;

  it('is told of by its notification, and ticked off by staff', async () => {
    const { orderId, paymentId } = await holdMoney(portal);
    await letGoInCabinet(paymentId);
    await waitForAlert('hold-expired', text);
    await waitForPaidFor(portal, orderId, 'canceled');
    await sync(orderId);
    const [alert] = await portal.prisma.alert.findMany();
    expect(alert).toMatchObject({ about: { type: 'order', id: orderId }, count: 1 });
    const resolve = '/api/admin/alert/resolve';
    const { status } = await portal.call('moderator', resolve, { id: alert?.id });
    expect(status).toBe(200);
    expect(await openAlerts(portal)).toEqual([]);
  });

  it('is told of when the bank has done it', async () => {
    const { paymentId } = await holdMoney(portal);
    await steer(portal, paymentId, 'cancel');
    await waitForAlert('hold-expired', text);
  });

  it('is told of without a notification when the payment is looked at', async () => {
    const { paymentId } = await holdMoney(portal);
    await loseWebhooks();
    await letGoInCabinet(paymentId);
    passTime({ minutes: 66 });
    await waitForAlert('hold-expired', text);
  });

  it('is told of by the comparison of the books', async () => {
    const { paymentId } = await holdMoney(portal);
    await loseWebhooks();
    await letGoInCabinet(paymentId);
    const period = { from: dayFromNow(-2), to: dayFromNow(1) };
    expect((await portal.call('admin', '/api/admin/payment/reconcile', period)).status).toBe(200);
    await waitForAlert('hold-expired', text);
  });

  it('is told of when staff try to take it', async () => {
    const { orderId, paymentId } = await holdMoney(portal);
    await loseWebhooks();
    await letGoInCabinet(paymentId);
    expect((await command('capture', { orderId })).status).toBeGreaterThanOrEqual(400);
    await waitForAlert('hold-expired', text);
  });

  it('is told of for an order that is done', async () => {
    const { orderId, paymentId } = await holdMoney(portal);
    await portal.prisma.order.update({ where: { id: orderId }, data: { status: 'done' } });
    await letGoInCabinet(paymentId);
    await waitForAlert('hold-expired', text);
  });

  it('ends the alert that it runs out', async () => {
    const { orderId, paymentId } = await holdMoney(portal);
    passTime({ days: 6 });
    await sync(orderId);
    await waitForAlert('hold-expiring', /удержаны до/);
    await letGoInCabinet(paymentId);
    await waitForAlert('hold-expired', text);
  });
});

describe('held money that we let go', () => {
  it.each([null, 'drop-after-commit'] as const)('by staff is no alert, fault %s', async (error) => {
    const { orderId } = await holdMoney(portal);
    if (error) await orderFault(portal.sandbox, 'yookassa', error);
    await command('cancel', { orderId });
    await sync(orderId);
    await waitForPaidFor(portal, orderId, 'canceled');
    await waitForHandled(portal);
    expect(await openAlerts(portal)).toEqual([]);
  });

  it('because its order is canceled is no alert', async () => {
    const { orderId } = await holdMoney(portal);
    await setStatus(orderId, 'canceled');
    await waitForPaidFor(portal, orderId, 'canceled');
    await waitForHandled(portal);
    expect(await openAlerts(portal)).toEqual([]);
  });

  it('because its order costs something else now is no alert', async () => {
    const { orderId, paymentId } = await holdMoney(portal);
    await portal.prisma.order.update({ where: { id: orderId }, data: { totalKopecks: 20_000 } });
    await letGoInCabinet(paymentId);
    await waitForPaidFor(portal, orderId, 'canceled');
    await waitForHandled(portal);
    expect(await openAlerts(portal)).toEqual([]);
  });
});

describe('held money that is taken in part', () => {
  const part = (paymentId: string) =>
    inCabinet(`payments/${paymentId}/capture`, { amount: rub('100.00') });

  it('in the cabinet is told of', async () => {
    const { paymentId } = await holdMoney(portal);
    await part(paymentId);
    await waitForAlert('hold-expired', /не все, 200\s₽ вернулись гостю/);
  });

  it('by staff, or for a canceled order, is no alert of its own', async () => {
    const { orderId } = await holdMoney(portal);
    await orderFault(portal.sandbox, 'yookassa', 'drop-after-commit');
    await command('capture', { orderId, amount: 100 });
    await sync(orderId);
    await waitForPaidFor(portal, orderId, 'succeeded');
    await waitForHandled(portal);
    expect(await openAlerts(portal)).toEqual([]);

    const other = await holdMoney(portal);
    await orderFault(portal.sandbox, 'yookassa', 'offline', -1);
    await setStatus(other.orderId, 'canceled');
    await orderFault(portal.sandbox, 'yookassa', 'offline', 0);
    await part(other.paymentId);
    await sync(other.orderId);
    await waitForAlert('late-payment', /Портал возвращает их/);
  });
});

describe('money that was taken', () => {
  const text = /^Заказ #\d+: 50\s₽ вернули гостю в кабинете/;

  it('and is given back in the cabinet is told of', async () => {
    const { paymentId } = await takenOrder();
    await refundInCabinet(paymentId, '50.00');
    await waitForAlert('payment-difference', text);
  });

  it('and is given back in the cabinet is told of once, without a notification', async () => {
    const { orderId, paymentId } = await takenOrder();
    await loseWebhooks();
    await refundInCabinet(paymentId, '50.00');
    await sync(orderId);
    await sync(orderId);
    await waitForAlert('payment-difference', text);
    expect(await portal.prisma.alert.findMany()).toMatchObject([{ count: 1 }]);
  });

  it('and is given back by staff, or for a canceled order, is no alert', async () => {
    const { orderId, paymentId } = await takenOrder();
    await orderFault(portal.sandbox, 'yookassa', 'drop-after-commit');
    await command('refund', { orderId, amount: 100 });
    await sync(orderId);
    await waitForHandled(portal);
    await loseWebhooks();
    await portal.prisma.order.update({ where: { id: orderId }, data: { status: 'canceled' } });
    await refundInCabinet(paymentId, '50.00');
    await sync(orderId);
    expect(await openAlerts(portal)).toEqual([]);
  });

  it('and is reported canceled is told of, and stays taken in our books', async () => {
    const { orderId, paymentId } = await takenOrder();
    showOtherwise(portal, paymentId, { status: 'canceled' });
    await notify(portal, 'payment.canceled', { id: paymentId });
    await eventually(async () => {
      expect(await openAlerts(portal)).toMatchObject([{ kind: 'payment-difference' }]);
    });
    await waitForPaidFor(portal, orderId, 'succeeded');
  });
});
