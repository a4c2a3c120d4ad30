import { Socket } from 'node:net';

/** A connection to a server in this process, which is given its other end. */
export function connectLocally(accept: (socket: Socket) => void): Socket {
  const near = new LocalSocket();
  accept(near.far);
  return near;
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
