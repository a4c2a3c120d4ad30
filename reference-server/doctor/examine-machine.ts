import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readLastBackup } from '../src/backup/last-backup.ts';
import { connectRedis, closeRedis } from '../src/redis.ts';
import { createLog } from '../src/log.ts';
import {
  connectionBounds,
  descriptorWarning,
  judgeDisk,
  judgeMemory,
  readMachine,
  type MachineSnapshot,
  type Usage,
} from '../src/modules/operations/machine.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const closedFiles = ['secrets.json', 'vapid.json', 'last-backup.json'];
const closedFolders = ['.', 'database', 'sandbox', 'backups'];
const dayMilliseconds = 24 * 3_600_000;
const gigabyte = 1e9;

/** What this machine is used for. */
export interface MachineUse {
  readonly isPublic: boolean;
  /** Whether the database is the embedded one. */
  readonly isDatabaseHere: boolean;
}

/** What this machine keeps and how much of it there is room for. */
export async function examineMachine(
  dataDir: string,
  { isPublic, isDatabaseHere, now }: MachineUse & { readonly now: Date },
): Promise<Finding[]> {
  const snapshot = await readMachine(dataDir);
  return [
    ...(await examineModes(dataDir)),
    examineRoom(snapshot.disk),
    examineDescriptors(snapshot.descriptors, isDatabaseHere),
    examineMemory(snapshot),
    await examineBackup(dataDir, isPublic, now),
  ];
}

async function examineModes(dataDir: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const names = [
    ...closedFolders.map((name) => [name, '700']),
    ...closedFiles.map((name) => [name, '600']),
  ];
  let seen = 0;
  for (const [name = '', mode = ''] of names) {
    const file = path.join(dataDir, name);
    const found = await stat(file).catch(() => undefined);
    if (!found) continue;
    seen += 1;
    if ((found.mode & 0o077) === 0) continue;
    const actualMode = (found.mode & 0o777).toString(8);
    const what = `Others on this machine may look into ${file} (mode ${actualMode}).`;
    findings.push(wrong('file-modes', what, `chmod ${mode} ${file}`));
  }
  if (findings.length > 0) return findings;
  return [
    ok(
      'file-modes',
      seen === 0 ? `${dataDir} is not there yet` : `${dataDir} is its owner's alone`,
    ),
  ];
}

const makeRoom = 'Make room: look into DATA_DIR/backups first.';

/** @param disk where DATA_DIR is */
export function examineRoom(disk: Usage): Finding {
  const free = disk.limit - disk.used;
  const share = Math.round((100 * free) / Math.max(1, disk.limit));
  const what = `${(free / gigabyte).toFixed(1)} GB free (${share} %) where DATA_DIR is`;
  const supply = judgeDisk(disk);
  if (supply === 'enough') return ok('disk', what);
  if (supply === 'low') return warning('disk', `${what}.`, makeRoom);
  return wrong('disk', `${what}: it is about to stand still.`, makeRoom);
}

/** As a portal started from here would have it. */
export function examineDescriptors(descriptors: Usage | null, isDatabaseHere: boolean): Finding {
  const todo = 'Set it where the portal is started: the limit is of that process.';
  try {
    connectionBounds(descriptors, { isDatabaseHere });
  } catch (error) {
    return wrong('descriptors', (error as Error).message, todo);
  }
  const what = descriptorWarning(descriptors);
  if (what !== null) return warning('descriptors', what, todo);
  return ok('descriptors', `${descriptors?.limit ?? 'any number of'} files may be open at once`);
}

function examineMemory({ memory, heap }: MachineSnapshot): Finding {
  const what = `${((memory.limit - memory.used) / gigabyte).toFixed(1)} GB of memory free`;
  if (judgeMemory({ memory, heap }) === 'enough') return ok('memory', what);
  const todo = 'Look what else runs here, or give the machine more.';
  return warning('memory', `${what}: the system may end the portal.`, todo);
}

async function examineBackup(dataDir: string, isPublic: boolean, now: Date): Promise<Finding> {
  const todo = 'npm run backup, and once a night from cron';
  const last = await readLastBackup(dataDir);
  if (!last) {
    const what = 'no backup is known that this machine has made';
    return isPublic ? warning('backup', `${what}.`, todo) : ok('backup', what);
  }
  const days = (now.getTime() - last.at.getTime()) / dayMilliseconds;
  const isThere = await stat(last.file).then(
    () => true,
    () => false,
  );
  const what = `The last backup is ${days.toFixed(1)} days old: ${last.file}`;
  const away = isThere ? what : `${what} (not there any more)`;
  if (days > 7) return wrong('backup', away, todo);
  if (days > 1.5) return warning('backup', away, todo);
  return ok('backup', away);
}

/** Whether the Redis that instances share answers. */
export async function examineRedis(url: string | undefined): Promise<Finding> {
  if (url === undefined) return ok('redis', 'none: one instance');
  try {
    const redis = await connectRedis(url, createLog('silent'));
    await redis.ping();
    await closeRedis(redis);
    return ok('redis', 'answers');
  } catch (error) {
    const what = error instanceof Error ? error.message : 'It does not answer.';
    return wrong('redis', what, 'Until it is back, each instance counts limits by itself.');
  }
}
