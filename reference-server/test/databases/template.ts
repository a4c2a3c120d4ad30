import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startEmbeddedDatabase } from '../../src/db/embedded/embedded-database.ts';
import { lockFolder } from '../../src/db/embedded/folder-lock.ts';
import { applyMigrations } from '../../src/db/migrations/migrate.ts';
import { readMigrations } from '../../src/db/migrations/migration-folder.ts';
import { withConnection } from '../../src/db/embedded/single-connection.ts';

const CACHE_FOLDER = fileURLToPath(
  new URL('../../node_modules/.cache/test-database', import.meta.url),
);
const BUILD_MILLISECONDS = 60_000;
/** Any number that nothing else on the server locks on. */
const BUILD_LOCK = 4_171_904;

/** The folder of a migrated, closed embedded database; made once for each state of the migrations. */
export async function embeddedTemplate(): Promise<string> {
  const template = path.join(CACHE_FOLDER, await templateKey());
  if (existsSync(template)) return template;

  const lock = lockFolder(CACHE_FOLDER, BUILD_MILLISECONDS);
  if (lock === undefined) throw new Error(`Nobody finished the test database in ${CACHE_FOLDER}.`);
  try {
    if (!existsSync(template)) {
      const unfinished = path.join(CACHE_FOLDER, 'unfinished');
      await rm(unfinished, { recursive: true, force: true });
      const database = await startEmbeddedDatabase({ folder: unfinished });
      await applyMigrations({ url: database.url });
      await database.stop();
      await rename(unfinished, template);
      await removeAllBut(template);
    }
  } finally {
    lock.release();
  }
  return template;
}

/** Puts a migrated, empty cluster into a folder for the embedded database. */
export async function copyEmbeddedTemplate(folder: string): Promise<void> {
  await copyFolder(path.join(await embeddedTemplate(), 'cluster'), path.join(folder, 'cluster'));
}

/**
 * Copies what is in a folder, by the system's own command: over the thousand files of a database Node's copy
 * takes five times the processor's time.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await promisify(execFile)('cp', ['-R', `${from}/.`, to]);
}

/** The templates of earlier migrations are of no use any more. */
async function removeAllBut(template: string): Promise<void> {
  for (const entry of await readdir(CACHE_FOLDER, { withFileTypes: true })) {
    const folder = path.join(CACHE_FOLDER, entry.name);
    if (entry.isDirectory() && folder !== template) await rm(folder, { recursive: true });
  }
}

/** The name of a migrated database on that server; made once for each state of the migrations. */
export async function serverTemplate(serverUrl: string): Promise<string> {
  const name = `portal_template_${await templateKey()}`;
  await withConnection(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [BUILD_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      const unfinished = `${name}_unfinished`;
      await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${unfinished}`);
      const url = new URL(serverUrl);
      url.pathname = `/${unfinished}`;
      await applyMigrations({ url: url.href });
      await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    }
  });
  return name;
}

async function templateKey(): Promise<string> {
  const hash = createHash('sha256');
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(await readFile(path.join(path.dirname(pglite), '../package.json')));
  for (const { name, checksum } of await readMigrations()) hash.update(name).update(checksum);
  return hash.digest('hex').slice(0, 16);
}
