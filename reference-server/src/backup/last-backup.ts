import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const FILE = 'last-backup.json';
const lastBackupSchema = z.object({ file: z.string(), at: z.coerce.date() });

/** The last backup that this machine has made. */
export type LastBackup = z.output<typeof lastBackupSchema>;

/** Notes it in the data folder, for `npm run doctor`. */
export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  const file = path.join(dataDir, FILE);
  await writeFile(`${file}.new`, JSON.stringify(backup), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** The last one that is known; undefined where none is. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | undefined> {
  try {
    const text = await readFile(path.join(dataDir, FILE), 'utf8');
    return lastBackupSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
