import pg from 'pg';
import { MIGRATION_LOCK } from '../db/migrations/migrate.ts';
import type { BackupHeader, BackupSequence } from './backup-file.ts';

/** So much of a table is held in memory at once, as the database keeps it; as text it may be twice that. */
const FETCHED_BYTES = 2_000_000;
const MAX_FETCHED = 1_000;

/** Told of what has been read. */
export interface DumpProgress {
  onTable(table: string, rows: number): void;
}

/**
 * Everything that a portal's database holds, as the lines of a backup: all of one moment (REPEATABLE
 * READ), whatever is written meanwhile, and never more of it in memory than a few megabytes.
 *
 * @throws Error when there is no portal in the database, or a migration of it is unfinished.
 */
export async function* dumpDatabase(url: string, sent: DumpProgress): AsyncGenerator<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-backup' });
  // One that is lost fails the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Nobody changes the schema until this connection ends. Before the snapshot, which a wait would age.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(
      `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres';
       SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`,
    );
    const migrations = await migrationsOf(client);
    yield JSON.stringify({
      format: 'portal-backup',
      version: 1,
      madeAt: new Date().toISOString(),
      migrations,
    } satisfies BackupHeader);
    for (const { name, columns } of await tablesOf(client)) {
      yield JSON.stringify({ table: name, columns });
      let rows = 0;
      for await (const row of rowsOf(client, name, columns)) {
        rows += 1;
        yield row;
      }
      sent.onTable(name, rows);
    }
    // They belong to no snapshot: read last, none is behind the rows.
    yield JSON.stringify({ sequences: await sequencesOf(client) });
  } finally {
    await client.end();
  }
}

async function migrationsOf(client: pg.Client): Promise<BackupHeader['migrations']> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_class WHERE oid = to_regclass('_prisma_migrations')`,
  );
  const { rows } =
    rowCount === 0
      ? { rows: [] }
      : await client.query<{ name: string; checksum: string; isFinished: boolean }>(
          `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
            FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
        );
  if (rows.length === 0) throw new Error('There is no portal in this database.');
  const unfinished = rows.find(({ isFinished }) => !isFinished);
  if (unfinished) {
    throw new Error(`The migration ${unfinished.name} is not finished. Mend it before a backup.`);
  }
  return rows.map(({ name, checksum }) => ({ name, checksum }));
}

/** Every table but the one of the migrations, which the header tells of. */
async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
      FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
        AND relname <> '_prisma_migrations' AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      GROUP BY relname ORDER BY relname`,
  );
  return rows;
}

/** As lines of JSON: each value as the database itself writes it and reads it again, or null. */
async function* rowsOf(
  client: pg.Client,
  table: string,
  columns: readonly string[],
): AsyncGenerator<string> {
  const from = pg.escapeIdentifier(table);
  const names = columns.map((column) => pg.escapeIdentifier(column));
  // The size of what is kept aside is known without reading it.
  const sizes = names.map((name) => `COALESCE(pg_column_size(${name}), 0)`).join(' + ');
  const { rows } = await client.query<{ largest: number }>(
    `SELECT COALESCE(max(${sizes}), 0)::int AS largest FROM ${from}`,
  );
  const largest = Math.max(1, rows[0]?.largest ?? 1);
  const count = Math.max(1, Math.min(MAX_FETCHED, Math.floor(FETCHED_BYTES / largest)));
  const values = names.map((name) => `${name}::text`).join(', ');
  await client.query(
    `DECLARE every_row NO SCROLL CURSOR FOR SELECT json_build_array(${values})::text AS row FROM ${from}`,
  );
  for (;;) {
    const fetched = await client.query<{ row: string }>(`FETCH ${String(count)} FROM every_row`);
    if (fetched.rows.length === 0) break;
    for (const { row } of fetched.rows) yield row;
  }
  await client.query('CLOSE every_row');
}

async function sequencesOf(client: pg.Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace ORDER BY relname`,
  );
  if (rows.length === 0) return [];
  const states = rows.map(
    ({ name }) =>
      `SELECT ${pg.escapeLiteral(name)} AS name, last_value::text AS last, is_called AS "isCalled"
        FROM ${pg.escapeIdentifier(name)}`,
  );
  return (await client.query<BackupSequence>(states.join(' UNION ALL '))).rows;
}
