import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { callCatalogue, createShop } from '../../../test/fixtures/catalogue.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal());
const { prisma } = portal.database;
const storeId = await createShop(portal, 'Сыроварня');

const things = [
  {
    name: 'a store',
    make: (title: string, key: string) =>
      callCatalogue(portal, '/admin/store/create', { store: { title } }, key),
    count: (title: string) => prisma.store.count({ where: { title } }),
  },
  {
    name: 'a product',
    make: (name: string, key: string) =>
      callCatalogue(portal, '/admin/product/create', { product: { name, store: storeId } }, key),
    count: (name: string) => prisma.product.count({ where: { name } }),
  },
  {
    name: 'a room',
    make: (name: string, key: string) =>
      callCatalogue(portal, '/admin/room/create', { room: { name } }, key),
    count: (name: string) => prisma.room.count({ where: { name } }),
  },
];

describe.each(things)('$name that is made under a key', ({ make, count }) => {
  it('is made once, at once and after a lost answer', async () => {
    const key = randomUUID();
    const atOnce = await Promise.all([make('Однажды', key), make('Однажды', key)]);
    const later = await make('Однажды', key);
    expect(later.status).toBe(201);
    const made = atOnce.filter(({ status }) => status === 201);
    expect(made).toEqual(made.map(() => later));
    expect(await count('Однажды')).toBe(1);
  });

  it('is kept together with its answer, so that no crash comes between', async () => {
    vi.spyOn(prisma.idempotencyKey, 'updateMany').mockRejectedValue(new Error('killed'));
    const key = randomUUID();
    const made = await make('Целиком', key);
    expect(made.status).toBe(201);
    expect(await prisma.idempotencyKey.findFirst({ where: { key } })).toMatchObject({
      state: 'done',
      replyStatus: 201,
      replyBody: made.body,
    });
  });

  it('is refused when its key was another thing’s', async () => {
    const key = randomUUID();
    await make('Первая', key);
    expect(await make('Вторая', key)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });
});
