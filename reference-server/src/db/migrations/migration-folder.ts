import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

/** Where the migrations stand, in the layout of the Prisma CLI. */
export const MIGRATIONS_FOLDER = fileURLToPath(
  new URL('../../../prisma/migrations', import.meta.url),
);

const LOCK_FILE = 'migration_lock.toml';

/** One migration as it stands in its folder. */
export interface Migration {
  name: string;
  sql: string;
  /** As Prisma writes it into `_prisma_migrations`. */
  checksum: string;
}

/** Reads all migrations, oldest first. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The folder in the schema engine's format. */
export async function asMigrationList(
  migrations: readonly Migration[],
  folder = MIGRATIONS_FOLDER,
): Promise<MigrationList> {
  return {
    baseDir: folder,
    lockfile: {
      path: LOCK_FILE,
      content: await readFile(path.join(folder, LOCK_FILE), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}
