import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withConnection } from './single-connection.ts';

/** What the database's process tells its parent, once. */
export type EmbeddedDatabaseReport =
  { state: 'listening'; port: number } | { state: 'locked' } | { state: 'failed'; reason: string };

/** A PostgreSQL of this process's own. */
export interface EmbeddedDatabase {
  /** Where any PostgreSQL client reaches it, on loopback. */
  readonly url: string;
  /** The process it lives in; a new one after a break-down. */
  readonly pid: number;
  /** Closes it in good order; the folder is free again afterwards. */
  stop: () => Promise<void>;
}

/** How an embedded database is started. */
export interface EmbeddedDatabaseOptions {
  /** Made when missing; one process at a time may use it. */
  folder: string;
  /** Told when the database's process died on its own: `undefined` once it runs again, else why not. */
  onBreakdown?: (error: Error | undefined) => void;
}

const PROCESS_FILE = fileURLToPath(new URL('embedded-database-process.ts', import.meta.url));
/**
 * Keeps V8 from compiling PostgreSQL a second time with its optimising compiler: a third of the processor
 * time of a short life, and no gain in a long one, where the queries cost as much as before.
 */
const PLAIN_COMPILER = '--liftoff-only';
const STOP_MILLISECONDS = 10_000;

/**
 * Starts PGlite, PostgreSQL compiled to WebAssembly, in a process of its own, so that the caller's event
 * loop stays free. A process that dies by itself is started again on the same port.
 *
 * All connections share one session: while one of them is in a transaction the others wait.
 *
 * @throws Error when the folder is in use by another process or the database does not start.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const folder = path.resolve(options.folder);
  let stopping = false;
  let running = await launch(folder, 0);
  let restarting = Promise.resolve();
  const { port } = running;
  watch();

  function watch(): void {
    running.process.once('exit', () => {
      if (!stopping) restarting = restart();
    });
  }

  async function restart(): Promise<void> {
    try {
      running = await launch(folder, port);
      watch();
      options.onBreakdown?.(undefined);
    } catch (error) {
      options.onBreakdown?.(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return {
    url: `postgresql://postgres@127.0.0.1:${String(port)}/postgres`,
    get pid() {
      return running.pid;
    },
    stop: async () => {
      stopping = true;
      await restarting;
      await end(running.process);
    },
  };
}

/** Says whether an embedded database answers there, of this process or of another one. */
export async function isEmbeddedDatabase(url: string): Promise<boolean> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ version: string }>('SELECT version()');
    return rows[0]?.version.includes('PGlite') ?? false;
  });
}

interface RunningProcess {
  process: ChildProcess;
  pid: number;
  port: number;
}

async function launch(folder: string, port: number): Promise<RunningProcess> {
  const child = fork(PROCESS_FILE, [folder, String(port)], {
    execArgv: [PLAIN_COMPILER],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const report = await firstReport(child);
  if (report.state === 'listening' && child.pid !== undefined) {
    return { process: child, pid: child.pid, port: report.port };
  }
  await end(child);
  if (report.state === 'locked') {
    throw new Error(
      `The embedded database in ${folder} is in use by another process. ` +
        'Stop that process, or name another folder in DATA_DIR.',
    );
  }
  throw new Error(
    `The embedded database in ${folder} did not start` +
      (report.state === 'failed' ? `: ${report.reason}` : '.'),
  );
}

async function firstReport(child: ChildProcess): Promise<EmbeddedDatabaseReport> {
  const gone = new AbortController();
  const lost = once(child, 'exit', { signal: gone.signal }).then((): EmbeddedDatabaseReport => ({
    state: 'failed',
    reason: 'its process ended at once',
  }));
  const told = once(child, 'message', { signal: gone.signal }).then(
    ([message]) => message as EmbeddedDatabaseReport,
  );
  try {
    return await Promise.race([told, lost]);
  } finally {
    gone.abort();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MILLISECONDS);
  await ended;
  clearTimeout(impatience);
}
