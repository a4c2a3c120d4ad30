import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createIdempotencyKeys } from './idempotency-repository.ts';
import { eventually } from '../../../test/eventually.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

// The embedded database lets nobody in while somebody else's transaction is open.
const test = await sharedByTests(createTestDatabase());

const request = { account: 'user_7', endpoint: 'POST /api/own', key: 'k', requestHash: 'h' };

it('who comes while the work holds the key in its transaction waits without a connection', async () => {
  const { prisma, database } = test;
  const keys = createIdempotencyKeys(prisma, database.direct);
  expect(await keys.claim(request)).toMatchObject({ kind: 'claimed' });
  let end = (): void => undefined;
  const isEnding = new Promise<void>((resolve) => (end = resolve));
  const work = prisma.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT FROM idempotency_key WHERE key = 'k' FOR UPDATE`;
    await isEnding;
    await transaction.idempotencyKey.updateMany({
      data: { state: 'done', replyStatus: 201, replyBody: {} },
    });
  });
  const queries = vi.spyOn(database.direct, '$queryRawUnsafe');
  const second = keys.claim(request);
  // A look that waited for the lock would be followed by no other.
  await eventually(() => expect(queries.mock.calls.length).toBeGreaterThan(2));
  end();
  await work;
  expect(await second).toEqual({ kind: 'replay', status: 201, body: {} });
});
