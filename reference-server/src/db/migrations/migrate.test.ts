import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createEmptyTestDatabase } from '../../../test/databases/own-database.ts';
import { applyMigrations, listPendingMigrations, MIGRATION_LOCK } from './migrate.ts';
import { MIGRATIONS_FOLDER, readMigrations } from './migration-folder.ts';
import { openSchemaEngine } from './schema-engine.ts';
import { withConnection } from '../embedded/single-connection.ts';

const SCHEMA_FILE = fileURLToPath(new URL('../../../prisma/schema.prisma', import.meta.url));

let url: string;
let stop: () => Promise<void>;
let folder: string;

beforeEach(async () => {
  ({ url, stop } = await createEmptyTestDatabase());
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-migrations-'));
  await cp(
    path.join(MIGRATIONS_FOLDER, 'migration_lock.toml'),
    path.join(folder, 'migration_lock.toml'),
  );
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

async function query(sql: string): Promise<unknown[]> {
  return withConnection(url, async (client) => (await client.query<object>(sql)).rows);
}

async function writeMigration(name: string, sql: string): Promise<void> {
  await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, name, 'migration.sql'), sql);
}

describe('applying migrations', { timeout: 180_000 }, () => {
  it('makes of an empty database exactly what the schema says, once', async () => {
    const migrations = await readMigrations();
    const names = migrations.map(({ name }) => name);
    expect(await applyMigrations({ url })).toEqual(names);
    expect(await applyMigrations({ url })).toEqual([]);

    const recorded = await query(
      'SELECT migration_name AS name, checksum FROM _prisma_migrations ORDER BY started_at',
    );
    expect(recorded).toEqual(migrations.map(({ name, checksum }) => ({ name, checksum })));

    const { engine, close } = await openSchemaEngine({ url });
    const schema = { path: SCHEMA_FILE, content: await readFile(SCHEMA_FILE, 'utf8') };
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files: [schema], configDir: path.dirname(SCHEMA_FILE) },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    await close();
    expect(stdout).toContain('This is an empty migration');
  });

  // Sessions can lock each other out, and an embedded database has but one.
  const itBetweenSessions = process.env['DATABASE_URL'] === undefined ? undefined : it;
  itBetweenSessions?.('is done once by instances that start together', async () => {
    const applied = await Promise.all(Array.from({ length: 4 }, () => applyMigrations({ url })));
    const names = (await readMigrations()).map(({ name }) => name);
    expect(applied.flat().sort()).toEqual(names);
    expect(await query('SELECT 1 FROM _prisma_migrations')).toHaveLength(names.length);
  });

  itBetweenSessions?.('waits for as long as another instance is at it', async () => {
    await withConnection(url, async (other) => {
      await other.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const applied = applyMigrations({ url });
      await eventually(async () => {
        const waiting = await query(
          `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
            WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`,
        );
        expect(waiting).toHaveLength(1);
      });
      expect(await query(`SELECT to_regclass('room') AS room`)).toEqual([{ room: null }]);
      await other.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      expect(await applied).not.toEqual([]);
    });
  });

  it('refuses data of a newer portal, whatever else it would have to do to it', async () => {
    await writeMigration('1_known', 'CREATE TABLE applied ()');
    // It changes no table: what it writes cannot be read by this one.
    await writeMigration('2_of_tomorrow', '-- Events of a kind that is new.');
    await applyMigrations({ url, folder });
    await rm(path.join(folder, '2_of_tomorrow'), { recursive: true });
    const refusal = /newer portal[^]*2_of_tomorrow[^]*DATA_DIR[^]*DATABASE_URL/;
    await expect(applyMigrations({ url, folder })).rejects.toThrow(refusal);
    await writeMigration('1_of_today', 'CREATE TABLE other ()');
    await expect(applyMigrations({ url, folder })).rejects.toThrow(refusal);
    expect(await query(`SELECT to_regclass('other') AS other`)).toEqual([{ other: null }]);
  });

  it('refuses data that was migrated with another text, and names the migration', async () => {
    await writeMigration('1_edited', 'CREATE TABLE applied ()');
    await applyMigrations({ url, folder });
    await writeFile(path.join(folder, '1_edited', 'migration.sql'), 'CREATE TABLE applied (a int)');
    await writeMigration('2_new', 'CREATE TABLE later ()');
    for (const run of [applyMigrations, listPendingMigrations]) {
      await expect(run({ url, folder })).rejects.toThrow(/1_edited was changed[^]*new migration/);
    }
    expect(await query(`SELECT to_regclass('later') AS later`)).toEqual([{ later: null }]);
  });

  it('says what is pending, and applies nothing by that', async () => {
    await writeMigration('1_applied', 'CREATE TABLE applied ()');
    expect(await listPendingMigrations({ url, folder })).toEqual(['1_applied']);
    await applyMigrations({ url, folder });
    await writeMigration('2_pending', 'CREATE TABLE later ()');
    expect(await listPendingMigrations({ url, folder })).toEqual(['2_pending']);
    expect(await query(`SELECT to_regclass('later') AS later`)).toEqual([{ later: null }]);
  });

  it('leaves nothing of a migration that fails, and goes on only when somebody has looked', async () => {
    await writeMigration('1_good', `CREATE TABLE applied (note text DEFAULT 'a; b')`);
    await writeMigration('2_bad', 'CREATE TABLE half_way (); SELECT no_such_column');

    await expect(applyMigrations({ url, folder })).rejects.toThrow(
      /no_such_column[^]*2_bad[^]*prisma migrate resolve/,
    );
    expect(
      await query(`SELECT to_regclass('applied') AS applied, to_regclass('half_way') AS half`),
    ).toEqual([{ applied: 'applied', half: null }]);

    await writeMigration('3_good', 'CREATE TABLE later ()');
    await expect(applyMigrations({ url, folder })).rejects.toThrow(/2_bad[^]*failed/);
    expect(await query(`SELECT to_regclass('later') AS later`)).toEqual([{ later: null }]);
  });
});
