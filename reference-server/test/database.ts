import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import type { ServerSource } from '../src/db/database.ts';
import { createCleaning } from './databases/clean.ts';
import { openWorkerDatabase } from './databases/worker-database.ts';
import { createOnServer, openTestDatabase, type TestDatabase } from './databases/own-database.ts';
import { copyEmbeddedTemplate, serverTemplate } from './databases/template.ts';

export type { TestDatabase } from './databases/own-database.ts';

/** A database that stays when a test is through with it, for the next one. */
type LastingDatabase = Awaited<ReturnType<typeof createLastingDatabase>>;

/** Those of this worker that nobody uses now. */
const idle: LastingDatabase[] = [];

/**
 * A database for one test or one file: migrated, without rows but for the migrations' own, its sequences
 * at their starts. On the server that DATABASE_URL names, else in this process, whose `Date` it goes by.
 *
 * Each worker keeps a few and cleans them from test to test; they end with the worker and with the run. A
 * test that kills its database, changes the schema or stops this process takes `createOwnDatabase`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const lasting = idle.pop() ?? (await createLastingDatabase());
  return openTestDatabase(lasting.source, async () => {
    await lasting.clean();
    idle.push(lasting);
  });
}

async function createLastingDatabase() {
  const source = await createForThisRun();
  return {
    source,
    /** Brings it back to the state of a fresh one. */
    clean: await createCleaning(source.url),
  };
}

async function createForThisRun(): Promise<ServerSource> {
  const { folder, namePrefix } = inject('testDatabases');
  const name = randomUUID().replaceAll('-', '');
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl !== undefined) {
    const template = await serverTemplate(serverUrl);
    return createOnServer(serverUrl, template, `${namePrefix}${name}`);
  }
  const ownFolder = path.join(folder, name);
  await mkdir(ownFolder);
  await copyEmbeddedTemplate(ownFolder);
  return openWorkerDatabase(ownFolder);
}
