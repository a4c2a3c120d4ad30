import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOwnDatabase } from '../../test/databases/own-database.ts';
import { layCuttableLine, type CuttableLine } from '../../test/resilience/cuttable-line.ts';
import { endWhenSilent, pingWithin } from './connection-deadlines.ts';
import { isDatabaseUnavailable } from './errors/database-unavailable.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const silenceMilliseconds = 300;
let line: CuttableLine;
let pool: pg.Pool;
let clients: pg.ClientBase[];

const test = await sharedByTests(createOwnDatabase());

beforeEach(async () => {
  line = await layCuttableLine(test.url);
  clients = [];
  pool = new pg.Pool({
    connectionString: line.url,
    onConnect: (client) => {
      client.on('error', () => undefined);
      clients.push(client);
    },
  });
  pool.on('error', () => undefined);
});
afterEach(async () => {
  await line.stop();
  await pool.end();
});

/** From now on nothing is answered: before, a slow machine might be taken for a silent one. */
function fallSilent(): void {
  line.freeze();
  for (const client of clients) endWhenSilent(client, silenceMilliseconds);
}

/** Returns when the database has answered another process, and so whoever asked it before. */
function standStillUntilAnswered(): void {
  const ask = `
    const client = new (require('pg').Client)(process.argv[1]);
    client.connect().then(() => client.query('SELECT 1')).then(() => client.end());`;
  execFileSync(process.execPath, ['-e', ask, test.url], { cwd: import.meta.dirname });
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  );
}

it('ends a connection whose query is not answered, and does not put it back', async () => {
  await pool.query('SELECT 1');
  fallSilent();
  const unanswered = await failureOf(pool.query('SELECT 1'));
  expect(isDatabaseUnavailable(unanswered)).toBe(true);
  expect(pool.totalCount).toBe(0);
});

it('ends a connection that was taken for a transaction, and everything asked of it after that', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  fallSilent();
  expect(isDatabaseUnavailable(await failureOf(client.query('SELECT 1')))).toBe(true);
  // As Prisma's adapter does it: the failure of its rollback is not said to the pool.
  expect(isDatabaseUnavailable(await failureOf(client.query('ROLLBACK')))).toBe(true);
  client.release();
  expect(pool.totalCount).toBe(0);
});

it('hears what the database said while this very process stood still', async () => {
  const direct = new pg.Pool({ connectionString: test.url });
  const client = await direct.connect();
  endWhenSilent(client, silenceMilliseconds);
  const answer = client.query<{ n: number }>('SELECT 1 AS n');
  standStillUntilAnswered();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * silenceMilliseconds);
  expect((await answer).rows).toEqual([{ n: 1 }]);
  client.release();
  await direct.end();
});

it('ends the connection that a ping was not answered on, and that one alone', async () => {
  const busy = await pool.connect();
  await pingWithin(pool, 5_000);
  expect(pool.totalCount).toBe(2);
  line.freeze();
  await expect(pingWithin(pool, silenceMilliseconds / 3)).rejects.toThrow('did not answer');
  expect(pool.totalCount).toBe(1);
  busy.release();
});

it('gives back a connection that a late ping gets after all', async () => {
  const single = new pg.Pool({ connectionString: test.url, max: 1 });
  const busy = await single.connect();
  await expect(pingWithin(single, 50)).rejects.toThrow('did not answer');
  busy.release();
  await pingWithin(single, 5_000);
  await single.end();
});
