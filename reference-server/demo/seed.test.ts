import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { isPassword } from '../src/modules/auth/staff-sign-in/password-hash.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { demoRooms, seedDemo } from './seed.ts';
import { demoStores } from './stores.ts';

const passwordOf = () => 'park-hotel-demo';

/** Everything the seed writes. */
function everything(prisma: PrismaClient) {
  return prisma.$transaction([
    prisma.setting.findMany({ orderBy: { key: 'asc' } }),
    prisma.staff.findMany({ orderBy: { id: 'asc' } }),
    prisma.room.findMany({ orderBy: { id: 'asc' } }),
    prisma.storeCategory.findMany({ orderBy: { id: 'asc' } }),
    prisma.store.findMany({ orderBy: { id: 'asc' } }),
    prisma.product.findMany({ orderBy: { id: 'asc' } }),
  ]);
}

describe('the demo hotel', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.stop());

  it('fills an empty portal once, also when two start at the same time, and never changes it after', async () => {
    const together = await Promise.all([
      seedDemo(test.prisma, passwordOf),
      seedDemo(test.prisma, passwordOf),
    ]);
    expect(together.filter(Boolean)).toHaveLength(1);
    const seeded = await everything(test.prisma);
    expect(await seedDemo(test.prisma, () => 'another')).toBe(false);
    expect(await everything(test.prisma)).toEqual(seeded);
  });

  it('writes every room, store and product, in the order they are told', async () => {
    const rooms = await test.prisma.room.findMany({ orderBy: { id: 'asc' } });
    expect(rooms.map(({ name }) => name)).toEqual(demoRooms.map(({ name }) => name));
    const stores = await test.prisma.store.findMany({
      orderBy: { id: 'asc' },
      include: { category: true, products: { orderBy: { id: 'asc' } } },
    });
    expect(
      stores.map(({ title, category, products }) => [
        title,
        category?.name,
        products.map(({ name, imageUrl, priceKopecks }) => ({ name, imageUrl, priceKopecks })),
      ]),
    ).toEqual(
      demoStores.map(({ title, category, products }) => [
        title,
        category,
        products.map(({ name, slug, priceKopecks }) => ({
          name,
          imageUrl: `/media/demo/products/${slug}.svg`,
          priceKopecks,
        })),
      ]),
    );
  });

  it('lets three people in with the hash of the given password', async () => {
    const staff = await test.prisma.staff.findMany({ orderBy: { id: 'asc' } });
    for (const { id, role, passwordHash } of staff) {
      expect([id, await isPassword(passwordOf(), passwordHash)]).toEqual([role, true]);
    }
    expect(staff).toHaveLength(3);
  });
});

it('leaves a portal alone that somebody has begun to set up', async () => {
  const test = await createTestDatabase();
  try {
    await test.prisma.room.create({ data: { name: 'Номер 1' } });
    expect(await seedDemo(test.prisma, passwordOf)).toBe(false);
    const [settings, staff, rooms, categories, stores, products] = await everything(test.prisma);
    expect([settings, staff, categories, stores, products]).toEqual([[], [], [], [], []]);
    expect(rooms.map(({ name }) => name)).toEqual(['Номер 1']);
  } finally {
    await test.stop();
  }
});
