import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../test/databases/own-database.ts';
import { withConnection } from '../src/db/embedded/single-connection.ts';

const CLI_FILE = fileURLToPath(new URL('cli.ts', import.meta.url));
const SCHEMA_FILE = fileURLToPath(new URL('schema.prisma', import.meta.url));
const CHANGED_SCHEMA_FILE = path.join(os.tmpdir(), `portal-schema-${String(process.pid)}.prisma`);

let database: { url: string; stop: () => Promise<void> };
/** A real server makes a throw-away database of its own; the embedded one cannot. */
let shadow: { url: string; stop: () => Promise<void> } | undefined;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  if (process.env['DATABASE_URL'] === undefined) shadow = await createEmptyTestDatabase();
});
afterAll(async () => {
  await Promise.all([database.stop(), shadow?.stop(), rm(CHANGED_SCHEMA_FILE, { force: true })]);
});

interface Answer {
  code: number;
  text: string;
}

/** The stock Prisma CLI, as `npm run migrate:…` runs it. */
function prisma(...commandLine: string[]): Promise<Answer> {
  const env = { ...process.env, DATABASE_URL: database.url, SHADOW_DATABASE_URL: shadow?.url };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI_FILE, ...commandLine], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr });
    });
  });
}

async function changedSchema(): Promise<string> {
  const schema = await readFile(SCHEMA_FILE, 'utf8');
  await writeFile(
    CHANGED_SCHEMA_FILE,
    schema.replace('model Room {', 'model Room {\n  floor Int?'),
  );
  return CHANGED_SCHEMA_FILE;
}

describe('the Prisma CLI without a native engine', { timeout: 120_000 }, () => {
  it('says what is not applied, applies it, and says that nothing is left', async () => {
    const before = await prisma('migrate', 'status');
    expect(before.text).toMatch(/have not yet been applied:\s+20261120000000_spine/);
    expect(before.code).toBe(1);

    const deployed = await prisma('migrate', 'deploy');
    expect(deployed.text).toContain('All migrations have been successfully applied.');
    expect(deployed.code).toBe(0);

    const after = await prisma('migrate', 'status');
    expect(after.text).toContain('Database schema is up to date!');
    expect(after.code).toBe(0);
  });

  it('writes the difference between the migrations and a schema, twice the same', async () => {
    const fromMigrations = [
      'migrate',
      'diff',
      '--from-migrations',
      'prisma/migrations',
      '--script',
    ];
    const changed = await changedSchema();
    for (let time = 0; time < 2; time += 1) {
      const { text } = await prisma(...fromMigrations, '--to-schema', changed);
      expect(text).toContain('ALTER TABLE "room" ADD COLUMN     "floor" INTEGER;');
    }
    const same = await prisma(...fromMigrations, '--to-schema', SCHEMA_FILE, '--exit-code');
    expect(same.text).toContain('This is an empty migration');
    expect(same.code).toBe(0);
  });

  it('reads a database back, its checks among the rest', async () => {
    const { code, text } = await prisma('db', 'pull', '--print');
    expect(code).toBe(0);
    expect(text).toContain('model OrderLine {');
    expect(text).toContain('"order_amounts_hold"');
  });

  it('says why a command failed', async () => {
    await withConnection(database.url, (client) =>
      client.query(
        `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name LIKE '%spine'`,
      ),
    );
    const { code, text } = await prisma('migrate', 'deploy');
    expect(code).toBe(1);
    expect(text).toContain('P3009');
    expect(text).toContain('20261120000000_spine');
  });
});
