import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { isDatabaseUnavailable } from './errors/database-unavailable.ts';
import { createDirectClient } from './direct-client.ts';
import { defineStatement } from './statement.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const test = await sharedByTests(createTestDatabase());

const everyKind = defineStatement<
  [number: number, at: Date, ids: number[], json: string],
  { id: number; big: bigint; at: Date; ids: number[]; json: object; nothing: null }
>(`
  SELECT $1::int AS id, 9007199254740993::bigint AS big, $2::timestamptz AS at, $3::int[] AS ids,
    $4::jsonb AS json, NULL AS nothing`);

async function failureOf(work: PromiseLike<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  );
}

describe('the direct client', () => {
  it('takes and gives values as Prisma does', async () => {
    const at = new Date('2026-07-01T00:00:00.123Z');
    const values = [7, at, [1, 2], '{"a":[null,1.5]}'] as const;
    const direct = await everyKind(test.database.direct, values[0], at, [1, 2], values[3]);
    expect(direct).toEqual(await everyKind(test.prisma, values[0], at, [1, 2], values[3]));
    expect(direct).toEqual([
      { id: 7, big: 9007199254740993n, at, ids: [1, 2], json: { a: [null, 1.5] }, nothing: null },
    ]);
  });

  it('ends with the database, also when nothing else was asked of it', async () => {
    const other = await createTestDatabase();
    await other.database.direct.$queryRawUnsafe('SELECT 1');
    await other.stop();
    await expect(other.database.direct.$queryRawUnsafe('SELECT 1')).rejects.toThrow(
      'after calling end',
    );
  });

  it('says of a failure whether the database was away or the statement was wrong', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const pool = new pg.Pool({ host: '127.0.0.1', port });
    const away = await failureOf(createDirectClient(pool, () => '').$queryRawUnsafe('SELECT 1'));
    expect(isDatabaseUnavailable(away)).toBe(true);
    await pool.end();

    const { direct } = test.database;
    expect(isDatabaseUnavailable(await failureOf(direct.$queryRawUnsafe('SELECT nonsense')))).toBe(
      false,
    );
    const canceled = direct.$queryRawUnsafe(`DO $$ BEGIN RAISE SQLSTATE '57014'; END $$`);
    expect(isDatabaseUnavailable(await failureOf(canceled))).toBe(true);
  });
});
