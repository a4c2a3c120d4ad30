import { randomUUID } from 'node:crypto';
import type { Order, OrderDetails } from '@portal/domain/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import {
  clearMoney,
  createPayingPortal,
  heldPayments,
  heldRefunds,
  holdMoney,
  readOrder,
  waitForHandled,
  waitForPaidFor,
} from '../../../test/fixtures/orders/payments.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createPayingPortal({ YOOKASSA_CAPTURE: 'manual' }));
beforeEach(() => clearMoney(portal));

type Command = 'capture' | 'cancel' | 'refund';
const command = (
  name: Command,
  data: object,
  as = 'admin',
  headers: Record<string, string> = { 'idempotency-key': randomUUID() },
) => portal.call<{ order: Order }>(as, `/api/admin/payment/${name}`, data, headers);

async function paidOrder(): Promise<{ orderId: number; paymentId: string }> {
  const held = await holdMoney(portal);
  expect((await command('capture', { orderId: held.orderId })).status).toBe(200);
  await waitForHandled(portal);
  return held;
}

async function readDetails(id: number): Promise<OrderDetails> {
  const { body } = await portal.call<{ details: OrderDetails }>(
    'admin',
    '/api/admin/order/details',
    { id },
  );
  return body.details;
}

describe('held money', () => {
  it('is taken whole', async () => {
    const { orderId, paymentId } = await holdMoney(portal);
    const { status, body } = await command('capture', { orderId }, 'moderator');
    expect([status, body.order.attributes.paid_for]).toEqual([200, 'succeeded']);
    expect(await heldPayments(portal)).toMatchObject([
      { id: paymentId, status: 'succeeded', amount: { value: '300.00' } },
    ]);
    expect((await readDetails(orderId)).history.at(-2)).toMatchObject({
      by: { kind: 'staff', id: 'moderator' },
      changes: [{ kind: 'capture', amount: 300 }],
    });
  });

  it('is taken in part, and the rest is back with the guest', async () => {
    const { orderId } = await holdMoney(portal);
    const { body } = await command('capture', { orderId, amount: 120.5 });
    expect(body.order.attributes).toMatchObject({ paid_for: 'succeeded', refunded: 179.5 });
    expect(await heldPayments(portal)).toMatchObject([{ amount: { value: '120.50' } }]);
    expect(await heldRefunds(portal)).toEqual([]);
    const { payments } = await readDetails(orderId);
    expect(payments).toMatchObject([
      { amount: 300, refunds: [{ reason: 'not_captured', status: 'succeeded', amount: 179.5 }] },
    ]);

    // What was never taken cannot be given back.
    const tooMuch = await command('refund', { orderId, amount: 120.51 });
    expect(tooMuch.body.details).toMatchObject([{ path: 'data.amount', value: 120.5 }]);
    expect((await command('refund', { orderId })).status).toBe(200);
    expect(await heldRefunds(portal)).toMatchObject([{ amount: { value: '120.50' } }]);
    expect((await readOrder(portal, orderId)).refunded).toBe(300);
  });

  it('is let go, and the order stays', async () => {
    const { orderId } = await holdMoney(portal);
    const { status, body } = await command('cancel', { orderId }, 'moderator');
    expect([status, body.order.attributes.paid_for]).toEqual([200, 'canceled']);
    expect(body.order.attributes.status).toBe('new');
    expect(await heldPayments(portal)).toMatchObject([{ status: 'canceled' }]);
  });

  it('is neither taken nor let go where there is none, or too little', async () => {
    const { orderId } = await holdMoney(portal);
    const tooMuch = await command('capture', { orderId, amount: 300.01 });
    expect(tooMuch.body.details).toMatchObject([{ path: 'data.amount', value: 300 }]);
    await command('capture', { orderId });
    for (const name of ['capture', 'cancel'] as const) {
      expect((await command(name, { orderId })).body.code).toBe('NOTHING_HELD');
      expect((await command(name, { orderId: 2_000_000_000 })).status).toBe(404);
    }
  });

  it('is taken once, although the answer was lost', async () => {
    const { orderId } = await holdMoney(portal);
    await orderFault(portal.sandbox, 'yookassa', 'drop-after-commit');
    const lost = await command('capture', { orderId, amount: 100 });
    expect(lost.status).toBeGreaterThanOrEqual(502);
    await waitForPaidFor(portal, orderId, 'succeeded');
    expect((await readOrder(portal, orderId)).refunded).toBe(200);
  });
});

