import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { MIGRATION_LOCK } from '../db/migrations/migrate.ts';
import { readMigrations, type Migration } from '../db/migrations/migration-folder.ts';
import { withConnection } from '../db/embedded/single-connection.ts';
import { checkBackupFile, readBackupFile, type BackupHeader } from './backup-file.ts';
import { deleteExpired } from './over-after-restore.ts';

/** So much of a backup is handed to the database at once. */
const BATCH_BYTES = 1_000_000;
const BATCH_ROWS = 1_000;
/** For whoever still holds a table, or is migrating. */
const LOCK_WAIT_MILLISECONDS = 10_000;

/** What to restore, and where. */
export interface RestoreOptions {
  readonly url: string;
  readonly file: string;
  /** Whether a portal that is there already is given up for it. */
  readonly isReplacing: boolean;
  /** Those this portal has. Default: `prisma/migrations`. */
  readonly migrations?: readonly Migration[];
}

/** What was done. */
export interface Restored {
  readonly madeAt: string;
  readonly tables: number;
  readonly rows: number;
  /** The migrations that the backup did not have and that were applied to what it held. */
  readonly migrated: readonly string[];
}

/**
 * Brings a database to what a backup holds, and on to the schema of this portal: in one transaction, so
 * that it does all of it or nothing.
 *
 * @throws Error when the file is no whole backup or a newer portal's, when the database is not empty and
 * nobody said to replace it, when a portal runs on it, or when something fails: nothing was changed then.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<Restored> {
  const { url, file, isReplacing } = options;
  const known = options.migrations ?? (await readMigrations());
  const header = await checkBackupFile(file);
  refuseUnknownMigrations(header, known);
  return withConnection(url, async (client) => {
    await client.query(`SET lock_timeout = ${String(LOCK_WAIT_MILLISECONDS)}`);
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseRunningPortal(client);
    await client.query('BEGIN');
    try {
      await clear(client, isReplacing);
      const names = new Set(header.migrations.map(({ name }) => name));
      await createMigrationTable(client);
      await migrate(
        client,
        known.filter(({ name }) => names.has(name)),
      );
      const loaded = await load(client, file);
      const newer = known.filter(({ name }) => !names.has(name));
      await migrate(client, newer);
      await deleteExpired(client);
      await client.query('COMMIT');
      return { madeAt: header.madeAt, ...loaded, migrated: newer.map(({ name }) => name) };
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}

function refuseUnknownMigrations(header: BackupHeader, known: readonly Migration[]): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  const unknown = header.migrations.find(({ name }) => !checksums.has(name));
  if (unknown) {
    throw new Error(
      `The backup is of a newer portal: this one does not know its migration ${unknown.name}. ` +
        'Take the version that made it, or a later one. Nothing was changed.',
    );
  }
  const other = header.migrations.find(({ name, checksum }) => checksums.get(name) !== checksum);
  if (!other) return;
  throw new Error(
    `The backup's migration ${other.name} is not the one that this portal has under that name. ` +
      'Restore it with the version that made it. Nothing was changed.',
  );
}

/** Its memory would be of another time than its database. Roles without the right to see it do not. */
async function refuseRunningPortal(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE application_name = 'portal'
      AND datname = current_database() AND pid <> pg_backend_pid()`,
  );
  if (rowCount === 0) return;
  throw new Error('A portal runs on this database. Stop it first. Nothing was changed.');
}

/** Leaves the schema without anything that is not an extension's. */
async function clear(client: pg.Client, isReplacing: boolean): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'f')
      AND relnamespace = current_schema()::regnamespace AND ${isNoExtensions('pg_class')}`,
  );
  if (tables.length > 0 && !isReplacing) {
    throw new Error(
      'The database is not empty. To give up what it holds for the backup add --replace; to keep it, ' +
        'run npm run backup first. Nothing was changed.',
    );
  }
  if (tables.length > 0 && !tables.some(({ name }) => name === '_prisma_migrations')) {
    throw new Error(
      'What this database holds is no portal, and is not given up. Name another one. Nothing was changed.',
    );
  }
  const { rows: dropped } = await client.query<{ sql: string }>(
    `SELECT format('DROP %s %s CASCADE', CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN
        'MATERIALIZED VIEW' WHEN 'f' THEN 'FOREIGN TABLE' ELSE 'TABLE' END, oid::regclass) AS sql
      FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'f')
        AND relnamespace = current_schema()::regnamespace AND ${isNoExtensions('pg_class')}
    UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
      WHERE pronamespace = current_schema()::regnamespace AND ${isNoExtensions('pg_proc')}
    UNION ALL SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype) FROM pg_type
      WHERE typtype IN ('e', 'd') AND typnamespace = current_schema()::regnamespace
        AND ${isNoExtensions('pg_type')}`,
  );
  // Views go with their tables, whichever comes first.
  const sql = dropped.map((row) =>
    row.sql.replace(/^DROP (\S+(?: VIEW)?) (?!IF)/, 'DROP $1 IF EXISTS '),
  );
  if (sql.length > 0) await client.query(sql.join(';'));
}

