import { randomUUID } from 'node:crypto';
import type { Order, OrderDetails } from '@portal/domain/orders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopClient } from '../../../../sandbox/testing/shop-client.ts';
import { control, orderFault } from '../../../../sandbox/testing/test-sandbox.ts';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import {
  clearMoney,
  heldRefunds,
  placeAndBegin,
  quickGateway,
  readOrder,
  sandboxGateway,
  steer,
  waitForHandled,
  waitForPaidFor,
} from '../../../../test/fixtures/orders/payments.ts';
import type { PaymentGateway } from '../../../ports/payment-gateway.ts';
import { eventually } from '../../../../test/eventually.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

/** A shop with fiscal receipts, while a test asks for one. */
let withReceipts: PaymentGateway | null = null;

const portal = await sharedByTests(
  createTestPortal({
    seed: seedShop,
    only: ['payments'],
    providers: quickGateway(
      (real) =>
        new Proxy(real, {
          get: (_, name) => Reflect.get(withReceipts ?? real, name) as unknown,
        }),
    ),
  }),
);
beforeEach(() => clearMoney(portal));
afterEach(() => {
  withReceipts = null;
});

/** An order of two soaps for 300 ₽ that is paid. */
async function paidOrder(): Promise<{ orderId: number; paymentId: string }> {
  const { order, id } = await placeAndBegin(portal);
  await steer(portal, id, 'succeed');
  await waitForPaidFor(portal, order.id, 'succeeded');
  await waitForHandled(portal);
  return { orderId: order.id, paymentId: id };
}

const refund = (data: object, key: string = randomUUID()) =>
  portal.call<{ order: Order }>('admin', '/api/admin/payment/refund', data, {
    'idempotency-key': key,
  });
const sync = (orderId: number) =>
  portal.call<{ order: Order }>('admin', '/api/payment/sync', { orderId });
const cancel = (id: number) =>
  portal.call('admin', '/api/order/update', {
    order: { id, status: 'canceled', cancelReason: 'item_unavailable' },
  });

/** Gives money back in the provider's own cabinet. */
async function refundInCabinet(payment_id: string, value: string): Promise<string> {
  const shop = createShopClient(portal.sandbox);
  const amount = { value, currency: 'RUB' };
  const { status, body } = await shop.post('refunds', { payment_id, amount });
  expect(status).toBe(200);
  return body.id;
}

const loseWebhooks = () => orderFault(portal.sandbox, 'yookassa', 'lost-webhook', -1);
const heldValues = async () => (await heldRefunds(portal)).map(({ amount }) => amount.value);
const dueNow = () =>
  portal.prisma.refund.updateMany({
    where: { nextCheckAt: { not: null } },
    data: { nextCheckAt: new Date() },
  });

const openAlerts = () => portal.prisma.alert.findMany({ where: { resolvedAt: null } });

function waitForRefunded(id: number, roubles: number): Promise<void> {
  return eventually(async () => {
    expect((await readOrder(portal, id)).refunded).toBe(roubles);
  });
}

async function readRefunds(id: number): Promise<OrderDetails['payments'][number]['refunds']> {
  const path = '/api/admin/order/details';
  const { body } = await portal.call<{ details: OrderDetails }>('admin', path, { id });
  return body.details.payments.flatMap(({ refunds }) => refunds);
}

