import type { Order } from '@portal/domain/orders';
import { beforeEach, expect, it } from 'vitest';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));
beforeEach(async () => {
  const { prisma, hotel } = portal;
  await prisma.order.deleteMany();
  await prisma.product.update({ where: { id: hotel.soapId }, data: { forSale: true } });
});

const edit = (id: number, quantity: number) =>
  portal.call<{ order: Order }>('moderator', '/api/order/update', {
    order: { id, products: [{ id: portal.hotel.soapId, quantity }] },
  });

it('pieces of a product that went off sale can be left and lowered, but not raised', async () => {
  const { id } = await placeOrder(portal, { paymentType: 'cash' });
  const { soapId } = portal.hotel;
  await portal.prisma.product.update({ where: { id: soapId }, data: { forSale: false } });
  const refused = await edit(id, 3);
  expect([refused.status, refused.body.code]).toEqual([409, 'NOT_FOR_SALE']);
  expect(refused.body.details).toEqual([
    {
      path: 'data.order.products.0.quantity',
      message: '«Мыло» сейчас не продаётся: больше 2 взять нельзя',
      value: 2,
    },
  ]);
  expect((await edit(id, 2)).status).toBe(200);
  expect((await edit(id, 1)).status).toBe(200);
});

it('nor of one that is in no catalogue any more', async () => {
  const { shopId } = portal.hotel;
  const product = { name: 'Мочалка', priceKopecks: 10_000, storeId: shopId };
  const { id: productId } = await portal.prisma.product.create({ data: product });
  const products = [{ id: productId, quantity: 1 }];
  const { id } = await placeOrder(portal, { paymentType: 'cash', products });
  await portal.prisma.product.delete({ where: { id: productId } });
  const more = { id, products: [{ id: productId, quantity: 2 }] };
  const refused = await portal.call('moderator', '/api/order/update', { order: more });
  expect([refused.status, refused.body.code]).toEqual([409, 'NOT_FOR_SALE']);
});
