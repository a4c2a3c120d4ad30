import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createBanquetQueries } from './banquet-queries.ts';

let test: TestDatabase;

beforeEach(async () => {
  test = await createTestDatabase();
});

afterEach(() => test.stop());

async function planBanquet(): Promise<number> {
  const startsAt = new Date('2030-06-01T16:00:00Z');
  const { id } = await test.prisma.banquet.create({
    data: {
      title: 'Юбилей',
      customerName: 'Анна Лебедева',
      phone: '+79210000001',
      guestsCount: 4,
      startsAt,
      endsAt: new Date('2030-06-01T19:00:00Z'),
      durationInMinutes: 180,
      comment: '',
      shouldRemind: false,
      sectionId: 'aaaaaaaa-0000-4000-8000-000000000001',
      sectionName: 'Зал',
    },
  });
  await test.prisma.banquetTable.create({
    data: { banquetId: id, tableId: 'bbbbbbbb-0000-4000-8000-000000000001', name: '', position: 0 },
  });
  return id;
}

it('a banquet and its parts are those of one moment, whatever changes while they are read', async () => {
  const id = await planBanquet();
  const queries = createBanquetQueries(test.prisma);
  let isChanging = true;
  const seen: [title: string, table: string | undefined][] = [];

  async function change(): Promise<void> {
    for (let round = 1; round <= 40; round += 1) {
      const name = `Стол ${round}`;
      await test.prisma.$transaction([
        test.prisma.banquet.update({ where: { id }, data: { title: name } }),
        test.prisma.banquetTable.updateMany({ where: { banquetId: id }, data: { name } }),
      ]);
    }
    isChanging = false;
  }

  async function read(): Promise<void> {
    while (isChanging) {
      const { data } = await queries.page({ order: 'soonest', page: 1, pageSize: 10 });
      for (const { attributes } of data) seen.push([attributes.title, attributes.tables[0]?.name]);
      const found = await queries.find(id);
      if (found) seen.push([found.title, found.tables[0]?.name]);
      const [there] = await queries.inSection(
        'aaaaaaaa-0000-4000-8000-000000000001',
        new Date('2030-06-01T00:00:00Z'),
        new Date('2030-06-02T00:00:00Z'),
      );
      if (there) seen.push([there.title, there.tables[0]?.name]);
    }
  }

  await Promise.all([change(), read(), read()]);
  const later = seen.filter(([title]) => title !== 'Юбилей');
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter(([title, table]) => title !== table)).toEqual([]);
});
