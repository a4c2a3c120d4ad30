import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { LiveEvent, PayloadOf, Role } from '@portal/domain/contract';
import type { SessionEndReason } from '@portal/domain/live';
import { Server } from 'socket.io';
import { ignoreAppCookies } from '../http/app-origins.ts';
import type { SqlClient } from '../db/statement.ts';
import { identityOf } from '../kernel/actor.ts';
import type { Presence, VisitorNames } from '../ports/presence.ts';
import { answerMessages } from './client-messages.ts';
import { createClusterAdapter, type RealtimeCluster } from './cluster-adapter.ts';
import {
  identityRoom,
  roleRoom,
  sessionRoom,
  visitorRoom,
  type LiveServer,
  type LiveSocket,
} from './connected-client.ts';
import {
  createConnectionLimits,
  type ConnectionLimits,
  type ConnectionLimitsOptions,
} from './connection-limits.ts';
import { createEventRateLimit } from './event-rate-limit.ts';
import { ConnectRefusal, shakeHands, type HandshakeRules } from './handshake.ts';
import type { EmitToIdentity } from './events/live-dispatcher.ts';
import { createMissedEvents } from './events/missed-events.ts';
import { isSameVisitor } from './visitors/online-visitors.ts';
import { createOrderViewingWatch } from './visitors/order-viewing.ts';
import { createPresenceWatch } from './visitors/presence.ts';
import { endConnections } from './sessions/session-end.ts';
import { createRefusalTrace, type RefusalTraceOptions } from './refusal-trace.ts';
import { createSessionWatch } from './sessions/session-watch.ts';
import { passTypingOn, type TypingLookup } from './visitors/typing.ts';
import { createUnsentEventWatch } from './events/unsent-events.ts';

/** What the live connection works with. */
export interface RealtimeOptions
  extends
    HandshakeRules,
    Omit<ConnectionLimitsOptions, 'onRefused'>,
    Pick<RefusalTraceOptions, 'hashNetwork' | 'onRefused'> {
  readonly httpServer: HttpServer;
  readonly database: SqlClient;
  /** Where several instances serve one portal; they then take WebSockets only. */
  readonly cluster?: RealtimeCluster;
  /** Origins of apps elsewhere that may connect, with tokens alone. Default: none. */
  readonly appOrigins?: ReadonlySet<string>;
  /** Who may say to be typing in which ticket; without it nobody is heard. */
  readonly typing?: TypingLookup;
  /** Without it no order viewers are announced. */
  readonly visitorNames?: VisitorNames;
  /** Milliseconds between signs of life, and until a client that gives none is gone. Default 25 s, 20 s. */
  readonly heartbeat?: { readonly interval: number; readonly timeout: number };
}

/** The live connection of this instance, and through the cluster of all. */
export interface Realtime {
  readonly emitToIdentity: EmitToIdentity;
  readonly presence: Presence;
  /**
   * Sends to all connections, or to those with one of the event's roles. Nobody who is away gets it
   * later.
   * @param roles - those of the event's roles that get it; absent: all of them
   * @throws when the event is part of a stream, or declared for one person or session.
   */
  broadcast<E extends LiveEvent>(event: E, payload: PayloadOf<E>, roles?: readonly Role[]): void;
  /** Closes the connections of a session at once. */
  endSession(sessionId: string, reason: SessionEndReason): void;
  /** Closes the connections of every session of an account at once. */
  endAccount(identity: string, reason: SessionEndReason): void;
  /** Drops all connections, so that clients come back elsewhere, and closes the HTTP server. */
  close(): Promise<void>;
}

const MAX_FRAME_BYTES = 64 * 1024;
const MAX_EVENTS_PER_SECOND = 10;
/** A room that nobody ever joins. */
const NOBODY = 'nobody';
/** A connection begins with one packet of its own. */
const MAX_PACKETS_PER_SECOND = MAX_EVENTS_PER_SECOND + 1;

