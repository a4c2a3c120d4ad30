import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { growingTables } from '../../../test/fixtures/personal-data/table-retention.ts';
import { MIGRATIONS_FOLDER, readMigrations } from './migration-folder.ts';

const file = path.join(MIGRATIONS_FOLDER, 'checksums.json');

async function checksums(): Promise<Record<string, string>> {
  const migrations = await readMigrations();
  return Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum]));
}

/** The file as it stands in a commit; nothing where there is no such commit, or no file in it. */
async function committed(commit: string): Promise<Record<string, string>> {
  const show = ['show', `${commit}:./${path.basename(file)}`];
  try {
    const { stdout } = await promisify(execFile)('git', show, { cwd: MIGRATIONS_FOLDER });
    return JSON.parse(stdout) as Record<string, string>;
  } catch {
    return {};
  }
}

it('lists each migration with its checksum; with -u a new one is added', async () => {
  await expect(`${JSON.stringify(await checksums(), null, 2)}\n`).toMatchFileSnapshot(file);
});

it('has every migration that was released, as it was', async () => {
  for (const commit of ['origin/main', 'main', 'HEAD']) {
    expect(await checksums()).toMatchObject(await committed(commit));
  }
});

/** Those up to this one were shipped with the indexes that they build. */
const lastWithIndexes = '20261127070000_backfills';

/** Growing tables that a migration builds an index of, but for those that it has just made. */
function indexedTables(sql: string): string[] {
  const named = (pattern: RegExp) => [...sql.matchAll(pattern)].map((match) => match[1] ?? '');
  const made = named(/\bCREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/gi);
  const indexed = named(
    /\bCREATE\s+(?:UNIQUE\s+)?INDEX\b(?:(?!\bON\b)[^;])*\bON\s+(?:ONLY\s+)?(?:"?public"?\.)?"?(\w+)/gi,
  );
  return indexed.filter((table) => growingTables.includes(table) && !made.includes(table));
}

it('builds no index of a table that grows: that is left to the back-fills (lateIndexes)', async () => {
  const migrations = (await readMigrations()).filter(({ name }) => name > lastWithIndexes);
  expect(migrations.flatMap(({ name, sql }) => indexedTables(sql).map(() => name))).toEqual([]);
});

it.each([
  ['CREATE INDEX "a" ON "order"("status")', ['order']],
  ['create unique index if not exists a\n  on only public.ticket (id);', ['ticket']],
  ['CREATE INDEX CONCURRENTLY ON guest (name); CREATE INDEX "b" ON "room"("name")', ['guest']],
  ['DO $$ BEGIN CREATE INDEX "a" ON "banquet" USING gin ("title"); END $$', ['banquet']],
  ['CREATE TABLE "outbox" (id int); CREATE INDEX "a" ON "outbox"("id")', []],
  ['DROP INDEX "a"; ALTER TABLE "order" ADD COLUMN "a" text', []],
])('knows it in %s', (sql, tables) => {
  expect(indexedTables(sql)).toEqual(tables);
});
