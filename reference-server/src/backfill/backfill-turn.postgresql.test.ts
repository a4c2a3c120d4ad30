import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { holdTransaction } from '../../test/databases/held-transaction.ts';
import { eventually } from '../../test/eventually.ts';
import { createLog } from '../log.ts';
import { createBackfillRunner, type Backfill } from './backfill-runner.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

// The embedded database lets nobody in while somebody else's transaction is open.
const test = await sharedByTests(createTestDatabase());

it('passes over one that another instance runs, and looks again later', async () => {
  const { prisma } = test;
  const run: string[] = [];
  const backfills = ['held', 'free'].map((name): Backfill => ({
    name,
    async runBatch() {
      run.push(name);
      return { lastId: null, changed: 0, isLast: true };
    },
  }));
  await prisma.backfill.create({ data: { name: 'held' } });
  const held = await holdTransaction(prisma, `SELECT FROM backfill FOR UPDATE`);
  const runner = createBackfillRunner({ prisma, backfills, log: createLog('silent') });
  runner.start();
  await eventually(() => expect(run).toEqual(['free']));
  await held.letGo();
  runner.wake();
  await eventually(() => expect(run).toEqual(['free', 'held']));
  await runner.stop();
});