function isNoExtensions(catalogue: string): string {
  return `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass
    AND objid = ${catalogue}.oid AND deptype = 'e')`;
}

/** As Prisma's engine makes it, which finds it here and is content. */
async function createMigrationTable(client: pg.Client): Promise<void> {
  await client.query(`CREATE TABLE _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
}

async function migrate(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  for (const { name, sql, checksum } of migrations) {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations
          (id, checksum, migration_name, finished_at, applied_steps_count)
        VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
  }
}

/** References are taken away meanwhile and checked at the end, so that the order of tables is nobody's concern. */
async function load(client: pg.Client, file: string): Promise<Pick<Restored, 'tables' | 'rows'>> {
  await emptyTables(client);
  const references = await referencesOf(client);
  for (const { table, name } of references) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  let tables = 0;
  let rows = 0;
  let insert = '';
  let batch: string[] = [];
  let bytes = 0;
  async function flush(): Promise<void> {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    rows += batch.length;
    batch = [];
    bytes = 0;
  }
  for await (const line of readBackupFile(file)) {
    if (line.kind === 'row') {
      batch.push(line.row);
      bytes += line.row.length;
      if (bytes > BATCH_BYTES || batch.length >= BATCH_ROWS) await flush();
      continue;
    }
    await flush();
    if (line.kind === 'table') {
      insert = await insertInto(client, line.table, line.columns);
      tables += 1;
    } else {
      for (const { name, last, isCalled } of line.sequences) {
        await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
          pg.escapeIdentifier(name),
          last,
          isCalled,
        ]);
      }
    }
  }
  for (const { table, name, definition } of references) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  return { tables, rows };
}

/** Of the rows that migrations put there: the backup has them as they are by now. */
async function emptyTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    `SELECT string_agg(oid::regclass::text, ', ') AS tables FROM pg_class
      WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
        AND relname <> '_prisma_migrations' AND ${isNoExtensions('pg_class')}`,
  );
  await client.query(`TRUNCATE ${rows[0]?.tables ?? ''}`);
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function referencesOf(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
        pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  return rows;
}

/** Each value is read by the type of its column, as the database wrote it by that type. */
async function insertInto(
  client: pg.Client,
  table: string,
  columns: readonly string[],
): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT attname::text AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
      WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
    [pg.escapeIdentifier(table)],
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  const values = columns.map((column, index) => {
    const type = types.get(column);
    if (type === undefined) throw new Error(`The backup's ${table}.${column} is in no migration.`);
    return `(held ->> ${String(index)})::${type}`;
  });
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `INSERT INTO ${pg.escapeIdentifier(table)} (${names})
    SELECT ${values.join(', ')} FROM json_array_elements($1::json) AS held`;
}
