import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test/database.ts';
import { runCommand } from './test/run-command.ts';
import { isPassword } from './src/modules/auth/staff-sign-in/password-hash.ts';

const password = 'four words are better';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.stop());

/** Runs the command as `npm run create-admin` does, with these lines typed. */
const run = (lines: readonly string[], ...args: readonly string[]) =>
  runCommand('create-admin', {
    args,
    environment: { ...process.env, DATABASE_URL: database.url },
    typed: lines.map((line) => `${line}\n`).join(''),
  });

async function opens(id: string, typed: string): Promise<boolean> {
  const row = await database.prisma.staff.findUniqueOrThrow({ where: { id } });
  return isPassword(typed, row.passwordHash);
}

async function isMadeUp(id: string): Promise<boolean> {
  const row = await database.prisma.staff.findUniqueOrThrow({ where: { id } });
  return row.passwordMadeUpAt !== null;
}

describe('npm run create-admin', () => {
  it('makes the first admin with the password that is typed, and no second one', async () => {
    const made = await run(['olga', password, password]);
    expect(made).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('olga is an admin'),
    });
    expect(made.output).not.toContain(password);
    expect(await opens('olga', password)).toBe(true);
    expect(await isMadeUp('olga')).toBe(false);
    expect(await database.prisma.auditEntry.findMany()).toMatchObject([
      { actor: 'system', action: 'create', entity: 'staff', entityId: 'olga' },
    ]);

    const again = await run(['vera', password, password]);
    expect(again.exitCode).toBe(1);
    expect(again.output).toContain('create-admin -- --reset');
    expect(await database.prisma.staff.count()).toBe(1);
  });

  it('draws a password where none is typed, and shows it', async () => {
    const { exitCode, output } = await run(['olga', '']);
    expect(exitCode).toBe(0);
    const shown = /shown this once: (\S+)/.exec(output)?.[1] ?? '';
    expect(await opens('olga', shown)).toBe(true);
    expect(await isMadeUp('olga')).toBe(true);
  });

  it.each([
    ['a login that is none', ['ольга'], 'Latin letters'],
    ['the published password', ['olga', 'park-hotel-demo'], 'published'],
    ['a password that is guessed first', ['olga', 'password1234'], 'guessed first'],
    ['two passwords that differ', ['olga', password, 'another one, as long'], 'differ'],
    ['nothing', [], 'Nothing was changed'],
  ])('takes %s for no answer', async (_, lines, reason) => {
    const { exitCode, output } = await run(lines);
    expect(exitCode).toBe(1);
    expect(output).toContain(reason);
    expect(await database.prisma.staff.count()).toBe(0);
  });

  it('takes no password as an argument', async () => {
    for (const args of [
      ['olga', password],
      ['--reset', 'olga', password],
    ]) {
      const { exitCode, output } = await run([], ...args);
      expect([exitCode, output.trim()]).toEqual([
        1,
        'Say npm run create-admin, or npm run create-admin -- --reset <id>.',
      ]);
    }
  });

  it('with --reset gives an account another password, keeps its role and ends its sessions', async () => {
    const { prisma } = database;
    await prisma.staff.create({
      data: { id: 'vera', name: 'Вера', role: 'banquet', passwordHash: 'none' },
    });
    const now = new Date();
    const later = new Date(now.getTime() + 3_600_000);
    await prisma.session.create({
      data: {
        id: '7d8f5a3c-4b1e-4c53-9a52-0f5f3f1f2b60',
        ...{ subject: 'staff', staffId: 'vera', lastSeenAt: now },
        ...{ expiresAt: later, absoluteExpiresAt: later },
      },
    });
    const { exitCode, output } = await run([password, password], '--reset', 'vera');
    expect([exitCode, output]).toEqual([0, expect.stringContaining('signed out everywhere')]);
    expect(await opens('vera', password)).toBe(true);
    expect(await prisma.staff.findFirst()).toMatchObject({ role: 'banquet', disabled: false });
    expect(await prisma.session.count({ where: { revokedAt: null } })).toBe(0);
    expect(await prisma.auditEntry.findMany()).toMatchObject([
      { actor: 'system', action: 'password', entityId: 'vera' },
    ]);
    const unknown = await run([password, password], '--reset', 'nobody');
    expect(unknown).toMatchObject({ exitCode: 1, output: expect.stringContaining('no account') });
  });
});
