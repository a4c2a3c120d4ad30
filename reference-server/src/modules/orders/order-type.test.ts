import type { Order } from '@portal/domain/orders';
import { expect, it } from 'vitest';
import { placeOrder } from '../../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));

async function storedType(id: number) {
  const { body } = await portal.call<{ orders: { data: Order[] } }>(
    `guest-${portal.hotel.guestId}`,
    '/api/orders',
    {},
  );
  return body.orders.data.find((order) => order.id === id)?.attributes.type;
}

it('an order is of the type of its store, whatever becomes of the store, and staff are told', async () => {
  const { prisma, hotel } = portal;
  const where = { id: hotel.shopId };
  await prisma.store.update({ where, data: { storeType: 'service' } });
  const { id, attributes } = await placeOrder(portal, { paymentType: 'cash' });
  await prisma.store.update({ where, data: { storeType: 'shop' } });

  const type = { label: 'Услуги', value: 'service' };
  expect(attributes.type).toEqual(type);
  expect(await storedType(id)).toEqual(type);
  const notifications = await prisma.outbox.findMany({ where: { channel: 'telegram' } });
  expect(notifications.map(({ payload }) => payload)).toMatchObject([
    { notice: { orderId: id, orderType: type.label } },
  ]);
});

it('an order from before types were kept is of none', async () => {
  const { id } = await placeOrder(portal, { paymentType: 'cash' });
  await portal.prisma.order.update({ where: { id }, data: { type: 'undefined' } });
  expect(await storedType(id)).toEqual({ label: 'Не определен', value: 'undefined' });
});
