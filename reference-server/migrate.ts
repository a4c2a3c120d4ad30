import { join, resolve } from 'node:path';
import { readEnvironment } from './src/config/environment.ts';
import { startEmbeddedDatabase } from './src/db/embedded/embedded-database.ts';
import { applyMigrations, listPendingMigrations } from './src/db/migrations/migrate.ts';
import { findRunningDatabase } from './src/db/embedded/running-database.ts';

/**
 * `npm run migrate` brings the database to the portal's migrations, as its start does; `-- status` says which are
 * pending, and changes nothing. In a deployment of several instances it is run before they start anew.
 */

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function run([what = 'apply', ...rest]: readonly string[]): Promise<void> {
  if ((what !== 'apply' && what !== 'status') || rest.length > 0) {
    throw new Error('Say npm run migrate, or npm run migrate -- status.');
  }
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
  const folder = join(resolve(DATA_DIR), 'database');
  const answering = DATABASE_URL ?? (await findRunningDatabase(folder));
  const embedded = answering === undefined ? await startEmbeddedDatabase({ folder }) : undefined;
  const url = answering ?? embedded?.url ?? '';
  try {
    const names = await (what === 'apply' ? applyMigrations : listPendingMigrations)({ url });
    const done = what === 'apply' ? 'Applied' : 'Pending';
    console.log(names.length > 0 ? `${done}: ${names.join(', ')}` : 'Nothing is pending.');
  } finally {
    await embedded?.stop();
  }
}
