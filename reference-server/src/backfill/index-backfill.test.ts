import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOwnDatabase, type TestDatabase } from '../../test/databases/own-database.ts';
import { eventually } from '../../test/eventually.ts';
import { createLog } from '../log.ts';
import { emptyClosedTickets } from '../modules/tickets/ticket-retention-repository.ts';
import { createBackfillRunner } from './backfill-runner.ts';
import { indexBackfill, lateIndexes, type LateIndex } from './index-backfill.ts';

let test: TestDatabase;

beforeEach(async () => {
  test = await createOwnDatabase();
});
afterEach(() => test.stop());

const declared: LateIndex = { name: 'room_late_idx', table: 'room', on: '("name")' };

function runnerOf(indexes: readonly LateIndex[], log = createLog('silent')) {
  const backfills = indexes.map((index) => indexBackfill(test.url, index));
  return createBackfillRunner({ prisma: test.prisma, backfills, log });
}

async function built(): Promise<string[]> {
  const rows = await test.prisma.$queryRaw<{ name: string }[]>`
    SELECT indexrelid::regclass::text AS name FROM pg_index
    WHERE indisvalid AND indexrelid::regclass::text ~ '_late_idx$'`;
  return rows.map(({ name }) => name);
}

async function finished(): Promise<string[]> {
  const rows = await test.prisma.backfill.findMany({ where: { finishedAt: { not: null } } });
  return rows.map(({ name }) => name);
}

it('builds an index, says so, and has it noted as finished', async () => {
  const log = createLog('silent');
  const infoLog = vi.spyOn(log, 'info');
  const runner = runnerOf([declared], log);
  runner.start();
  await eventually(async () => expect(await finished()).toEqual(['index room_late_idx']));
  await runner.stop();
  expect(await built()).toEqual(['room_late_idx']);
  expect(infoLog.mock.calls).toEqual([[{ backfill: 'index room_late_idx' }, 'back-fill finished']]);
});

it('builds it again where it was built and is not there, as after a restored backup', async () => {
  await test.prisma.backfill.create({
    data: { name: 'index room_late_idx', finishedAt: new Date() },
  });
  const runner = runnerOf([declared]);
  runner.start();
  await eventually(async () => expect(await built()).toEqual(['room_late_idx']));
  await runner.stop();
});

it('notes none that fails, builds the others, and tries it again later', async () => {
  const { prisma } = test;
  const runner = runnerOf([{ name: 'thing_late_idx', table: 'thing', on: '("name")' }, declared]);
  runner.start();
  await eventually(async () => expect(await finished()).toEqual(['index room_late_idx']));
  await prisma.$executeRaw`CREATE TABLE thing (name text)`;
  runner.wake();
  await eventually(async () => expect(await finished()).toHaveLength(2));
  await runner.stop();
  expect((await built()).toSorted()).toEqual(['room_late_idx', 'thing_late_idx']);
});

it('finds closed tickets whose messages are due without looking at those that are empty', async () => {
  const { prisma } = test;
  await prisma.$executeRaw`INSERT INTO room (id, name) VALUES (1, 'Домик')`;
  await prisma.$executeRaw`INSERT INTO guest (id, name, phone) VALUES (1, 'Анна', '+79990000000')`;
  await prisma.$executeRaw`
    INSERT INTO ticket (guest_id, room_id, status, close_at, emptied_at, update_at)
    SELECT 1, 1, 'closed', '2020-01-01', CASE WHEN n > 3 THEN now() END, now()
    FROM generate_series(1, 5000) AS n`;
  await prisma.$executeRaw`ANALYZE ticket`;
  const runner = runnerOf(lateIndexes);
  runner.start();
  await eventually(async () => expect(await finished()).toHaveLength(lateIndexes.length));
  await runner.stop();
  const plans: string[] = [];
  const now = new Date();
  const client = {
    async $queryRawUnsafe<Rows>(sql: string, ...values: unknown[]): Promise<Rows> {
      const explained = await prisma.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
        `EXPLAIN ${sql}`,
        ...values,
      );
      plans.push(...explained.map((line) => line['QUERY PLAN']));
      return [] as Rows;
    },
  };
  await emptyClosedTickets(client, now, now);
  expect(plans.join('\n')).toContain('ticket_to_empty_idx');
});
