import { beforeEach, expect, it, vi } from 'vitest';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import {
  beginPayment,
  clearMoney,
  quickGateway,
} from '../../../../test/fixtures/orders/payments.ts';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(
  createTestPortal({ seed: seedShop, only: [], providers: quickGateway() }),
);
const { prisma, hotel } = portal;
/** Eighty-one products, each another. */
const many: number[] = [];
for (let each = 0; each < 81; each += 1) {
  const data = { name: `Товар ${each}`, priceKopecks: 10_000, storeId: hotel.shopId };
  many.push((await prisma.product.create({ data })).id);
}
beforeEach(async () => {
  await clearMoney(portal);
  await portal.prisma.guest.updateMany({ data: { email: null } });
  const { shopId } = portal.hotel;
  await portal.prisma.store.update({ where: { id: shopId }, data: { feeValueHundredths: 0 } });
});

const lines = (ids: readonly number[]) => ids.map((id) => ({ id, quantity: 1 }));
const place = (changes: object) => {
  const { shopId, roomId, guestId, soapId } = portal.hotel;
  const order = {
    ...{ store: shopId, room: roomId, products: lines([soapId]) },
    ...{ paymentType: 'external', payment_system: 'yookassa' },
    ...changes,
  };
  return portal.call(`guest-${guestId}`, '/api/order/create', { order });
};

/** The receipt that goes with the payment of an order. */
async function receiptOf(changes: object) {
  const order = await placeOrder(portal, changes);
  const created = vi.spyOn(portal.providers.paymentGateway, 'createPayment');
  await beginPayment(portal, order.id);
  return created.mock.calls[0]?.[0].receipt;
}

it('eighty lines are paid online, with the fee; more are refused before anybody pays', async () => {
  const refused = await place({ products: lines(many) });
  expect([refused.status, refused.body.details?.[0]?.path]).toEqual([422, 'data.order.products']);
  expect(refused.body.details?.[0]?.message).toMatch(/80/);
  expect((await place({ products: lines(many), paymentType: 'cash' })).status).toBe(201);
  expect((await place({ products: lines(many.slice(1)) })).status).toBe(201);

  const { shopId } = portal.hotel;
  await portal.prisma.store.update({
    where: { id: shopId },
    data: { feeValueHundredths: 10_000, feeName: 'Доставка' },
  });
  expect((await place({ products: lines(many.slice(1)) })).status).toBe(422);
});

it('nor can staff add the eighty-first to an order that is paid online', async () => {
  const { body } = await place({ products: lines(many.slice(1)) });
  const { id } = (body as unknown as { order: { id: number } }).order;
  const edited = await portal.call('moderator', '/api/order/update', {
    order: { id, products: lines(many) },
  });
  expect([edited.status, edited.body.details?.[0]?.path]).toEqual([422, 'data.order.products']);
});

it('lines that say the same are one on the receipt', async () => {
  const { prisma, hotel } = portal;
  const data = { name: 'Мыло', priceKopecks: 15_000, storeId: hotel.shopId };
  const { id: same } = await prisma.product.create({ data });
  const receipt = await receiptOf({
    products: [
      { id: hotel.soapId, quantity: 2 },
      { id: hotel.candleId, quantity: 1 },
      { id: same, quantity: 3 },
    ],
  });
  expect(receipt?.lines).toMatchObject([
    { description: 'Мыло', unitPriceKopecks: 15_000, quantity: 5 },
    { description: 'Свеча', quantity: 1 },
  ]);
});

it('has the VAT that a product had when it was ordered', async () => {
  const { prisma, hotel } = portal;
  const setVat = (vatCode: number | null) =>
    prisma.product.update({ where: { id: hotel.soapId }, data: { vatCode } });
  await setVat(4);
  const order = await placeOrder(portal, { products: lines([hotel.soapId, hotel.candleId]) });
  await setVat(null);
  const created = vi.spyOn(portal.providers.paymentGateway, 'createPayment');
  await beginPayment(portal, order.id);
  const [soap, candle] = created.mock.calls[0]?.[0].receipt?.lines ?? [];
  expect(soap).toMatchObject({ description: 'Мыло', vatCode: 4 });
  expect(candle).toMatchObject({ description: 'Свеча' });
  expect(candle).not.toHaveProperty('vatCode');
});

it('goes to the e-mail that the guest gave with the order, else to the profile’s', async () => {
  const receipt = await receiptOf({ email: ' anna@example.ru ' });
  expect(receipt?.customer).toMatchObject({ email: 'anna@example.ru' });
  vi.restoreAllMocks();
  await portal.prisma.guest.updateMany({ data: { email: 'profile@example.ru' } });
  expect((await receiptOf({}))?.customer).toMatchObject({ email: 'profile@example.ru' });
  expect((await place({ email: 'no e-mail' })).status).toBe(422);
});

it('stays with the e-mail of the order when the guest then changes the profile’s', async () => {
  await portal.prisma.guest.updateMany({ data: { email: 'old@example.ru' } });
  const order = await placeOrder(portal);
  await portal.prisma.guest.updateMany({ data: { email: 'new@example.ru' } });
  const created = vi.spyOn(portal.providers.paymentGateway, 'createPayment');
  await beginPayment(portal, order.id);
  expect(created.mock.calls[0]?.[0].receipt?.customer.email).toBe('old@example.ru');
});
