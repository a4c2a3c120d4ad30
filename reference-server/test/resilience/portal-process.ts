import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyEmbeddedTemplate } from '../databases/template.ts';
import { freePort } from './free-port.ts';
import { descendantsOf } from './process-tree.ts';

const startFile = fileURLToPath(new URL('../../start.ts', import.meta.url));
const preloadUrl = new URL('stack-preload.ts', import.meta.url).href;
const readySeconds = 180;

/** A process of the stack; the database's is missing on a PostgreSQL of somebody else's. */
export type StackPart = 'server' | 'database' | 'sandbox' | 'all';

/** The file that each of the server's own processes runs. */
const fileOf = { database: 'embedded-database-process.ts', sandbox: 'sandbox/main.ts' };

/** How a stack is set up. */
export interface PortalProcessOptions {
  /** Further environment variables. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Where its data are kept: an empty folder. Default: a temporary one. */
  readonly dataDir?: string;
  /** Changes the data folder, which has an empty database, before the first start. */
  readonly prepare?: (dataDir: string) => Promise<void>;
}

/** How it ended, and all that it printed. */
export interface Ended {
  readonly exitCode: number | null;
  readonly output: string;
}

/** The whole stack as `npm start` runs it, in processes of its own that can be killed. */
export interface PortalProcess {
  readonly url: string;
  readonly sandboxUrl: string;
  /** Where its data are, the embedded database among them. */
  readonly dataDir: string;
  /** Starts it on the same data, by a clock that is so far ahead. Default: by the machine's. */
  start(clock?: { readonly secondsAhead: number }): Promise<void>;
  /** Everything it printed since it was started the last time. */
  output(): string;
  /** Stops a process in its tracks, as a closed lid does; the others go on. Default: the server's. */
  freeze(part?: StackPart): Promise<void>;
  /** Lets it go on. */
  unfreeze(part?: StackPart): Promise<void>;
  /** Starts it a second time while it runs, and waits for the end of that. */
  startTwice(): Promise<Ended>;
  /** Has five minutes pass for the server, but for its timers. */
  passFiveMinutes(): Promise<void>;
  /** Waits until it has ended by itself. */
  ended(): Promise<Ended>;
  /** Ends one process at once, and nothing else. */
  killPart(part: 'database' | 'sandbox'): Promise<void>;
  /** Sends the signal to every process of the stack, as Ctrl-C does, and waits for the end. */
  interrupt(): Promise<Ended>;
  /** Ends every process of the stack at once, as a power cut would. */
  kill(): Promise<void>;
  /** Kills what still runs and deletes the data. */
  remove(): Promise<void>;
}

/** A stack that is not started yet, on free ports and a data folder of its own. */
export async function createPortalProcess(
  options: PortalProcessOptions = {},
): Promise<PortalProcess> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'portal-stack-')));
  // Migrated beforehand: most of a first start.
  await copyEmbeddedTemplate(path.join(dataDir, 'database'));
  await options.prepare?.(dataDir);
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  let running: ChildProcess | null = null;
  let output = '';

  async function pidsOf(part: StackPart): Promise<number[]> {
    const pid = running?.pid;
    if (pid === undefined) throw new Error('The stack is not running.');
    if (part === 'server') return [pid];
    const descendants = await descendantsOf(pid);
    if (part === 'all') return [pid, ...descendants.map((descendant) => descendant.pid)];
    const found = descendants.filter(({ command }) => command.includes(fileOf[part]));
    if (found.length === 0) throw new Error(`The stack has no process of its ${part}.`);
    return found.map((descendant) => descendant.pid);
  }

  async function signal(part: StackPart, name: NodeJS.Signals): Promise<void> {
    for (const pid of await pidsOf(part)) process.kill(pid, name);
  }

  function launch(secondsAhead = 0): ChildProcess {
    return spawn(process.execPath, ['--conditions=@portal/source', startFile], {
      // A process group of its own, so that all of it can be killed together.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: '',
        REDIS_URL: '',
        DATA_DIR: dataDir,
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        PUBLIC_ORIGIN: '',
        LOG_LEVEL: 'error',
        NODE_OPTIONS: `--import=${preloadUrl}`,
        STACK_CLOCK_AHEAD_SECONDS: String(secondsAhead),
        ...options.environment,
      },
    });
  }

  async function ended(): Promise<Ended> {
    const child = running;
    if (!child) throw new Error('The stack is not running.');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    running = null;
    return { exitCode: child.exitCode, output };
  }

  async function kill(): Promise<void> {
    const child = running;
    running = null;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const closed = once(child, 'close');
    process.kill(-child.pid, 'SIGKILL');
    await closed;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    dataDir,
    async start({ secondsAhead } = { secondsAhead: 0 }) {
      const child = launch(secondsAhead);
      running = child;
      output = '';
      await new Promise<void>((resolve, reject) => {
        const failed = (why: string) => reject(new Error(`The stack ${why}:\n${output}`));
        const timer = setTimeout(failed, readySeconds * 1000, 'was not ready in time');
        function read(chunk: Buffer) {
          output += chunk.toString();
          if (!output.includes('Portal ready')) return;
          clearTimeout(timer);
          resolve();
        }
        child.stdout?.on('data', read);
        child.stderr?.on('data', read);
        child.once('exit', () => {
          clearTimeout(timer);
          failed('ended');
        });
      });
    },
    output: () => output,
    freeze: (part = 'server') => signal(part, 'SIGSTOP'),
    unfreeze: (part = 'server') => signal(part, 'SIGCONT'),
    killPart: (part) => signal(part, 'SIGKILL'),
    async startTwice() {
      const second = launch();
      let output = '';
      for (const stream of [second.stdout, second.stderr]) {
        stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      }
      await once(second, 'close');
      return { exitCode: second.exitCode, output };
    },
    passFiveMinutes: () => signal('server', 'SIGUSR2'),
    ended,
    async interrupt() {
      if (running?.pid === undefined) throw new Error('The stack is not running.');
      process.kill(-running.pid, 'SIGINT');
      return ended();
    },
    kill,
    async remove() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
