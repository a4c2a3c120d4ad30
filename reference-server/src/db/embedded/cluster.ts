import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { closedFolder } from '../../closed-folder.ts';

const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
/** Small segments keep a fresh folder at half its size. */
const INITDB_PARAMETERS = ['--wal-segsize=1'];

/** Opens the cluster in a folder of which this process has the lock, and makes it where there is none. */
export async function openCluster(folder: string): Promise<PGlite> {
  const cluster = path.join(folder, 'cluster');
  if (!existsSync(cluster)) {
    // Made aside and moved in place when complete, so that a kill half-way leaves nothing half-made.
    const unfinished = path.join(folder, 'unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    const fresh = await PGlite.create(unfinished, { initDbStartParams: INITDB_PARAMETERS });
    await fresh.close();
    renameSync(unfinished, cluster);
  }
  // PGlite opens each file to everybody, whatever the process's mask says.
  await closedFolder(cluster);
  return PGlite.create(cluster, { startParams: START_PARAMETERS, extensions: { pg_trgm } });
}
