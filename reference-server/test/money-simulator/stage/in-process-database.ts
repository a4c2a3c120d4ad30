import path from 'node:path';
import type { Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readBatch, readOpening, ROLLBACK } from '../../../src/db/embedded/frontend-messages.ts';
import { connectLocally } from '../../databases/local-socket.ts';

/** PGlite in this process: a statement is a call of a function, and waits for no other process. */
export async function openInProcess(folder: string) {
  const database = await PGlite.create(path.join(folder, 'cluster'), { extensions: { pg_trgm } });
  const accept = serveInTurns((messages) => database.execProtocolRawSync(messages));
  return {
    /** A connection, as `pg` takes it for a socket. */
    connect: () => connectLocally(accept),
    close: () => database.close(),
  };
}

interface Connection {
  readonly socket: Socket;
  received: Buffer;
  hasSession: boolean;
}

/**
 * Serves the one session to connections, which take it in turns: whoever has a transaction open keeps it, as
 * `src/db/embedded/session-server.ts` has it for connections from outside.
 */
function serveInTurns(execute: (messages: Uint8Array) => Uint8Array) {
  const waiting = new Set<Connection>();
  let holder: Connection | undefined;

  function takeTurns(): void {
    for (let turn = next(); turn; turn = next()) {
      const { connection, messages } = turn;
      // PGlite uses the memory again.
      const answer = Buffer.from(execute(new Uint8Array(messages)));
      holder = isIdle(answer) ? undefined : connection;
      waiting.add(connection);
      connection.socket.write(answer);
    }
  }

  /** The next who has said something whole, if it may be its turn. */
  function next(): { connection: Connection; messages: Buffer } | undefined {
    for (const connection of holder ? [holder] : waiting) {
      waiting.delete(connection);
      const messages = nextMessages(connection);
      if (messages) return { connection, messages };
    }
    return undefined;
  }

  return (socket: Socket): void => {
    const connection: Connection = { socket, received: Buffer.alloc(0), hasSession: false };
    // What it has said is executed when its turn comes, which may be at once.
    socket.on('data', (chunk) => {
      connection.received = Buffer.concat([connection.received, chunk]);
      waiting.add(connection);
      takeTurns();
    });
    // A transaction that it leaves open is rolled back.
    socket.on('close', () => {
      waiting.delete(connection);
      if (holder !== connection) return;
      holder = undefined;
      execute(new Uint8Array(ROLLBACK));
      takeTurns();
    });
  };
}

/** Whole messages up to one that asks for an answer. */
function nextMessages(connection: Connection): Buffer | undefined {
  const { received, hasSession } = connection;
  const messages = hasSession ? readBatch(received) : readOpening(received);
  if (!messages || messages.kind === 'leaving') return undefined;
  connection.hasSession = true;
  connection.received = received.subarray(messages.bytes);
  return received.subarray(0, messages.bytes);
}

const readyForQuery = 'Z'.charCodeAt(0);
const idle = 'I'.charCodeAt(0);
const readyForQueryBytes = 6;

/** Whether an answer ends by saying that no transaction is open. */
function isIdle(answer: Buffer): boolean {
  return answer.at(-readyForQueryBytes) === readyForQuery && answer.at(-1) === idle;
}
