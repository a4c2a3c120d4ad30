import { afterEach, beforeAll, beforeEach, afterAll, describe, expect, it, vi } from 'vitest';
import { createShopClient } from '../../../sandbox/testing/shop-client.ts';
import { orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import { startOrdering, type Ordering } from '../../../test/ordering.ts';
import {
  beginPayment,
  clearMoney,
  heldPayments,
  notify,
  placeAndBegin,
  readOrder,
  steer,
  toldOfPayments,
  waitForHandled,
  waitForPaidFor,
} from '../../../test/paying.ts';
import type { GatewayPayment } from '../../ports/gateway-payment.ts';

let ordering: Ordering;
/** Done between the provider's answer to a beginning and our hearing of it. */
let beforeAnswer: ((created: GatewayPayment) => Promise<void>) | null = null;

beforeAll(async () => {
  ordering = await startOrdering({
    isWatching: true,
    gateway: (real) => ({
      ...real,
      async createPayment(command) {
        const created = await real.createPayment(command);
        const meanwhile = beforeAnswer;
        beforeAnswer = null;
        await meanwhile?.(created);
        return created;
      },
    }),
  });
});
afterAll(() => ordering.stop());
beforeEach(() => clearMoney(ordering));
afterEach(() => vi.restoreAllMocks());

/** Pays at the provider, and waits until the notification of it was looked into and handled. */
async function steerUntilRead(id: string, changes: Partial<GatewayPayment> = {}): Promise<void> {
  const read = ordering.gateway.getPayment.bind(ordering.gateway);
  const reads = vi
    .spyOn(ordering.gateway, 'getPayment')
    .mockImplementation(async (paymentId) => ({ ...(await read(paymentId)), ...changes }));
  await steer(ordering, id, 'succeed');
  await vi.waitFor(() => expect(reads).toHaveBeenCalledWith(id), 8000);
  await waitForHandled(ordering);
  reads.mockRestore();
}

describe('a notification', () => {
  it('that money has arrived makes the order paid and tells guest and staff once', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await steer(ordering, id, 'succeed');
    await waitForPaidFor(ordering, order.id, 'succeeded');
    await waitForHandled(ordering);
    expect(await toldOfPayments(ordering)).toEqual([
      { orderId: order.id, paid_for: 'pending' },
      { orderId: order.id, paid_for: 'succeeded' },
    ]);
    expect(
      await ordering.prisma.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 }),
    ).toMatchObject([
      {
        actor: 'system',
        entity: 'order',
        entityId: String(order.id),
        from: { paidFor: 'pending' },
        to: { paidFor: 'succeeded' },
      },
    ]);
  });

  it('that a payment has ended lets the guest begin another one', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await steer(ordering, id, 'cancel');
    await waitForPaidFor(ordering, order.id, 'canceled');
    expect((await beginPayment(ordering, order.id)).body.payment.id).not.toBe(id);
  });

  it('that is forged changes nothing, and does not keep the true one from being heard', async () => {
    const { order, id } = await placeAndBegin(ordering);
    const forged = {
      id,
      status: 'succeeded',
      paid: true,
      amount: { value: '300.00', currency: 'RUB' },
    };
    expect((await notify(ordering, 'payment.succeeded', forged)).status).toBe(200);
    await waitForHandled(ordering);
    expect((await readOrder(ordering, order.id)).paid_for).toBe('pending');

    await steer(ordering, id, 'succeed');
    await waitForPaidFor(ordering, order.id, 'succeeded');
  });

  it('about a payment that nobody has is dropped', async () => {
    await notify(ordering, 'payment.succeeded', { id: 'no-such-payment', status: 'succeeded' });
    await waitForHandled(ordering);
    expect(await ordering.prisma.webhookInbox.count()).toBe(0);
  });

  it("about another system's payment in our shop changes nothing of our orders", async () => {
    const shop = createShopClient(ordering.sandbox);
    const { order, id } = await placeAndBegin(ordering);
    const unrelated = await shop.createPayment({ metadata: {} });
    const sameNumber = await shop.createPayment({
      amount: { value: '300.00', currency: 'RUB' },
      metadata: { order_id: String(order.id) },
    });
    await steerUntilRead(unrelated.id);
    await steerUntilRead(sameNumber.id);
    expect((await readOrder(ordering, order.id)).paid_for).toBe('pending');
    expect(await ordering.prisma.payment.findMany()).toMatchObject([{ providerPaymentId: id }]);
  });

  it.each([
    ['amount', { amountKopecks: 100 }],
    ['payment', { providerPaymentId: 'swapped' }],
  ])('about money of another %s is not believed, and not asked about again', async (_, data) => {
    const { order, id } = await placeAndBegin(ordering);
    await ordering.prisma.payment.updateMany({ data });
    await steerUntilRead(id);
    expect((await readOrder(ordering, order.id)).paid_for).toBe('pending');
    expect(await ordering.prisma.webhookInbox.count()).toBe(0);
  });

  it.each([
    ['currency', { currency: 'KZT' }],
    ['shop', { shopId: '1' }],
    ['order', { orderId: 1 }],
  ])('is checked against the %s of the payment', async (_, changes) => {
    const { order, id } = await placeAndBegin(ordering);
    await steerUntilRead(id, changes);
    expect((await readOrder(ordering, order.id)).paid_for).toBe('pending');
    expect(await ordering.prisma.webhookInbox.count()).toBe(0);
  });

  it('a hundred times changes what one does, and the provider is hardly asked', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await steer(ordering, id, 'succeed');
    await waitForPaidFor(ordering, order.id, 'succeeded');
    await waitForHandled(ordering);
    const reads = vi.spyOn(ordering.gateway, 'getPayment');
    const again = await Promise.all(
      Array.from({ length: 100 }, () => notify(ordering, 'payment.succeeded', { id })),
    );
    expect(again.every(({ status }) => status === 200)).toBe(true);
    await waitForHandled(ordering);
    expect(reads).not.toHaveBeenCalled();
    expect(await toldOfPayments(ordering)).toHaveLength(2);
    expect(await ordering.prisma.webhookInbox.count()).toBe(1);
  });

  it('that comes in the wrong order leads nowhere back', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await steer(ordering, id, 'succeed');
    await waitForPaidFor(ordering, order.id, 'succeeded');
    for (const event of ['payment.waiting_for_capture', 'payment.canceled', 'payment.pending']) {
      await notify(ordering, event, { id });
    }
    await waitForHandled(ordering);
    expect((await readOrder(ordering, order.id)).paid_for).toBe('succeeded');
    expect(await toldOfPayments(ordering)).toHaveLength(2);
  });

  it('that comes before we have heard the answer finds its payment', async () => {
    const order = await ordering.place();
    beforeAnswer = async ({ id }) => {
      await steer(ordering, id, 'succeed');
      await waitForPaidFor(ordering, order.id, 'succeeded');
    };
    const { body } = await beginPayment(ordering, order.id);
    expect(body.code).toBe('ALREADY_PAID');
    expect((await readOrder(ordering, order.id)).paid_for).toBe('succeeded');
    expect(await heldPayments(ordering)).toHaveLength(1);
    expect(await ordering.prisma.payment.findMany()).toMatchObject([{ status: 'succeeded' }]);
  });

  it('is answered at once and handled later when the provider hangs', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await orderFault(ordering.sandbox, 'yookassa', 'timeout', -1);
    const begun = performance.now();
    const answers = await Promise.all(
      ['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture'].map((event) =>
        notify(ordering, event, { id }),
      ),
    );
    expect(performance.now() - begun).toBeLessThan(600);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await vi.waitFor(async () => {
      const kept = await ordering.prisma.webhookInbox.findMany();
      expect(kept.every(({ lastError }) => lastError !== null)).toBe(true);
    }, 5000);

    await orderFault(ordering.sandbox, 'yookassa', 'timeout', 0);
    await steer(ordering, id, 'succeed');
    await waitForPaidFor(ordering, order.id, 'succeeded');
  });

  it('is tried again when the provider did not answer', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await orderFault(ordering.sandbox, 'yookassa', 'error');
    await steer(ordering, id, 'succeed');
    await vi.waitFor(async () => {
      expect(await ordering.prisma.webhookInbox.findFirst()).toMatchObject({
        attempts: 1,
        processedAt: null,
      });
    });
    await ordering.prisma.webhookInbox.updateMany({ data: { nextAttemptAt: new Date() } });
    await waitForPaidFor(ordering, order.id, 'succeeded');
    await waitForHandled(ordering);
  });

  it('that came again while it was handled is handled once more', async () => {
    const { order, id } = await placeAndBegin(ordering);
    const read = ordering.gateway.getPayment.bind(ordering.gateway);
    const reads = vi
      .spyOn(ordering.gateway, 'getPayment')
      .mockImplementationOnce(async (paymentId) => {
        const old = await read(paymentId);
        await orderFault(ordering.sandbox, 'yookassa', 'lost-webhook');
        await steer(ordering, id, 'succeed');
        await notify(ordering, 'payment.succeeded', { id });
        return old;
      });
    await notify(ordering, 'payment.succeeded', { id });
    await waitForPaidFor(ordering, order.id, 'succeeded');
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['about something else', { event: 'payout.succeeded', object: { id: 'po-1' } }, 200],
    ['without an object', { event: 'payment.succeeded' }, 422],
    ['with an id of the wrong kind', { event: 'payment.succeeded', object: { id: 17 } }, 422],
  ])('%s is not kept', async (_, rest, expected) => {
    const raw = JSON.stringify({ type: 'notification', ...rest });
    expect((await ordering.call(null, '/api/webhook/yookassa', raw)).status).toBe(expected);
    expect(await ordering.prisma.webhookInbox.count()).toBe(0);
  });

  it('keeps no more of it than what is asked about', async () => {
    const { id } = await placeAndBegin(ordering);
    await notify(ordering, 'payment.succeeded', {
      id,
      payment_method: { card: { last4: '4477' } },
    });
    const [kept] = await ordering.prisma.webhookInbox.findMany();
    expect(kept!.body).toEqual({ subject: 'payment', event: 'payment.succeeded', paymentId: id });
  });
});
