import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The sole right to use a folder. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes a folder for this process alone, making it when it is missing. SQLite locks the file `lock` in it
 * through the kernel, which gives the lock up together with the process that holds it: it is never stale,
 * so it never has to be taken from anybody.
 *
 * @param waitMilliseconds How long to wait for the holder to leave; the whole process stands still.
 * @returns `undefined` when somebody else still has it.
 */
export function lockFolder(folder: string, waitMilliseconds: number): FolderLock | undefined {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(path.join(folder, 'lock'), { timeout: waitMilliseconds });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch {
    file.close();
    return undefined;
  }
  return {
    release: () => {
      file.close();
    },
  };
}
