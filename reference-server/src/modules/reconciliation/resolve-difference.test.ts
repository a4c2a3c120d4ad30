import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '../../../sandbox/testing/test-sandbox.ts';
import { eventually } from '../../../test/eventually.ts';
import { placeOrder } from '../../../test/fixtures/orders/orders.ts';
import { heldRefunds, readOrder } from '../../../test/fixtures/orders/payments.ts';
import { createComparingPortal } from '../../../test/fixtures/orders/reconciliation.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createComparingPortal());
beforeEach(() => portal.clear());

async function theOnly() {
  const [difference, ...others] = await portal.differences();
  expect(others).toEqual([]);
  return difference!;
}

describe('a payment of an order of ours that the portal did not begin', () => {
  it('is adopted by hand, and the alert ends', async () => {
    const order = await placeOrder(portal);
    const id = await portal.payInCabinet({ order_id: String(order.id) });
    expect(await portal.compare()).toMatchObject({ found: 1, adopted: 0, payments: { ours: 0 } });
    const found = await theOnly();
    expect(found.attributes).toMatchObject({
      ...{ kind: 'payment-unknown', orderId: order.id, paymentId: id, amount: 300 },
      ...{ ours: null, acts: ['adopt', 'refund', 'note'], resolvedAt: null },
    });
    expect(await portal.alerts()).toMatchObject([{ about: { type: 'order', id: order.id } }]);
    const { status, body } = await portal.resolve(found.id, 'adopt', 'Гость показал чек');
    expect(status).toBe(200);
    expect(body.difference.attributes).toMatchObject({
      ...{ act: 'adopt', note: 'Гость показал чек', resolvedBy: 'Елена', acts: [] },
    });
    expect((await readOrder(portal, order.id)).paid_for).toBe('succeeded');
    expect(await portal.alerts()).toEqual([]);
    expect(
      await portal.prisma.auditEntry.findMany({ where: { entity: 'difference' } }),
    ).toHaveLength(1);
  });

  it('goes back by hand, once however often that is asked', async () => {
    const { order } = await portal.placeAndPay();
    const id = await portal.payInCabinet({ order_id: String(order.id) });
    await portal.compare();
    const found = await theOnly();
    const answers = await Promise.all([
      portal.resolve(found.id, 'refund'),
      portal.resolve(found.id, 'refund'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await heldRefunds(portal)).toMatchObject([
      { payment_id: id, amount: { value: '300.00' } },
    ]);
    expect((await readOrder(portal, order.id)).refunded).toBe(0);
    expect(await portal.compare()).toMatchObject({ found: 0 });
  });

  it('is found once however often the books are compared, and closed when it has gone back', async () => {
    const order = await placeOrder(portal);
    const id = await portal.payInCabinet({ order_id: String(order.id) });
    await portal.compare();
    await portal.compare();
    await theOnly();
    expect(await portal.alerts()).toMatchObject([{ count: 1 }]);
    await portal.refundInCabinet(id, '300.00');
    await portal.compare();
    expect(await portal.differences()).toEqual([]);
    expect(await portal.alerts()).toEqual([]);
    expect(await portal.differences('resolved')).toMatchObject([
      { attributes: { resolvedBy: 'system', act: null } },
    ]);
  });
});

describe('a payment of an order that is not here', () => {
  it('goes back, or is noted; it cannot be adopted', async () => {
    const id = await portal.payInCabinet({ order_id: '2000000000' });
    await portal.compare();
    const found = await theOnly();
    expect(found.attributes).toMatchObject({
      ...{ kind: 'payment-without-order', orderId: null, paymentId: id },
      acts: ['refund', 'note'],
    });
    expect(await portal.alerts()).toMatchObject([{ about: { type: 'payment', id } }]);
    const refused = await portal.resolve(found.id, 'adopt');
    expect(refused).toMatchObject({ status: 409, body: { code: 'ACT_NOT_POSSIBLE' } });
    expect((await portal.resolve(found.id, 'refund')).status).toBe(200);
    expect(await heldRefunds(portal)).toMatchObject([{ payment_id: id }]);
    expect(await portal.alerts()).toEqual([]);
    expect((await portal.resolve(1_000_000, 'note')).status).toBe(404);
  });
});

describe('a payment of ours that the provider does not have', () => {
  it('is found, and noted', async () => {
    const { order, id } = await portal.placeAndPay();
    await portal.prisma.payment.updateMany({
      data: { createdAt: new Date(Date.now() - 3_600_000) },
    });
    await control(portal.sandbox, 'DELETE', 'state');
    expect(await portal.compare()).toMatchObject({ payments: { count: 1, theirs: 0, ours: 300 } });
    const found = await theOnly();
    expect(found.attributes).toMatchObject({
      ...{ kind: 'payment-missing', orderId: order.id, paymentId: id, theirs: null },
      ...{ ours: { status: 'succeeded', amount: 300 }, acts: ['note'] },
    });
    expect((await portal.resolve(found.id, 'note', 'Старый магазин')).status).toBe(200);
    expect(await portal.alerts()).toEqual([]);
  });
});

describe('money that is owed', () => {
  async function owe() {
    const paid = await portal.placeAndPay();
    await portal.failCalls('error-text');
    await portal.call('admin', '/api/order/update', {
      order: { id: paid.order.id, status: 'canceled', cancelReason: 'other' },
    });
    await eventually(async () => {
      expect(await portal.differences()).toHaveLength(1);
    });
    const found = await theOnly();
    expect(found.attributes).toMatchObject({
      ...{ kind: 'refund-owed', orderId: paid.order.id, amount: 300, acts: ['refund', 'note'] },
    });
    return { ...paid, found };
  }

  it('is returned outside the portal, and then not asked for any more', async () => {
    const { order, found } = await owe();
    const { status, body } = await portal.resolve(found.id, 'note', 'Наличными на стойке');
    expect(status).toBe(200);
    expect(body.difference.attributes).toMatchObject({
      ...{ act: 'note', note: 'Наличными на стойке', resolvedBy: 'Елена' },
    });
    await portal.relent();
    expect((await readOrder(portal, order.id)).refunded).toBe(300);
    expect(await portal.prisma.refund.findMany({ where: { status: 'intent' } })).toEqual([]);
    expect(await portal.prisma.alert.count({ where: { resolvedAt: null } })).toBe(0);
    expect(await heldRefunds(portal)).toEqual([]);
    // The books differ on purpose now, and nobody is bothered with that.
    expect(await portal.compare()).toMatchObject({ found: 0 });
  });

  it('is asked for again by hand, and the guest has it', async () => {
    const { order, found } = await owe();
    expect((await portal.resolve(found.id, 'refund')).status).toBe(409);
    await portal.relent();
    expect((await portal.resolve(found.id, 'refund')).status).toBe(200);
    expect((await readOrder(portal, order.id)).refunded).toBe(300);
    expect(await heldRefunds(portal)).toHaveLength(1);
    expect(await portal.differences()).toEqual([]);
  });

  it('is not noted as returned while the provider may still make the refund of staff', async () => {
    const { order } = await portal.placeAndPay();
    await portal.failCalls('error');
    expect((await portal.refund(order.id, 100)).status).toBe(200);
    // The fourth look: staff hear of it.
    await portal.prisma.refund.updateMany({ data: { checkCount: 3, nextCheckAt: new Date() } });
    await eventually(async () => {
      expect(await portal.differences()).toHaveLength(1);
    });
    const found = await theOnly();
    expect(found.attributes).toMatchObject({ kind: 'refund-owed', amount: 100 });
    const noted = await portal.resolve(found.id, 'note', 'Наличными на стойке');
    expect(noted).toMatchObject({ status: 409, body: { code: 'ACT_NOT_POSSIBLE' } });
    expect(noted.body).toMatchObject({ error: expect.stringContaining('ждёт ответа') });
    expect((await portal.resolve(found.id, 'refund')).status).toBe(502);
    expect((await theOnly()).id).toBe(found.id);
    expect((await readOrder(portal, order.id)).refunded).toBe(0);

    await portal.relent();
    expect((await portal.resolve(found.id, 'refund')).status).toBe(200);
    expect((await readOrder(portal, order.id)).refunded).toBe(100);
    expect(await heldRefunds(portal)).toMatchObject([{ amount: { value: '100.00' } }]);
    expect(await portal.differences()).toEqual([]);
  });
});
