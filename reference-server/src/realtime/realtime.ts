import type { Server as HttpServer } from 'node:http';
import type { LiveEvent, PayloadOf, SessionEndReason } from '@portal/domain';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { SqlClient } from '../db/statement.ts';
import { identityOf } from '../kernel/actor.ts';
import { answerMessages } from './client-messages.ts';
import { createClusterAdapter, type RealtimeCluster } from './cluster-adapter.ts';
import { identityRoom, sessionRoom, type LiveServer, type LiveSocket } from './connected-client.ts';
import { createEventAllowance } from './event-allowance.ts';
import { ConnectRefusal, shakeHands, type HandshakeRules } from './handshake.ts';
import type { EmitToIdentity } from './live-dispatcher.ts';
import { endConnections } from './session-end.ts';
import { createSessionWatch } from './session-watch.ts';
import { createUnsentEventWatch } from './unsent-events.ts';

/** What the live connection works with. */
export interface RealtimeOptions extends HandshakeRules {
  readonly httpServer: HttpServer;
  readonly database: SqlClient;
  readonly log: Logger;
  /** Where several instances serve one portal; they then take WebSockets only. */
  readonly cluster?: RealtimeCluster;
}

/** The live connection of this instance, and through the cluster of all. */
export interface Realtime {
  readonly emitToIdentity: EmitToIdentity;
  /**
   * Tells everybody connected, signed in or not. Nobody who is away hears of it later.
   * @throws when the event is declared for anybody less than everyone.
   */
  broadcast<E extends LiveEvent>(event: E, payload: PayloadOf<E>): void;
  /** Closes the connections of a session at once. */
  endSession(sessionId: string, reason: SessionEndReason): void;
  /** Closes the connections of every session of an account at once. */
  endAccount(identity: string, reason: SessionEndReason): void;
  /** Drops all connections, so that clients come back elsewhere, and closes the HTTP server. */
  close(): Promise<void>;
}

const MOST_FRAME_BYTES = 64 * 1024;
const MOST_EVENTS_PER_SECOND = 10;
/** A connection begins with one packet of its own. */
const MOST_PACKETS_PER_SECOND = MOST_EVENTS_PER_SECOND + 1;

/** Serves Socket.IO's default namespace under `/socket.io` of the HTTP server. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { httpServer, database, log, cluster } = options;
  const server: LiveServer = new Server(httpServer, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: MOST_FRAME_BYTES,
    ...(cluster && { adapter: createClusterAdapter(cluster), transports: ['websocket'] }),
  });

  // Counted below the events, so that nothing a client sends goes uncounted.
  server.engine.on('connection', (connection: LiveSocket['conn']) => {
    const allowance = createEventAllowance(MOST_PACKETS_PER_SECOND);
    connection.on('packet', ({ type }) => {
      if (type === 'message' && !allowance.spend()) connection.close(true);
    });
  });

  server.use((socket, next) => {
    welcome(socket, options).then(
      () => next(),
      (error: unknown) => {
        if (!(error instanceof ConnectRefusal)) log.error({ err: error }, 'live connect failed');
        next(error instanceof ConnectRefusal ? error : new Error('unavailable'));
      },
    );
  });

  server.on('connection', (socket) => {
    const { data } = socket;
    // Joined before the client can ask for what it missed, so that nothing falls between.
    if (data.identity !== null) void socket.join(identityRoom(data.identity));
    if (data.sessionId !== null) void socket.join(sessionRoom(data.sessionId));
    socket.onAnyOutgoing((_name, payload: { seq?: number } | undefined) => {
      if (payload?.seq !== undefined) data.sentSeq = Math.max(data.sentSeq ?? 0, payload.seq);
    });
    answerMessages(socket, { database, log });
  });

  const watches = [
    createSessionWatch(server, database, log),
    createUnsentEventWatch(server, database, log),
  ];
  for (const watch of watches) watch.start();

  return {
    emitToIdentity: (identity, name, payload) => {
      server.to(identityRoom(identity)).emit(name, payload);
    },
    broadcast: ({ name, audience, payload: schema }, payload) => {
      if (audience !== 'everyone') throw new Error(`${name} is not for everyone.`);
      server.emit(name, schema.parse(payload));
    },
    endSession: (sessionId, reason) => endConnections(server.in(sessionRoom(sessionId)), reason),
    endAccount: (identity, reason) => endConnections(server.in(identityRoom(identity)), reason),
    async close() {
      await Promise.all(watches.map((watch) => watch.stop()));
      await server.close();
    },
  };
}

async function welcome(socket: LiveSocket, rules: HandshakeRules): Promise<void> {
  const { actor, visitorId } = await shakeHands(socket.handshake, rules);
  socket.data = {
    visitorId,
    identity: actor && identityOf(actor),
    role: actor && actor.role,
    sessionId: actor && actor.sessionId,
    connectedAt: new Date().toISOString(),
    page: null,
    sentSeq: null,
  };
}
