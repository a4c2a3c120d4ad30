import { expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createTestPortal, somePhone, type TestPortal } from '../../test/portal.ts';
import type { SqlClient } from '../db/statement.ts';
import { createLog } from '../log.ts';
import { createBackfillRunner } from './backfill-runner.ts';
import { storedTexts } from './stored-texts.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

/** «й» and «ё» in two characters, and one that is not seen. */
const decomposed = 'Се\u200bме\u0308н Воробе\u0438\u0306';
const composed = 'Семён Воробей';
const longAgo = new Date('2026-01-01T00:00:00Z');

const portal = await sharedByTests(createTestPortal({ only: [], seed }));

/** A hotel that has written down whatever it was given. */
async function seed(prisma: TestPortal['prisma']) {
  const named = (name: string) =>
    prisma.guest.create({ data: { phone: somePhone(), name }, select: { id: true } });
  const guest = await named(decomposed);
  const untouched = ['\u200b', 'Семья 👨\u200d👩\u200d👧', 'Анна «Лиса» — №7'];
  const others = [];
  for (const name of untouched) others.push(await named(name));
  const passwordHash = '';
  await prisma.staff.createMany({
    data: [
      { id: 'anna', name: `${decomposed}\n(Анна)`, role: 'admin', passwordHash },
      { id: 'moderator', name: 'Ольга', role: 'moderator', passwordHash },
    ],
  });
  const room = await prisma.room.create({ data: { name: ' Домик\u00a0' } });
  const taken = await prisma.storeCategory.create({ data: { name: 'Чай' } });
  for (const name of ['Ча\u0438\u0306', 'Заи\u0306ка', 'Зай\u200bка']) {
    await prisma.storeCategory.create({ data: { name } });
  }
  const category = await prisma.storeCategory.create({ data: { name: 'Еда\ufeff' } });
  const storeType = 'shop';
  const data = { storeType, updatedAt: longAgo } as const;
  const titled = await prisma.store.create({ data: { ...data, title: decomposed } });
  const shelved = await prisma.store.create({
    data: { ...data, title: 'Лавка', categoryId: category.id },
  });
  const product = await prisma.product.create({
    data: { storeId: shelved.id, name: 'И\u0306огурт', description: 'Свежий', updatedAt: longAgo },
  });
  const order = await prisma.order.create({
    data: {
      ...{ storeId: titled.id, roomId: room.id, guestId: guest.id, phone: '', paymentType: 'cash' },
      comment: 'Без лука\u200b\nи острои\u0306',
      description: 'Звонок\u0007\u200b',
    },
  });
  return { guest, untouched, others, room, taken, titled, shelved, product, order };
}

const finished = async () =>
  portal.prisma.backfill.count({
    where: { name: { startsWith: 'clean texts' }, finishedAt: { not: null } },
  });

it('are cleaned behind the calls, and found and shown as they are then', async () => {
  const { prisma, hotel, services } = portal;
  const { staffPortal: moderator } = await portal.staff('moderator');
  const found = async () => (await moderator.guests.list({ search: 'воробей' })).guests;
  const titles = async () => (await portal.send(null, '/api/stores')).text();
  expect(await found()).toEqual([]);
  expect(await titles()).toContain(decomposed);
  services.backfills.start();
  await eventually(async () => expect(await finished()).toBe(storedTexts.length));
  expect(await found()).toMatchObject([{ name: composed }]);
  await eventually(async () => expect(await titles()).toContain(composed));

  const names = await prisma.guest.findMany({ orderBy: { id: 'asc' }, select: { name: true } });
  expect(names.map(({ name }) => name)).toEqual([composed, ...hotel.untouched]);
  expect(await prisma.staff.findUnique({ where: { id: 'anna' } })).toMatchObject({
    name: `${composed} (Анна)`,
  });
  expect(await prisma.room.findFirst()).toMatchObject({ name: 'Домик' });
  // What cannot be taken today stays, and so does a name that another has.
  expect(await prisma.order.findFirst()).toMatchObject({
    comment: 'Без лука\nи острой',
    description: 'Звонок\u0007\u200b',
    version: 1,
  });
  const categories = await prisma.storeCategory.findMany({ orderBy: { id: 'asc' } });
  expect(categories.map(({ name }) => name)).toEqual([
    'Чай',
    'Ча\u0438\u0306',
    'Заи\u0306ка',
    'Зайка',
    'Еда',
  ]);
});

it('change what is compared with a page that is held, and no time of a change', async () => {
  const { prisma, hotel } = portal;
  expect(await prisma.store.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { id: hotel.titled.id, title: composed, version: 2, revision: 1, updatedAt: longAgo },
    // Its product and its category.
    { id: hotel.shelved.id, version: 3, revision: 1, updatedAt: longAgo },
  ]);
  expect(await prisma.product.findFirst()).toMatchObject({
    ...{ name: 'Йогурт', description: 'Свежий', version: 1, updatedAt: longAgo },
  });
});

it('go on in small batches by ids of any type, and leave alone what somebody has changed', async () => {
  const { prisma } = portal;
  await portal.services.backfills.stop();
  await prisma.backfill.deleteMany();
  await prisma.guest.updateMany({ data: { name: decomposed } });
  await prisma.staff.updateMany({ data: { name: decomposed } });
  const runner = createBackfillRunner({
    prisma,
    backfills: storedTexts.map((backfill) => ({
      ...backfill,
      async runBatch(transaction, lastId, limit) {
        let isRead = false;
        const client: SqlClient = {
          async $queryRawUnsafe<Rows>(sql: string, ...values: unknown[]) {
            const rows = await transaction.$queryRawUnsafe<Rows>(sql, ...values);
            // Between reading and writing.
            if (!isRead && lastId === null && backfill.name === 'clean texts of guest') {
              const id = portal.hotel.guest.id;
              await transaction.$queryRawUnsafe(`UPDATE guest SET name = 'Пётр' WHERE id = ${id}`);
            }
            isRead = true;
            return rows;
          },
        };
        return backfill.runBatch(client, lastId, limit);
      },
    })),
    batchRows: 1,
    log: createLog('silent'),
  });
  runner.start();
  await eventually(async () => expect(await finished()).toBe(storedTexts.length));
  await runner.stop();
  const guests = await prisma.guest.findMany({ orderBy: { id: 'asc' }, select: { name: true } });
  expect(guests.map(({ name }) => name)).toEqual(['Пётр', composed, composed, composed]);
  const staff = await prisma.staff.findMany({ select: { name: true } });
  expect(staff).toEqual([{ name: composed }, { name: composed }]);
});
