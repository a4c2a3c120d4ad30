import type { Order } from '@portal/domain/orders';
import { expect, it } from 'vitest';
import { passTime } from '../clock.ts';
import { placeOrder } from '../fixtures/orders/orders.ts';
import { beginPayment, placeAndBegin, quickGateway } from '../fixtures/orders/payments.ts';
import { seedShop } from '../fixtures/orders/shop.ts';
import { createTestPortal } from '../portal.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const portal = await sharedByTests(
  createTestPortal({ seed: seedShop, only: [], providers: quickGateway() }),
);

it('pays and cancels what it has ordered itself, and touches nothing older', async () => {
  const { call, hotel, prisma } = portal;
  const me = `guest-${hotel.guestId}`;
  const older = await placeOrder(portal);
  // As if this session had begun just now, with a code that the reception read out.
  passTime({ seconds: 10 });
  await prisma.guest.update({
    where: { id: hotel.guestId },
    data: { createdAt: new Date(Date.now() - 86_400_000) },
  });
  await prisma.session.updateMany({
    where: { guestId: hotel.guestId },
    data: { readOut: true, createdAt: new Date() },
  });
  passTime({ seconds: 10 });

  expect((await beginPayment(portal, older.id)).status).toBe(404);
  expect((await call(me, '/api/payment/sync', { orderId: older.id })).status).toBe(404);
  expect((await call(me, '/api/order/cancel', { id: older.id })).status).toBe(404);

  const { order } = await placeAndBegin(portal);
  const synced = await call<{ order: Order }>(me, '/api/payment/sync', { orderId: order.id });
  const canceled = await call<{ order: Order }>(me, '/api/order/cancel', { id: order.id });
  for (const { status, body } of [synced, canceled]) {
    expect([status, body.order.attributes.guest.name]).toEqual([200, '']);
  }
  const { body } = await call<{ orders: { data: Order[] } }>(me, '/api/orders');
  expect(body.orders.data.map(({ id }) => id)).toEqual([order.id]);
});
