import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { createDueWorker } from './due-worker.ts';

const log = pino({ level: 'silent' });

it('asks for all that waits in a database by one statement, and runs those whose work is due', async () => {
  const { prisma: database, stop } = await createTestDatabase();
  onTestFinished(stop);
  const statements = vi.spyOn(database, '$queryRawUnsafe');
  const moment = new Date(Date.now() + 1_500).toISOString();
  const conditions = ['false', `$1 >= '${moment}'::timestamptz`, 'true'];
  const runs = conditions.map(() => vi.fn(async () => false));
  const workers = conditions.map((condition, index) =>
    createDueWorker({
      name: condition,
      due: { database, condition },
      run: runs[index] as (typeof runs)[number],
      log,
    }),
  );
  for (const worker of workers) worker.start();
  const [never, later, always] = runs;
  await eventually(() => expect(later).toHaveBeenCalledTimes(2));
  expect(always?.mock.calls.length).toBeGreaterThan(1);
  // Each begins by looking for itself.
  expect(never).toHaveBeenCalledTimes(1);

  await Promise.all(workers.map((worker) => worker.stop()));
  const [, ...asked] = statements.mock.calls.map(([sql]) => sql);
  for (const condition of conditions) {
    expect(asked.filter((sql) => !sql.includes(condition))).toEqual([]);
  }
  // Its condition does not speak of the moment.
  always?.mockClear();
  workers[2]?.start();
  await eventually(() => expect(always?.mock.calls.length).toBeGreaterThan(1));
  await workers[2]?.stop();
});
