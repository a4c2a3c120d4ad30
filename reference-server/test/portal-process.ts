import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const startFile = fileURLToPath(new URL('../start.ts', import.meta.url));
const readySeconds = 60;

/** The whole stack as `npm start` runs it, in processes of its own that can be killed. */
export interface PortalProcess {
  readonly url: string;
  readonly sandboxUrl: string;
  /** Starts it on the same data. */
  start(): Promise<void>;
  /** Stops the portal's own process in its tracks; database and sandbox go on. */
  freeze(): void;
  /** Ends every process of the stack at once, as a power cut would. */
  kill(): Promise<void>;
  /** Kills what still runs and deletes the data. */
  remove(): Promise<void>;
}

/** A stack that is not started yet, on free ports and a data folder of its own. */
export async function createPortalProcess(): Promise<PortalProcess> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-stack-'));
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  let running: ChildProcess | null = null;

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
    async start() {
      const child = spawn(process.execPath, ['--conditions=@portal/source', startFile], {
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
        },
      });
      running = child;
      let output = '';
      await new Promise<void>((resolve, reject) => {
        const failed = (why: string) => reject(new Error(`The stack ${why}:\n${output}`));
        const timer = setTimeout(failed, readySeconds * 1000, 'was not ready in time');
        function read(chunk: Buffer) {
          output += chunk.toString();
          if (!output.includes('Portal ready')) return;
          clearTimeout(timer);
          resolve();
        }
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.once('exit', () => {
          clearTimeout(timer);
          failed('ended');
        });
      });
    },
    freeze() {
      running?.kill('SIGSTOP');
    },
    kill,
    async remove() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
