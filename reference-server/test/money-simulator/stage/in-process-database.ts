import path from 'node:path';
import { Duplex } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readBatch, readOpening, ROLLBACK } from '../../../src/db/embedded/frontend-messages.ts';

/** PGlite in this process: a statement is a call of a function, and waits for no other process. */
export async function openInProcess(folder: string) {
  const database = await PGlite.create(path.join(folder, 'cluster'), { extensions: { pg_trgm } });
  const session = createSession((messages) => database.execProtocolRawSync(messages));
  return {
    /** A connection, as `pg` takes it for a socket. */
    connect: (): Duplex => new SessionSocket(session),
    close: () => database.close(),
  };
}

type Session = ReturnType<typeof createSession>;

/**
 * The one session, which its connections take in turns: whoever has a transaction open keeps it, as
 * `src/db/embedded/session-server.ts` has it for connections from outside.
 */
function createSession(execute: (messages: Uint8Array) => Uint8Array) {
  const waiting = new Set<SessionSocket>();
  let holder: SessionSocket | undefined;

  /** The next who has said something whole, if it may be its turn. */
  function next(): { socket: SessionSocket; messages: Buffer } | undefined {
    for (const socket of holder ? [holder] : waiting) {
      waiting.delete(socket);
      const messages = socket.nextMessages();
      if (messages) return { socket, messages };
    }
    return undefined;
  }

  function takeTurns(): void {
    for (let turn = next(); turn; turn = next()) {
      const { socket, messages } = turn;
      // PGlite uses the memory again.
      const answer = Buffer.from(execute(new Uint8Array(messages)));
      holder = isIdle(answer) ? undefined : socket;
      waiting.add(socket);
      // As over a line: an answer comes after the call that has asked.
      process.nextTick(() => socket.destroyed || socket.push(answer));
    }
  }

  return {
    /** What a connection has said is executed when its turn comes, which may be at once. */
    receive(socket: SessionSocket) {
      waiting.add(socket);
      takeTurns();
    },
    /** A transaction that it leaves open is rolled back. */
    leave(socket: SessionSocket) {
      waiting.delete(socket);
      if (holder !== socket) return;
      holder = undefined;
      execute(new Uint8Array(ROLLBACK));
      takeTurns();
    },
  };
}

const readyForQuery = 'Z'.charCodeAt(0);
const idle = 'I'.charCodeAt(0);
const readyForQueryBytes = 6;

/** Whether an answer ends by saying that no transaction is open. */
function isIdle(answer: Buffer): boolean {
  return answer.at(-readyForQueryBytes) === readyForQuery && answer.at(-1) === idle;
}

/** One end of a connection that has no line. */
class SessionSocket extends Duplex {
  readonly #session: Session;
  #received = Buffer.alloc(0);
  #hasSession = false;

  constructor(session: Session) {
    super();
    this.#session = session;
  }

  /** Whole messages up to one that asks for an answer. */
  nextMessages(): Buffer | undefined {
    const received = this.#received;
    const messages = this.#hasSession ? readBatch(received) : readOpening(received);
    if (!messages || messages.kind === 'leaving') return undefined;
    this.#hasSession = true;
    this.#received = received.subarray(messages.bytes);
    return received.subarray(0, messages.bytes);
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed when they are there.
  }
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    this.#session.receive(this);
    done();
  }
  override _final(done: () => void): void {
    this.push(null);
    done();
  }
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#received = Buffer.alloc(0);
    this.#session.leave(this);
    done(error);
  }
}
