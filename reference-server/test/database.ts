import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { startEmbeddedDatabase } from '../src/db/embedded/embedded-database.ts';
import { createCleaning } from './databases/clean.ts';
import { createOnServer, openTestDatabase, type TestDatabase } from './databases/own-database.ts';
import { copyEmbeddedTemplate, serverTemplate } from './databases/template.ts';

export type { TestDatabase } from './databases/own-database.ts';

/** A database that stays when a test is through with it, for the next one. */
type LastingDatabase = Awaited<ReturnType<typeof createLastingDatabase>>;

/** Those of this worker that nobody uses now. */
const idle: LastingDatabase[] = [];

/**
 * A database for one test or one file: migrated, without rows but for the migrations' own, its sequences
 * at their starts. On the server that DATABASE_URL names, else embedded.
 *
 * Each worker keeps a few and cleans them from test to test; they end with the worker and with the run. A
 * test that kills its database or changes the schema takes `createOwnDatabase`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const lasting = idle.pop() ?? (await createLastingDatabase());
  return openTestDatabase({ url: lasting.url }, async () => {
    await lasting.clean();
    idle.push(lasting);
  });
}

async function createLastingDatabase() {
  const url = await createForThisRun();
  return {
    url,
    /** Brings it back to the state of a fresh one. */
    clean: await createCleaning(url),
  };
}

async function createForThisRun(): Promise<string> {
  const { folder, namePrefix } = inject('testDatabases');
  const name = randomUUID().replaceAll('-', '');
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl !== undefined) {
    const template = await serverTemplate(serverUrl);
    return (await createOnServer(serverUrl, template, `${namePrefix}${name}`)).url;
  }
  const ownFolder = path.join(folder, name);
  await mkdir(ownFolder);
  await copyEmbeddedTemplate(ownFolder);
  return (await startEmbeddedDatabase({ folder: ownFolder })).url;
}
