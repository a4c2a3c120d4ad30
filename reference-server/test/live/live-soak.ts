import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createLiveConnection, type LiveConnection } from '@portal/client';
import { orderPaidStatusChange } from '@portal/domain/orders';
import pino from 'pino';
import { liveRow } from '../../src/outbox/outbox-row.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import { createLiveDispatcher } from '../../src/realtime/events/live-dispatcher.ts';
import { createRealtime } from '../../src/realtime/realtime.ts';
import { authenticateIn, createGuest, createStaff } from '../../src/realtime/test/live-accounts.ts';
import { createOwnDatabase } from '../databases/own-database.ts';

/** How hard the live connection is tried. */
export interface LiveSoak {
  /** Connected at once, spread over {@link LiveSoak.accounts} members of staff. */
  readonly clients: number;
  readonly accounts: number;
  /** How often the line of every client is cut. */
  readonly cuts: number;
  /** Every client is to hear each of them. */
  readonly events: number;
}

/** What came of it; all but `deliveries`, `cuts` and `seconds` ought to be 0. */
export interface LiveSoakOutcome {
  readonly deliveries: number;
  /** Lines that were cut, over all clients. */
  readonly cuts: number;
  readonly missed: number;
  readonly doubled: number;
  readonly outOfOrder: number;
  /** How often a client was told to load everything anew, but for the first time. */
  readonly resets: number;
  readonly seconds: number;
}

interface SoakClient {
  readonly live: LiveConnection;
  readonly received: number[];
  resets: number;
}

/** Lines are cut in groups of this many, so that some clients hear an event at once and others later. */
const groupSize = 20;
const maxWaitMilliseconds = 60_000;

/**
 * Cuts the lines of many clients again and again while events happen, and counts what each has heard once
 * all is quiet.
 *
 * @throws Error when clients do not come back within a minute.
 */
export async function soakLiveConnection(soak: LiveSoak): Promise<LiveSoakOutcome> {
  const database = await createOwnDatabase();
  const { prisma } = database;
  const log = pino({ level: 'silent' });
  const httpServer = createServer().listen(0, '127.0.0.1');
  const lines = new Set<Socket>();
  httpServer.on('connection', (line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  await once(httpServer, 'listening');
  const url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
  const realtime = createRealtime({
    ...{ httpServer, database: prisma, log, allowedOrigins: new Set<string>() },
    authenticate: (token) => authenticateIn(database, token),
    limits: { perAccount: soak.clients, perNetwork: soak.clients * 2 },
  });
  const dispatcher = createLiveDispatcher({
    database: prisma,
    emit: realtime.emitToIdentity,
    broadcast: realtime.broadcast,
    log,
  });
  const outbox = createOutbox(prisma);
  outbox.addConsumer(dispatcher);
  dispatcher.start();

  const guest = await createGuest(database);
  const staff = await Promise.all(
    Array.from({ length: soak.accounts }, () => createStaff(database, 'admin')),
  );
  const clients = Array.from({ length: soak.clients }, (_, index) => {
    const account = staff[index % staff.length];
    return connect(url, account?.sessionId ?? '');
  });
  try {
    await until(() => clients.every(({ resets }) => resets === 1), 'know where they are');
    const started = performance.now();
    let published = 0;
    let cut = 0;
    for (let round = 1; round <= soak.cuts; round += 1) {
      await untilAllLive();
      const due = Math.round((soak.events * round) / soak.cuts) - published;
      const groups = inGroups([...lines].toSorted(() => Math.random() - 0.5));
      for (const [index, group] of groups.entries()) {
        const share =
          Math.round((due * (index + 1)) / groups.length) -
          Math.round((due * index) / groups.length);
        for (let count = 0; count < share; count += 1) await publish((published += 1));
        for (const line of group) line.destroy();
        cut += group.length;
      }
    }
    await untilAllLive();
    const isComplete = () => clients.every(({ received }) => received.includes(soak.events));
    await until(isComplete, 'have heard the last event').catch(() => undefined);
    return {
      ...judge(clients, soak.events),
      cuts: cut,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    for (const { live } of clients) live.disconnect();
    await dispatcher.stop();
    await realtime.close();
    await database.stop();
  }

  async function untilAllLive(): Promise<void> {
    await until(
      () => lines.size >= clients.length && clients.every(({ live }) => live.status() === 'live'),
      'are connected again',
    );
  }

  async function publish(orderId: number): Promise<void> {
    const row = liveRow(orderPaidStatusChange, { orderId, paid_for: 'succeeded' }, guest.id);
    await outbox.makeChange(async ({ enqueue }) => enqueue(row));
  }
}

function connect(url: string, token: string): SoakClient {
  const live = createLiveConnection({
    baseUrl: url,
    hints: () => ({ visitorId: token }),
    bearer: () => token,
    socket: { transports: ['websocket'], reconnectionDelay: 10, reconnectionDelayMax: 200 },
  });
  const client: SoakClient = { live, received: [], resets: 0 };
  live.on(orderPaidStatusChange, ({ orderId }) => client.received.push(orderId));
  live.onReset(() => (client.resets += 1));
  live.connect();
  return client;
}

function judge(clients: readonly SoakClient[], events: number) {
  const counts = { deliveries: 0, missed: 0, doubled: 0, outOfOrder: 0, resets: 0 };
  for (const { received, resets } of clients) {
    const different = new Set(received).size;
    counts.deliveries += received.length;
    counts.missed += events - different;
    counts.doubled += received.length - different;
    counts.outOfOrder += received.filter((id, index) => id < (received[index - 1] ?? 0)).length;
    counts.resets += resets - 1;
  }
  return counts;
}

function inGroups(lines: readonly Socket[]): Socket[][] {
  return Array.from({ length: Math.ceil(lines.length / groupSize) }, (_, index) =>
    lines.slice(index * groupSize, (index + 1) * groupSize),
  );
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + maxWaitMilliseconds;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`Not all clients ${what}.`);
    await wait(5);
  }
}
