import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { DeliveryError } from './delivery-error.ts';
import type { OutboxRow } from './outbox-row.ts';
import { createOutbox } from './outbox.ts';
import type { ClaimedRow } from './outbox-repository.ts';
import { createOutboxWorker, type OutboxWorkerOptions } from './outbox-worker.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const log = pino({ level: 'silent' });
const stops: (() => Promise<void>)[] = [];

const test = await sharedByTests(createTestDatabase());
const outbox = createOutbox(test.prisma);
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await test.prisma.outbox.deleteMany();
});

function startWorker(options: Partial<OutboxWorkerOptions> & Pick<OutboxWorkerOptions, 'deliver'>) {
  const worker = createOutboxWorker({ channel: 'sms', database: test.prisma, log, ...options });
  stops.push(() => worker.stop());
  worker.start();
  return worker;
}

/** A worker that notes the kinds it delivered. */
function startNotingWorker(options: Partial<OutboxWorkerOptions> = {}) {
  const delivered: string[] = [];
  const deliver = async (row: ClaimedRow) => void delivered.push(row.kind);
  return { delivered, ...startWorker({ deliver, ...options }) };
}

async function write(...rows: (Partial<OutboxRow> & { kind: string })[]): Promise<void> {
  const full = rows.map((row) => ({ channel: 'sms' as const, payload: {}, ...row }));
  await outbox.makeChange(async ({ enqueue }) => enqueue(...full));
}

