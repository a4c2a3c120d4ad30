import { readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lockFolder } from './folder-lock.ts';

/** In the folder of an embedded database: the port it listens on, while it runs. */
const PORT_FILE = 'port';
/** A process that has just taken the folder opens its cluster before it listens. */
const START_MILLISECONDS = 10_000;
const LOOK_MILLISECONDS = 100;

/** Notes where the database of this folder answers, for commands beside the portal. */
export async function notePort(folder: string, port: number): Promise<void> {
  await writeFile(path.join(folder, PORT_FILE), String(port), { mode: 0o600 });
}

/** Nobody is sent to where nobody answers any more. */
export async function clearPort(folder: string): Promise<void> {
  await rm(path.join(folder, PORT_FILE), { force: true });
}

/**
 * Where the embedded database of a folder answers while another process, such as the portal, has it;
 * undefined while nobody has it.
 *
 * @throws Error when somebody has it and it does not come to answer.
 */
export async function findRunningDatabase(folder: string): Promise<string | undefined> {
  const until = Date.now() + START_MILLISECONDS;
  while (isTaken(folder)) {
    const port = Number(await readFile(path.join(folder, PORT_FILE), 'utf8').catch(() => ''));
    if (port > 0) return embeddedUrl(port);
    if (Date.now() > until) {
      throw new Error(
        `The embedded database in ${folder} is in use by another process, which does not say where it ` +
          'answers. Stop that process and try again.',
      );
    }
    await delay(LOOK_MILLISECONDS);
  }
  return undefined;
}

/** Where an embedded database answers: on loopback, under the one name that PGlite knows. */
export function embeddedUrl(port: number): string {
  return `postgresql://postgres@127.0.0.1:${String(port)}/postgres`;
}

function isTaken(folder: string): boolean {
  if (!existsSync(path.join(folder, 'lock'))) return false;
  const lock = lockFolder(folder, 0);
  lock?.release();
  return lock === undefined;
}
