import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { holdTransaction } from '../../test/databases/held-transaction.ts';
import { createOwnDatabase } from '../../test/databases/own-database.ts';
import { eventually } from '../../test/eventually.ts';
import { openDatabase } from './database.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const test = await sharedByTests(createOwnDatabase());

describe('a role that may have fewer connections than the pool', () => {
  it('serves everybody by those it gets', async ({ onTestFinished }) => {
    const role = `limited_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(test.url);
    await test.prisma.$executeRawUnsafe(`CREATE ROLE ${role} SUPERUSER LOGIN PASSWORD '${role}'`);
    url.username = role;
    url.password = role;
    const database = await openDatabase({ url: url.href });
    onTestFinished(async () => {
      await database.close();
      await test.prisma.$executeRawUnsafe(`DROP OWNED BY ${role} CASCADE`);
      await test.prisma.$executeRawUnsafe(`DROP ROLE ${role}`);
    });
    // The limit of a role does not bind a superuser.
    await test.prisma.$executeRawUnsafe(`ALTER ROLE ${role} NOSUPERUSER CONNECTION LIMIT 3`);
    await test.prisma.$executeRawUnsafe(`GRANT SELECT ON room TO ${role}`);
    const held = await test.prisma.$queryRawUnsafe<{ count: bigint }[]>(
      `SELECT count(*) FROM pg_stat_activity WHERE usename = '${role}'`,
    );
    expect(Number(held[0]?.count)).toBeLessThanOrEqual(3);
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => database.prisma.$queryRaw`SELECT pg_sleep(0.05)::text`),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await database.ping()).toBe('ok');
    expect(await database.prisma.room.count()).toBe(0);
  });
});

describe('a pool whose connections are all at work', () => {
  it('lets a call wait 5 s for one of them, and no longer', async ({ onTestFinished }) => {
    const database = await openDatabase({ url: test.url }, { poolSize: 1 });
    onTestFinished(() => database.close());
    const held = await holdTransaction(database.prisma, 'SELECT 1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let isRefused = false;
    const waiting = database.prisma.room.count().catch(() => {
      isRefused = true;
    });
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(4_999);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isRefused).toBe(false);
    vi.advanceTimersByTime(1);
    await waiting;
    expect(isRefused).toBe(true);
    await held.letGo();
  });
});

describe('a table that somebody has locked', () => {
  it('leaves the database busy and not away', async () => {
    const database = await openDatabase({ url: test.url }, { poolSize: 2 });
    const lock = await holdTransaction(test.prisma, 'LOCK TABLE room IN ACCESS EXCLUSIVE MODE');
    // So many that no connection is free before a slow machine has asked.
    const calls = Promise.allSettled(
      Array.from({ length: 20 }, () => database.prisma.room.count()),
    );
    await eventually(async () => {
      const [waiting] = await test.prisma.$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND datname = current_database()`;
      expect(Number(waiting?.count)).toBe(2);
    });
    expect(await database.ping()).toBe('busy');
    await Promise.all([lock.letGo(), calls]);
    expect(await database.ping()).toBe('ok');
    await database.close();
  });
});
