import { expect, it, vi } from 'vitest';
import { receivedTexts } from '../../sandbox/testing/test-sandbox.ts';
import { passTime } from '../../test/clock.ts';
import { eventually } from '../../test/eventually.ts';
import { beginPayment, steer } from '../../test/fixtures/orders/payments.ts';
import { placeOrder } from '../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../test/fixtures/orders/shop.ts';
import { createTestPortal, somePhone } from '../../test/portal.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop }));

/** Signs a guest in by a code, which goes out by the outbox. */
async function signIn(phone: string, name?: string): Promise<number> {
  const client = portal.client();
  const entering = client.phoneSignIn();
  const before = (await receivedTexts(portal.sandbox, phone)).length;
  // What was counted by the clock of before may hold it up until the watch has looked.
  await eventually(() => entering.sendCode(phone), { seconds: 60 });
  await eventually(async () =>
    expect((await receivedTexts(portal.sandbox, phone)).length).toBeGreaterThan(before),
  );
  await entering.checkCode(await portal.codeFor(phone));
  if (name !== undefined) await entering.register({ name, isSubscribe: false });
  const { id } = await portal.prisma.guest.findFirstOrThrow({ where: { phone } });
  return id;
}

/** Orders as that guest and pays at the provider, which tells by a webhook. */
async function orderAndPay(guestId: number): Promise<void> {
  const order = await placeOrder(portal, {}, guestId);
  const { status, body } = await beginPayment(portal, order.id, {}, guestId);
  expect(status).toBe(200);
  await steer(portal, body.payment.id, 'succeed');
  await becomes(order.id, 'succeeded');
}

async function becomes(orderId: number, paidFor: 'succeeded' | 'canceled'): Promise<void> {
  await eventually(
    async () => {
      const order = await portal.prisma.order.findUniqueOrThrow({ where: { id: orderId } });
      expect(order.paidFor).toBe(paidFor);
    },
    { seconds: 60 },
  );
}

it('sign-in, orders, payments and what the outbox sends go on when the clock is a day ahead, and when it is set right', async () => {
  const here = portal.hotel.guestId;
  await orderAndPay(here);
  const order = await placeOrder(portal, {}, here);
  expect((await beginPayment(portal, order.id, {}, here)).status).toBe(200);

  passTime({ days: 1 });
  const phone = somePhone();
  const tomorrow = await signIn(phone, 'Вера');
  await orderAndPay(tomorrow);
  await orderAndPay(here);

  vi.useRealTimers();
  await signIn(phone);
  await orderAndPay(await signIn(somePhone(), 'Олег'));
  await orderAndPay(tomorrow);
  // What was begun before all this ran out by the clock of the provider.
  await becomes(order.id, 'canceled');
  await orderAndPay(here);
  expect(await portal.prisma.outbox.count({ where: { deadAt: { not: null } } })).toBe(0);
}, 300_000);
