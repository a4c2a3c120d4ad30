import { randomUUID } from 'node:crypto';
import type { Difference } from '@portal/domain/reconciliation';
import { beforeEach, expect, it } from 'vitest';
import { passTime } from '../../../../test/clock.ts';
import { eventually } from '../../../../test/eventually.ts';
import { heldRefunds, readOrder } from '../../../../test/fixtures/orders/payments.ts';
import { createComparingPortal } from '../../../../test/fixtures/orders/reconciliation.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createComparingPortal());
const key = 'refundConfirmAbove';
await portal.prisma.setting.create({ data: { key, value: 400 } });
beforeEach(async () => {
  await portal.clear();
  await portal.prisma.attemptBudget.deleteMany({ where: { scope: 'refunds-per-day' } });
});

/** An order for 300 ₽ that is paid. */
const paidOrder = async () => (await portal.placeAndPay()).order.id;

function refund(token: string, orderId: number, amount: number, key: string = randomUUID()) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  return portal.call(null, '/api/admin/payment/refund', { orderId, amount }, headers);
}

it('is asked for past the sum of a day, and the same press goes through after it', async () => {
  const orders = [await paidOrder(), await paidOrder()] as const;
  const admin = await portal.staff('admin');
  passTime({ minutes: 10 });
  expect((await refund(admin.token, orders[0], 300)).status).toBe(200);
  expect((await refund(admin.token, orders[1], 100)).status).toBe(200);
  const key = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await refund(admin.token, orders[1], 50, key);
    expect([status, body.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  }
  expect((await readOrder(portal, orders[1])).refunded).toBe(100);

  await portal.prisma.session.updateMany({ data: { confirmedAt: new Date() } });
  expect((await refund(admin.token, orders[1], 50, key)).status).toBe(200);
  expect((await readOrder(portal, orders[1])).refunded).toBe(150);
  // What was refused has added nothing.
  const day = await portal.prisma.attemptBudget.findFirst({ where: { scope: 'refunds-per-day' } });
  expect(day).toMatchObject({ key: 'admin_admin', count: 45_000 });
});

it('is asked for as well where a difference is resolved by giving money back', async () => {
  const foreign = await Promise.all(
    ['2000000001', '2000000002'].map((order_id) => portal.payInCabinet({ order_id })),
  );
  await portal.compare();
  await portal.relent();
  const orderId = await paidOrder();
  const of = async (isMeant: (found: Difference['attributes']) => boolean) =>
    (await portal.differences()).find(({ attributes }) => isMeant(attributes))!.id;
  const [first, second] = await Promise.all(
    foreign.map((id) => of(({ paymentId }) => paymentId === id)),
  );

  const admin = await portal.staff('admin');
  passTime({ minutes: 10 });
  const refund = (id: number) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const data = { id, act: 'refund', note: '' };
    return portal.call(null, '/api/admin/payment/reconciliation/resolve', data, headers);
  };
  const expectConfirmation = async (id: number) => {
    const { status, body } = await refund(id);
    expect([status, body.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  };
  expect((await refund(first!)).status).toBe(200);
  await expectConfirmation(second!);

  // As long as the provider fails, the portal cannot give by itself what it owes.
  await portal.failCalls('error-text');
  await portal.call('admin', '/api/order/update', {
    order: { id: orderId, status: 'canceled', cancelReason: 'other' },
  });
  await eventually(async () => {
    expect(await portal.differences()).toHaveLength(2);
  });
  const owed = await of(({ kind }) => kind === 'refund-owed');
  await expectConfirmation(owed);
  expect(await heldRefunds(portal)).toHaveLength(1);

  await portal.relent();
  await portal.prisma.session.updateMany({ data: { confirmedAt: new Date() } });
  for (const id of [second!, owed]) expect((await refund(id)).status).toBe(200);
  expect(await heldRefunds(portal)).toHaveLength(3);
  expect((await readOrder(portal, orderId)).refunded).toBe(300);
});
