import { randomUUID } from 'node:crypto';
import type { Order } from '@portal/domain/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { control, orderFault } from '../../../../sandbox/testing/test-sandbox.ts';
import { eventually } from '../../../../test/eventually.ts';
import {
  clearMoney,
  createPayingPortal,
  placeAndBegin,
  readOrder,
  steer,
  waitForHandled,
  waitForPaidFor,
} from '../../../../test/fixtures/orders/payments.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createPayingPortal());
beforeEach(async () => {
  await clearMoney(portal);
  await refundsBecome('succeeded');
});

/** What becomes of further refunds at the provider. */
const refundsBecome = (refundOutcome: 'succeeded' | 'pending' | 'canceled') =>
  control(portal.sandbox, 'PUT', 'yookassa/settings', { refundOutcome });

async function paidOrder(): Promise<number> {
  const { order, id } = await placeAndBegin(portal);
  await steer(portal, id, 'succeed');
  await waitForPaidFor(portal, order.id, 'succeeded');
  await waitForHandled(portal);
  return order.id;
}

const refund = (orderId: number, amount: number) =>
  portal.call<{ order: Order }>(
    'admin',
    '/api/admin/payment/refund',
    { orderId, amount },
    { 'idempotency-key': randomUUID() },
  );
const cancelOrder = (id: number) =>
  portal.call('admin', '/api/order/update', {
    order: { id, status: 'canceled', cancelReason: 'item_unavailable' },
  });

interface Held {
  readonly id: string;
  readonly status: string;
  readonly amount: { readonly value: string };
}

async function held(): Promise<Held[]> {
  return (await control(portal.sandbox, 'GET', 'yookassa/refunds')).body as Held[];
}

const heldStates = async () =>
  (await held()).map(({ status, amount }) => `${status} ${amount.value}`);

/** Ends the refund that waits at the provider. */
async function end(how: 'succeed' | 'cancel'): Promise<void> {
  const waiting = (await held()).find(({ status }) => status === 'pending');
  const { status } = await control(
    portal.sandbox,
    'POST',
    `yookassa/refunds/${waiting!.id}/${how}`,
  );
  expect(status).toBe(200);
}

const ours = async () =>
  (await portal.prisma.refund.findMany({ orderBy: { createdAt: 'asc' } })).map(
    ({ status }) => status,
  );
const dueNow = () =>
  portal.prisma.refund.updateMany({
    where: { nextCheckAt: { not: null } },
    data: { nextCheckAt: new Date() },
  });
const openAlerts = () => portal.prisma.alert.findMany({ where: { resolvedAt: null } });

function untilRefunded(orderId: number, roubles: number): Promise<void> {
  return eventually(async () => {
    await dueNow();
    expect((await readOrder(portal, orderId)).refunded).toBe(roubles);
  });
}

describe('a refund that the provider takes its time for', () => {
  it('is no money given back yet, and its sum cannot be given back once more', async () => {
    const orderId = await paidOrder();
    await refundsBecome('pending');
    const { status, body } = await refund(orderId, 200);
    expect([status, body.order.attributes.refunded]).toEqual([200, 0]);
    expect(await ours()).toEqual(['pending']);
    expect(await refund(orderId, 200)).toMatchObject({
      status: 422,
      body: { details: [{ path: 'data.amount', value: 100 }] },
    });
    expect(await heldStates()).toEqual(['pending 200.00']);
  });

  it('is booked when its notification comes', async () => {
    const orderId = await paidOrder();
    await refundsBecome('pending');
    await refund(orderId, 100);
    await end('succeed');
    await eventually(async () => {
      expect((await readOrder(portal, orderId)).refunded).toBe(100);
    });
    expect(await ours()).toEqual(['succeeded']);
    expect(await heldStates()).toEqual(['succeeded 100.00']);
  });

  it('is booked without a notification as well', async () => {
    const orderId = await paidOrder();
    await refundsBecome('pending');
    await refund(orderId, 100);
    await orderFault(portal.sandbox, 'yookassa', 'lost-webhook', -1);
    await end('succeed');
    await untilRefunded(orderId, 100);
    expect(await heldStates()).toEqual(['succeeded 100.00']);
  });

  it('ends when the provider turns it away: staff are told, and may ask again', async () => {
    const orderId = await paidOrder();
    await refundsBecome('pending');
    await refund(orderId, 100);
    await end('cancel');
    await eventually(async () => {
      await dueNow();
      expect(await ours()).toEqual(['canceled']);
    });
    expect(await openAlerts()).toMatchObject([
      { kind: 'refund-owed', about: { type: 'order', id: orderId } },
    ]);
    expect((await readOrder(portal, orderId)).refunded).toBe(0);
    await refundsBecome('succeeded');
    expect((await refund(orderId, 300)).body.order.attributes.refunded).toBe(300);
    expect(await heldStates()).toEqual(['canceled 100.00', 'succeeded 300.00']);
  });

  it('is asked for again when it is turned away and the money is owed', async () => {
    const orderId = await paidOrder();
    await refundsBecome('pending');
    await cancelOrder(orderId);
    await eventually(async () => {
      await dueNow();
      expect(await ours()).toEqual(['pending']);
    });
    await end('cancel');
    await eventually(async () => {
      await dueNow();
      expect(await openAlerts()).toMatchObject([{ kind: 'refund-owed' }]);
    });
    await refundsBecome('succeeded');
    await eventually(async () => {
      await dueNow();
      const waiting = (await held()).some(({ status }) => status === 'pending');
      if (waiting) await end('cancel');
      expect((await readOrder(portal, orderId)).refunded).toBe(300);
    });
    expect((await heldStates()).filter((state) => state.startsWith('succeeded'))).toEqual([
      'succeeded 300.00',
    ]);
    expect(await openAlerts()).toEqual([]);
  });
});

describe('a refund that the provider answers as canceled', () => {
  it('is no refund for who has asked, and nothing is given back', async () => {
    const orderId = await paidOrder();
    await refundsBecome('canceled');
    expect((await refund(orderId, 100)).status).toBe(502);
    expect(await ours()).toEqual(['canceled']);
    expect((await readOrder(portal, orderId)).refunded).toBe(0);
    await refundsBecome('succeeded');
    expect((await refund(orderId, 100)).body.order.attributes.refunded).toBe(100);
    expect(await heldStates()).toEqual(['canceled 100.00', 'succeeded 100.00']);
  });

  it('is asked for again under another key where the money is owed', async () => {
    const orderId = await paidOrder();
    await refundsBecome('canceled');
    await cancelOrder(orderId);
    await eventually(async () => {
      expect(await openAlerts()).toMatchObject([{ kind: 'refund-owed' }]);
    });
    expect(await ours()).toEqual(['intent']);
    await refundsBecome('succeeded');
    await untilRefunded(orderId, 300);
    expect(await ours()).toEqual(['succeeded']);
    expect((await heldStates()).at(-1)).toBe('succeeded 300.00');
    expect(await openAlerts()).toEqual([]);
  });
});