describe('a refund that was refused once', () => {
  it('is made once when the button is pressed again under the same key', async () => {
    const { orderId } = await paidOrder();
    const key = randomUUID();
    await loseWebhooks();
    await orderFault(portal.sandbox, 'yookassa', 'error-text');
    expect((await refund({ orderId, amount: 100 }, key)).status).toBe(502);
    expect(await heldValues()).toEqual([]);
    const again = await refund({ orderId, amount: 100 }, key);
    expect([again.status, again.body.order.attributes.refunded]).toEqual([200, 100]);
    expect(await heldValues()).toEqual(['100.00']);
    // Once it is made, the key stands for what was made.
    await portal.prisma.idempotencyKey.deleteMany();
    const third = await refund({ orderId, amount: 100 }, key);
    expect([third.status, third.body.order.attributes.refunded]).toEqual([200, 100]);
    expect(await heldValues()).toEqual(['100.00']);
  });

  it('is booked all the same when the provider says later that it is made', async () => {
    const { orderId, paymentId } = await paidOrder();
    await loseWebhooks();
    await orderFault(portal.sandbox, 'yookassa', 'drop-after-commit');
    await refund({ orderId, amount: 100 });
    const [made] = (await control(portal.sandbox, 'GET', 'yookassa/refunds')).body as {
      id: string;
    }[];
    await portal.prisma.refund.updateMany({
      data: { status: 'canceled', nextCheckAt: null, providerRefundId: made!.id },
    });
    const object = { id: made!.id, payment_id: paymentId };
    const raw = JSON.stringify({ type: 'notification', event: 'refund.succeeded', object });
    await portal.call(null, '/api/webhook/yookassa', raw);
    await waitForRefunded(orderId, 100);
    expect(await portal.prisma.refund.count()).toBe(1);
  });
});

describe('a refund made in the provider’s cabinet', () => {
  it('is booked when its notification comes', async () => {
    const { orderId, paymentId } = await paidOrder();
    const id = await refundInCabinet(paymentId, '50.00');
    await waitForRefunded(orderId, 50);
    expect(await readRefunds(orderId)).toMatchObject([
      { id, status: 'succeeded', amount: 50, reason: 'by_hand' },
    ]);
  });

  it('is booked without a notification whenever the payment is read', async () => {
    const { orderId, paymentId } = await paidOrder();
    await loseWebhooks();
    await refundInCabinet(paymentId, '50.00');
    expect((await sync(orderId)).body.order.attributes.refunded).toBe(50);
    expect((await sync(orderId)).body.order.attributes.refunded).toBe(50);
    expect(await portal.prisma.refund.count()).toBe(1);
  });

  it('leaves the rest to go back when the order is canceled', async () => {
    const { orderId, paymentId } = await paidOrder();
    await loseWebhooks();
    await refundInCabinet(paymentId, '50.00');
    await cancel(orderId);
    await eventually(async () => {
      await dueNow();
      expect((await readOrder(portal, orderId)).refunded).toBe(300);
    });
    expect(await heldValues()).toEqual(['50.00', '250.00']);
    await eventually(async () => {
      expect(
        await portal.prisma.refund.count({ where: { status: { in: ['intent', 'pending'] } } }),
      ).toBe(0);
    });
  });

  it('for all of it leaves nothing to be done when the order is canceled', async () => {
    const { orderId, paymentId } = await paidOrder();
    await loseWebhooks();
    await refundInCabinet(paymentId, '300.00');
    await cancel(orderId);
    await eventually(async () => {
      await dueNow();
      expect((await readOrder(portal, orderId)).refunded).toBe(300);
    });
    expect(await heldValues()).toEqual(['300.00']);
  });

  it('bounds what staff give back', async () => {
    const { orderId, paymentId } = await paidOrder();
    await loseWebhooks();
    await refundInCabinet(paymentId, '250.00');
    const { status, body } = await refund({ orderId, amount: 100 });
    expect([status, body.code]).toEqual([422, 'INVALID']);
    expect(body.details).toMatchObject([{ path: 'data.amount', value: 50 }]);
    expect((await refund({ orderId, amount: 50 })).body.order.attributes.refunded).toBe(300);
    expect(await heldValues()).toEqual(['250.00', '50.00']);
  });
});

