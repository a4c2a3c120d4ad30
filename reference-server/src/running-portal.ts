import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unwritableError } from './closed-folder.ts';
import { lockFolder, type FolderLock } from './db/embedded/folder-lock.ts';

/** One that was stopped a moment ago may still be ending. */
const waitMilliseconds = 5_000;

/**
 * Claims a data folder whose embedded database or sandbox serve one portal alone, before anything of it is
 * started. The right ends with the process, however that ends.
 *
 * @param address Where this portal will be opened: for whoever comes second.
 * @throws Error that names the process and the address of the portal that runs there already.
 */
export async function claimDataFolder(
  dataDir: string,
  address: string,
  wait = waitMilliseconds,
): Promise<FolderLock> {
  const note = path.join(dataDir, 'running');
  try {
    const lock = lockFolder(dataDir, wait);
    if (lock === undefined) throw await runsAlready(dataDir, note);
    await writeFile(note, JSON.stringify({ pid: process.pid, address }), { mode: 0o600 });
    return lock;
  } catch (error) {
    throw unwritableError(dataDir, error);
  }
}

async function runsAlready(dataDir: string, note: string): Promise<Error> {
  // One that has only just taken the folder has noted nothing yet.
  const text = await readFile(note, 'utf8').catch(() => '{}');
  const { pid, address } = JSON.parse(text) as { pid?: number; address?: string };
  return new Error(
    `A portal is already running here: process ${String(pid)}, ${String(address)}. Stop it, or give ` +
      `this one a DATA_DIR, PORT and SANDBOX_PORT of its own. The folder is ${dataDir}.`,
  );
}