describe('giving money back', () => {
  it('by pieces gives what they cost, until none is left', async () => {
    const { orderId, paymentId } = await paidOrder();
    const one = { orderId, lines: [{ line: 0, quantity: 1 }], comment: 'Разбилось' };
    const { status, body } = await command('refund', one);
    expect([status, body.order.attributes.refunded]).toEqual([200, 150]);
    const { payments, history } = await readDetails(orderId);
    expect(payments[0]?.refunds).toMatchObject([
      {
        status: 'succeeded',
        amount: 150,
        reason: 'by_staff',
        comment: 'Разбилось',
        lines: [{ line: 0, quantity: 1 }],
      },
    ]);
    expect(history.flatMap(({ changes }) => changes)).toEqual(
      expect.arrayContaining([
        { kind: 'refund', amount: 150, reason: 'by_staff' },
        { kind: 'refunded', from: 0, to: 150 },
      ]),
    );

    expect((await command('refund', one)).status).toBe(200);
    expect((await command('refund', one)).body.code).toBe('NOTHING_TO_REFUND');
    expect(await heldRefunds(portal)).toMatchObject([
      { payment_id: paymentId, amount: { value: '150.00' } },
      { payment_id: paymentId, amount: { value: '150.00' } },
    ]);
  });

  it('by amount gives no more than was paid, however many ask at once', async () => {
    const { orderId } = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => command('refund', { orderId, amount: 120 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422]);
    expect((await readOrder(portal, orderId)).refunded).toBe(240);
    expect((await command('refund', { orderId })).body.order.attributes.refunded).toBe(300);
  });

  it('happens once under one key, also when the run that began it has died', async () => {
    const { orderId } = await paidOrder();
    const headers = { 'idempotency-key': 'refund-1' };
    const input = { orderId, amount: 50 };
    expect((await command('refund', input, 'admin', headers)).status).toBe(200);
    // As if the process had ended before its answer was kept.
    await portal.prisma.idempotencyKey.deleteMany();
    expect((await command('refund', input, 'admin', headers)).status).toBe(200);
    expect((await readOrder(portal, orderId)).refunded).toBe(50);
    expect(await heldRefunds(portal)).toHaveLength(1);
  });

  it('is decided although the provider does not answer, and comes later', async () => {
    const { orderId } = await paidOrder();
    await orderFault(portal.sandbox, 'yookassa', 'error');
    const { status, body } = await command('refund', { orderId, amount: 50 });
    expect([status, body.order.attributes.refunded]).toEqual([200, 0]);
    await portal.prisma.refund.updateMany({ data: { nextCheckAt: new Date() } });
    await eventually(async () => {
      expect((await readOrder(portal, orderId)).refunded).toBe(50);
    });
  });

  it('says so when the provider refuses', async () => {
    const { orderId } = await paidOrder();
    await orderFault(portal.sandbox, 'yookassa', 'error-text');
    const { status } = await command('refund', { orderId, amount: 50 });
    expect(status).toBe(502);
    expect((await readOrder(portal, orderId)).refunded).toBe(0);
    // The money is still there to be given back.
    expect((await command('refund', { orderId, amount: 300 })).status).toBe(200);
  });

  it('sends the rest back when the order is canceled', async () => {
    const { orderId } = await paidOrder();
    await command('refund', { orderId, amount: 100 });
    await portal.call('admin', '/api/order/update', {
      order: { id: orderId, status: 'canceled', cancelReason: 'other' },
    });
    await eventually(async () => {
      expect((await readOrder(portal, orderId)).refunded).toBe(300);
    });
    const values = (await heldRefunds(portal)).map(({ amount }) => amount.value);
    expect(values.sort()).toEqual(['100.00', '200.00']);
  });

  it.each<[string, object]>([
    ['more pieces than were ordered', { lines: [{ line: 0, quantity: 3 }] }],
    ['a line that is not there', { lines: [{ line: 5, quantity: 1 }] }],
    ['an amount and lines', { amount: 1, lines: [{ line: 0, quantity: 1 }] }],
    ['nothing', { amount: 0 }],
  ])('is refused for %s', async (_, input) => {
    const { orderId } = await paidOrder();
    expect((await command('refund', { orderId, ...input })).status).toBe(422);
    expect(await portal.prisma.refund.count()).toBe(0);
  });

  it('is for admins, and only where something was paid', async () => {
    const { orderId } = await holdMoney(portal);
    expect((await command('refund', { orderId }, 'moderator')).status).toBe(403);
    expect((await command('refund', { orderId })).body.code).toBe('NOTHING_TO_REFUND');
    expect((await command('refund', { orderId: 2_000_000_000 })).status).toBe(404);
  });
});
