import { randomUUID } from 'node:crypto';
import type { Order } from '@portal/domain/orders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));
beforeEach(async () => {
  const { prisma } = portal;
  await prisma.outbox.deleteMany();
  await prisma.idempotencyKey.deleteMany();
  await prisma.order.deleteMany();
});

function place(headers: Record<string, string> = {}) {
  const { guestId, shopId, roomId, soapId } = portal.hotel;
  const products = [{ id: soapId, quantity: 2 }];
  const order = { store: shopId, room: roomId, products, paymentType: 'cash' };
  return portal.call<{ order: Order }>(`guest-${guestId}`, '/api/order/create', { order }, headers);
}

describe('an order placed under an idempotency key', () => {
  it('is one for a double click, and both get the same answer', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const clicks = await Promise.all([place(headers), place(headers)]);
    const statuses = clicks.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    const again = await place(headers);
    expect(again.status).toBe(201);
    const placed = clicks.filter(({ status }) => status === 201);
    for (const { body } of placed) expect(body).toEqual(again.body);
    expect(await portal.prisma.order.count()).toBe(1);
    expect(await portal.prisma.outbox.count({ where: { channel: 'live' } })).toBe(1);
  });

  it('is not the same as two placed without one', async () => {
    const [first, second] = await Promise.all([place(), place()]);
    expect(first.body.order.id).not.toBe(second.body.order.id);
    expect(await portal.prisma.order.count()).toBe(2);
  });

  it('keeps its answer in the statement that places it', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const { idempotencyKey } = portal.prisma;
    const afterwards = vi
      .spyOn(idempotencyKey, 'updateMany')
      .mockRejectedValue(new Error('killed'));
    await place(headers);
    afterwards.mockRestore();
    const { body } = await place(headers);
    expect(await portal.prisma.order.count()).toBe(1);
    expect(await idempotencyKey.findMany()).toMatchObject([
      { state: 'done', replyStatus: 201, replyBody: body },
    ]);
  });

  it('is not placed by a run whose key was taken over', async () => {
    const { prisma, database } = portal;
    const { direct } = database;
    const key = randomUUID();
    const original = direct.$queryRawUnsafe.bind(direct);
    direct.$queryRawUnsafe = async (sql: string, ...values: unknown[]) => {
      if (sql.includes('INSERT INTO "order"')) {
        await prisma.idempotencyKey.updateMany({ where: { key }, data: { claimId: randomUUID() } });
      }
      return original(sql, ...values);
    };
    try {
      const { status, body } = await place({ 'idempotency-key': key });
      expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
    } finally {
      direct.$queryRawUnsafe = original;
    }
    expect(await prisma.order.count()).toBe(0);
    expect(await prisma.orderLine.count()).toBe(0);
    expect(await prisma.outbox.count()).toBe(0);
  });
});
