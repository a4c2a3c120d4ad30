import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { heldRefunds, readOrder } from '../../../test/fixtures/orders/payments.ts';
import { createComparingPortal } from '../../../test/fixtures/orders/reconciliation.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createComparingPortal());
beforeEach(() => portal.clear());

const openAlerts = () => portal.prisma.alert.findMany({ where: { resolvedAt: null } });
const values = async () => (await heldRefunds(portal)).map(({ amount }) => amount.value);

/** An order for 300 ₽ of which staff wanted to give 100 ₽ back, and YooKassa said no. */
async function reject() {
  const { order } = await portal.placeAndPay();
  await portal.failCalls('error-text');
  expect((await portal.refund(order.id, 100)).status).toBe(502);
  const [found, ...others] = await portal.differences();
  expect(others).toEqual([]);
  return { orderId: order.id, found: found! };
}

describe('a refund of staff that was rejected', () => {
  it('stands among the differences, once however often it is pressed, until it is given', async () => {
    const { orderId, found } = await reject();
    expect(found.attributes).toMatchObject({
      ...{ kind: 'refund-rejected', orderId, amount: 100 },
      acts: ['refund', 'note', 'adopt'],
    });
    expect((await portal.refund(orderId, 100)).status).toBe(502);
    expect(await portal.differences()).toHaveLength(1);
    expect(await openAlerts()).toMatchObject([
      { kind: 'refund-owed', about: { type: 'order', id: orderId } },
    ]);
    await portal.relent();
    expect((await portal.refund(orderId, 50)).status).toBe(200);
    expect(await portal.differences()).toHaveLength(1);
    expect((await portal.refund(orderId, 100)).status).toBe(200);
    expect(await portal.differences()).toEqual([]);
    expect(await openAlerts()).toEqual([]);
    expect(await portal.differences('resolved')).toMatchObject([
      { attributes: { resolvedBy: 'system', act: null } },
    ]);
  });

  it('is returned outside the portal, once however often that is noted', async () => {
    const { orderId, found } = await reject();
    const answers = await Promise.all([
      portal.resolve(found.id, 'note', 'Наличными на стойке'),
      portal.resolve(found.id, 'note', 'Наличными на стойке'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readOrder(portal, orderId)).refunded).toBe(100);
    expect(await portal.differences()).toEqual([]);
    expect(await openAlerts()).toEqual([]);
    await portal.relent();
    expect(await values()).toEqual([]);
    expect(await portal.compare()).toMatchObject({ found: 0 });
  });

  it('is not noted as returned while the same is asked for again', async () => {
    const { orderId, found } = await reject();
    await portal.relent();
    await portal.failCalls('error');
    expect((await portal.resolve(found.id, 'refund')).status).toBe(502);
    expect(await portal.resolve(found.id, 'note', 'Наличными')).toMatchObject({
      ...{ status: 409, body: { code: 'ACT_NOT_POSSIBLE' } },
    });
    await portal.relent();
    expect((await portal.resolve(found.id, 'refund')).status).toBe(200);
    expect((await readOrder(portal, orderId)).refunded).toBe(100);
    expect(await values()).toEqual(['100.00']);
  });

  it('is asked for again by hand, once however often that is asked', async () => {
    const { orderId, found } = await reject();
    expect((await portal.resolve(found.id, 'refund')).status).toBe(409);
    expect(await portal.differences()).toMatchObject([{ id: found.id }]);
    await portal.relent();
    const answers = await Promise.all([
      portal.resolve(found.id, 'refund'),
      portal.resolve(found.id, 'refund'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readOrder(portal, orderId)).refunded).toBe(100);
    expect(await values()).toEqual(['100.00']);
    expect(await openAlerts()).toEqual([]);
  });

  it('is given up by hand, and nothing is booked', async () => {
    const { orderId, found } = await reject();
    const { status, body } = await portal.resolve(found.id, 'adopt', 'Гость передумал');
    expect(status).toBe(200);
    expect(body.difference.attributes).toMatchObject({ act: 'adopt', note: 'Гость передумал' });
    expect((await readOrder(portal, orderId)).refunded).toBe(0);
    expect(await openAlerts()).toEqual([]);
  });

  it('goes back with the rest when the order is canceled', async () => {
    const { orderId, found } = await reject();
    await portal.relent();
    await portal.failCalls('error');
    await portal.call('admin', '/api/order/update', {
      order: { id: orderId, status: 'canceled', cancelReason: 'other' },
    });
    expect(await portal.differences()).toEqual([]);
    await portal.relent();
    await eventually(async () => {
      await portal.prisma.refund.updateMany({
        where: { nextCheckAt: { not: null } },
        data: { nextCheckAt: new Date() },
      });
      expect((await readOrder(portal, orderId)).refunded).toBe(300);
    });
    expect(await portal.differences('resolved')).toMatchObject([{ id: found.id }]);
    expect(await values()).toEqual(['300.00']);
    expect(await openAlerts()).toEqual([]);
  });

  it('cannot be noted where so much is not left', async () => {
    const { orderId, found } = await reject();
    await portal.relent();
    const [payment] = await portal.prisma.payment.findMany({ where: { orderId } });
    for (const sum of ['90.00', '90.00', '90.00']) {
      await portal.refundInCabinet(payment!.providerPaymentId!, sum);
    }
    await eventually(async () => {
      expect((await readOrder(portal, orderId)).refunded).toBe(270);
    });
    expect((await portal.resolve(found.id, 'note', 'Наличными')).status).toBe(409);
    expect((await portal.resolve(found.id, 'refund')).status).toBe(409);
    expect((await readOrder(portal, orderId)).refunded).toBe(270);
  });
});
