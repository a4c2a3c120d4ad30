import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../../../test/databases/own-database.ts';
import { eventually } from '../../../test/eventually.ts';
import { applyMigrations } from './migrate.ts';
import { MIGRATIONS_FOLDER } from './migration-folder.ts';
import { withConnection } from '../embedded/single-connection.ts';

// The embedded database has one session, which cannot lock itself out.
let url: string;
let stop: () => Promise<void>;
let folder: string;

beforeEach(async () => {
  ({ url, stop } = await createEmptyTestDatabase());
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-migrations-'));
  const lockFile = 'migration_lock.toml';
  await cp(path.join(MIGRATIONS_FOLDER, lockFile), path.join(folder, lockFile));
  await writeMigration('1_applied', 'CREATE TABLE held ()');
  await applyMigrations({ url, folder });
  await writeMigration('2_new', 'ALTER TABLE held ADD COLUMN note text; CREATE TABLE later ()');
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

async function writeMigration(name: string, sql: string): Promise<void> {
  await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, name, 'migration.sql'), sql);
}

async function query(...statements: readonly string[]): Promise<unknown[]> {
  return withConnection(url, async (client) => {
    for (const statement of statements.slice(0, -1)) await client.query(statement);
    return (await client.query<object>(statements.at(-1) ?? '')).rows;
  });
}

const isWaitedFor = `SELECT 1 FROM pg_locks WHERE relation = 'held'::regclass AND NOT granted`;

it('keeps nobody waiting behind a table that somebody holds, and changes it once it is let go', async () => {
  await withConnection(url, async (holder) => {
    await holder.query('BEGIN; SELECT * FROM held');
    const applied = applyMigrations({ url, folder });
    for (const attempt of ['first', 'second']) {
      await eventually(async () => expect(await query(isWaitedFor), attempt).toHaveLength(1));
      // As calls read, which give up on a lock after 3 s.
      expect(await query(`SET lock_timeout = '3s'`, 'SELECT * FROM held')).toEqual([]);
      await eventually(async () => expect(await query(isWaitedFor)).toEqual([]));
    }
    await holder.query('COMMIT');
    expect(await applied).toEqual(['2_new']);
  });
  expect(await query('SELECT note FROM held')).toEqual([]);
});

it('gives up where it is never let go, and is applied by the next start', async () => {
  await withConnection(url, async (holder) => {
    await holder.query('BEGIN; SELECT * FROM held');
    await expect(applyMigrations({ url, folder, lockAttempts: 1 })).rejects.toThrow(
      /2_new[^]*another connection[^]*Nothing was changed[^]*start again/,
    );
  });
  expect(await applyMigrations({ url, folder })).toEqual(['2_new']);
});
