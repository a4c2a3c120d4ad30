import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withConnection } from '../../src/db/embedded/single-connection.ts';
import { freePort } from '../../test/resilience/free-port.ts';
import { waitUntil } from '../../test/resilience/stack-guest.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const run = promisify(execFile);

/** A service of the trial's own, in a process that can be stopped, killed and started on the same data. */
export interface OwnService {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it: in good order, or at once and without a word to anybody. */
  end(how: 'fast' | 'killed'): Promise<void>;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
}

/**
 * A PostgreSQL cluster in a temporary folder, on a port of its own. Where it is told how large its disk is
 * to be, and one can be mounted, which only root may, it stands on that.
 *
 * @throws Error where there is none on this machine, saying what to do.
 */
export async function createOwnPostgres({
  diskMegabytes,
}: { diskMegabytes?: number } = {}): Promise<OwnService & { disk: SmallDisk | null }> {
  const bin = postgresFolder();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-cluster-'));
  const disk = diskMegabytes === undefined ? null : await mountSmallDisk(folder, diskMegabytes);
  // PostgreSQL refuses to be started by root.
  const isRoot = process.getuid?.() === 0;
  const asUser = isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--']
    : [];
  if (isRoot) await chown(folder, await idOf('-u'), await idOf('-g'));
  const [initdb, ...initdbArguments] = [
    ...[...asUser, path.join(bin, 'initdb'), '-D', path.join(folder, 'data')],
    ...['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
  ];
  await run(initdb ?? '', initdbArguments, { cwd: folder });
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const command = [
    ...[...asUser, path.join(bin, 'postgres'), '-D', path.join(folder, 'data')],
    ...['-p', String(port), '-h', '127.0.0.1', '-k', folder],
  ];
  const isUp = () => withConnection(url, (client) => client.query('SELECT 1'));
  const service = ownService(url, folder, command, isUp, 'SIGINT');
  return {
    ...service,
    disk,
    async remove() {
      await service.end('fast');
      await disk?.unmount();
      await service.remove();
    },
  };
}

/**
 * A Redis in a temporary folder, on a port of its own.
 *
 * @throws Error where there is none on this machine, saying what to do.
 */
export async function createOwnRedis(): Promise<OwnService> {
  await run('redis-server', ['--version']).catch((cause: unknown) => {
    throw new Error('There is no redis-server on this machine: install Redis.', { cause });
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-redis-'));
  const port = await freePort();
  const command = ['redis-server', '--port', String(port), '--save', '', '--dir', folder];
  const isUp = () => run('redis-cli', ['-p', String(port), 'ping']);
  return ownService(`redis://127.0.0.1:${port}`, folder, command, isUp, 'SIGTERM');
}

function ownService(
  url: string,
  folder: string,
  [program = '', ...args]: readonly string[],
  isUp: () => Promise<unknown>,
  endSignal: NodeJS.Signals,
): OwnService {
  let running: ChildProcess | null = null;

  async function end(how: 'fast' | 'killed'): Promise<void> {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(how === 'fast' ? endSignal : 'SIGKILL');
    await ended;
  }

  return {
    url,
    async start() {
      await waitUntil(() => {
        // PostgreSQL ends at once while processes of one that was killed still have its memory.
        if (!running || running.exitCode !== null)
          running = spawn(program, args, { cwd: folder, stdio: 'ignore' });
        return isUp();
      });
    },
    end,
    async remove() {
      await end('fast');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function postgresFolder(): string {
  const packaged = '/usr/lib/postgresql';
  const versions = existing(() => readdirSync(packaged)) ?? [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...versions.toSorted().map((version) => path.join(packaged, version, 'bin')),
  ];
  const found = folders.findLast(
    (folder) => existing(() => accessSync(path.join(folder, 'initdb'))) !== null,
  );
  if (!found) throw new Error('There is no PostgreSQL on this machine: install it, with initdb.');
  return found;
}

function existing<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}

async function idOf(flag: '-u' | '-g'): Promise<number> {
  const { stdout } = await run('id', [flag, 'postgres']);
  return Number(stdout);
}
