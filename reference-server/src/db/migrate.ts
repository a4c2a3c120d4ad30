import type pg from 'pg';
import { asMigrationList, MIGRATIONS_FOLDER, readMigrations } from './migration-folder.ts';
import type { Migration } from './migration-folder.ts';
import { openSchemaEngine } from './schema-engine.ts';
import { withConnection } from './single-connection.ts';

/** The advisory lock of whoever migrates: any number that nothing else in the database locks on. */
export const MIGRATION_LOCK = 4_171_903;
/** How long an instance waits for another one that is migrating. */
const LOCK_WAIT_MILLISECONDS = 5 * 60_000;

/** What to migrate. */
export interface MigrateOptions {
  url: string;
  /** Default: `prisma/migrations`. */
  folder?: string;
}

/**
 * Brings a database to the state of the migrations, as `prisma migrate deploy` does, with Prisma's own
 * engine and its own `_prisma_migrations` table. Instances that start together do it once: the others wait.
 *
 * @returns The names of the migrations applied now, oldest first.
 * @throws Error when a migration fails, or failed before: the database then keeps the state it had before
 * that migration, and the message says how to go on.
 */
export async function applyMigrations(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  return withConnection(options.url, async (client) => {
    if (await isUpToDate(client, migrations)) return [];
    await client.query(`SET lock_timeout = ${String(LOCK_WAIT_MILLISECONDS)}`);
    // Held until this connection ends. An embedded database has one session and knows no locks between
    // connections; its one owner is the only one to migrate it.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Another instance may have done it meanwhile.
    if (await isUpToDate(client, migrations)) return [];
    return applyWithEngine(options, migrations);
  });
}

/** Spares the usual start, where nothing is to be done, the loading of the engine. */
async function isUpToDate(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_class WHERE oid = to_regclass('_prisma_migrations')`,
  );
  if (rowCount === 0) return false;
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    `SELECT migration_name, checksum FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  return migrations.every(({ name, checksum }) => applied.get(name) === checksum);
}

async function applyWithEngine(
  { url, folder = MIGRATIONS_FOLDER }: MigrateOptions,
  migrations: readonly Migration[],
): Promise<string[]> {
  const { engine, close } = await openSchemaEngine({ url });
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await asMigrationList(migrations, folder),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } catch (error) {
    throw new Error(
      `The database could not be migrated: ${error instanceof Error ? error.message : String(error)}\n` +
        'Mend the cause, then mark the failed migration with "prisma migrate resolve" and start again.',
      { cause: error },
    );
  } finally {
    await close();
  }
}
