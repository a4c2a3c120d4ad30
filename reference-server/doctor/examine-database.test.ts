import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { hashPassword } from '../src/modules/auth/staff-sign-in/password-hash.ts';
import { createTestDatabase } from '../test/database.ts';
import { createOwnDatabase, type TestDatabase } from '../test/databases/own-database.ts';
import { examineClock, examineDatabase } from './examine-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.stop());

const addSecondFactor = (staffId: string) =>
  database.prisma.secondFactor.create({
    data: { id: randomUUID(), staffId, kind: 'totp', name: 'Телефон', secret: 'sealed' },
  });

async function examined(environment: Record<string, string> = { NODE_ENV: 'production' }) {
  const settings = readEnvironment({ ...environment, DATABASE_URL: database.url });
  const findings = await examineDatabase(settings, '/nowhere');
  return Object.fromEntries(findings.map((finding) => [finding.check, finding]));
}

describe('a database', () => {
  it('is right, and has an admin whose password is nobody else’s', async () => {
    const passwordHash = await hashPassword('four words are better');
    await database.prisma.staff.create({
      data: { id: 'admin', name: 'Ольга', role: 'admin', passwordHash },
    });
    await addSecondFactor('admin');
    const levels = Object.values(await examined()).map(({ check, level }) => `${check} ${level}`);
    const usual = ['migrations ok', 'clock ok', 'admin ok'];
    expect(levels).toEqual([...usual, 'second-factors ok', 'demo-accounts ok']);
  });

  it('on another host is found out where what goes there is not encrypted', async () => {
    expect(await examined()).not.toHaveProperty('database-tls');
    // Leads to this machine as well, and is no address of it alone.
    const url = new URL(database.url);
    url.hostname = '0.0.0.0';
    const settings = readEnvironment({ DATABASE_URL: url.href });
    const findings = await examineDatabase(settings, '/nowhere');
    expect(findings.find(({ check }) => check === 'database-tls')).toMatchObject({
      level: 'warning',
      what: expect.stringContaining('not encrypted'),
      todo: expect.stringContaining('sslmode=verify-full'),
    });
  });

  it('with admins that a password alone opens is found out in public', async () => {
    const passwordHash = await hashPassword('four words are better');
    await database.prisma.staff.createMany({
      data: ['olga', 'boris'].map((id) => ({ id, name: id, role: 'admin', passwordHash })),
    });
    await addSecondFactor('boris');
    const found = (await examined())['second-factors'];
    expect(found).toMatchObject({ level: 'warning', what: expect.stringMatching(/^olga:/) });
    expect(await examined({})).not.toHaveProperty('second-factors');
  });

  it('without an admin is found out', async () => {
    expect((await examined())['admin']).toMatchObject({
      level: 'wrong',
      todo: expect.stringContaining('npm run create-admin'),
    });
    expect((await examined({}))['admin']).toMatchObject({ level: 'warning' });
  });

  it('of a demo is found out in public, by the published password or the given one', async () => {
    const passwords = new Map([['moderator', 'of-the-show-room']]);
    await seedDemo(database.prisma, (id) => passwords.get(id) ?? 'park-hotel-demo');
    const found = await examined();
    expect(found['demo-accounts']).toMatchObject({
      level: 'wrong',
      what: expect.stringMatching(/^admin, banquet:/),
    });
    expect(found['demo-accounts']?.todo).toContain('npm run create-admin -- --reset banquet');
    const own = await examined({ NODE_ENV: 'production', DEMO_STAFF_PASSWORD: 'of-the-show-room' });
    expect(own['demo-accounts']?.what).toContain('moderator');
    expect(JSON.stringify(own)).not.toMatch(/of-the-show-room|park-hotel-demo/);
    expect((await examined({}))['demo-accounts']).toMatchObject({ level: 'warning' });
  });

  it('of another version is found out', async () => {
    const own = await createOwnDatabase();
    const migrationsAfter = async (sql: string) => {
      await own.prisma.$executeRawUnsafe(sql);
      const [first] = await examineDatabase(readEnvironment({ DATABASE_URL: own.url }), '/nowhere');
      return first;
    };
    try {
      expect(
        await migrationsAfter(`DELETE FROM _prisma_migrations WHERE migration_name =
          (SELECT max(migration_name) FROM _prisma_migrations)`),
      ).toMatchObject({ level: 'wrong', what: expect.stringContaining('1 are missing') });
      expect(
        await migrationsAfter(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
          VALUES ('x', 'x', '29991231_x', now())`),
      ).toMatchObject({ level: 'wrong', what: expect.stringContaining('newer portal') });
      expect(
        await migrationsAfter(`UPDATE _prisma_migrations SET finished_at = NULL
          WHERE migration_name LIKE '%_spine'`),
      ).toMatchObject({ level: 'wrong', what: expect.stringContaining('failed half-way') });
    } finally {
      await own.stop();
    }
  });
});

describe('a database that is not there', () => {
  it('that does not answer is found out, and its password is not told', async () => {
    const away = readEnvironment({
      DATABASE_URL: 'postgresql://portal:a-password@127.0.0.1:1/portal',
    });
    const findings = await examineDatabase(away, '/nowhere');
    expect(findings).toMatchObject([
      { check: 'database', level: 'wrong', what: expect.stringContaining('ECONNREFUSED') },
    ]);
    expect(JSON.stringify(findings)).not.toContain('a-password');
  });

  it('is not there before the first start', async () => {
    expect(await examineDatabase(readEnvironment({}), '/nowhere')).toMatchObject([
      { check: 'database', level: 'ok' },
    ]);
  });

  it.each([
    [200, 'ok'],
    [1500, 'wrong'],
    [-90_000, 'wrong'],
  ])('whose clock is %d ms behind: %s', (milliseconds, level) => {
    expect(examineClock(milliseconds)).toMatchObject({ check: 'clock', level });
  });
});
