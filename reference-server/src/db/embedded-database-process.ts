import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedDatabaseReport } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { withConnection } from './single-connection.ts';

/**
 * The process an embedded database lives in: PGlite behind a socket that speaks PostgreSQL's protocol.
 * `embedded-database.ts` starts it with a folder and a port (0: any free one). It ends, closing the
 * database in good order, as soon as its parent is gone, however that one went.
 */

/** A predecessor whose parent was killed needs a moment to leave the folder. */
const LOCK_WAIT_MILLISECONDS = 5_000;
const MAINTENANCE_MILLISECONDS = 10 * 60_000;
/** All connections share one session, so this bounds only how many may wait. */
const MAX_CONNECTIONS = 100;

const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
/** Small segments keep a fresh folder at half its size. */
const INITDB_PARAMETERS = ['--wal-segsize=1'];

const [folder, port] = process.argv.slice(2);
if (folder === undefined || port === undefined || process.send === undefined) {
  throw new Error('This file is started by embedded-database.ts, not by hand.');
}

const parentIsGone = new Promise<void>((resolve) => {
  process.once('disconnect', resolve);
  if (!process.connected) resolve();
});
// A signal sent to the whole group must not take the database away from a parent that is still at work.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

try {
  await serve(folder, Number(port));
} catch (error) {
  report({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect();
}

async function serve(folder: string, port: number): Promise<void> {
  const lock = lockFolder(folder, LOCK_WAIT_MILLISECONDS);
  if (lock === undefined) {
    report({ state: 'locked' });
    process.disconnect();
    return;
  }
  const database = await openCluster(folder);
  endWhenBroken(database);
  const server = new PGLiteSocketServer({
    db: database,
    host: '127.0.0.1',
    port,
    maxConnections: MAX_CONNECTIONS,
  });
  await server.start();
  const listeningPort = Number(server.getServerConn().split(':').at(-1));
  report({ state: 'listening', port: listeningPort });
  const maintenance = setInterval(() => void maintain(listeningPort), MAINTENANCE_MILLISECONDS);

  await parentIsGone;
  clearInterval(maintenance);
  await server.stop();
  await database.close();
  lock.release();
}

async function openCluster(folder: string): Promise<PGlite> {
  const cluster = path.join(folder, 'cluster');
  if (!existsSync(cluster)) {
    // Made aside and moved in place when complete, so that a kill half-way leaves nothing half-made.
    const unfinished = path.join(folder, 'unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    const fresh = await PGlite.create(unfinished, { initDbStartParams: INITDB_PARAMETERS });
    await fresh.close();
    renameSync(unfinished, cluster);
  }
  return PGlite.create(cluster, { startParams: START_PARAMETERS, extensions: { pg_trgm } });
}

/** PostgreSQL's own errors travel over the socket; what is thrown here is a broken WebAssembly instance. */
function endWhenBroken(database: PGlite): void {
  const execute = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (message, options) => {
    try {
      await execute(message, options);
    } catch (error) {
      process.stderr.write(`The embedded database broke down: ${String(error)}\n`);
      process.exit(1);
    }
  };
}

/** PGlite has no background workers: nobody else writes checkpoints or vacuums. */
async function maintain(port: number): Promise<void> {
  try {
    await withConnection(
      `postgresql://postgres@127.0.0.1:${String(port)}/postgres`,
      async (client) => {
        await client.query('VACUUM ANALYZE');
        await client.query('CHECKPOINT');
      },
    );
  } catch (error) {
    process.stderr.write(`The embedded database could not be tidied: ${String(error)}\n`);
  }
}

function report(message: EmbeddedDatabaseReport): void {
  if (process.connected) process.send?.(message);
}
