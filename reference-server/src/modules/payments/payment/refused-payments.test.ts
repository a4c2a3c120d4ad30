import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderFault } from '../../../../sandbox/testing/test-sandbox.ts';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import {
  beginPayment,
  clearMoney,
  createPayingPortal,
  notify,
  openAlerts,
  showOtherwise,
  steer,
  waitForHandled,
  waitForPaidFor,
} from '../../../../test/fixtures/orders/payments.ts';
import {
  PaymentGatewayError,
  type PaymentErrorKind,
} from '../../../ports/payment-gateway-error.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createPayingPortal());
beforeEach(() => clearMoney(portal));

const vatCode = 'receipt.items[0].vat_code';

/** The guest tries to pay, and the provider says no once. */
async function tryRefused(
  orderId: number,
  parameter?: string,
  message = 'not a VAT code',
  kind: PaymentErrorKind = 'refused',
): Promise<void> {
  vi.spyOn(portal.providers.paymentGateway, 'createPayment').mockRejectedValueOnce(
    new PaymentGatewayError(message, {
      kind,
      failure: 'answered',
      ...(parameter && { parameter }),
    }),
  );
  expect((await beginPayment(portal, orderId)).status).not.toBe(200);
}

async function refusedOrder(): Promise<number> {
  const { id } = await placeOrder(portal);
  await tryRefused(id, vatCode);
  expect(await openAlerts(portal)).toMatchObject([{ kind: 'payment-refused' }]);
  return id;
}

describe('a payment that the provider refuses for good', () => {
  it('is told of, with what it says, once however often the guest tries', async () => {
    const orderId = await refusedOrder();
    await tryRefused(orderId, vatCode);
    await tryRefused(orderId, 'receipt.items[1].vat_code');
    const [alert, ...others] = await openAlerts(portal);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ kind: 'payment-refused', count: 1 });
    expect(alert?.text).toContain(`Заказ #${orderId}`);
    expect(alert?.text).toMatch(/300\s₽.*receipt\.items\[1\]\.vat_code: not a VAT code/);
    expect(await portal.prisma.alert.findMany()).toMatchObject([
      { about: { type: 'order', id: orderId } },
    ]);
    expect(await portal.prisma.outbox.count({ where: { kind: 'alarm' } })).toBe(1);
  });

  it.each([['amount.value'], ['receipt'], [undefined]])(
    'is told of, objecting to %s',
    async (to) => {
      await tryRefused((await placeOrder(portal)).id, to);
      expect(await openAlerts(portal)).toHaveLength(1);
    },
  );

  it('is told of in few words, without the guest’s data', async () => {
    const message = `for anna@example.ru, +7 (912) 345-67-89\nor 79123456789: ${'no '.repeat(200)}`;
    await tryRefused((await placeOrder(portal)).id, vatCode, message);
    const [alert] = await openAlerts(portal);
    expect(alert?.text).toMatch(/for …, …\s+or …: no no/);
    expect(alert?.text.length).toBeLessThan(600);
  });

  it.each(['receipt.customer.email', 'receipt.customer.phone'])(
    'is no alert where the guest can mend it: %s',
    async (parameter) => {
      await tryRefused((await placeOrder(portal)).id, parameter);
      expect(await openAlerts(portal)).toEqual([]);
    },
  );

  it.each(['unknown', 'rate-limited', 'auth'] as const)(
    'is no alert where it is %s',
    async (kind) => {
      await tryRefused((await placeOrder(portal)).id, vatCode, 'no', kind);
      expect(await openAlerts(portal)).toEqual([]);
    },
  );

  it.each(['error', 'rate-limit', 'offline'])('is no alert after the fault %s', async (error) => {
    const { id } = await placeOrder(portal);
    await orderFault(portal.sandbox, 'yookassa', error);
    await beginPayment(portal, id);
    expect(await openAlerts(portal)).toEqual([]);
  });

  it('is no alert for an order that is canceled meanwhile', async () => {
    const { id } = await placeOrder(portal);
    const where = { where: { id } };
    vi.spyOn(portal.providers.paymentGateway, 'createPayment').mockImplementationOnce(async () => {
      await portal.prisma.order.update({ ...where, data: { status: 'canceled' } });
      throw new PaymentGatewayError('no', { kind: 'refused', failure: 'answered' });
    });
    expect((await beginPayment(portal, id)).status).toBe(409);
    expect(await openAlerts(portal)).toEqual([]);
  });
});

describe('the alert of a refused payment', () => {
  it('ends when the provider takes another payment of the order', async () => {
    const orderId = await refusedOrder();
    expect((await beginPayment(portal, orderId)).status).toBe(200);
    expect(await openAlerts(portal)).toEqual([]);
    expect(await portal.prisma.alert.findMany()).toMatchObject([{ resolvedBy: 'system' }]);
  });

  it('ends when the order is canceled, and not with another order', async () => {
    const orderId = await refusedOrder();
    const other = await placeOrder(portal);
    expect((await beginPayment(portal, other.id)).status).toBe(200);
    expect(await openAlerts(portal)).toHaveLength(1);
    const order = { id: orderId, status: 'canceled', cancelReason: 'item_unavailable' };
    expect((await portal.call('admin', '/api/order/update', { order })).status).toBe(200);
    expect(await openAlerts(portal)).toEqual([]);
  });

  it('stands beside a difference about the same order, each ended by what ends it', async () => {
    const { id } = await placeOrder(portal);
    const { body } = await beginPayment(portal, id);
    await steer(portal, body.payment.id, 'cancel');
    await waitForPaidFor(portal, id, 'canceled');
    await waitForHandled(portal);
    await tryRefused(id, vatCode);
    showOtherwise(portal, body.payment.id, { amountKopecks: 1 });
    await notify(portal, 'payment.succeeded', { id: body.payment.id });
    await waitForHandled(portal);
    const kinds = async () => (await openAlerts(portal)).map(({ kind }) => kind).toSorted();
    expect(await kinds()).toEqual(['payment-difference', 'payment-refused']);

    expect((await beginPayment(portal, id)).status).toBe(200);
    expect(await kinds()).toEqual(['payment-difference']);
  });
});
