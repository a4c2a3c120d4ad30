import { randomUUID } from 'node:crypto';
import { openUnpaidOrdersMax, type Order } from '@portal/domain/orders';
import { defaultPortalSettings } from '@portal/domain/portal';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [], hasBounds: true }));
beforeEach(async () => {
  const { prisma } = portal;
  await prisma.idempotencyKey.deleteMany();
  await prisma.outbox.deleteMany();
  await prisma.order.deleteMany();
});

function place(headers: Record<string, string> = {}, guestId = portal.hotel.guestId) {
  const { shopId, roomId, soapId } = portal.hotel;
  const products = [{ id: soapId, quantity: 2 }];
  const order = { store: shopId, room: roomId, products, paymentType: 'cash' };
  return portal.call<{ order: Order }>(`guest-${guestId}`, '/api/order/create', { order }, headers);
}

async function placeAtOnce(count: number, keyed: boolean): Promise<number[]> {
  const placing = Array.from({ length: count }, () =>
    place(keyed ? { 'idempotency-key': randomUUID() } : {}),
  );
  return (await Promise.all(placing)).map(({ status }) => status).toSorted();
}

async function openOrders(count: number, changes: object = {}): Promise<number[]> {
  const { guestId, shopId, roomId } = portal.hotel;
  const order = { guestId, storeId: shopId, roomId, phone: '+79990000001', paymentType: 'cash' };
  const data = Array.from({ length: count }, () => ({ ...order, ...changes }));
  const made = await portal.prisma.order.createManyAndReturn({ data, select: { id: true } });
  return made.map(({ id }) => id);
}

describe('open orders that are not paid', () => {
  it.each([false, true])(
    'are ten, however many are placed at once (under keys: %s)',
    async (keyed) => {
      const statuses = await placeAtOnce(16, keyed);
      expect(statuses).toEqual([
        ...Array.from({ length: openUnpaidOrdersMax }, () => 201),
        ...Array.from({ length: 6 }, () => 409),
      ]);
      expect(await portal.prisma.order.count()).toBe(openUnpaidOrdersMax);
      const live = { where: { channel: 'live' } };
      expect(await portal.prisma.outbox.count(live)).toBe(openUnpaidOrdersMax);
    },
  );

  it('are of one guest: another has ten of their own', async () => {
    await openOrders(openUnpaidOrdersMax);
    expect((await place()).status).toBe(409);
    expect((await place({}, portal.hotel.otherGuestId)).status).toBe(201);
  });

  it('are neither those that are over nor those that are paid', async () => {
    await openOrders(8, { status: 'done' });
    await openOrders(8, { status: 'canceled' });
    await openOrders(8, { paidFor: 'succeeded' });
    await openOrders(8, { paidFor: 'waiting_for_capture' });
    await openOrders(openUnpaidOrdersMax - 1, { paidFor: 'pending' });
    expect((await place()).status).toBe(201);
    expect((await place()).status).toBe(409);
  });

  it('are as many as staff set', async () => {
    const { settings } = portal.context.modules;
    const bound = (openUnpaidOrders: number) => {
      const accountBounds = { ...defaultPortalSettings.accountBounds, openUnpaidOrders };
      return settings.change({ accountBounds }, 'admin_admin');
    };
    await bound(2);
    expect(await placeAtOnce(4, true)).toEqual([201, 201, 409, 409]);
    expect((await place()).body.error).toContain('уже 2 открытых');
    await bound(openUnpaidOrdersMax);
    expect((await place()).status).toBe(201);
  });

  it('are said with what to do, and the answer is never kept under the key', async () => {
    const ids = await openOrders(openUnpaidOrdersMax);
    const headers = { 'idempotency-key': 'one more' };
    const refused = await place(headers);
    expect(refused).toMatchObject({ status: 409, body: { code: 'TOO_MANY_OPEN' } });
    expect(refused.body.error).toBe(
      'У вас уже 10 открытых неоплаченных заказов. Дождитесь, пока их выполнят, или отмените лишние.',
    );
    await portal.prisma.order.update({ where: { id: ids[0]! }, data: { status: 'canceled' } });
    expect((await place(headers)).status).toBe(201);
    expect((await place(headers)).status).toBe(201);
    expect(await portal.prisma.order.count()).toBe(openUnpaidOrdersMax + 1);
  });
});
