import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { openDatabase } from '../../src/db/database.ts';
import type { Database, DatabaseSource } from '../../src/db/database.ts';
import { startEmbeddedDatabase } from '../../src/db/embedded/embedded-database.ts';
import { withConnection } from '../../src/db/embedded/single-connection.ts';
import { copyEmbeddedTemplate, serverTemplate } from './template.ts';

/** A place for a database of a test's own: migrated, empty, not yet open. */
export interface TestDatabaseSource {
  source: DatabaseSource;
  /** Deletes it; whoever opened it must have closed it. */
  remove: () => Promise<void>;
}

/** A database for a test: migrated, empty and open. */
export interface TestDatabase {
  database: Database;
  prisma: PrismaClient;
  url: string;
  /** Closes it; nobody else sees what was in it. */
  stop: () => Promise<void>;
}

/**
 * A database that is made for this call and deleted afterwards: for a test that kills it, changes its
 * schema or its settings, and for scripts. On the server that DATABASE_URL names, else embedded in a
 * temporary folder. Tests that only keep rows take `createTestDatabase`, which is far cheaper.
 */
export async function createOwnDatabase(): Promise<TestDatabase> {
  const { source, remove } = await createTestDatabaseSource();
  return openTestDatabase(source, remove);
}

/** Opens it as tests do; `release` follows when it is closed or did not open. */
export async function openTestDatabase(
  source: DatabaseSource,
  release: () => Promise<void>,
): Promise<TestDatabase> {
  const database = await openDatabase(source, { poolSize: 5 }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  return {
    database,
    prisma: database.prisma,
    url: database.url,
    stop: async () => {
      await database.close();
      await release();
    },
  };
}

/** The same, for a test that opens, kills and re-opens the database itself or through the portal. */
export async function createTestDatabaseSource(): Promise<TestDatabaseSource> {
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl === undefined) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-test-database-'));
    await copyEmbeddedTemplate(folder);
    const remove = () => rm(folder, { recursive: true, force: true });
    return { source: { embedded: { folder } }, remove };
  }
  const { url, stop } = await createOnServer(serverUrl, await serverTemplate(serverUrl));
  return { source: { url }, remove: stop };
}

/** One without tables, to migrate. */
export async function createEmptyTestDatabase(): Promise<{
  url: string;
  stop: () => Promise<void>;
}> {
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl !== undefined) return createOnServer(serverUrl, 'template0');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-test-database-'));
  await copyEmbeddedTemplate(folder);
  const { url, stop } = await startEmbeddedDatabase({ folder });
  await withConnection(url, (client) =>
    client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
  );
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a database of that name from a template. */
export async function createOnServer(
  serverUrl: string,
  template: string,
  name = `portal_test_${randomUUID().replaceAll('-', '')}`,
): Promise<{ url: string; stop: () => Promise<void> }> {
  await runOnServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    stop: () => runOnServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function runOnServer(serverUrl: string, sql: string): Promise<void> {
  await withConnection(serverUrl, (client) => client.query(sql));
}
