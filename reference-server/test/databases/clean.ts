import pg from 'pg';
import { withConnection } from '../../src/db/embedded/single-connection.ts';

/** Past this a table is made anew instead of emptied row by row: dead rows would slow down what follows. */
const MAX_EMPTIED_BYTES = 1_000_000;

/** Brings a database back to the rows and the sequences it has now, as its migrations left them. */
export async function createCleaning(url: string): Promise<() => Promise<void>> {
  const { tables, restore, isSuperuser } = await withConnection(url, async (client) => {
    const found = await tablesOf(client);
    return {
      tables: found,
      restore: `${await rowsOf(client, found)}${await sequencesOf(client)}`,
      isSuperuser: await isSuperuserOf(client),
    };
  });
  return () =>
    withConnection(url, async (client) => {
      // Of an embedded database everybody shares the one session.
      await client.query('DISCARD ALL');
      const anew = isSuperuser ? await largeTablesOf(client) : tables;
      const emptied = tables.filter((table) => !anew.includes(table));
      await client.query(
        [
          // The embedded one's timer for its counters looks each millisecond for a time that a test's clock has passed.
          'SELECT pg_stat_force_next_flush();',
          'BEGIN;',
          anew.length === 0 ? '' : `TRUNCATE ${anew.join(', ')} CASCADE;`,
          // A hundredth of what TRUNCATE costs, which makes every table and index a new file.
          emptied.length === 0 ? '' : 'SET LOCAL session_replication_role = replica;',
          ...emptied.map((table) => `DELETE FROM ${table};`),
          restore,
          'COMMIT',
        ].join(''),
      );
    });
}

/** Only such a user may leave references unchecked, so that the order of tables does not matter. */
async function isSuperuserOf(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ super: boolean }>(
    'SELECT rolsuper AS super FROM pg_roles WHERE rolname = current_user',
  );
  return rows[0]?.super ?? false;
}

const ofTables = `FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
  AND relname <> '_prisma_migrations'`;

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name ${ofTables}`,
  );
  return rows.map(({ name }) => name);
}

async function largeTablesOf(client: pg.Client): Promise<string[]> {
  // Without what else `pg_table_size` adds up: each is one more file to look for, which takes long in WebAssembly.
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name ${ofTables} AND
      pg_relation_size(oid) + COALESCE(pg_relation_size(nullif(reltoastrelid, 0)), 0) > ${MAX_EMPTIED_BYTES}`,
  );
  return rows.map(({ name }) => name);
}

/** What a migration has put into a table is put there again. */
async function rowsOf(client: pg.Client, tables: readonly string[]): Promise<string> {
  let sql = '';
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string | null }>(
      `SELECT json_agg(held)::text AS rows FROM ${table} AS held`,
    );
    const held = rows[0]?.rows;
    if (typeof held !== 'string') continue;
    const values = `json_populate_recordset(NULL::${table}, ${pg.escapeLiteral(held)})`;
    sql += `INSERT INTO ${table} SELECT * FROM ${values};`;
  }
  return sql;
}

async function sequencesOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`,
  );
  let sql = '';
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `SELECT last_value AS last, is_called AS called FROM ${name}`,
    );
    const { last, called } = state.rows[0] ?? { last: '1', called: false };
    sql += `SELECT setval('${name}', ${last}, ${String(called)});`;
  }
  return sql;
}
