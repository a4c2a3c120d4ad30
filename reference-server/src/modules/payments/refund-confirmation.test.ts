import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passTime } from '../../../test/clock.ts';
import {
  clearMoney,
  placeAndBegin,
  quickGateway,
  readOrder,
  steer,
  waitForHandled,
  waitForPaidFor,
} from '../../../test/fixtures/payments.ts';
import { seedShop, type Shop } from '../../../test/fixtures/shop.ts';
import { createTestPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal<Shop>;
beforeAll(async () => {
  portal = await createTestPortal({
    seed: seedShop,
    only: ['payments'],
    providers: quickGateway(),
  });
  const key = 'refundConfirmAbove';
  await portal.prisma.setting.create({ data: { key, value: 400 } });
});
afterAll(() => portal.stop());
beforeEach(() => clearMoney(portal));

/** An order for 300 ₽ that is paid. */
async function paidOrder(): Promise<number> {
  const { order, id } = await placeAndBegin(portal);
  await steer(portal, id, 'succeed');
  await waitForPaidFor(portal, order.id, 'succeeded');
  await waitForHandled(portal);
  return order.id;
}

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
