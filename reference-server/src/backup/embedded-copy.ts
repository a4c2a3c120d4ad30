import { constants } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedDatabase } from '../db/embedded/embedded-database.ts';
import { findRunningDatabase } from '../db/embedded/running-database.ts';
import { withConnection } from '../db/embedded/single-connection.ts';

/** Within the 5 s for which an embedded database bears with a client that stands still in a transaction. */
const ALIVE_MILLISECONDS = 1_000;
const COPY_PREFIX = 'backup-copy-';
const LEFT_MILLISECONDS = 24 * 3_600_000;

/**
 * Lets work be done on an embedded database of which nobody else needs the one session: on the database
 * itself while no portal runs, else on a copy of it, for which the portal waits as long as copying files
 * takes. Reading all of it in the portal's own session would keep the portal waiting for minutes.
 */
export async function withIdleDatabase(
  dataDir: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const folder = path.join(dataDir, 'database');
  const running = await findRunningDatabase(folder);
  if (running === undefined) {
    await withEmbedded(folder, work);
    return;
  }
  await removeLeftCopies(dataDir);
  const copy = await mkdtemp(path.join(dataDir, COPY_PREFIX));
  try {
    await copyCluster(running, path.join(folder, 'cluster'), path.join(copy, 'cluster'));
    await withEmbedded(copy, work);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function withEmbedded(folder: string, work: (url: string) => Promise<void>): Promise<void> {
  const database = await startEmbeddedDatabase({ folder });
  try {
    await work(database.url);
  } finally {
    await database.stop();
  }
}

/** While a transaction is open nobody else has the session, and nothing is written to the files. */
function copyCluster(url: string, cluster: string, copy: string): Promise<void> {
  return withConnection(url, async (client) => {
    await client.query('BEGIN');
    await client.query('CHECKPOINT');
    // Who is not heard of any more is rolled back and loses the connection, which the last query meets.
    const alive = setInterval(
      () => void client.query('SELECT 1').catch(() => undefined),
      ALIVE_MILLISECONDS,
    );
    try {
      await cp(cluster, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    } finally {
      clearInterval(alive);
    }
    await client.query('ROLLBACK');
  });
}

/** Of backups that were killed. */
async function removeLeftCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(COPY_PREFIX)) continue;
    const folder = path.join(dataDir, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > LEFT_MILLISECONDS) await rm(folder, { recursive: true });
  }
}
