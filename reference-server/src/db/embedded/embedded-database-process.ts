import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { closedFolder, unwritableError } from '../../closed-folder.ts';
import { breakdownReason } from '../errors/breakdown-reason.ts';
import type { EmbeddedDatabaseReport } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { embeddedUrl, clearPort, notePort } from './running-database.ts';
import { openCluster } from './cluster.ts';
import { serveSession } from './session-server.ts';
import { withConnection } from './single-connection.ts';

/**
 * The process an embedded database lives in: PGlite behind a socket that speaks PostgreSQL's protocol.
 * `embedded-database.ts` starts it with a folder and a port (0: any free one). It ends, closing the
 * database in good order, as soon as its parent is gone, however that one went.
 */

/** A predecessor whose parent was killed needs a moment to leave the folder. */
const LOCK_WAIT_MILLISECONDS = 5_000;
const MAINTENANCE_MILLISECONDS = 10 * 60_000;
/** How PGlite leaves PostgreSQL after an ordinary error, to enter it again behind it. */
const ERROR_EXIT_STATUS = 100;

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
// Asked by whoever wonders what waits, as the watch dog over the tests does.
let queue = (): string[] => ['the database is not open'];
process.on('SIGUSR2', writeQueue);

try {
  await serve(folder, Number(port));
} catch (error) {
  report({ state: 'failed', reason: unwritableError(folder, error).message });
  process.exitCode = 1;
  process.disconnect();
}

async function serve(folder: string, port: number): Promise<void> {
  process.umask(0o077);
  await closedFolder(folder);
  const lock = lockFolder(folder, LOCK_WAIT_MILLISECONDS);
  if (lock === undefined) {
    report({ state: 'locked' });
    process.disconnect();
    return;
  }
  // Of a process that was killed.
  await clearPort(folder);
  const database = await openCluster(folder);
  endWhenBroken(database);
  const server = await serveSession({ database, port });
  queue = () => server.queue();
  await notePort(folder, server.port);
  report({ state: 'listening', port: server.port });
  const maintenance = setInterval(() => void maintain(server.port), MAINTENANCE_MILLISECONDS);

  await parentIsGone;
  clearInterval(maintenance);
  await clearPort(folder);
  await server.stop();
  await database.close();
  lock.release();
}

/**
 * PostgreSQL's own errors travel over the socket; whatever else is thrown is the end of its session: a
 * broken WebAssembly instance, or an error that PostgreSQL calls FATAL and answers by `exit(1)`. PGlite
 * takes no notice of it and calls PostgreSQL again, for ever. The parent starts another process.
 */
function endWhenBroken(database: PGlite): void {
  const { Module } = database;
  const enterPostgres = Module._PostgresMainLoopOnce;
  Module._PostgresMainLoopOnce = () => {
    try {
      enterPostgres();
    } catch (error) {
      if (!isErrorExit(error)) endBroken(error);
      throw error;
    }
  };
  const execute = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (message, options) => {
    try {
      await execute(message, options);
    } catch (error) {
      endBroken(error);
    }
  };
}

function isErrorExit(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    error.status === ERROR_EXIT_STATUS
  );
}

function endBroken(error: unknown): never {
  const reason = breakdownReason(String(folder), error);
  process.stderr.write(`The embedded database broke down: ${reason}\n`);
  process.exit(1);
}

/** Puts who has the session and who waits for it into the folder, whole at once. */
function writeQueue(): void {
  const file = path.join(String(folder), 'queue.txt');
  try {
    writeFileSync(`${file}.unfinished`, `${queue().join('\n')}\n`, { mode: 0o600 });
    renameSync(`${file}.unfinished`, file);
  } catch (error) {
    process.stderr.write(`The embedded database could not write its queue: ${String(error)}\n`);
  }
}

/** PGlite has no background workers: nobody else writes checkpoints or vacuums. */
async function maintain(port: number): Promise<void> {
  try {
    await withConnection(embeddedUrl(port), async (client) => {
      await client.query('VACUUM ANALYZE');
      await client.query('CHECKPOINT');
    });
  } catch (error) {
    process.stderr.write(`The embedded database could not be tidied: ${String(error)}\n`);
  }
}

function report(message: EmbeddedDatabaseReport): void {
  if (process.connected) process.send?.(message);
}
