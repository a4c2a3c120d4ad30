import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { createOutboxWorker, type OutboxWorker } from './outbox-worker.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

let worker: OutboxWorker | null = null;

const test = await sharedByTests(createTestDatabase());
afterEach(async () => {
  await worker?.stop();
  await test.prisma.outbox.deleteMany();
});

/** A row as a process leaves it that ended in the middle of an attempt, a minute ago. */
const abandoned = (kind: string, attempts: number) => ({
  channel: 'sms',
  kind,
  payload: {},
  orderingKey: 'a',
  attempts,
  lockedBy: 'a process that is gone',
  lockedUntil: new Date(Date.now() - 60_000),
});

function startWorker() {
  const delivered: string[] = [];
  const log = pino({ level: 'silent' });
  const logError = vi.spyOn(log, 'error');
  worker = createOutboxWorker({
    channel: 'sms',
    database: test.prisma,
    log,
    maxAttempts: 3,
    deliver: async ({ kind }) => void delivered.push(kind),
  });
  worker.start();
  return { delivered, logError };
}

it('a row whose every attempt ended its process is given up, and those behind it go on', async () => {
  await test.prisma.outbox.create({ data: abandoned('poison', 3) });
  await test.prisma.outbox.create({
    data: { channel: 'sms', kind: 'next', payload: {}, orderingKey: 'a' },
  });
  const { delivered, logError } = startWorker();
  await eventually(() => expect(delivered).toEqual(['next']));
  await eventually(async () =>
    expect(await test.prisma.outbox.findMany()).toMatchObject([
      {
        kind: 'poison',
        attempts: 3,
        deadAt: expect.any(Date) as Date,
        lockedBy: null,
        lastError: 'The last attempt was never heard of again',
      },
    ]),
  );
  expect(logError).toHaveBeenCalledOnce();
});

it('a row that was lost less often is tried again', async () => {
  await test.prisma.outbox.create({ data: abandoned('unlucky', 2) });
  const { delivered } = startWorker();
  await eventually(() => expect(delivered).toEqual(['unlucky']));
});
