import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createShopClient } from '../../../../sandbox/testing/shop-client.ts';
import { orderFault } from '../../../../sandbox/testing/test-sandbox.ts';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import {
  beginPayment,
  clearMoney,
  createPayingPortal,
  heldPayments,
  notify,
  paymentMessages,
  placeAndBegin,
  readOrder,
  showOtherwise,
  steer,
  waitForHandled,
  waitForPaidFor,
} from '../../../../test/fixtures/orders/payments.ts';
import type { GatewayPayment } from '../../../ports/gateway-payment.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createPayingPortal());
beforeEach(() => clearMoney(portal));

/** Pays at the provider, and waits until the notification of it was looked into and handled. */
async function steerUntilRead(id: string, changes: Partial<GatewayPayment> = {}): Promise<void> {
  const reads = showOtherwise(portal, id, changes);
  await steer(portal, id, 'succeed');
  await eventually(() => expect(reads).toHaveBeenCalledWith(id));
  await waitForHandled(portal);
  reads.mockRestore();
}

/** Pays at the provider what is not ours: the notification is taken, not kept, and nobody is asked. */
async function steerUnheard(id: string): Promise<void> {
  const reads = vi.spyOn(portal.providers.paymentGateway, 'getPayment');
  await steer(portal, id, 'succeed');
  expect((await notify(portal, 'payment.succeeded', { id })).status).toBe(200);
  expect(await portal.prisma.webhookInbox.count()).toBe(0);
  expect(reads).not.toHaveBeenCalledWith(id);
}

