import { randomUUID } from 'node:crypto';
import type { Order } from '@portal/domain/orders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import { placeOrder } from '../../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import {
  beginPayment,
  clearMoney,
  heldPayments,
  placeAndBegin,
  readOrder,
  steer,
  paymentMessages,
  quickGateway,
} from '../../../test/fixtures/orders/payments.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(
  createTestPortal({ seed: seedShop, only: [], providers: quickGateway() }),
);
beforeEach(() => clearMoney(portal));

describe('beginning to pay an order', () => {
  it('gives the widget its token, and the order waits for the money', async () => {
    const order = await placeOrder(portal);
    const { status, body } = await beginPayment(portal, order.id);
    expect(status).toBe(200);
    expect(body.payment).toMatchObject({ status: 'pending', amount: 300 });
    expect(body.payment.confirmation_token).toMatch(/^ct-/);
    expect(await heldPayments(portal)).toMatchObject([
      {
        id: body.payment.id,
        amount: { value: '300.00', currency: 'RUB' },
        metadata: { order_id: String(order.id) },
      },
    ]);
    expect((await readOrder(portal, order.id)).paid_for).toBe('pending');
    expect(await paymentMessages(portal)).toEqual([{ orderId: order.id, paid_for: 'pending' }]);
    const [row] = await portal.prisma.payment.findMany();
    expect(row!.nextCheckAt!.getTime() - row!.createdAt.getTime()).toBeGreaterThanOrEqual(15_000);
  });

  it('makes one payment, however many ask at once and again', async () => {
    const order = await placeOrder(portal);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => beginPayment(portal, order.id)),
    );
    answers.push(await beginPayment(portal, order.id));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.payment.id)).size).toBe(1);
    expect(await heldPayments(portal)).toHaveLength(1);
    expect(await portal.prisma.payment.count()).toBe(1);
  });

  it("does not find another guest's order", async () => {
    const order = await placeOrder(portal);
    const { otherGuestId } = portal.hotel;
    expect((await beginPayment(portal, order.id, {}, otherGuestId)).status).toBe(404);
    expect(await portal.prisma.payment.count()).toBe(0);
  });

  it.each<[string, object]>([
    ['ALREADY_PAID', { paidFor: 'succeeded' }],
    ['ALREADY_PAID', { paidFor: 'waiting_for_capture' }],
    ['ALREADY_PAID', { paidFor: 'succeeded', status: 'done' }],
    ['ORDER_CLOSED', { status: 'canceled' }],
    ['ORDER_CLOSED', { status: 'done' }],
    ['NOT_PAYABLE_ONLINE', { paymentType: 'cash' }],
    ['NOT_PAYABLE_ONLINE', { paymentType: 'bank-card' }],
    ['NOT_PAYABLE_ONLINE', { totalKopecks: null }],
    ['NOT_PAYABLE_ONLINE', { totalKopecks: 0 }],
    ['NOT_PAYABLE_ONLINE', { totalKopecks: 99 }],
    ['NOT_PAYABLE_ONLINE', { totalKopecks: 35_000_001 }],
  ])('refuses with %s an order that is %j', async (code, data) => {
    const { id } = await placeOrder(portal);
    await portal.prisma.order.update({ where: { id }, data });
    const { status, body } = await beginPayment(portal, id);
    expect([status, body.code]).toEqual([409, code]);
    expect(await heldPayments(portal)).toEqual([]);
    expect(await portal.prisma.payment.count()).toBe(0);
  });

  it.each([
    ['drop-after-commit', 503],
    ['slow', 504],
    ['timeout', 504],
    ['offline', 503],
    ['error', 502],
  ])(
    'after "%s" the same payment is begun again, never a second one',
    async (problem, expected) => {
      const order = await placeOrder(portal);
      await orderFault(portal.sandbox, 'yookassa', problem);
      const failed = await beginPayment(portal, order.id);
      expect(failed.status).toBe(expected);
      expect((await readOrder(portal, order.id)).paid_for).toBe('pending');

      const again = await beginPayment(portal, order.id);
      expect(again.status).toBe(200);
      expect(await heldPayments(portal)).toMatchObject([{ id: again.body.payment.id }]);
      expect(await portal.prisma.payment.count()).toBe(1);
    },
    15_000,
  );

  it('says when to come back while the provider has too many calls', async () => {
    const order = await placeOrder(portal);
    await orderFault(portal.sandbox, 'yookassa', 'rate-limit');
    const { status, body } = await beginPayment(portal, order.id);
    expect([status, body.code]).toEqual([503, 'PROVIDER_UNAVAILABLE']);
    expect(body).toHaveProperty('retryAfterSeconds');
  });

  it('gives a payment up that the provider refuses, and begins another one when asked', async () => {
    const order = await placeOrder(portal);
    await orderFault(portal.sandbox, 'yookassa', 'error-text');
    expect(await beginPayment(portal, order.id)).toMatchObject({
      status: 409,
      body: { code: 'NOT_PAYABLE_ONLINE', error: expect.not.stringMatching(/ещё раз/) },
    });
    expect((await readOrder(portal, order.id)).paid_for).toBe('canceled');
    expect((await beginPayment(portal, order.id)).status).toBe(200);
    expect(await portal.prisma.payment.findMany({ orderBy: { createdAt: 'asc' } })).toMatchObject([
      { status: 'canceled' },
      { status: 'pending' },
    ]);
  });

  it.each([
    ['receipt.customer.email', 'data.order.email', /другим адресом/],
    ['receipt.customer.phone', 'data.order.phone', /другим номером/],
    ['receipt.items[0].description', 'data.order.products', /Чек/],
    ['amount.value', 'data.order.total', /Эту сумму нельзя/],
  ])('leads from the provider’s %s to %s', async (parameter, path, text) => {
    const order = await placeOrder(portal);
    vi.spyOn(portal.providers.paymentGateway, 'createPayment').mockRejectedValueOnce(
      new PaymentGatewayError('no', { kind: 'refused', failure: 'answered', parameter }),
    );
    const message = expect.stringMatching(text) as string;
    expect(await beginPayment(portal, order.id)).toMatchObject({
      status: 409,
      body: { code: 'NOT_PAYABLE_ONLINE', error: message, details: [{ path, message }] },
    });
    expect((await readOrder(portal, order.id)).paid_for).toBe('canceled');
  });

  it('begins a new payment when the last one has ended without our hearing of it', async () => {
    const { order, id } = await placeAndBegin(portal);
    await orderFault(portal.sandbox, 'yookassa', 'lost-webhook');
    await steer(portal, id, 'cancel');
    const { status, body } = await beginPayment(portal, order.id);
    expect(status).toBe(200);
    expect(body.payment.id).not.toBe(id);
    expect((await readOrder(portal, order.id)).paid_for).toBe('pending');
  });

  it('does not take money twice when it has arrived without our hearing of it', async () => {
    const { order, id } = await placeAndBegin(portal);
    await orderFault(portal.sandbox, 'yookassa', 'lost-webhook');
    await steer(portal, id, 'succeed');
    expect((await beginPayment(portal, order.id)).body.code).toBe('ALREADY_PAID');
    expect((await readOrder(portal, order.id)).paid_for).toBe('succeeded');
    expect(await heldPayments(portal)).toHaveLength(1);
  });

  it('answers the same key with the same payment', async () => {
    const order = await placeOrder(portal);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await beginPayment(portal, order.id, headers);
    expect(await beginPayment(portal, order.id, headers)).toEqual(first);
  });

  it('begins nothing in a run whose key was taken over', async () => {
    const order = await placeOrder(portal);
    const { prisma } = portal;
    const original = prisma.$transaction.bind(prisma) as (work: unknown) => Promise<unknown>;
    const takeOver = async (work: unknown) => {
      await prisma.idempotencyKey.updateMany({ data: { claimId: randomUUID() } });
      return original(work);
    };
    prisma.$transaction = takeOver as typeof prisma.$transaction;
    try {
      const { body } = await beginPayment(portal, order.id, { 'idempotency-key': randomUUID() });
      expect(body.code).toBe('IDEMPOTENCY_IN_PROGRESS');
    } finally {
      prisma.$transaction = original as typeof prisma.$transaction;
    }
    expect(await prisma.payment.count()).toBe(0);
  });
});