describe('a refund whose answer was lost', () => {
  it('is sent again to the byte, whatever has changed meanwhile', async () => {
    withReceipts = sandboxGateway(portal.sandbox, { receipts: { vatCode: 1 } });
    const { orderId } = await paidOrder();
    await loseWebhooks();
    const sent = vi.spyOn(globalThis, 'fetch');
    await orderFault(portal.sandbox, 'yookassa', 'drop-after-commit');
    expect((await refund({ orderId, amount: 100 })).body.order.attributes.refunded).toBe(0);
    await portal.prisma.guest.updateMany({ data: { email: 'another@guest.test' } });
    await dueNow();
    await waitForRefunded(orderId, 100);
    const bodies = sent.mock.calls
      .filter(
        ([url, call]) =>
          call?.method === 'POST' && url instanceof URL && url.pathname.endsWith('/refunds'),
      )
      .map(([, call]) => call?.body);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toContain('"receipt"');
    expect(bodies[1]).toBe(bodies[0]);
    expect(await heldValues()).toEqual(['100.00']);
    expect(await portal.prisma.refund.findMany()).toMatchObject([{ status: 'succeeded' }]);
  });

  it('is looked for where the key stands for another body', async () => {
    const { orderId } = await paidOrder();
    await loseWebhooks();
    await orderFault(portal.sandbox, 'yookassa', 'drop-after-commit');
    await refund({ orderId, amount: 100 });
    // As a version of before wrote it: nothing of what was sent is known.
    const real = portal.providers.paymentGateway.refundPayment.bind(
      portal.providers.paymentGateway,
    );
    vi.spyOn(portal.providers.paymentGateway, 'refundPayment').mockImplementation((command) => {
      const { request: _, ...rest } = command as typeof command & { request?: string };
      return real({ ...rest, description: 'Другими словами' });
    });
    await dueNow();
    await waitForRefunded(orderId, 100);
    expect(await heldValues()).toEqual(['100.00']);
    expect(await portal.prisma.refund.count()).toBe(1);
  });
});

describe('money that is owed', () => {
  it('is given in the end, however often the provider says no', async () => {
    const { orderId } = await paidOrder();
    await orderFault(portal.sandbox, 'yookassa', 'error-text', -1);
    await cancel(orderId);
    const expectChecks = async (times: number) => {
      const row = await portal.prisma.refund.findFirstOrThrow();
      expect(row).toMatchObject({ status: 'intent', checkCount: times });
      expect(row.lastError).not.toBeNull();
      expect(row.nextCheckAt!.getTime()).toBeGreaterThan(Date.now());
    };
    await eventually(() => expectChecks(1));
    await eventually(async () => {
      expect(await openAlerts()).toMatchObject([
        { kind: 'refund-owed', about: { type: 'order', id: orderId } },
      ]);
    });
    await dueNow();
    await eventually(() => expectChecks(2));
    await orderFault(portal.sandbox, 'yookassa', 'error-text', 0);
    await eventually(async () => {
      await dueNow();
      expect((await readOrder(portal, orderId)).refunded).toBe(300);
    });
    expect(await heldValues()).toEqual(['300.00']);
    expect(await openAlerts()).toEqual([]);
  });

  it('is told of when the provider does not answer for long', async () => {
    const { orderId } = await paidOrder();
    await orderFault(portal.sandbox, 'yookassa', 'error', -1);
    await cancel(orderId);
    await eventually(async () => {
      await dueNow();
      expect(await openAlerts()).toMatchObject([{ kind: 'refund-owed' }]);
    });
    await orderFault(portal.sandbox, 'yookassa', 'error', 0);
    await eventually(async () => {
      await dueNow();
      expect((await readOrder(portal, orderId)).refunded).toBe(300);
    });
    expect(await openAlerts()).toEqual([]);
  });

  it('includes what staff wanted to give back and the provider rejected', async () => {
    const { orderId } = await paidOrder();
    await orderFault(portal.sandbox, 'yookassa', 'offline');
    await refund({ orderId, amount: 100 });
    await cancel(orderId);
    await waitForRefunded(orderId, 200);
    await orderFault(portal.sandbox, 'yookassa', 'error-text');
    await eventually(async () => {
      await dueNow();
      expect((await readOrder(portal, orderId)).refunded).toBe(300);
    });
    expect((await heldValues()).toSorted()).toEqual(['100.00', '200.00']);
  });
});
