import { liveEventsByName, page, resume, tooManyConnections } from '@portal/domain/live';
import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import { backOff } from './back-off.ts';
import { createEventSequence, seqOf, type ResumeAnswer } from './event-sequence.ts';

/**
 * What this client takes itself for. The session alone decides who it is; where the two contradict
 * each other it is not let in.
 */
export interface LiveHints {
  readonly visitorId: string;
  readonly userId?: string;
  /** `user` for a guest, a staff role, or `nobody` for who means to have no session. */
  readonly role?: string;
}

/** What a connection works with. */
export interface IdentityConnectionOptions {
  readonly baseUrl: string;
  readonly hints: LiveHints;
  /** Whether to pause before the first attempt. */
  readonly startsLater: boolean;
  readonly bearer: () => string | null;
  readonly socket: Partial<ManagerOptions & SocketOptions>;
  readonly checkMilliseconds: number;
  /** Between two attempts while the account has as many connections as it may. */
  readonly crowdedMilliseconds: number;
  /** The page to name on every new connection; null before there is one. */
  readonly shownPage: () => string | null;
  readonly onConnected: () => void;
  /** There is none, and why; it is tried again. */
  readonly onWaiting: (reason: 'unreachable' | 'lost') => void;
  /** An event of the contract, its payload as that declares it, and its place in the stream if it has one. */
  readonly onEvent: (name: string, payload: unknown, seq: number | null) => void;
  readonly onReset: () => void;
  /** The server would not let this identity in, and why. */
  readonly onRefused: (reason: string) => void;
}

/** A connection as one identity, made again whenever it is lost. */
export interface IdentityConnection {
  readonly hints: LiveHints;
  showPage(path: string): void;
  /** Sends a message that needs no answer, if there is a connection. */
  send(name: string, payload: unknown): void;
  /** Asks for events lost without a trace. */
  check(): void;
  /** Closes it for good: nothing comes of it any more. */
  close(): void;
}

const ackTimeoutMilliseconds = 10_000;

/** Nobody looks at a page in another tab, or on a locked phone. */
function isPageHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden';
}

/** Connects. Another identity takes another connection: streams of two never meet in one. */
export function connectAs(options: IdentityConnectionOptions): IdentityConnection {
  const { hints, bearer, onConnected, onWaiting, onEvent, onReset, onRefused } = options;
  const { origin, pathname } = new URL(options.baseUrl);
  const socket = io(origin, {
    path: `${pathname.replace(/\/$/, '')}/socket.io`,
    ...options.socket,
    forceNew: true,
    autoConnect: false,
    query: { ...hints },
    auth: (callback) => {
      const token = bearer();
      callback(token === null ? {} : { token });
    },
  });
  const sequence = createEventSequence({
    deliver,
    reset: onReset,
    async resume(lastSeq) {
      const ack: unknown = await socket
        .timeout(ackTimeoutMilliseconds)
        .emitWithAck(resume.name, { lastSeq });
      return resume.ack?.parse(ack) as ResumeAnswer;
    },
  });
  let failures = 0;
  let comingBack: ReturnType<typeof setTimeout> | undefined;
  const checking = setInterval(check, options.checkMilliseconds);

  function deliver(name: string, payload: unknown): void {
    const event = liveEventsByName.get(name);
    if (!event) return;
    const read = event.payload.safeParse(payload);
    if (read.success) onEvent(name, read.data, seqOf(payload));
    else onReset();
  }

  /** Socket.IO itself comes back only from what the network did, not from what the server decided. */
  function comeBack(isCrowded = false): void {
    if (socket.active) return;
    if (isCrowded) {
      const pause = { first: options.crowdedMilliseconds, max: options.crowdedMilliseconds };
      comingBack = setTimeout(() => socket.connect(), backOff(pause, 0));
      return;
    }
    const pause = {
      first: socket.io.reconnectionDelay(),
      max: socket.io.reconnectionDelayMax(),
    };
    comingBack = setTimeout(() => socket.connect(), backOff(pause, failures++));
  }

  function check(): void {
    if (socket.connected) sequence.catchUp();
  }

  function showPage(path: string): void {
    if (socket.connected) socket.emit(page.name, { path, ...(isPageHidden() && { hidden: true }) });
  }

  socket.on('connect', () => {
    failures = 0;
    const path = options.shownPage();
    if (path !== null) showPage(path);
    sequence.catchUp();
    // Last, here and below: who is told of it may close this connection.
    onConnected();
  });
  socket.on('disconnect', () => {
    sequence.pause();
    comeBack();
    onWaiting('lost');
  });
  socket.on('connect_error', ({ message }) => {
    const isRefused = !socket.active;
    comeBack(message === tooManyConnections);
    if (isRefused) onRefused(message);
    else onWaiting('unreachable');
  });
  socket.onAny((name: string, payload: unknown) => sequence.receive(name, payload));
  if (options.startsLater) comeBack();
  else socket.connect();

  return {
    hints,
    showPage,
    send(name, payload) {
      if (socket.connected) socket.emit(name, payload);
    },
    check,
    close() {
      clearInterval(checking);
      clearTimeout(comingBack);
      sequence.pause();
      socket.off();
      socket.offAny();
      socket.disconnect();
    },
  };
}
