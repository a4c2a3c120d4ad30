import { beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createIdempotencyKeys } from './idempotency-repository.ts';
import type { IdempotencyKeys, IdempotencyLookup } from './idempotency.ts';
import { eventually } from '../../../test/eventually.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

let keys: IdempotencyKeys;

const database = await sharedByTests(createTestDatabase());
beforeEach(async () => {
  await database.prisma.idempotencyKey.deleteMany();
  keys = createIdempotencyKeys(database.prisma, database.database.direct);
});

const request = { account: 'user_7', endpoint: 'POST /api/own', key: 'k', requestHash: 'h' };

async function claimFirst(claimRequest = request) {
  const first = await keys.claim(claimRequest);
  if (first.kind !== 'claimed') throw new Error(`The first run found the key ${first.kind}.`);
  return first.claim;
}

/** Resolves when the waiting run has looked at the key at least once more. */
async function polled(): Promise<void> {
  const queries = vi.spyOn(database.database.direct, '$queryRawUnsafe');
  await eventually(() => expect(queries.mock.calls.length).toBeGreaterThan(1));
  queries.mockRestore();
}

it('who comes while the first run works gets its answer', async () => {
  const first = await claimFirst();
  const second = keys.claim(request);
  await polled();
  await keys.finish(first, 201, { id: 1 });
  expect(await second).toEqual({ kind: 'replay', status: 201, body: { id: 1 } });
});

it('who waits takes the key over when the first run gives it back', async () => {
  const first = await claimFirst();
  const second = keys.claim(request);
  await polled();
  await keys.release(first);
  expect(await second).toMatchObject({ kind: 'claimed' });
});

it('another request under a key that is being used is told so at once', async () => {
  await claimFirst();
  expect(await keys.claim({ ...request, requestHash: 'other' })).toEqual({ kind: 'reused' });
});

it('waits at most five seconds', async () => {
  await claimFirst();
  const { direct } = database.database;
  const query = direct.$queryRawUnsafe.bind(direct);
  const queries = vi.spyOn(direct, '$queryRawUnsafe');
  // By a clock that each look moves on by a second.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  queries.mockImplementation((...args: Parameters<typeof query>) => {
    now += 1_000;
    return query(...args);
  });
  expect(await keys.claim(request)).toEqual({ kind: 'running' });
  // The first, and those that begin within five seconds of it.
  expect(queries).toHaveBeenCalledTimes(1 + 5);
});

it('lets two of an account wait and answers the others at once', async () => {
  const first = await claimFirst();
  const answered: IdempotencyLookup[] = [];
  const all = Array.from({ length: 5 }, async () => {
    const found = await keys.claim(request);
    answered.push(found);
    return found;
  });
  await eventually(() => expect(answered).toEqual(Array(3).fill({ kind: 'running' })));
  const other = { ...request, account: 'user_8' };
  await keys.finish(await claimFirst(other), 200, {});
  expect(await keys.claim(other)).toMatchObject({ kind: 'replay' });
  await keys.finish(first, 200, {});
  const kinds = (await Promise.all(all)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'replay')).toHaveLength(2);
});

it('a run that works for long keeps its key, and one that died has lost it after ten seconds', async () => {
  vi.useFakeTimers();
  try {
    const { prisma } = database;
    const first = await claimFirst();
    const claimedAt = async () => (await prisma.idempotencyKey.findFirstOrThrow()).claimedAt;
    const began = await claimedAt();
    // One after the other: two that are written at once may land in either order.
    for (const seconds of [3, 6, 9]) {
      await vi.advanceTimersByTimeAsync(3_000);
      const renewed = began.getTime() + seconds * 1000;
      await eventually(async () =>
        expect((await claimedAt()).getTime()).toBeGreaterThanOrEqual(renewed),
      );
    }
    vi.useRealTimers();
    await keys.release(first);

    const dead = new Date(Date.now() - 10_001);
    await claimFirst();
    await prisma.idempotencyKey.updateMany({ data: { claimedAt: dead } });
    const other = createIdempotencyKeys(prisma, database.database.direct);
    expect(await other.claim(request)).toMatchObject({ kind: 'claimed' });
  } finally {
    vi.useRealTimers();
  }
});