/** Serves Socket.IO's default namespace under `/socket.io` of the HTTP server. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { httpServer, database, log, cluster, heartbeat } = options;
  const { hashNetwork, onRefused, trustProxyHops = 0, appOrigins = new Set<string>() } = options;
  const refusals = createRefusalTrace({
    ...{ log, trustProxyHops },
    ...(hashNetwork && { hashNetwork }),
    ...(onRefused && { onRefused }),
  });
  const limits = createConnectionLimits({ ...options, onRefused: refusals.note });
  const server: LiveServer = new Server(httpServer, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    ...(appOrigins.size > 0 && { cors: { origin: [...appOrigins] } }),
    allowRequest(request, decide) {
      ignoreAppCookies(request.headers, appOrigins);
      limits.allowRequest(request, decide);
    },
    ...(heartbeat && { pingInterval: heartbeat.interval, pingTimeout: heartbeat.timeout }),
    ...(cluster && { adapter: createClusterAdapter(cluster, log), transports: ['websocket'] }),
  });

  const missed = createMissedEvents(database);
  const around = { server, isCluster: cluster !== undefined, log };
  const presence = createPresenceWatch(around);
  const orderViewing = createOrderViewingWatch({
    ...around,
    names: options.visitorNames ?? (async () => new Map()),
  });

  server.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    response.setHeader('X-Request-Id', randomUUID());
    next();
  });
  // Counted below the events, so that nothing a client sends goes uncounted.
  server.engine.on('connection', (connection: LiveSocket['conn']) => {
    limits.admit(connection);
    const rateLimit = createEventRateLimit(MAX_PACKETS_PER_SECOND);
    connection.on('packet', ({ type }) => {
      if (type === 'message' && !rateLimit.consume()) connection.close(true);
    });
  });

  server.use((socket, next) => {
    welcome(socket, options, limits).then(
      () => next(),
      (error: unknown) => {
        if (error instanceof ConnectRefusal) {
          refusals.note(error.reason, socket.request);
          const sent = options.beforeRefusal?.(socket.request, error.account) ?? Promise.resolve();
          void sent.finally(() => next(error));
          return;
        }
        log.error({ err: error }, 'live connect failed');
        next(new Error('unavailable'));
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
    answerMessages(socket, { missed, log, onPage: presence.noteChange });
    if (options.typing) passTypingOn(socket, options.typing, log);
    if (data.visitorId !== null) joinVisitor(server, socket, data.visitorId);
    if (data.role !== null) void socket.join(roleRoom(data.role));
    if (data.role !== null && data.role !== 'guest') presence.welcome(socket);
    orderViewing.follow(socket);
    presence.noteChange();
    socket.on('disconnect', presence.noteChange);
  });

  const watches = [
    createSessionWatch(server, database, log),
    createUnsentEventWatch({ server, database, missed, log }),
    presence,
    orderViewing,
  ];
  for (const watch of watches) watch.start();

  return {
    emitToIdentity: (identity, name, payload) => {
      server.to(identityRoom(identity)).emit(name, payload);
    },
    presence,
    broadcast: (event, payload, roles) => {
      audienceOf(server, event, roles).emit(event.name, event.payload.parse(payload));
    },
    endSession: (sessionId, reason) => endConnections(server.in(sessionRoom(sessionId)), reason),
    endAccount: (identity, reason) => endConnections(server.in(identityRoom(identity)), reason),
    async close() {
      // What they still ask the database must not keep the server open.
      const watchesEnd = Promise.all(watches.map((watch) => watch.stop()));
      missed.stop();
      refusals.stop();
      await server.close();
      await watchesEnd;
    },
  };
}

function audienceOf(
  server: LiveServer,
  { name, audience, inStream }: LiveEvent,
  roles?: readonly Role[],
) {
  if (audience === 'everyone') return server;
  if (inStream || audience === 'session' || audience.owner || !audience.roles?.length) {
    throw new Error(`${name} is not for everyone, nor for roles alone.`);
  }
  const sent = audience.roles.filter((role) => roles?.includes(role) ?? true);
  // No room at all would be everybody's.
  return server.to(sent.length > 0 ? sent.map(roleRoom) : NOBODY);
}

/** Connections of one visitor that are looked at, from the first: any program may claim to be one visitor. */
const MAX_CHECKED = 20;

/** A further tab of a visitor has been here as long as the first. */
function joinVisitor(server: LiveServer, socket: LiveSocket, visitorId: string): void {
  const room = visitorRoom(visitorId);
  const { data } = socket;
  const { adapter, sockets } = server.sockets;
  let checked = 0;
  for (const id of adapter.rooms.get(room) ?? []) {
    if ((checked += 1) > MAX_CHECKED) break;
    const beside = sockets.get(id)?.data;
    if (beside && isSameVisitor(beside, data) && beside.connectedAt < data.connectedAt) {
      data.connectedAt = beside.connectedAt;
    }
  }
  void socket.join(room);
}

async function welcome(
  socket: LiveSocket,
  rules: HandshakeRules,
  limits: ConnectionLimits,
): Promise<void> {
  const { actor, visitorId } = await shakeHands(socket.handshake, rules);
  if (actor) limits.takePlace(socket, identityOf(actor));
  socket.data = {
    visitorId,
    identity: actor && identityOf(actor),
    role: actor && actor.role,
    sessionId: actor && actor.sessionId,
    connectedAt: new Date().toISOString(),
    page: null,
    pageAt: null,
    isHidden: false,
    viewedOrderId: null,
    name: null,
    sentSeq: null,
  };
}
