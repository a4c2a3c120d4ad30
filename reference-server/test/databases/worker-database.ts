import { Socket } from 'node:net';
import { openCluster } from '../../src/db/embedded/cluster.ts';
import { embeddedUrl } from '../../src/db/embedded/running-database.ts';
import { serveSession } from '../../src/db/embedded/session-server.ts';

const queues = new Map<string, () => string[]>();

/** Who has and who waits for the sessions of the databases in this process, a line each. */
export function workerQueues(): string[] {
  return [...queues].flatMap(([name, queue]) => queue().map((line) => `${name}: ${line}`));
}

/**
 * Opens the embedded database of a folder in this process, until the process ends. Over `stream` a statement
 * costs half of what it costs over a socket to another process; `url` is for everybody else.
 */
export async function openWorkerDatabase(folder: string) {
  const server = await serveSession({ database: await openCluster(folder), port: 0 });
  const url = embeddedUrl(server.port);
  queues.set(url, () => server.queue());
  return {
    url,
    stream: (): Socket => {
      const near = new LocalSocket();
      server.accept(near.far);
      return near;
    },
  };
}

/** One end of a line inside this process, which is a socket to whoever asks. What is said arrives at once. */
class LocalSocket extends Socket {
  readonly far: LocalSocket;

  constructor(far?: LocalSocket) {
    super();
    this.far = far ?? new LocalSocket(this);
  }

  #hear(chunk: Buffer | null): void {
    if (!this.destroyed) this.push(chunk);
  }

  override connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  /** The other end is never silent by itself. */
  override setTimeout(): this {
    return this;
  }
  override ref(): this {
    return this;
  }
  override unref(): this {
    return this;
  }
  override _read(): void {
    // What is said is pushed when it comes.
  }
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    process.nextTick(() => {
      this.far.#hear(chunk);
    });
    done();
  }
  override _writev(chunks: readonly { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }
  override _final(done: () => void): void {
    process.nextTick(() => {
      this.far.#hear(null);
    });
    done();
  }
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    process.nextTick(() => this.far.destroy());
    super._destroy(error, done);
  }
}
