import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreDatabase, type Restored } from './src/backup/restore-database.ts';
import { closedFolder } from './src/closed-folder.ts';
import { readEnvironment } from './src/config/environment.ts';
import { startEmbeddedDatabase } from './src/db/embedded/embedded-database.ts';

/**
 * `npm run restore -- <file>` brings the database to what a backup holds. `--replace` gives up what the
 * database holds now. The portal must not run meanwhile.
 */

const usage = 'Say npm run restore -- <file>, with --replace where the database is not empty.';

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { file, isReplacing } = readArguments();
  if (!existsSync(file)) throw new Error(`There is no file ${file}. Nothing was changed.`);
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
  notify(
    DATABASE_URL
      ? await restoreDatabase({ url: DATABASE_URL, file, isReplacing })
      : await restoreEmbedded(resolve(DATA_DIR), file, isReplacing),
  );
}

function readArguments(): { file: string; isReplacing: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    if (file !== undefined && rest.length === 0) {
      return { file: resolve(file), isReplacing: values.replace };
    }
  } catch {
    // As with a file too few or too many.
  }
  throw new Error(usage);
}

async function restoreEmbedded(
  dataDir: string,
  file: string,
  isReplacing: boolean,
): Promise<Restored> {
  await closedFolder(dataDir);
  const database = await startEmbeddedDatabase({ folder: join(dataDir, 'database') });
  try {
    return await restoreDatabase({ url: database.url, file, isReplacing });
  } finally {
    await database.stop();
  }
}

function notify({ madeAt, tables, rows, migrated }: Restored): void {
  console.log(`Restored: ${rows} rows in ${tables} tables, as they were at ${madeAt}.`);
  if (migrated.length > 0) {
    console.log(`Brought to the schema of this portal by ${migrated.join(', ')}.`);
  }
  console.log(
    [
      'Everybody is signed out, and what waited to be sent is not sent any more.',
      'What happened after that moment is not known here. So before guests come:',
      '- look who of the staff has an account, and whether passwords were changed since;',
      '- after the start compare the books with YooKassa, from that day on, in «Сверка»;',
      '- look through the orders that are open.',
    ].join('\n'),
  );
}