describe('a notification', () => {
  it('that money has arrived makes the order paid and tells guest and staff once', async () => {
    const { order, id } = await placeAndBegin(portal);
    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
    await waitForHandled(portal);
    expect(await paymentMessages(portal)).toEqual([
      { orderId: order.id, paid_for: 'pending' },
      { orderId: order.id, paid_for: 'succeeded' },
    ]);
    expect(
      await portal.prisma.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 }),
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
    const { order, id } = await placeAndBegin(portal);
    await steer(portal, id, 'cancel');
    await waitForPaidFor(portal, order.id, 'canceled');
    expect((await beginPayment(portal, order.id)).body.payment.id).not.toBe(id);
  });

  it('that is forged changes nothing, and does not keep the true one from being heard', async () => {
    const { order, id } = await placeAndBegin(portal);
    const forged = {
      id,
      status: 'succeeded',
      paid: true,
      amount: { value: '300.00', currency: 'RUB' },
    };
    expect((await notify(portal, 'payment.succeeded', forged)).status).toBe(200);
    await waitForHandled(portal);
    expect((await readOrder(portal, order.id)).paid_for).toBe('pending');

    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
  });

  it('about a payment that nobody has is dropped', async () => {
    await notify(portal, 'payment.succeeded', { id: 'no-such-payment', status: 'succeeded' });
    await waitForHandled(portal);
    expect(await portal.prisma.webhookInbox.count()).toBe(0);
  });

  it("about another system's payment in our shop changes nothing of our orders", async () => {
    const shop = createShopClient(portal.sandbox);
    const { order, id } = await placeAndBegin(portal);
    const unrelated = await shop.createPayment({ metadata: {} });
    const sameNumber = await shop.createPayment({
      amount: { value: '300.00', currency: 'RUB' },
      metadata: { order_id: String(order.id) },
    });
    await steerUnheard(unrelated.id);
    await steerUnheard(sameNumber.id);
    expect((await readOrder(portal, order.id)).paid_for).toBe('pending');
    expect(await portal.prisma.payment.findMany()).toMatchObject([{ providerPaymentId: id }]);
  });

  it('about money of another amount is not believed, and not asked about again', async () => {
    const { order, id } = await placeAndBegin(portal);
    await portal.prisma.payment.updateMany({ data: { amountKopecks: 100 } });
    await steerUntilRead(id);
    expect((await readOrder(portal, order.id)).paid_for).toBe('pending');
    expect(await portal.prisma.webhookInbox.count()).toBe(0);
  });

  it('about money of another payment is not believed, and not asked about', async () => {
    const { order, id } = await placeAndBegin(portal);
    await portal.prisma.payment.updateMany({ data: { providerPaymentId: 'swapped' } });
    await steerUnheard(id);
    expect((await readOrder(portal, order.id)).paid_for).toBe('pending');
  });

  it.each([
    ['currency', { currency: 'KZT' }],
    ['shop', { shopId: '1' }],
    ['order', { orderId: 1 }],
  ])('is checked against the %s of the payment', async (_, changes) => {
    const { order, id } = await placeAndBegin(portal);
    await steerUntilRead(id, changes);
    expect((await readOrder(portal, order.id)).paid_for).toBe('pending');
    expect(await portal.prisma.webhookInbox.count()).toBe(0);
  });

  it('a hundred times changes what one does, and the provider is hardly asked', async () => {
    const { order, id } = await placeAndBegin(portal);
    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
    await waitForHandled(portal);
    const reads = vi.spyOn(portal.providers.paymentGateway, 'getPayment');
    const again = await Promise.all(
      Array.from({ length: 100 }, () => notify(portal, 'payment.succeeded', { id })),
    );
    expect(again.every(({ status }) => status === 200)).toBe(true);
    await waitForHandled(portal);
    expect(reads).not.toHaveBeenCalled();
    expect(await paymentMessages(portal)).toHaveLength(2);
    expect(await portal.prisma.webhookInbox.count()).toBe(1);
  });

  it('that comes in the wrong order leads nowhere back', async () => {
    const { order, id } = await placeAndBegin(portal);
    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
    for (const event of ['payment.waiting_for_capture', 'payment.canceled', 'payment.pending']) {
      await notify(portal, event, { id });
    }
    await waitForHandled(portal);
    expect((await readOrder(portal, order.id)).paid_for).toBe('succeeded');
    expect(await paymentMessages(portal)).toHaveLength(2);
  });

  it('that comes before we have heard the answer finds its payment', async () => {
    const order = await placeOrder(portal);
    const { paymentGateway } = portal.providers;
    const create = paymentGateway.createPayment.bind(paymentGateway);
    vi.spyOn(paymentGateway, 'createPayment').mockImplementationOnce(async (command) => {
      const created = await create(command);
      await steer(portal, created.id, 'succeed');
      await waitForPaidFor(portal, order.id, 'succeeded');
      return created;
    });
    const { body } = await beginPayment(portal, order.id);
    expect(body.code).toBe('ALREADY_PAID');
    expect((await readOrder(portal, order.id)).paid_for).toBe('succeeded');
    expect(await heldPayments(portal)).toHaveLength(1);
    expect(await portal.prisma.payment.findMany()).toMatchObject([{ status: 'succeeded' }]);
  });

  it('is answered at once and handled later when the provider hangs', async () => {
    const { order, id } = await placeAndBegin(portal);
    await orderFault(portal.sandbox, 'yookassa', 'timeout', -1);
    const read = portal.providers.paymentGateway.getPayment;
    let ask = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (ask = resolve));
    const reads = vi
      .spyOn(portal.providers.paymentGateway, 'getPayment')
      .mockImplementation(async (paymentId) => {
        await isAnswered;
        return read(paymentId);
      });
    const answers = await Promise.all(
      ['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture'].map((event) =>
        notify(portal, event, { id }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await portal.prisma.webhookInbox.count({ where: { processedAt: null } })).toBe(3);
    reads.mockRestore();
    ask();
    await eventually(async () => {
      const stored = await portal.prisma.webhookInbox.findMany();
      expect(stored.every(({ lastError }) => lastError !== null)).toBe(true);
    });

    await orderFault(portal.sandbox, 'yookassa', 'timeout', 0);
    await steer(portal, id, 'succeed');
    await waitForPaidFor(portal, order.id, 'succeeded');
  });

  it('is tried again when the provider did not answer', async () => {
    const { order, id } = await placeAndBegin(portal);
    await orderFault(portal.sandbox, 'yookassa', 'error');
    await steer(portal, id, 'succeed');
    await eventually(async () => {
      expect(await portal.prisma.webhookInbox.findFirst()).toMatchObject({
        attempts: 1,
        processedAt: null,
      });
    });
    await portal.prisma.webhookInbox.updateMany({ data: { nextAttemptAt: new Date() } });
    await waitForPaidFor(portal, order.id, 'succeeded');
    await waitForHandled(portal);
  });

  it('that came again while it was handled is handled once more', async () => {
    const { order, id } = await placeAndBegin(portal);
    const read = portal.providers.paymentGateway.getPayment.bind(portal.providers.paymentGateway);
    const reads = vi
      .spyOn(portal.providers.paymentGateway, 'getPayment')
      .mockImplementationOnce(async (paymentId) => {
        const old = await read(paymentId);
        await orderFault(portal.sandbox, 'yookassa', 'lost-webhook');
        await steer(portal, id, 'succeed');
        await notify(portal, 'payment.succeeded', { id });
        return old;
      });
    await notify(portal, 'payment.succeeded', { id });
    await waitForPaidFor(portal, order.id, 'succeeded');
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['about something else', { event: 'payout.succeeded', object: { id: 'po-1' } }, 200],
    ['without an object', { event: 'payment.succeeded' }, 422],
    ['with an id of the wrong kind', { event: 'payment.succeeded', object: { id: 17 } }, 422],
  ])('%s is not kept', async (_, rest, expected) => {
    const raw = JSON.stringify({ type: 'notification', ...rest });
    expect((await portal.call(null, '/api/webhook/yookassa', raw)).status).toBe(expected);
    expect(await portal.prisma.webhookInbox.count()).toBe(0);
  });

  it('keeps no more of it than what is asked about', async () => {
    const { id } = await placeAndBegin(portal);
    await notify(portal, 'payment.succeeded', {
      id,
      payment_method: { card: { last4: '4477' } },
    });
    const [stored] = await portal.prisma.webhookInbox.findMany();
    expect(stored!.body).toEqual({ subject: 'payment', event: 'payment.succeeded', paymentId: id });
  });
});
