import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { createLog } from '../log.ts';
import { RescheduledDelivery } from './delivery-error.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxWorker } from './outbox-worker.ts';

it('puts a row back as if it had not been tried when that has to wait, and comes in time', async () => {
  const test = await createTestDatabase();
  onTestFinished(() => test.stop());
  const rows = [{ channel: 'sms', kind: 'early', payload: {} } as const];
  await createOutbox(test.prisma).makeChange(async ({ enqueue }) => enqueue(...rows));
  const theRow = () => test.prisma.outbox.findFirst();
  let at = new Date();
  const tries: { attempts: number; time: number }[] = [];
  const worker = createOutboxWorker({
    channel: 'sms',
    database: test.prisma,
    maxAttempts: 1,
    log: createLog('silent'),
    async deliver({ attempts }) {
      tries.push({ attempts, time: Date.now() });
      if (tries.length > 1) return;
      at = new Date(Date.now() + 700);
      throw new RescheduledDelivery(at);
    },
  });
  worker.start();
  await eventually(async () =>
    expect(await theRow()).toMatchObject({ attempts: 0, lastError: null, availableAt: at }),
  );
  await eventually(async () => expect(await theRow()).toBeNull());
  await worker.stop();
  expect(tries.map(({ attempts }) => attempts)).toEqual([1, 1]);
  expect(tries[1]?.time).toBeGreaterThanOrEqual(at.getTime());
});
