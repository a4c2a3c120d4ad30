import type pg from 'pg';
import { asMigrationList, MIGRATIONS_FOLDER, readMigrations } from './migration-folder.ts';
import type { Migration } from './migration-folder.ts';
import { LOCK_NOT_AVAILABLE } from './migration-adapter.ts';
import { openSchemaEngine } from './schema-engine.ts';
import { withConnection } from '../embedded/single-connection.ts';

/** The advisory lock of migrations: any number that nothing else in the database locks on. */
export const MIGRATION_LOCK = 4_171_903;
/** How long an instance waits for another one that is migrating. */
const LOCK_WAIT_MILLISECONDS = 5 * 60_000;

/** What to migrate. */
export interface MigrateOptions {
  url: string;
  /** Default: `prisma/migrations`. */
  folder?: string;
  /** How often a migration is tried whose tables somebody else holds. Default: for about a minute. */
  lockAttempts?: number;
}

/**
 * Brings a database to the state of the migrations, as `prisma migrate deploy` does, with Prisma's own
 * engine and its own `_prisma_migrations` table. Instances that start together do it once: the others wait. A
 * migration waits for a lock for a second at a time, so that nobody stands behind it for longer.
 *
 * @returns The names of the migrations applied now, oldest first.
 * @throws Error when a newer portal has migrated it, the text of an applied migration has changed, or a migration
 * fails, or failed before: the database then keeps the state it had before that migration, and the message says how
 * to go on.
 */
export async function applyMigrations(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  return withConnection(options.url, async (client) => {
    if ((await readPending(client, migrations)).length === 0) return [];
    await client.query(`SET lock_timeout = ${String(LOCK_WAIT_MILLISECONDS)}`);
    // Held until this connection ends. An embedded database has one session and knows no locks between
    // connections; its one owner is the only one to migrate it.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Another instance may have done it meanwhile.
    if ((await readPending(client, migrations)).length === 0) return [];
    return applyWithEngine(options, migrations, client);
  });
}

/**
 * The migrations that a database lacks, or that have not gone through on it, oldest first; it changes nothing.
 *
 * @throws Error when a newer portal has migrated it, or the text of an applied migration has changed.
 */
export async function listPendingMigrations(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  return withConnection(options.url, (client) => readPending(client, migrations));
}

/** Spares the usual start, where nothing is to be done, the loading of the engine. */
async function readPending(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const names = migrations.map(({ name }) => name);
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_class WHERE oid = to_regclass('_prisma_migrations')`,
  );
  if (rowCount === 0) return names;
  const { rows } = await client.query<AppliedMigration & { is_finished: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS is_finished
      FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  refuseUnknown(rows, migrations);
  refuseChanged(rows, migrations);
  const applied = new Set(rows.filter((row) => row.is_finished).map((row) => row.name));
  return names.filter((name) => !applied.has(name));
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/** Code that knows less than the schema would fail at the first call that meets the difference. */
function refuseUnknown(applied: readonly { name: string }[], known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name));
  const unknown = applied.filter(({ name }) => !names.has(name)).at(-1);
  if (!unknown) return;
  throw new Error(
    `This data was made by a newer portal: its migration ${unknown.name} is not known to this one. ` +
      'Start the newer portal again, or name other data: another folder in DATA_DIR, or another ' +
      'database in DATABASE_URL. Nothing was changed.',
  );
}

/** What stands in the database is not what the text says by now, and nobody knows in what they differ. */
function refuseChanged(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const changed = known.find(
    ({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum,
  );
  if (!changed) return;
  throw new Error(
    `The migration ${changed.name} was changed after this data was migrated with it. ` +
      'Put its text back as it was released, and write what is to change into a new migration. ' +
      'Nothing was changed.',
  );
}

async function applyWithEngine(
  { url, folder = MIGRATIONS_FOLDER, lockAttempts }: MigrateOptions,
  migrations: readonly Migration[],
  client: pg.Client,
): Promise<string[]> {
  const { engine, close } = await openSchemaEngine({ url, lockAttempts });
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await asMigrationList(migrations, folder),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [migrationName] = await readPending(client, migrations);
    if (migrationName !== undefined && reason.includes(LOCK_NOT_AVAILABLE)) {
      await engine.markMigrationRolledBack({ migrationName });
      throw new Error(
        `The migration ${migrationName} changes a table that another connection holds in a long transaction, ` +
          'such as a backup. Nothing was changed by it. Wait for that one or end it, and start again.',
        { cause: error },
      );
    }
    throw new Error(
      `The database could not be migrated: ${reason}\n` +
        'Mend the cause, then mark the failed migration with "prisma migrate resolve" and start again.',
      { cause: error },
    );
  } finally {
    await close();
  }
}
