import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyEmbeddedTemplate } from '../../../test/databases/template.ts';
import { eventually } from '../../../test/eventually.ts';
import { descendantsOf } from '../../../test/resilience/process-tree.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts';
import { withConnection } from './single-connection.ts';

let folder: string;
let database: EmbeddedDatabase;
const onAway = vi.fn();
const onBack = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-embedded-'));
  await copyEmbeddedTemplate(folder);
});
afterEach(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(noAnswerMilliseconds?: number): Promise<void> {
  database = await startEmbeddedDatabase({
    folder,
    onAway,
    onBack,
    ...(noAnswerMilliseconds && { noAnswerMilliseconds }),
  });
}

async function isBack(): Promise<void> {
  await eventually(() => expect(onBack).toHaveBeenCalledTimes(1));
  await withConnection(database.url, (client) => client.query('SELECT 1'));
}

describe('an embedded database that breaks down', () => {
  it('by an error that ends its session, is started again instead of repeating it for ever', async () => {
    await start();
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('SET transaction_timeout = 100; BEGIN');
    await expect(
      (async () => {
        for (;;) await client.query('SELECT pg_sleep(0.01)');
      })(),
    ).rejects.toThrow();
    await isBack();
    expect(onAway.mock.calls).toEqual([[new Error('its process ended (exit code 1)')]]);
  });

  it('by standing still for good, is killed and started again', async () => {
    await start(6_000);
    process.kill(database.pid, 'SIGSTOP');
    await isBack();
    expect(onAway.mock.calls).toEqual([[new Error('its process ended (SIGKILL)')]]);
  });

  it('also when it is killed while it comes back, which is said once', async () => {
    await start();
    const [first] = await processesOfFolder();
    process.kill(database.pid, 'SIGKILL');
    await eventually(async () => {
      const [second] = (await processesOfFolder()).filter((pid) => pid !== first);
      if (second === undefined) throw new Error('It is not being started again yet.');
      process.kill(second, 'SIGKILL');
    });
    await isBack();
    expect(onAway).toHaveBeenCalledTimes(1);
    expect(onBack).toHaveBeenCalledWith(expect.objectContaining({ tries: 2 }));
  });
});

async function processesOfFolder(): Promise<number[]> {
  const descendants = await descendantsOf(process.pid);
  return descendants.filter(({ command }) => command.includes(folder)).map(({ pid }) => pid);
}
