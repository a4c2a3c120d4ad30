import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { withConnection } from '../../src/db/embedded/single-connection.ts';
import { embeddedTemplate, serverTemplate } from './template.ts';

/** Where the databases of one run stand. */
export interface RunDatabases {
  /** Holds the folders of embedded ones. */
  readonly folder: string;
  /** Begins the names of those on a server. */
  readonly namePrefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: RunDatabases;
  }
}

const FOLDER_PREFIX = 'portal-run-';
const NAME_PREFIX = 'portal_run_';

/**
 * Run once before all tests: makes the templates, so that no test has to wait for them, and the places
 * for the databases that workers keep.
 *
 * @returns what removes them, run when all workers have ended
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env['DATABASE_URL'];
  const namePrefix = `${NAME_PREFIX}${randomBytes(6).toString('hex')}_`;
  if (serverUrl === undefined) await embeddedTemplate();
  else await serverTemplate(serverUrl);
  await removeLeftFolders();
  const folder = await mkdtemp(path.join(os.tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const endRun =
    serverUrl === undefined ? undefined : await beginRunOnServer(serverUrl, namePrefix);
  provide('testDatabases', { folder, namePrefix });
  return async () => {
    await endRun?.();
    // The databases' processes may still be leaving it.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
}

/** Runs that were killed could not clean up. */
async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const pid = Number(new RegExp(`^${FOLDER_PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    await rm(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A connection with the run's name stands for it: databases whose run has none belong to nobody. */
async function beginRunOnServer(
  serverUrl: string,
  namePrefix: string,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: serverUrl, application_name: namePrefix });
  client.on('error', () => undefined);
  await client.connect();
  await dropDatabases(
    serverUrl,
    `NOT EXISTS (SELECT FROM pg_stat_activity AS run
      WHERE starts_with(run.application_name, '${NAME_PREFIX}')
        AND starts_with(pg_database.datname, run.application_name))`,
  );
  return async () => {
    await dropDatabases(serverUrl, `starts_with(datname, '${namePrefix}')`);
    await client.end();
  };
}

async function dropDatabases(serverUrl: string, condition: string): Promise<void> {
  await withConnection(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE starts_with(datname, '${NAME_PREFIX}') AND ${condition}`,
    );
    for (const { datname } of rows) {
      await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
    }
  });
}
