import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { orderPaidStatusChange } from '@portal/domain/orders';
import { portalOnline, type Online } from '@portal/domain/presence';
import pino from 'pino';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { expect } from 'vitest';
import type { TestDatabase } from '../../../test/database.ts';
import { eventually } from '../../../test/eventually.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createLiveDispatcher } from '../events/live-dispatcher.ts';
import { createRealtime, type RealtimeOptions } from '../realtime.ts';
import { authenticateIn, type LiveAccount } from './live-accounts.ts';

const log = pino({ level: 'silent' });

/** An event as a client got it. */
export interface ReceivedEvent {
  readonly name: string;
  readonly payload: { readonly seq?: number } & Readonly<Record<string, unknown>>;
}

/** A connected client and what it has received. */
export interface LiveClient {
  readonly socket: Socket;
  /** Without presence events, which come in their own time. */
  readonly received: ReceivedEvent[];
  readonly onlineEvents: Online[];
  /** Sends `resume` and gives the answer. */
  resume(lastSeq: unknown): Promise<ResumeAnswer>;
}

/** Any answer to `resume`. */
export interface ResumeAnswer {
  readonly events?: readonly ReceivedEvent[];
  readonly reset?: true;
  readonly seq?: number;
  readonly code?: string;
}

/** The live part of a portal on a port of its own, over a test's database. */
export async function startLivePortal(test: TestDatabase, options: Partial<RealtimeOptions> = {}) {
  const httpServer = createServer();
  httpServer.listen(0, '127.0.0.1');
  await once(httpServer, 'listening');
  const url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;

  const realtime = createRealtime({
    httpServer,
    database: test.prisma,
    log,
    allowedOrigins: new Set([url]),
    authenticate: (token) => authenticateIn(test, token),
    ...options,
  });
  const dispatcher = createLiveDispatcher({
    database: test.prisma,
    emit: realtime.emitToIdentity,
    broadcast: realtime.broadcast,
    log,
  });
  const outbox = createOutbox(test.prisma);
  outbox.addConsumer(dispatcher);
  dispatcher.start();
  const sockets: Socket[] = [];

  function open(
    account: LiveAccount | null,
    socketOptions: Partial<ManagerOptions & SocketOptions> = {},
  ): LiveClient {
    const socket = io(url, {
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
      auth: account ? { token: account.sessionId } : {},
      ...socketOptions,
    });
    sockets.push(socket);
    const received: ReceivedEvent[] = [];
    const onlineEvents: Online[] = [];
    socket.onAny((name: string, payload: ReceivedEvent['payload']) => {
      if (name === portalOnline.name) onlineEvents.push(payload as unknown as Online);
      else received.push({ name, payload });
    });
    const resume = (lastSeq: unknown): Promise<ResumeAnswer> =>
      socket.emitWithAck('resume', { lastSeq });
    return { socket, received, onlineEvents, resume };
  }

  return {
    url,
    realtime,
    dispatcher,
    open,
    /** Opens a connection and waits for it. @throws what `connect_error` says. */
    async connect(...args: Parameters<typeof open>): Promise<LiveClient> {
      const client = open(...args);
      await new Promise<void>((resolve, reject) => {
        client.socket.once('connect', resolve);
        client.socket.once('connect_error', reject);
      });
      return client;
    },
    /** Sends guest and staff, in a transaction, the event that an order of this number was paid. */
    async pay(guestId: number, orderId: number): Promise<void> {
      const row = liveRow(orderPaidStatusChange, { orderId, paid_for: 'succeeded' }, guestId);
      await outbox.makeChange(async ({ enqueue }) => enqueue(row));
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.disconnect();
      await dispatcher.stop();
      await realtime.close();
    },
  };
}

/** The live part of a portal, as tests see it. */
export type LivePortal = Awaited<ReturnType<typeof startLivePortal>>;

/** The orders of a client's events, in the order of arrival. */
export function ordersOf(client: Pick<LiveClient, 'received'>): unknown[] {
  return client.received.map(({ payload }) => payload['orderId']);
}

/** Waits until the client has got the event of this order. */
export async function untilEventOf(client: LiveClient, orderId: number): Promise<void> {
  await eventually(() => expect(ordersOf(client)).toContain(orderId));
}
