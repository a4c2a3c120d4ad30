import pg from 'pg';
import { withConnection } from '../src/db/embedded/single-connection.ts';

/** Prisma's codes for what may be wrong with a database before anything is asked of it. */
const NOT_REACHABLE = 'P1001';
const NO_SUCH_DATABASE = 'P1003';
/** PostgreSQL's own code for it. */
const INVALID_CATALOG_NAME = '3D000';

/**
 * Connects and leaves again.
 *
 * @throws Error with Prisma's code, which tells the CLI whether to create the database.
 */
export async function canConnect(url: string): Promise<void> {
  try {
    await withConnection(url, async () => undefined);
  } catch (error) {
    const missing = error instanceof pg.DatabaseError && error.code === INVALID_CATALOG_NAME;
    throw Object.assign(new Error(error instanceof Error ? error.message : String(error)), {
      code: missing ? NO_SUCH_DATABASE : NOT_REACHABLE,
    });
  }
}

/** Creates the database that the URL names, unless it is there, and returns its name. */
export async function createDatabase(url: string): Promise<string> {
  const server = new URL(url);
  const name = decodeURIComponent(server.pathname.slice(1));
  server.pathname = '/postgres';
  await withConnection(server.href, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
  return name;
}
