import type { ClientMessage, LiveEvent, PayloadOf } from '@portal/domain/contract';
import { sessionEnd, tooManyConnections } from '@portal/domain/live';
import type { ManagerOptions, SocketOptions } from 'socket.io-client';
import type * as z from 'zod';
import { createListeners, type Listeners } from '../listeners/listeners.ts';
import type { IdentityConnection, LiveHints } from './identity-connection.ts';
import { connectLate } from './late-connection.ts';

/**
 * Whether events arrive: `waiting` while the connection is being made or made again, `crowded` while the
 * account has as many as it may, which is tried again every minute.
 */
export type LiveStatus = 'off' | 'waiting' | 'crowded' | 'live';

/** Log record of an event that arrived, without its payload. */
export interface LiveEventRecord {
  readonly name: string;
  /** Its place in the identity's stream; null for one that is not part of it. */
  readonly seq: number | null;
}

/** The live connection: a hint that something happened; REST is the truth. */
export interface LiveConnection {
  status(): LiveStatus;
  /** `off`: what React draws on a server and hydrates with. */
  serverSnapshot(): LiveStatus;
  /**
   * Why there is no connection: `unreachable` where the portal did not answer (no network, or an origin that it does
   * not allow), `lost` where it ended, else as the server says: `identity_mismatch`, `cross_site`, `bad_query`,
   * `too_many_connections`. Null before the first attempt has failed, and while it is live.
   */
  reason(): string | null;
  /** Calls back after every change. Returns a function that stops it. */
  onStatus(listener: (status: LiveStatus) => void): () => void;
  /**
   * Listens to an event; those of the identity's stream come in order and each once. Returns a
   * function that stops it.
   */
  on<E extends LiveEvent>(event: E, listener: (payload: PayloadOf<E>) => void): () => void;
  /**
   * Calls back after every event of the contract, for a log or a debugger: it gets nothing that the event
   * says. Returns a function that stops it.
   */
  onAny(listener: (event: LiveEventRecord) => void): () => void;
  /**
   * Calls back when events may have been missed for good (first connection, away for too long, or
   * an event that this version cannot read): load by REST what is shown.
   */
  onReset(listener: () => void): () => void;
  /** Says which page the visitor is on, and from then on whether anybody sees it, also after every reconnect. */
  showPage(path: string): void;
  /** Sends a message that needs no answer; while there is no connection it is dropped. */
  send<Name extends string, Payload extends z.ZodType>(
    message: ClientMessage<Name, Payload>,
    payload: z.input<Payload>,
  ): void;
  /** Connects as the account that is signed in. Does nothing when it is connected as the same already. */
  connect(): void;
  disconnect(): void;
}

/** What a live connection needs. */
export interface LiveConnectionOptions {
  /** Address of the portal, e.g. `https://portal.example`. */
  readonly baseUrl: string;
  /** Who connects, read at every {@link LiveConnection.connect}. */
  readonly hints: () => LiveHints;
  /** The session's token, or null to rely on the cookie; read at every attempt. */
  readonly bearer: () => string | null;
  /** The server has ended the session of this connection. */
  readonly onSessionEnd?: () => void;
  /** The session is somebody else's than the hints say; called at every attempt to connect. */
  readonly onIdentityMismatch?: () => void;
  /** Milliseconds between checks for events lost without a trace; 60,000 by default. */
  readonly checkMilliseconds?: number;
  /** Milliseconds between attempts while the account has too many connections; 60,000 by default. */
  readonly crowdedMilliseconds?: number;
  /** Socket.IO options, e.g. `transports: ['websocket']`. */
  readonly socket?: Partial<ManagerOptions & SocketOptions>;
}

const defaultCheckMilliseconds = 60_000;
const defaultCrowdedMilliseconds = 60_000;

/** Opens nothing until {@link LiveConnection.connect} is called. */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  let connection: IdentityConnection | null = null;
  let status: LiveStatus = 'off';
  let shownPage: string | null = null;
  let hasSessionEnded = false;
  let reason: string | null = null;
  const statusListeners = createListeners<[LiveStatus]>();
  const resetListeners = createListeners();
  const anyListeners = createListeners<[LiveEventRecord]>();
  const eventListeners = new Map<string, Listeners<[payload: never]>>();

  function become(next: LiveStatus, why: string | null = null): void {
    reason = why;
    if (status === next) return;
    status = next;
    statusListeners.notify(next);
  }

  function deliver(name: string, payload: unknown, seq: number | null): void {
    if (name === sessionEnd.name) {
      hasSessionEnded = true;
      options.onSessionEnd?.();
    }
    eventListeners.get(name)?.notify(payload as never);
    anyListeners.notify({ name, seq });
  }

  function open(hints: LiveHints): IdentityConnection {
    return connectLate({
      baseUrl: options.baseUrl,
      hints,
      // The cookie of the session that replaced the ended one may still be on its way.
      startsLater: hasSessionEnded,
      bearer: options.bearer,
      socket: options.socket ?? {},
      checkMilliseconds: options.checkMilliseconds ?? defaultCheckMilliseconds,
      crowdedMilliseconds: options.crowdedMilliseconds ?? defaultCrowdedMilliseconds,
      shownPage: () => shownPage,
      onConnected() {
        hasSessionEnded = false;
        become('live');
      },
      onWaiting: (why) => become('waiting', why),
      onEvent: deliver,
      onReset: () => resetListeners.notify(),
      onRefused: (why) => {
        if (why === 'identity_mismatch') options.onIdentityMismatch?.();
        become(why === tooManyConnections ? 'crowded' : 'waiting', why);
      },
    });
  }

  function reportVisibility(): void {
    if (shownPage !== null) connection?.showPage(shownPage);
    if (document.visibilityState === 'visible') connection?.check();
  }

  /** A page that was put to sleep learns what it missed as soon as somebody looks at it. */
  function watchPage(isWatched: boolean): void {
    if (typeof document === 'undefined') return;
    if (isWatched) document.addEventListener('visibilitychange', reportVisibility);
    else document.removeEventListener('visibilitychange', reportVisibility);
  }

  return {
    status: () => status,
    serverSnapshot: () => 'off',
    reason: () => reason,
    onStatus: (listener) => statusListeners.add(listener),
    on(event, listener) {
      const listeners = eventListeners.get(event.name) ?? createListeners<[payload: never]>();
      eventListeners.set(event.name, listeners);
      return listeners.add(listener);
    },
    onAny: (listener) => anyListeners.add(listener),
    onReset: (listener) => resetListeners.add(listener),
    showPage(path) {
      shownPage = path;
      connection?.showPage(path);
    },
    send({ name }, payload) {
      connection?.send(name, payload);
    },
    connect() {
      const hints = options.hints();
      if (connection && isSame(connection.hints, hints)) return;
      connection?.close();
      connection = open(hints);
      watchPage(true);
      become('waiting');
    },
    disconnect() {
      connection?.close();
      connection = null;
      watchPage(false);
      become('off');
    },
  };
}

function isSame(one: LiveHints, other: LiveHints): boolean {
  return (
    one.visitorId === other.visitorId && one.userId === other.userId && one.role === other.role
  );
}
