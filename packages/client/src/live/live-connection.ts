import { liveEventsByName, resume, type LiveEvent, type PayloadOf } from '@portal/domain';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import type { z } from 'zod';
import { createEventSequence } from './event-sequence.ts';

/** Whether events arrive: `waiting` while the connection is being made or made again. */
export type LiveStatus = 'off' | 'waiting' | 'live';

/** Hints about this client, beside the session that decides who it is. */
export interface LiveHints {
  readonly visitorId: string;
  readonly userId?: string;
  readonly role?: string;
}

/** The live connection: a hint that something happened; REST is the truth. */
export interface LiveConnection {
  status(): LiveStatus;
  onStatus(listener: (status: LiveStatus) => void): () => void;
  /** Listens to an event. Returns a function that stops it. */
  on<E extends LiveEvent>(event: E, listener: (payload: PayloadOf<E>) => void): () => void;
  /**
   * Calls back when events may have been missed for good (first connection, or away for too long):
   * load by REST what is shown.
   */
  onReset(listener: () => void): () => void;
  /** Says which page the visitor is on. */
  showPage(path: string): void;
  /** Connects, or connects anew as somebody else after signing in or out. */
  connect(): void;
  disconnect(): void;
}

/** What a live connection needs. */
export interface LiveConnectionOptions {
  readonly baseUrl: string;
  readonly hints: () => LiveHints;
  readonly bearer: () => string | null;
  /** Milliseconds between checks for events lost without a trace. */
  readonly checkMilliseconds?: number;
  /** Socket.IO options, e.g. `transports: ['websocket']`. */
  readonly socket?: Partial<ManagerOptions & SocketOptions>;
}

type ResumeAck = z.output<NonNullable<typeof resume.ack>>;

const ackTimeoutMilliseconds = 10_000;

/** Opens nothing until {@link LiveConnection.connect} is called. */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  let status: LiveStatus = 'off';
  let checking: ReturnType<typeof setInterval> | undefined;
  let shownPage: string | null = null;
  const statusListeners = new Set<(status: LiveStatus) => void>();
  const resetListeners = new Set<() => void>();
  const listeners = new Map<string, Set<(payload: never) => void>>();

  const socket: Socket = io(options.baseUrl, {
    ...options.socket,
    autoConnect: false,
    query: {},
    auth: (give) => {
      const token = options.bearer();
      give(token === null ? {} : { token });
    },
  });

  const sequence = createEventSequence({
    deliver: (name, payload) => {
      const parsed = liveEventsByName.get(name)?.payload.safeParse(payload);
      if (!parsed?.success) return;
      for (const listener of listeners.get(name) ?? []) listener(parsed.data as never);
    },
    reset: () => {
      for (const listener of resetListeners) listener();
    },
    resume: (lastSeq) =>
      socket
        .timeout(ackTimeoutMilliseconds)
        .emitWithAck(resume.name, { lastSeq })
        .then((ack: unknown) => resume.ack?.parse(ack) as ResumeAck),
  });

  function become(next: LiveStatus): void {
    if (status === next) return;
    status = next;
    for (const listener of statusListeners) listener(next);
  }

  socket.on('connect', () => {
    become('live');
    if (shownPage !== null) socket.emit('page', { path: shownPage });
    void sequence.catchUp();
  });
  socket.on('disconnect', (reason) => {
    sequence.pause();
    become(
      reason === 'io client disconnect' || reason === 'io server disconnect' ? 'off' : 'waiting',
    );
  });
  socket.onAny((name: string, payload: unknown) => {
    sequence.receive(name, payload);
  });

  return {
    status: () => status,
    onStatus(listener) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    on(event, listener) {
      const forEvent = listeners.get(event.name) ?? new Set();
      listeners.set(event.name, forEvent);
      forEvent.add(listener);
      return () => forEvent.delete(listener);
    },
    onReset(listener) {
      resetListeners.add(listener);
      return () => resetListeners.delete(listener);
    },
    showPage(path) {
      shownPage = path;
      if (socket.connected) socket.emit('page', { path });
    },
    connect() {
      socket.disconnect();
      sequence.forget();
      socket.io.opts.query = { ...options.hints() };
      become('waiting');
      socket.connect();
      clearInterval(checking);
      checking = setInterval(() => {
        if (socket.connected) void sequence.catchUp();
      }, options.checkMilliseconds ?? 60_000);
    },
    disconnect() {
      clearInterval(checking);
      socket.disconnect();
      become('off');
    },
  };
}
