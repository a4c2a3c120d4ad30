import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { copyEmbeddedTemplate } from '../../../test/databases/template.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { withConnection } from './single-connection.ts';

const PARENT_FILE = fileURLToPath(
  new URL('../../../test/databases/embedded-parent.ts', import.meta.url),
);

let folder: string;
const started: EmbeddedDatabase[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-embedded-'));
  await copyEmbeddedTemplate(folder);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((database) => database.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ folder });
  started.push(database);
  return database;
}

/** One connection, one query; fails while the database is away. */
async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  return withConnection(url, async (client) => (await client.query<Row>(sql)).rows);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function startParent(environment: NodeJS.ProcessEnv = {}) {
  const parent = spawn(process.execPath, [PARENT_FILE, folder], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
  const { url, pid } = JSON.parse(line) as { url: string; pid: number };
  return {
    url,
    pid,
    async kill() {
      const ended = once(parent, 'exit');
      parent.kill('SIGKILL');
      await ended;
    },
  };
}

/** What a process says that cannot start its database. */
async function refusalOf(environment: NodeJS.ProcessEnv): Promise<string> {
  const parent = spawn(process.execPath, [PARENT_FILE, folder], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [output] = await Promise.all([text(parent.stderr), once(parent, 'exit')]);
  return output;
}

describe('an embedded database', { timeout: 60_000 }, () => {
  it('lets nobody else at its files, also in a folder that was there before and open', async () => {
    const cluster = path.join(folder, 'cluster');
    for (const open of [folder, cluster]) await chmod(open, 0o755);
    await start();
    for (const name of [folder, cluster, path.join(folder, 'lock')]) {
      expect([name, (await stat(name)).mode & 0o077]).toEqual([name, 0]);
    }
  });

  it('refuses a second process on its folder and says what to do', async () => {
    await start();
    await expect(startEmbeddedDatabase({ folder })).rejects.toThrow(
      /is in use by another process\. Stop that process, or name another folder in DATA_DIR/,
    );
  });

  it('says why it does not start', async () => {
    await rm(path.join(folder, 'cluster/global/pg_control'));
    const error = await start().catch((reason: unknown) => reason);
    expect(String(error)).toContain(`The embedded database in ${folder} did not start: `);
    expect(String(error)).not.toContain('[object');
  });

  it('says that the disk filled while it was made, and what to do', async () => {
    await rm(path.join(folder, 'cluster'), { recursive: true });
    // Five megabytes of room, by the file system of the database's process.
    const smallDisk = `
      import fs from 'node:fs';
      const write = fs.writeSync;
      let room = 5e6;
      fs.writeSync = (...given) => {
        room -= given[3] ?? given[1].length;
        if (room < 0) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', errno: -28 });
        return write(...given);
      };`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(smallDisk)}`;
    const refusal = await refusalOf({ NODE_OPTIONS });
    expect(refusal).toContain(
      `did not start: The data cannot be kept in ${folder}: there is no space left on its disk. Make room`,
    );
  });

  it('keeps what it has over a stop', async () => {
    const first = await start();
    await query(first.url, `INSERT INTO room (name) VALUES ('101')`);
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'SELECT name FROM room')).toEqual([{ name: '101' }]);
  });

  it('loses no acknowledged row when its process is killed, and comes back on the same port', async () => {
    const database = await start();
    let acknowledged = 0;
    for (let round = 0; round < 3; round += 1) {
      const { pid } = database;
      const client = new pg.Client({ connectionString: database.url });
      client.on('error', () => undefined);
      await client.connect();
      const enough = acknowledged + 20;
      await expect(
        (async () => {
          for (;;) {
            if (acknowledged === enough) process.kill(pid, 'SIGKILL');
            await client.query('INSERT INTO room (name) VALUES ($1)', [String(acknowledged + 1)]);
            acknowledged += 1;
          }
        })(),
      ).rejects.toThrow();
      await eventually(() => query(database.url, 'SELECT 1'));
      // It answers a moment before its parent hears that it does.
      await eventually(() => expect(database.pid).not.toBe(pid));
    }
    const rows = await query<{ name: string }>(database.url, 'SELECT name FROM room');
    const stored = new Set(rows.map(({ name }) => Number(name)));
    const lost = Array.from({ length: acknowledged }, (_, index) => index + 1).filter(
      (number) => !stored.has(number),
    );
    expect(acknowledged).toBeGreaterThanOrEqual(60);
    expect(lost).toEqual([]);
  });

  it('is gone after a stop that comes while it is being started again', async () => {
    const database = await start();
    const { pid } = database;
    process.kill(pid, 'SIGKILL');
    await eventually(() => expect(isAlive(pid)).toBe(false));
    await database.stop();
    expect(database.pid).not.toBe(pid);
    expect(isAlive(database.pid)).toBe(false);
  });

  it('ends with its parent, however that one ends, and lets the next one have the folder', async () => {
    const parent = await startParent();
    await query(parent.url, `INSERT INTO room (name) VALUES ('102')`);
    await parent.kill();
    const next = await start();
    await eventually(() => expect(isAlive(parent.pid)).toBe(false));
    expect(await query(next.url, 'SELECT name FROM room')).toEqual([{ name: '102' }]);
  });

  it('hands NODE_OPTIONS on and takes its time from Date', async () => {
    const tenDaysOn = 'const now = Date.now; Date.now = () => now() + 864e6;';
    const parent = await startParent({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tenDaysOn)}`,
    });
    const [row] = await query<{ now: Date }>(parent.url, 'SELECT now()');
    await parent.kill();
    await eventually(() => expect(isAlive(parent.pid)).toBe(false));
    expect(row?.now.getTime()).toBeGreaterThan(Date.now() + 9 * 86_400_000);
  });

  it('serves several connections, one transaction at a time', async () => {
    const database = await start();
    const first = new pg.Client({ connectionString: database.url });
    await first.connect();
    await first.query('BEGIN');
    await first.query(`INSERT INTO room (name) VALUES ('103')`);
    const order: string[] = [];
    const second = query(database.url, 'SELECT name FROM room').then((rows) => {
      order.push('second reads');
      return rows;
    });
    await first.query('SELECT 1');
    order.push('first commits');
    await first.query('COMMIT');
    expect(await second).toEqual([{ name: '103' }]);
    expect(order).toEqual(['first commits', 'second reads']);
    await first.end();
  });
});
