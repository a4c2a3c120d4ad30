import type { Order } from '@portal/domain/orders';
import type { Stopped } from '@portal/domain/restaurant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dishes, readMenu, setStopList } from '../../../../test/fixtures/restaurant/restaurant.ts';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { createStopListRepository } from '../../restaurant/stop-list/stop-list-repository.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { markStoppedLines } from './stopped-lines-repository.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));
await readMenu(portal);
beforeEach(async () => {
  await portal.prisma.order.deleteMany();
  await setStopList(portal.prisma);
});

const left = (pieces: number, product: string = dishes.mors, size: string | null = null) =>
  setStopList(portal.prisma, [{ product, size, left: pieces }]);
/** The restaurant says again what it said, a moment later. */
async function readAgain(): Promise<void> {
  const { stopped, readAt } = await portal.prisma.restaurantStopList.findUniqueOrThrow({
    where: { id: 1 },
  });
  const later = new Date(Math.max(Date.now(), (readAt?.getTime() ?? 0) + 1));
  await setStopList(portal.prisma, stopped as unknown as Stopped[], later);
}

function place(products: object[], as = portal.hotel.guestId) {
  const { restaurantId, roomId } = portal.hotel;
  const order = { store: restaurantId, room: roomId, paymentType: 'cash', products };
  return portal.call<{ order: Order }>(`guest-${as}`, '/api/order/create', { order });
}
const mors = (quantity: number) => [{ id: dishes.mors, quantity }];
const update = (order: object) =>
  portal.call<{ order: Order }>('moderator', '/api/order/update', { order });
const placedId = async (quantity: number) => (await place(mors(quantity))).body.order.id;

describe('what is left of a dish', () => {
  it('is sold once, to whoever comes first', async () => {
    await left(1);
    const all = await Promise.all([1, 2, 3, 4].map(() => place(mors(1))));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await portal.prisma.order.count()).toBe(1);
    const refused = all.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('STOP_LIST');
    expect(refused?.body.details?.[0]).toEqual({
      path: 'data.order.products.0',
      message: 'Сейчас нет: Морс клюквенный',
      value: 0,
    });
  });

  it('is less by what other open orders hold, and says by how much', async () => {
    await left(5);
    await place(mors(3));
    const refused = await place(mors(3), portal.hotel.otherGuestId);
    expect(refused.body.details?.[0]).toMatchObject({ value: 2 });
    expect((await place(mors(2), portal.hotel.otherGuestId)).status).toBe(201);
  });

  it('counts pieces of every size, and of a modifier with each piece of its dish', async () => {
    await left(3, dishes.cream);
    const borsch = (quantity: number, size: string) => [
      { id: dishes.borsch, quantity, size, modifiers: [{ id: dishes.cream, quantity: 1 }] },
    ];
    expect((await place(borsch(2, dishes.small))).status).toBe(201);
    expect((await place(borsch(2, dishes.large))).body.code).toBe('STOP_LIST');
    expect((await place(borsch(1, dishes.large))).status).toBe(201);

    await left(1, dishes.borsch, dishes.large);
    await portal.prisma.order.deleteMany();
    expect((await place(borsch(1, dishes.small))).status).toBe(201);
    expect((await place(borsch(1, dishes.large))).status).toBe(201);
  });

  it('comes back from an order that is canceled', async () => {
    await left(1);
    const id = await placedId(1);
    expect((await place(mors(1))).status).toBe(409);
    await update({ id, status: 'canceled', cancelReason: 'other' });
    expect((await place(mors(1))).status).toBe(201);
  });

  it('is the restaurant’s number again once it was read after the order was taken up', async () => {
    await left(2);
    const id = await placedId(1);
    await readAgain();
    expect((await place(mors(2))).status).toBe(409);
    await update({ id, status: 'inwork' });
    expect((await place(mors(2))).status).toBe(409);
    await update({ id, status: 'delivered' });
    await update({ id, status: 'done' });
    expect((await place(mors(2))).status).toBe(409);
    await readAgain();
    expect((await place(mors(2))).status).toBe(201);
  });

  it('does not hold up orders of what nobody counts', async () => {
    await left(1);
    const transactions = vi.spyOn(portal.prisma, '$transaction');
    expect(
      (
        await place([
          { id: dishes.ribeye, quantity: 1, modifiers: [{ id: dishes.medium, quantity: 1 }] },
        ])
      ).status,
    ).toBe(201);
    expect(transactions).not.toHaveBeenCalled();
  });

  it('is not promised to an order whose room is gone by then', async () => {
    await left(9);
    const { direct } = portal.database;
    const read = direct.$queryRawUnsafe.bind(direct);
    const gone = await portal.prisma.room.create({ data: { name: 'Снесённый' } });
    direct.$queryRawUnsafe = async (sql: string, ...values: unknown[]) => {
      const rows = await read(sql, ...values);
      if (sql.includes('order_id_seq'))
        await portal.prisma.room.deleteMany({ where: { id: gone.id } });
      return rows as never;
    };
    try {
      const { restaurantId, guestId } = portal.hotel;
      const order = { store: restaurantId, room: gone.id, paymentType: 'cash', products: mors(1) };
      const refused = await portal.call(`guest-${guestId}`, '/api/order/create', { order });
      expect([refused.status, refused.body.details?.[0]?.path]).toEqual([422, 'data.order.room']);
    } finally {
      direct.$queryRawUnsafe = read;
    }
    expect(await portal.prisma.order.count()).toBe(0);
  });
});

describe('an order that is edited', () => {
  const edit = (id: number, quantity: number) =>
    update({ id, iikoProducts: [{ product: dishes.mors, quantity }] });

  it('takes no more than the others leave', async () => {
    await left(5);
    const id = await placedId(1);
    await place(mors(2), portal.hotel.otherGuestId);
    const refused = await edit(id, 4);
    expect([refused.body.code, refused.body.details?.[0]?.value]).toEqual(['STOP_LIST', 3]);
    expect((await edit(id, 3)).status).toBe(200);
  });

  it('keeps what it has although there is less by now', async () => {
    const id = await placedId(3);
    await left(1);
    expect((await edit(id, 4)).status).toBe(409);
    expect((await edit(id, 3)).status).toBe(200);
    expect((await edit(id, 2)).status).toBe(200);
  });

  it('and another that is placed do not get the same piece', async () => {
    const id = await placedId(1);
    await left(2);
    const [edited, placed] = await Promise.all([edit(id, 2), place(mors(1))]);
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual([edited.status, placed.status]);
  });

  it('does not stand in the way of a stop-list that is being read, nor the other way', async () => {
    const id = await placedId(1);
    await left(50);
    const stopLists = createStopListRepository(portal.prisma);
    const { makeChange } = createOutbox(portal.prisma);
    const reads = Array.from({ length: 8 }, async (_, each) => {
      const stopped = [{ product: dishes.mors, size: null, left: each % 2 ? 0 : 50 }];
      const readAt = new Date(Date.now() + each);
      await makeChange(async (change) => {
        if (await stopLists.save(change.transaction, { stopped, readAt })) {
          await markStoppedLines(change, stopped);
        }
      });
    });
    const edits = Array.from({ length: 8 }, (_, each) => edit(id, 1 + (each % 2)));
    await Promise.all(reads);
    for (const { status } of await Promise.all(edits)) expect([200, 409]).toContain(status);
  });
});
