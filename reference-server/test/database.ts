import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { openDatabase } from '../src/db/database.ts';
import type { Database, DatabaseSource } from '../src/db/database.ts';
import { startEmbeddedDatabase } from '../src/db/embedded-database.ts';
import { withConnection } from '../src/db/single-connection.ts';
import { embeddedTemplate, serverTemplate } from './database-template.ts';

/** A place for a database of a test's own: migrated, empty, not yet open. */
export interface TestDatabaseSource {
  source: DatabaseSource;
  /** Deletes it; whoever opened it must have closed it. */
  remove: () => Promise<void>;
}

/** A database of a test's own: migrated, empty and open. */
export interface TestDatabase {
  database: Database;
  prisma: PrismaClient;
  url: string;
  /** Closes and deletes it. */
  stop: () => Promise<void>;
}

/**
 * Makes a database for one test or one file: on the server that DATABASE_URL names, else embedded in a
 * temporary folder. Both are copies of a migrated template, so tests may run in parallel.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { source, remove } = await createTestDatabaseSource();
  const database = await openDatabase(source, { poolSize: 5 }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    database,
    prisma: database.prisma,
    url: database.url,
    stop: async () => {
      await database.close();
      await remove();
    },
  };
}

/** The same, for a test that opens, kills and re-opens the database itself or through the portal. */
export async function createTestDatabaseSource(): Promise<TestDatabaseSource> {
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl === undefined) {
    const { folder, remove } = await copyEmbeddedTemplate();
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
  const { folder, remove } = await copyEmbeddedTemplate();
  const { url, stop } = await startEmbeddedDatabase({ folder });
  await withConnection(url, (client) =>
    client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
  );
  return {
    url,
    stop: async () => {
      await stop();
      await remove();
    },
  };
}

async function copyEmbeddedTemplate(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const template = await embeddedTemplate();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-test-database-'));
  await cp(path.join(template, 'cluster'), path.join(folder, 'cluster'), { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function createOnServer(
  serverUrl: string,
  template: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const name = `portal_test_${randomUUID().replaceAll('-', '')}`;
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