describe('asking the provider about an order', () => {
  const sync = (orderId: number, as = `guest-${portal.hotel.guestId}`) =>
    portal.call<{ order: Order }>(as, '/api/payment/sync', { orderId });

  it('shows a guest who comes back that the money has arrived', async () => {
    const { order, id } = await placeAndBegin(portal);
    await orderFault(portal.sandbox, 'yookassa', 'lost-webhook');
    await steer(portal, id, 'succeed');
    for (const as of [undefined, 'moderator', 'admin']) {
      const { status, body } = await sync(order.id, as);
      expect([status, body.order.attributes.paid_for]).toEqual([200, 'succeeded']);
    }
    expect(await paymentMessages(portal)).toEqual([
      { orderId: order.id, paid_for: 'pending' },
      { orderId: order.id, paid_for: 'succeeded' },
    ]);
  });

  it('answers for an order that nobody has begun to pay', async () => {
    const { id } = await placeOrder(portal);
    expect((await sync(id)).body.order.attributes.paid_for).toBeNull();
  });

  it("does not find another guest's order, nor one that does not exist", async () => {
    const { order } = await placeAndBegin(portal);
    expect((await sync(order.id, `guest-${portal.hotel.otherGuestId}`)).status).toBe(404);
    expect((await sync(1)).status).toBe(404);
  });

  it('says so when the provider cannot be asked', async () => {
    const { order } = await placeAndBegin(portal);
    await orderFault(portal.sandbox, 'yookassa', 'offline');
    expect((await sync(order.id)).body.code).toBe('PROVIDER_UNAVAILABLE');
  });
});
