import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { createLog } from '../log.ts';
import { createBackfillRunner, type Backfill } from './backfill-runner.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const test = await sharedByTests(createTestDatabase());
afterEach(() => test.prisma.backfill.deleteMany());

const last = '6';

/** Goes through the numbers up to six, and notes from where each of its batches began. */
function countUp(name: string) {
  const begun: (string | null)[] = [];
  const backfill: Backfill = {
    name,
    async runBatch(_, lastId, limit) {
      begun.push(lastId);
      const until = String(Number(lastId ?? 0) + limit);
      return { lastId: until, changed: limit, isLast: until === last };
    },
  };
  return { backfill, begun };
}

function runnerOf(backfills: readonly Backfill[], log = createLog('silent')) {
  return createBackfillRunner({ prisma: test.prisma, backfills, batchRows: 2, log });
}

async function progress(): Promise<Record<string, string>> {
  const rows = await test.prisma.backfill.findMany();
  return Object.fromEntries(
    rows.map((row) => [row.name, row.finishedAt ? 'finished' : `at ${String(row.lastId)}`]),
  );
}

it('runs in batches, notes how far it has come, and says so', async () => {
  const { backfill, begun } = countUp('numbers');
  const log = createLog('silent');
  const infoLog = vi.spyOn(log, 'info');
  const runner = runnerOf([backfill], log);
  runner.start();
  await eventually(async () => expect(await progress()).toEqual({ numbers: 'finished' }));
  await runner.stop();
  expect(begun).toEqual([null, '2', '4']);
  expect(infoLog.mock.calls).toEqual([
    [{ backfill: 'numbers', lastId: '2', changed: 2 }, 'back-fill begun'],
    [{ backfill: 'numbers', lastId: '4', changed: 4 }, 'back-fill goes on'],
    [{ backfill: 'numbers', lastId: '6', changed: 6 }, 'back-fill finished'],
  ]);
});

it('goes on after a stop where it was', async () => {
  const { backfill, begun } = countUp('numbers');
  let stopped: Promise<void> | undefined;
  const first = runnerOf([
    {
      ...backfill,
      runBatch(...args) {
        if (begun.length === 1) stopped = first.stop();
        return backfill.runBatch(...args);
      },
    },
  ]);
  first.start();
  await eventually(() => expect(stopped).toBeDefined());
  await stopped;
  expect(await progress()).toEqual({ numbers: 'at 4' });
  const second = runnerOf([backfill]);
  second.start();
  await eventually(async () => expect(await progress()).toEqual({ numbers: 'finished' }));
  await second.stop();
  expect(begun).toEqual([null, '2', '4']);
});

it('is not run a second time once it is finished', async () => {
  const { backfill, begun } = countUp('numbers');
  await test.prisma.backfill.create({ data: { name: 'numbers', finishedAt: new Date() } });
  const other = countUp('other');
  const runner = runnerOf([backfill, other.backfill]);
  runner.start();
  await eventually(async () => expect(await progress()).toMatchObject({ other: 'finished' }));
  await runner.stop();
  expect(begun).toEqual([]);
});

it('is run by one instance at a time, each batch once', async () => {
  const { backfill, begun } = countUp('numbers');
  const instances = [runnerOf([backfill]), runnerOf([backfill]), runnerOf([backfill])];
  for (const instance of instances) instance.start();
  await eventually(async () => expect(await progress()).toEqual({ numbers: 'finished' }));
  await Promise.all(instances.map((instance) => instance.stop()));
  expect(begun).toEqual([null, '2', '4']);
});

it('does not stop the others when it fails, leaves nothing half done, and is tried again', async () => {
  const { backfill: sound } = countUp('sound');
  const { backfill } = countUp('broken');
  let isBroken = true;
  const broken: Backfill = {
    ...backfill,
    async runBatch(transaction, ...rest) {
      await transaction.$queryRawUnsafe(`INSERT INTO room (name) VALUES ('Домик')`);
      if (isBroken) throw new Error('broken');
      return backfill.runBatch(transaction, ...rest);
    },
  };
  const runner = runnerOf([broken, sound]);
  runner.start();
  await eventually(async () => expect(await progress()).toEqual({ sound: 'finished' }));
  expect(await test.prisma.room.count()).toBe(0);
  isBroken = false;
  runner.wake();
  await eventually(async () => expect(await progress()).toMatchObject({ broken: 'finished' }));
  await runner.stop();
  expect(await test.prisma.room.count()).toBe(3);
});

it('asks the database no more once all are finished, and goes on asking while one fails', async () => {
  const { backfill } = countUp('numbers');
  let isBroken = true;
  const broken: Backfill = {
    ...backfill,
    async runBatch(...args) {
      if (isBroken) throw new Error('broken');
      return backfill.runBatch(...args);
    },
  };
  const runner = runnerOf([broken]);
  const queries = vi.spyOn(test.prisma, '$queryRawUnsafe');
  const countQueries = async () => {
    queries.mockClear();
    runner.start();
    await runner.stop();
    return queries.mock.calls.length;
  };
  expect(await countQueries()).toBeGreaterThan(0);
  expect(await countQueries()).toBeGreaterThan(0);
  isBroken = false;
  runner.start();
  await eventually(async () => expect(await progress()).toEqual({ numbers: 'finished' }));
  await runner.stop();
  await countQueries();
  expect(await countQueries()).toBe(0);
});
