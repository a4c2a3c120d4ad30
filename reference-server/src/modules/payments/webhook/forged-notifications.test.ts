import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import {
  clearMoney,
  createPayingPortal,
  notify,
  placeAndBegin,
} from '../../../../test/fixtures/orders/payments.ts';
import { PaymentGatewayError } from '../../../ports/payment-gateway-error.ts';
import { eventually } from '../../../../test/eventually.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createPayingPortal());
beforeEach(() => clearMoney(portal));

/** Every question to the provider from here on. */
function questions() {
  const gateway = portal.providers.paymentGateway;
  return [
    vi.spyOn(gateway, 'getPayment'),
    vi.spyOn(gateway, 'findPaymentsByOrder'),
    vi.spyOn(gateway, 'getRefund'),
    vi.spyOn(gateway, 'findRefundsByPayment'),
  ];
}
const callsOf = (spies: ReturnType<typeof questions>) =>
  spies.flatMap(({ mock }) => mock.calls as unknown[][]);
const count = () => portal.prisma.webhookInbox.count();

/** A beginning that YooKassa has not answered: any payment may be that one. */
async function beginUnanswered(): Promise<void> {
  const order = await placeOrder(portal);
  vi.spyOn(portal.providers.paymentGateway, 'createPayment').mockRejectedValueOnce(
    new PaymentGatewayError('lost', { kind: 'unknown', failure: 'timed-out' }),
  );
  await portal.call(`guest-${portal.hotel.guestId}`, '/api/payment/create', { orderId: order.id });
}

describe('a forged notification', () => {
  it.each<[string, string, (ours: string) => object]>([
    ['an id that is a path', 'payment.succeeded', () => ({ id: '.' })],
    ['an id that is none', 'payment.succeeded', () => ({ id: 'no-such-payment' })],
    ['another event', 'payment.made_up', (id) => ({ id })],
    ['another event of a refund', 'refund.made_up', (payment_id) => ({ id: '/', payment_id })],
    ['a refund whose id is none', 'refund.succeeded', (payment_id) => ({ id: '/', payment_id })],
  ])('with %s is not kept, and nobody is asked', async (_, event, object) => {
    const { id } = await placeAndBegin(portal);
    await beginUnanswered();
    const spies = questions();
    expect((await notify(portal, event, object(id))).status).toBe(200);
    expect(await count()).toBe(0);
    expect(callsOf(spies)).toEqual([]);
  });

  it('about a payment or a refund of a payment that is not ours is not kept either', async () => {
    await placeAndBegin(portal);
    const spies = questions();
    for (let time = 0; time < 20; time += 1) {
      await notify(portal, 'payment.succeeded', { id: randomUUID() });
      await notify(portal, 'refund.succeeded', { id: randomUUID(), payment_id: randomUUID() });
    }
    expect(await count()).toBe(0);
    expect(callsOf(spies)).toEqual([]);
  });

  it('is looked into while a beginning of ours has no answer, for it may be that one', async () => {
    await beginUnanswered();
    const getPayment = vi.spyOn(portal.providers.paymentGateway, 'getPayment');
    const id = randomUUID();
    await notify(portal, 'payment.succeeded', { id });
    await eventually(() => expect(getPayment).toHaveBeenCalledWith(id));
  });
});
