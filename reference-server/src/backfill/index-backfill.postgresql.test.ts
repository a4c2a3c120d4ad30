import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdTransaction } from '../../test/databases/held-transaction.ts';
import { createOwnDatabase, type TestDatabase } from '../../test/databases/own-database.ts';
import { eventually } from '../../test/eventually.ts';
import { withConnection } from '../db/embedded/single-connection.ts';
import { createLog } from '../log.ts';
import { createBackfillRunner } from './backfill-runner.ts';
import { indexBackfill } from './index-backfill.ts';

// The embedded database builds an index in one go, while nobody else is let in.
let test: TestDatabase;

beforeEach(async () => {
  test = await createOwnDatabase();
});
afterEach(() => test.stop());

function runnerOf(log = createLog('silent')) {
  const declared = { name: 'room_late_idx', table: 'room', on: '("name")' };
  const backfills = [indexBackfill(test.url, declared)];
  return createBackfillRunner({ prisma: test.prisma, backfills, log });
}

async function isValid(): Promise<boolean | undefined> {
  const [row] = await test.prisma.$queryRaw<{ valid: boolean }[]>`
    SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('room_late_idx')`;
  return row?.valid;
}

const finished = () => test.prisma.backfill.count({ where: { finishedAt: { not: null } } });

/** How many build an index and wait for a transaction that was there before. */
async function waiting(): Promise<number> {
  const [row] = await test.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE 'CREATE INDEX CONCURRENTLY%'`;
  return row?.count ?? 0;
}

it('mends one that was left half built', async () => {
  const { prisma, url } = test;
  await prisma.room.createMany({ data: [{ name: 'Домик' }, { name: 'Домик' }] });
  const build = 'CREATE UNIQUE INDEX CONCURRENTLY room_late_idx ON room (name)';
  await withConnection(url, (client) =>
    expect(client.query(build)).rejects.toThrow('room_late_idx'),
  );
  expect(await isValid()).toBe(false);
  const runner = runnerOf();
  runner.start();
  await eventually(async () => expect(await finished()).toBe(1));
  await runner.stop();
  expect(await isValid()).toBe(true);
});

it('keeps no writer waiting, and has in it what was written meanwhile', async () => {
  const { prisma, url } = test;
  const held = await holdTransaction(prisma, `INSERT INTO room (name) VALUES ('before')`);
  const runner = runnerOf();
  runner.start();
  await eventually(async () => expect(await waiting()).toBe(1));
  await prisma.room.create({ data: { name: 'meanwhile' } });
  expect(await isValid()).toBe(false);
  await held.letGo();
  await eventually(async () => expect(await finished()).toBe(1));
  await runner.stop();
  await withConnection(url, async (client) => {
    await client.query('SET enable_seqscan = off');
    const query = `SELECT name FROM room WHERE name IN ('before', 'meanwhile') ORDER BY name`;
    const { rows: plan } = await client.query<object>(`EXPLAIN ${query}`);
    expect(JSON.stringify(plan)).toContain('room_late_idx');
    expect((await client.query<object>(query)).rows).toEqual([
      { name: 'before' },
      { name: 'meanwhile' },
    ]);
  });
});

it('is built by one instance, which others pass over', async () => {
  const held = await holdTransaction(test.prisma, `INSERT INTO room (name) VALUES ('before')`);
  const first = runnerOf();
  first.start();
  await eventually(async () => expect(await waiting()).toBe(1));
  const log = createLog('silent');
  const logCalls = ['info', 'error'].map((level) => vi.spyOn(log, level as 'info' | 'error'));
  const second = runnerOf(log);
  second.start();
  await second.stop();
  expect(await waiting()).toBe(1);
  await held.letGo();
  await eventually(async () => expect(await finished()).toBe(1));
  second.start();
  await Promise.all([first.stop(), second.stop()]);
  expect(logCalls.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('is not waited for by a stop, and noted or built anew by the next start', async () => {
  const held = await holdTransaction(test.prisma, `INSERT INTO room (name) VALUES ('before')`);
  const log = createLog('silent');
  const failed = vi.spyOn(log, 'error');
  const first = runnerOf(log);
  first.start();
  await eventually(async () => expect(await waiting()).toBe(1));
  await first.stop();
  expect(await finished()).toBe(0);
  expect(failed).not.toHaveBeenCalled();
  await held.letGo();
  // The database goes on with it for itself, and holds the lock until it has.
  const second = runnerOf();
  second.start();
  await eventually(async () => {
    second.wake();
    expect(await finished()).toBe(1);
  });
  await second.stop();
  expect(await isValid()).toBe(true);
});