function moveClock(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

const theRow = () => test.prisma.outbox.findFirst();

/** Lets a worker look once more and see what is there now. */
async function runAgain(worker: { wake: () => void }): Promise<void> {
  const queries = vi.spyOn(test.prisma, '$queryRawUnsafe');
  worker.wake();
  await eventually(() => expect(queries).toHaveBeenCalled());
  await Promise.all(queries.mock.results.map((result) => result.value as Promise<unknown>));
  queries.mockRestore();
}

describe('an outbox worker', () => {
  it('delivers what was committed, with its payload, and is then done with it', async () => {
    const deliver = vi.fn(async () => undefined);
    await write({ kind: 'sign-in-code', payload: { phone: '+79990000000' } });
    startWorker({ deliver });
    await eventually(async () => expect(await theRow()).toBeNull());
    expect(deliver).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        kind: 'sign-in-code',
        payload: { phone: '+79990000000' },
        attempts: 1,
        createdAt: expect.any(Date) as Date,
      }),
    );
  });

  it('delivers nothing of a transaction that was rolled back, and nothing of other channels', async () => {
    await expect(
      outbox.makeChange(async ({ enqueue }) => {
        enqueue({ channel: 'sms', kind: 'undone', payload: {} });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await write({ kind: 'other', channel: 'push' }, { kind: 'done' });
    const { delivered } = startNotingWorker();
    await eventually(() => expect(delivered).toEqual(['done']));
    expect(await theRow()).toMatchObject({ kind: 'other', attempts: 0 });
  });

  it('finds rows that nobody poked it for', async () => {
    const { delivered } = startNotingWorker();
    await write({ kind: 'unannounced' });
    await eventually(() => expect(delivered).toEqual(['unannounced']));
  });

  it('delivers each row once when several workers share a channel', async () => {
    const kinds = Array.from({ length: 100 }, (_, index) => `row-${index}`);
    await write(...kinds.map((kind) => ({ kind })));
    const workers = [startNotingWorker(), startNotingWorker(), startNotingWorker()];
    await eventually(async () => expect(await theRow()).toBeNull());
    const delivered = workers.flatMap((worker) => worker.delivered);
    expect(delivered.toSorted()).toEqual(kinds.toSorted());
  });

  it('keeps the order of rows with the same key, also past a failure', async () => {
    const delivered: string[] = [];
    let failures = 1;
    const deliver = async ({ kind }: ClaimedRow) => {
      if (kind === 'a1' && failures-- > 0) throw new DeliveryError('busy', { afterSeconds: 0 });
      delivered.push(kind);
    };
    await write(
      ...['a1', 'a2', 'a3'].map((kind) => ({ kind, orderingKey: 'a' })),
      ...['b1', 'b2', 'b3'].map((kind) => ({ kind, orderingKey: 'b' })),
    );
    startWorker({ deliver });
    startWorker({ deliver });
    await eventually(() => expect(delivered).toHaveLength(6));
    expect(delivered.filter((kind) => kind.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(delivered.filter((kind) => kind.startsWith('b'))).toEqual(['b1', 'b2', 'b3']);
  });

  it('goes on with a key after a row of it was given up', async () => {
    const delivered: string[] = [];
    await write({ kind: 'bad', orderingKey: 'a' }, { kind: 'good', orderingKey: 'a' });
    startWorker({
      deliver: async ({ kind }) => {
        if (kind === 'bad') throw new DeliveryError('no such chat', 'never');
        delivered.push(kind);
      },
    });
    await eventually(() => expect(delivered).toEqual(['good']));
  });

  it('is not held up by a slow delivery', async () => {
    let finish = (): void => undefined;
    const delivered: string[] = [];
    const worker = startWorker({
      concurrency: 2,
      deliver: async ({ kind }) => {
        if (kind === 'slow') await new Promise<void>((resolve) => (finish = resolve));
        delivered.push(kind);
      },
    });
    await write({ kind: 'slow' }, { kind: 'quick-1' }, { kind: 'quick-2' });
    worker.wake();
    await eventually(() => expect(delivered).toEqual(['quick-1', 'quick-2']));
    finish();
  });

  it('tries again after an unforeseen error, not before its back-off is over', async () => {
    const deliver = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('oops'));
    moveClock(0);
    await write({ kind: 'row' });
    const worker = startWorker({ deliver });
    await eventually(async () =>
      expect(await theRow()).toMatchObject({ lockedBy: null, lastError: 'TypeError: oops' }),
    );
    moveClock(0.4);
    await runAgain(worker);
    expect(deliver).toHaveBeenCalledTimes(1);
    moveClock(1);
    await eventually(async () => expect(await theRow()).toBeNull());
    expect(deliver).toHaveBeenLastCalledWith(expect.objectContaining({ attempts: 2 }));
  });

  it.each([30, 99_999])('waits %d s as asked, and an hour at most', async (afterSeconds) => {
    const failure = new DeliveryError('flood control', { afterSeconds });
    const deliver = vi.fn(async () => undefined).mockRejectedValueOnce(failure);
    moveClock(0);
    await write({ kind: 'row' });
    const worker = startWorker({ deliver, maxAttempts: 1 });
    await eventually(async () =>
      expect(await theRow()).toMatchObject({ lockedBy: null, attempts: 1 }),
    );
    moveClock(Math.min(afterSeconds, 3_600) - 1);
    await runAgain(worker);
    expect(deliver).toHaveBeenCalledTimes(1);
    moveClock(2);
    worker.wake();
    await eventually(() => expect(deliver).toHaveBeenCalledTimes(2));
  });

  it('gives a row up at once when it can never succeed, keeps it, and sends it again when told', async () => {
    const deliver = vi.fn(async () => undefined);
    deliver.mockRejectedValueOnce(new DeliveryError('chat\0 not found', 'never'));
    await write({ kind: 'row' });
    const worker = startWorker({ deliver });
    await eventually(async () =>
      expect(await theRow()).toMatchObject({
        deadAt: expect.any(Date) as Date,
        lastError: 'DeliveryError: chat not found',
        lockedUntil: null,
      }),
    );
    await runAgain(worker);
    expect(deliver).toHaveBeenCalledTimes(1);

    const { id } = (await theRow())!;
    expect(await worker.sendAgain(id)).toBe(true);
    await eventually(async () => expect(await theRow()).toBeNull());
    expect(deliver).toHaveBeenCalledTimes(2);
    expect(await worker.sendAgain(id)).toBe(false);
  });

  it('gives a row up after its last attempt', async () => {
    const deliver = vi.fn(() => Promise.reject(new Error('down')));
    moveClock(0);
    await write({ kind: 'row' });
    const worker = startWorker({ deliver, maxAttempts: 3 });
    await eventually(async () => {
      moveClock(10);
      worker.wake();
      expect(await theRow()).toMatchObject({ deadAt: expect.any(Date) as Date, attempts: 3 });
    });
    expect(deliver).toHaveBeenCalledTimes(3);
  });

  it('drops a row that became worthless, unsent', async () => {
    moveClock(0);
    await write({ kind: 'old', expiresAt: new Date(Date.now() + 60_000) }, { kind: 'fresh' });
    moveClock(61);
    const { delivered } = startNotingWorker();
    await eventually(async () => expect(await theRow()).toBeNull());
    expect(delivered).toEqual(['fresh']);
  });

  it('does not send a worthless row again', async () => {
    moveClock(0);
    await write({ kind: 'old', expiresAt: new Date(Date.now() + 60_000) });
    const deliver = vi.fn(() => Promise.reject(new DeliveryError('bad phone', 'never')));
    const worker = startWorker({ deliver });
    await eventually(async () =>
      expect(await theRow()).toMatchObject({ deadAt: expect.any(Date) as Date }),
    );
    moveClock(61);
    expect(await worker.sendAgain((await theRow())!.id)).toBe(false);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('takes over a row whose worker was not heard of, and lets only the new one mark it', async () => {
    let fail = (_error: Error): void => undefined;
    const hanging = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)));
    moveClock(0);
    await write({ kind: 'row' });
    startWorker({ deliver: hanging, leaseSeconds: 60 });
    await eventually(() => expect(hanging).toHaveBeenCalledTimes(1));

    let finish = (): void => undefined;
    const taking = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = startWorker({ deliver: taking });
    await runAgain(second);
    expect(taking).not.toHaveBeenCalled();

    moveClock(61);
    await runAgain(second);
    await eventually(() => expect(taking).toHaveBeenCalledTimes(1));
    const settled = vi.spyOn(test.prisma, '$queryRawUnsafe');
    fail(new DeliveryError('too late', 'never'));
    await eventually(() => expect(settled).toHaveBeenCalled());
    expect(await theRow()).toMatchObject({ deadAt: null, attempts: 2 });
    finish();
    await eventually(async () => expect(await theRow()).toBeNull());
  });

  it('keeps a row for as long as it works on it, however short the lease', async () => {
    let finish = (): void => undefined;
    const slow = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    // Runs only while this process does: one that stood still for longer than the lease would lose the row.
    moveClock(0);
    await write({ kind: 'row' });
    startWorker({ deliver: slow, leaseSeconds: 2 });
    await eventually(() => expect(slow).toHaveBeenCalledTimes(1));
    const until = (await theRow())!.lockedUntil!.getTime();
    const taking = vi.fn(async () => undefined);
    const second = startWorker({ deliver: taking });
    await eventually(async () => {
      expect((await theRow())!.lockedUntil!.getTime()).toBeGreaterThan(until + 2_000);
    });
    await runAgain(second);
    expect(taking).not.toHaveBeenCalled();
    finish();
    await eventually(async () => expect(await theRow()).toBeNull());
  });

  it('waits at its stop for what is under way and takes nothing more', async () => {
    let finish = (): void => undefined;
    const deliver = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    await write({ kind: 'first' });
    const worker = startWorker({ deliver });
    await eventually(() => expect(deliver).toHaveBeenCalledTimes(1));
    await write({ kind: 'second' });
    const settle = vi.fn();
    const stopped = worker.stop().then(settle);
    await theRow();
    expect(settle).not.toHaveBeenCalled();
    finish();
    await stopped;
    expect(await test.prisma.outbox.findMany()).toMatchObject([{ kind: 'second', attempts: 0 }]);
  });
});
