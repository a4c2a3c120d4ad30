import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackupFile } from './src/backup/backup-file.ts';
import { dumpDatabase } from './src/backup/dump-database.ts';
import { withIdleDatabase } from './src/backup/embedded-copy.ts';
import { noteBackup } from './src/backup/last-backup.ts';
import { writeSecretsFile } from './src/backup/secrets-file.ts';
import { closedFolder } from './src/closed-folder.ts';
import { readConfig } from './src/config/config.ts';
import { readEnvironment } from './src/config/environment.ts';

/**
 * `npm run backup` writes all that the portal keeps, pictures included, into one file, as it is at one
 * moment; the portal may run meanwhile. `-- --to <file>` names the file, `-- --secrets <file>` writes the
 * portal's secrets into another one.
 */

const usage = 'Say npm run backup, with -- --to <file> or --secrets <file> behind it.';

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { to, secrets } = readArguments();
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
  const dataDir = resolve(DATA_DIR);
  // Before the long work, as it may be refused.
  if (secrets !== undefined) await writeSecrets(resolve(secrets));
  const file = to === undefined ? await newFileIn(dataDir) : resolve(to);
  await mkdir(resolve(file, '..'), { recursive: true });

  const startedAt = performance.now();
  let rows = 0;
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () =>
      stopping.abort(new Error('Stopped. Nothing is left of the backup.')),
    );
  }
  const write = (url: string) =>
    writeBackupFile(
      file,
      dumpDatabase(url, { onTable: (_, count) => (rows += count) }),
      stopping.signal,
    );
  if (DATABASE_URL) await write(DATABASE_URL);
  else await withIdleDatabase(dataDir, write);

  const { size } = await stat(file);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Backup: ${file}\n${rows} rows, ${(size / 1e6).toFixed(1)} MB, in ${seconds} s.`);
  console.log('It holds what guests wrote and showed, and their phones: keep it closed to others.');
  await closedFolder(dataDir);
  await noteBackup(dataDir, { file, at: new Date() });
}

function readArguments(): { to?: string | undefined; secrets?: string | undefined } {
  try {
    const options = { to: { type: 'string' }, secrets: { type: 'string' } } as const;
    return parseArgs({ options }).values;
  } catch {
    throw new Error(usage);
  }
}

async function newFileIn(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'backups');
  await closedFolder(dataDir);
  await closedFolder(folder);
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `portal-${moment}.backup`);
}

async function writeSecrets(file: string): Promise<void> {
  const config = await readConfig(process.env);
  await mkdir(resolve(file, '..'), { recursive: true });
  await writeSecretsFile(file, config);
  console.log(`Secrets: ${file}\nWhoever has it can be the portal. Keep it apart from the backup.`);
}
