import { randomUUID } from 'node:crypto';
import type { PortalAttributes } from '@portal/domain/portal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import { seedShop, seedShopWith, type Shop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal, type TestPortal } from '../../../../test/portal.ts';
import {
  beginPayment,
  clearMoney,
  heldPayments,
  heldRefunds,
  placeAndBegin,
  quickGateway,
  readOrder,
  steer,
  waitForHandled,
} from '../../../../test/fixtures/orders/payments.ts';
import type { GatewayPayment, GatewayRefund } from '../../../ports/gateway-payment.ts';
import type { PaymentGateway } from '../../../ports/payment-gateway.ts';
import { eventually } from '../../../../test/eventually.ts';

interface PortalReply {
  readonly status: { readonly data: { readonly attributes: PortalAttributes } };
}

/** A small payment system of another kind, in memory: it takes the money as soon as it is asked. */
function createPurse() {
  const payments = new Map<string, GatewayPayment>();
  const refunds = new Map<string, GatewayRefund>();
  const known = (id: string) => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`The purse has no payment ${id}.`);
    return payment;
  };
  const gateway: PaymentGateway = {
    composePayment: (command) => JSON.stringify(command),
    composeCapture: (command) => JSON.stringify(command),
    composeRefund: (command) => JSON.stringify(command),
    async createPayment({ idempotenceKey, orderId, amountKopecks, reference }) {
      const payment: GatewayPayment = {
        id: `purse-${idempotenceKey}`,
        status: 'pending',
        ...{ amountKopecks, currency: 'RUB', refundedKopecks: 0, orderId, shopId: 'purse' },
        ...(reference !== undefined && { reference }),
        ...{ confirmationToken: 'purse-token', createdAt: new Date(), capturedAt: null },
        ...{ holdExpiresAt: null, cancellation: null, test: false },
      };
      payments.set(payment.id, payment);
      return payment;
    },
    getPayment: async (id) => known(id),
    findPaymentsByOrder: async ({ orderId }) =>
      [...payments.values()].filter((payment) => payment.orderId === orderId),
    capturePayment: async ({ paymentId }) => known(paymentId),
    cancelPayment: async ({ paymentId }) => known(paymentId),
    async refundPayment({ idempotenceKey, paymentId, amountKopecks, reference }) {
      const refund: GatewayRefund = {
        ...{ id: `purse-${idempotenceKey}`, paymentId, status: 'succeeded', amountKopecks },
        ...{ currency: 'RUB', createdAt: new Date(), cancellation: null },
        ...(reference !== undefined && { reference }),
      };
      refunds.set(refund.id, refund);
      return refund;
    },
    getRefund: async (id) => refunds.get(id)!,
    findRefundsByPayment: async (id) =>
      [...refunds.values()].filter(({ paymentId }) => paymentId === id),
    listPayments: async () => ({ items: [...payments.values()], odd: [], nextCursor: null }),
    listRefunds: async () => ({ items: [...refunds.values()], odd: [], nextCursor: null }),
    readNotification: () => null,
  };
  return {
    provider: { gateway, shopId: 'purse', isTest: false },
    payments,
    refunds,
    pay: (id: string) => payments.set(id, { ...known(id), status: 'succeeded' }),
  };
}

const purse = createPurse();
let portal: TestPortal<Shop>;
let live: TestPortal<Shop>;

beforeAll(async () => {
  [portal, live] = await Promise.all([
    createTestPortal({
      seed: seedShopWith('robokassa', 'purse'),
      only: ['payments'],
      providers: quickGateway((real) => real, {
        furtherPayments: new Map([['purse', purse.provider]]),
      }),
    }),
    createTestPortal({
      seed: seedShop,
      only: ['payments'],
      providers: quickGateway((real) => real, { paymentsAreTest: false }),
    }),
  ]);
});
afterAll(() => Promise.all([portal.stop(), live.stop()]));
beforeEach(() => Promise.all([clearMoney(portal), clearMoney(live)]));

describe('an order that names no payment system', () => {
  it('is paid with the only one there is', async () => {
    const { attributes } = await placeOrder(live, { payment_system: undefined });
    expect(attributes.payment_system).toBe('yookassa');
  });

  it('is asked which, where there are several', async () => {
    await expect(placeOrder(portal, { payment_system: undefined })).rejects.toThrow(
      'data.order.payment_system',
    );
  });
});

describe('a payment system without an adapter', () => {
  it('can be ordered with, and is never charged through another one', async () => {
    const { id } = await placeOrder(portal, { payment_system: 'robokassa' });
    const { status, body } = await beginPayment(portal, id);
    expect([status, body.code]).toEqual([409, 'NOT_PAYABLE_ONLINE']);
    expect(await heldPayments(portal)).toEqual([]);
    expect(await portal.prisma.payment.count()).toBe(0);
    expect((await readOrder(portal, id)).paid_for).toBeNull();
  });
});

describe('a second adapter', () => {
  it('is among those that guests can pay with online, and what has none is not', async () => {
    const { body } = await portal.call<PortalReply>(null, '/api/portal-setting');
    expect(body.status.data.attributes.onlinePaymentSystems).toEqual(['yookassa', 'purse']);
  });

  it('takes and gives back the money of orders that name it, and no others', async () => {
    const { id } = await placeOrder(portal, { payment_system: 'purse' });
    const other = await placeAndBegin(portal);
    const { body } = await beginPayment(portal, id);
    expect(body.payment.id).toMatch(/^purse-/);
    purse.pay(body.payment.id);
    await portal.call('admin', '/api/payment/sync', { orderId: id });
    expect((await readOrder(portal, id)).paid_for).toBe('succeeded');
    const headers = { 'idempotency-key': randomUUID() };
    const path = '/api/admin/payment/refund';
    const refunded = await portal.call('admin', path, { orderId: id, amount: 100 }, headers);
    expect(refunded.status).toBe(200);
    expect([...purse.refunds.values()]).toMatchObject([{ amountKopecks: 10_000 }]);
    expect(await heldRefunds(portal)).toEqual([]);
    expect(await heldPayments(portal)).toMatchObject([{ id: other.id }]);
    expect(await portal.prisma.payment.findMany({ orderBy: { createdAt: 'asc' } })).toMatchObject([
      { provider: 'yookassa' },
      { provider: 'purse' },
    ]);
  });
});

describe('a test payment where the key is a live one', () => {
  it('is never money, and staff hear of it', async () => {
    const order = await placeOrder(live);
    expect((await beginPayment(live, order.id)).status).toBe(502);
    const [held] = await heldPayments(live);
    await steer(live, held!.id, 'succeed');
    await waitForHandled(live);
    expect((await readOrder(live, order.id)).paid_for).toBe('pending');
    await eventually(async () => {
      expect(await live.prisma.alert.findMany()).toMatchObject([
        { kind: 'payment-difference', about: { type: 'order', id: order.id } },
      ]);
    });
  });
});
