import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import {
  closeStatements,
  IDLE_IN_TRANSACTION_ERROR,
  prefixStatements,
  readBatch,
  readOpening,
  readStatements,
  ROLLBACK,
  SYNC,
} from './frontend-messages.ts';

/** How PGlite's session is served. */
export interface SessionServerOptions {
  readonly database: Pick<PGlite, 'execProtocolRawStream' | 'isInTransaction'>;
  /** On loopback; 0 takes a free one. */
  readonly port: number;
  /** How long a client may say nothing inside a transaction, while the others wait. Default: 5 s. */
  readonly idleInTransactionMilliseconds?: number;
}

/** A server that listens. */
export type SessionServer = Awaited<ReturnType<typeof serveSession>>;

interface Connection {
  /** Its place among all that there have been. */
  readonly number: number;
  readonly socket: Socket;
  received: Buffer;
  receivedBytes: number;
  /** What it has had prepared, by the session's names. */
  readonly prepared: Set<string>;
  hasSession: boolean;
  isGone: boolean;
  /** What it has had done last. */
  statement: string;
  /** When that was begun or, of one that waits, when it asked for its turn. */
  since: number;
}

/** All connections share one session, so this bounds only how many may wait. */
const MAX_CONNECTIONS = 100;
/** As the portal asks it of a real server. */
const IDLE_IN_TRANSACTION_MILLISECONDS = 5_000;

const noEncryption = Buffer.from('N');

/**
 * Serves PGlite's one session to many connections, as a PostgreSQL on loopback. The connections take
 * turns: whoever has the session keeps it until the exchange is finished and no transaction is open, and
 * nobody gets it before the batch of messages is complete. A client that leaves half-way, or stands still
 * inside a transaction, is rolled back and loses the session to the next. Names of prepared statements are
 * a connection's own, and are forgotten with it.
 */
