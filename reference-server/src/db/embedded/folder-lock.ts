import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** @source https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
/** What to do, by SQLite's code: full, not a database. */
const advices: Readonly<Record<number, string>> = {
  13: 'Make room, or name another folder in DATA_DIR.',
  26: 'It is no such file: delete it, as nobody holds it.',
};
/** SQLite's, with room for the ending of its journal. */
const MAX_PATH = 500;

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
 * @throws Error when its file cannot be written, or is none.
 */
export function lockFolder(folder: string, waitMilliseconds: number): FolderLock | undefined {
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, 'lock');
  // SQLite keeps the system's reason to itself.
  closeSync(openSync(name, 'a', 0o600));
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(name, { timeout: waitMilliseconds });
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw lockError(name, error);
  }
  const held = file;
  return {
    release: () => {
      held.close();
    },
  };
}

function lockError(name: string, cause: unknown): Error {
  const { errcode, message } = cause as { errcode?: number; message: string };
  const advice =
    name.length > MAX_PATH
      ? 'Its path is too long: name a folder with a shorter one in DATA_DIR.'
      : (advices[errcode ?? 0] ?? 'Name another folder in DATA_DIR.');
  return new Error(`The lock file ${name} cannot be used (${message}). ${advice}`, { cause });
}