export async function serveSession(options: SessionServerOptions) {
  const { database, idleInTransactionMilliseconds = IDLE_IN_TRANSACTION_MILLISECONDS } = options;
  const connections = new Set<Connection>();
  let count = 0;
  /** In the order in which they get their turn. */
  const waiting = new Set<Connection>();
  let holder: Connection | undefined;
  /** Prepared by connections that are gone. */
  const abandoned = new Set<string>();
  /** Whether the holder has been answered without having sent Sync. */
  let isExchangeOpen = false;
  let turn: Promise<void> | undefined;
  let idleLimit: NodeJS.Timeout | undefined;

  function wake(): void {
    turn ??= takeTurns().finally(() => {
      turn = undefined;
      if (holder) limitIdleness(holder);
    });
  }

  async function takeTurns(): Promise<void> {
    for (;;) {
      if (holder?.isGone) await takeBack();
      if (!holder && abandoned.size > 0) await forgetAbandoned();
      const [next] = waiting;
      const connection = holder ?? next;
      if (!connection) return;
      waiting.delete(connection);
      const isServed = await serveBatch(connection);
      if (holder === connection && (isExchangeOpen || database.isInTransaction())) {
        // Something may have come since it was looked at.
        if (!isServed && !connection.isGone && !waiting.has(connection)) return;
      } else {
        release();
        // Behind those who have waited meanwhile.
        if (isServed) waiting.add(connection);
      }
    }
  }

  /** @returns whether there was something to do */
  async function serveBatch(connection: Connection): Promise<boolean> {
    const { socket, received } = connection;
    if (connection.isGone) return false;
    const messages = connection.hasSession ? readBatch(received) : readOpening(received);
    if (!messages) return false;
    connection.received = received.subarray(messages.bytes);
    if (messages.kind === 'encryption') {
      socket.write(noEncryption);
    } else if (messages.kind === 'startup' || messages.kind === 'batch') {
      const batch = received.subarray(0, messages.bytes);
      note(connection, batch);
      connection.hasSession = true;
      release();
      holder = connection;
      isExchangeOpen = messages.kind === 'batch' && messages.isOpen;
      const meant = messages.kind === 'batch' ? withOwnNames(connection, batch) : batch;
      await execute(meant, (answer) => {
        // PGlite uses the memory again.
        if (!connection.isGone) socket.write(Buffer.from(answer));
      });
    } else {
      hangUp(connection);
    }
    return true;
  }

  /** Two connections may give the same name, which the session knows once. */
  function withOwnNames(connection: Connection, batch: Buffer): Buffer {
    const { messages, prepared } = prefixStatements(batch, `${String(connection.number)}:`);
    for (const name of prepared) connection.prepared.add(name);
    return messages;
  }

  async function forgetAbandoned(): Promise<void> {
    const names = [...abandoned];
    abandoned.clear();
    await execute(closeStatements(names));
  }

  /** A batch of a statement that was prepared before says only its parameters. */
  function note(connection: Connection, messages: Buffer): void {
    connection.statement = statementIn(connection, messages) || connection.statement;
    connection.since = performance.now();
  }

  function shown(connection: Connection, doing: string, statement: string): string {
    const seconds = ((performance.now() - connection.since) / 1000).toFixed(1);
    return `connection ${String(connection.number)} ${doing} for ${seconds} s: ${statement}`;
  }

  async function takeBack(): Promise<void> {
    if (isExchangeOpen) await execute(SYNC);
    if (database.isInTransaction()) await execute(ROLLBACK);
    isExchangeOpen = false;
    release();
  }

  function release(): void {
    holder = undefined;
    clearTimeout(idleLimit);
    idleLimit = undefined;
  }

  function execute(
    messages: Buffer,
    onRawData: (answer: Uint8Array) => void = () => undefined,
  ): Promise<void> {
    return database.execProtocolRawStream(new Uint8Array(messages), { onRawData });
  }

  /** Counts from the holder's last batch, whatever the others say meanwhile. */
  function limitIdleness(connection: Connection): void {
    const { receivedBytes } = connection;
    idleLimit ??= setTimeout(() => {
      // Where this very process stood still, what the client has sent meanwhile is read only now.
      setImmediate(() => {
        if (holder !== connection) return;
        idleLimit = undefined;
        if (connection.receivedBytes > receivedBytes) limitIdleness(connection);
        else hangUp(connection, IDLE_IN_TRANSACTION_ERROR);
      });
    }, idleInTransactionMilliseconds);
  }

  function hangUp(connection: Connection, finalMessage?: Buffer): void {
    const { socket } = connection;
    if (finalMessage) socket.write(finalMessage);
    socket.destroySoon();
    leave(connection);
  }

  function leave(connection: Connection): void {
    if (connection.isGone) return;
    connection.isGone = true;
    connections.delete(connection);
    waiting.delete(connection);
    for (const name of connection.prepared) abandoned.add(name);
    if (holder === connection || abandoned.size > 0) wake();
  }

  function accept(socket: Socket): void {
    const connection: Connection = {
      number: (count += 1),
      socket,
      received: Buffer.alloc(0),
      receivedBytes: 0,
      prepared: new Set(),
      hasSession: false,
      isGone: false,
      statement: '',
      since: performance.now(),
    };
    connections.add(connection);
    socket.on('data', (chunk) => {
      if (connection.isGone) return;
      connection.receivedBytes += chunk.length;
      connection.received = Buffer.concat([connection.received, chunk]);
      if (connection !== holder && !waiting.has(connection)) connection.since = performance.now();
      waiting.add(connection);
      wake();
    });
    // Followed by its close.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      leave(connection);
    });
  }

  const server = createServer({ noDelay: true }, accept);
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');

  return {
    /** Serves a client that has not come over the network. */
    accept,
    port: (server.address() as AddressInfo).port,
    /** Who has the session and who waits for it, a line each, with their statements. */
    queue(): string[] {
      const others = [...waiting].filter((connection) => connection !== holder);
      const state = database.isInTransaction() ? 'in a transaction' : 'outside of a transaction';
      return [
        holder
          ? shown(holder, `has the session, ${state},`, holder.statement)
          : 'nobody has the session',
        ...others.map((connection) =>
          shown(connection, 'waits', statementIn(connection, connection.received)),
        ),
      ];
    },
    /** Hangs up on everybody and rolls back what is open. */
    async stop() {
      const closed = once(server, 'close');
      server.close();
      // Not when their sockets have closed, which may be after the server has.
      for (const connection of connections) {
        connection.socket.destroy();
        leave(connection);
      }
      await closed;
      while (turn) await turn;
    },
  };
}

function statementIn({ hasSession }: Connection, messages: Buffer): string {
  return hasSession ? readStatements(messages) : 'opens the connection';
}
