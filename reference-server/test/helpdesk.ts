import { randomUUID } from 'node:crypto';
import type { StaffRole, Ticket, TicketMessage, TicketPicture } from '@portal/domain';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Database } from '../src/db/database.ts';
import type { Actor } from '../src/kernel/actor.ts';
import { createLog } from '../src/log.ts';
import { ratingRoutes } from '../src/modules/ratings/rating-routes.ts';
import { createRatingStore } from '../src/modules/ratings/rating-store.ts';
import { createCannedReplyStore } from '../src/modules/tickets/canned-reply-store.ts';
import { createPictureStore } from '../src/modules/tickets/picture-store.ts';
import { createTicketReadings } from '../src/modules/tickets/ticket-reading-store.ts';
import { createTypingLookup } from '../src/modules/tickets/ticket-typing.ts';
import { createTicketsModule } from '../src/modules/tickets/tickets-module.ts';
import { createTicketWritings } from '../src/modules/tickets/ticket-writing-store.ts';
import { createOutbox } from '../src/outbox/outbox.ts';
import { createLiveDispatcher } from '../src/realtime/live-dispatcher.ts';
import { createRealtime } from '../src/realtime/realtime.ts';
import { authenticateIn } from '../src/realtime/test/live-accounts.ts';
import { createTestDatabase } from './database.ts';
import { listenLive, type LiveListener } from './live-client.ts';
import { actorNamed, serveRoutes } from './serve-routes.ts';

/** The answer to a call. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body & { code?: string; error?: string; details?: { path: string }[] };
}

/** Tickets and ratings on HTTP and live, with a database of their own and nothing else. */
export interface Helpdesk {
  readonly url: string;
  readonly database: Database;
  readonly prisma: PrismaClient;
  /** Numbers of a guest, of another, and of a room. */
  readonly guestId: number;
  readonly otherGuestId: number;
  readonly roomId: number;
  /** Calls as `guest-<id>`, as a member of staff by id, or as nobody. */
  call<Body = Record<string, unknown>>(
    as: string | null,
    path: string,
    data?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
  /** Asks for help as the guest. */
  ask(message?: string, more?: object): Promise<Ticket>;
  /** Writes in a ticket. @throws when it is refused. */
  say(as: string, ticketId: number, message: string, more?: object): Promise<TicketMessage>;
  /** Sends a file as a picture. */
  upload(as: string, file: Uint8Array, type?: string): Promise<Answer<{ picture: TicketPicture }>>;
  /** The ticket as somebody reads it. */
  ticket(as: string, id: number): Promise<Ticket>;
  /** An order of the guest's that is done. */
  doneOrder(guestId?: number): Promise<number>;
  /** Connects live as one of those who call. */
  listen(as: string): Promise<LiveListener>;
  stop(): Promise<void>;
}

/** Starts it on a free port; tests run any number of them side by side. */
export async function startHelpdesk(): Promise<Helpdesk> {
  const held = await createTestDatabase();
  const { database, prisma, stop: dropDatabase } = held;
  const log = createLog('silent');
  const furniture = await furnish(prisma);
  const outbox = createOutbox();
  const readings = createTicketReadings(prisma);
  const tickets = createTicketsModule({
    readings,
    store: createTicketWritings(prisma),
    pictures: createPictureStore(prisma),
    cannedReplies: createCannedReplyStore(prisma),
    outbox,
    log,
  });
  const routes = [...tickets.routes, ...ratingRoutes({ store: createRatingStore(prisma), outbox })];
  const authenticate = async (token: string) => actorOf(token) ?? authenticateIn(held, token);
  const served = await serveRoutes(routes, { database, prisma }, authenticate);
  const { url } = served;
  const realtime = createRealtime({
    httpServer: served.server,
    database: prisma,
    log,
    authenticate,
    allowedOrigins: new Set(),
    typing: createTypingLookup(readings),
  });
  const dispatcher = createLiveDispatcher({
    database: prisma,
    emit: realtime.emitToIdentity,
    broadcast: realtime.broadcast,
    log,
  });
  outbox.addConsumer(dispatcher);
  dispatcher.start();
  const listeners: LiveListener[] = [];

  async function send<Body>(
    as: string | null,
    path: string,
    init: {
      method: string;
      headers: Record<string, string>;
      body: string | Uint8Array<ArrayBuffer>;
    },
  ): Promise<Answer<Body>> {
    const headers = { ...init.headers, ...(as !== null && { authorization: `Bearer ${as}` }) };
    const response = await fetch(url + path, { ...init, headers });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text.startsWith('{') ? JSON.parse(text) : {}) as Answer<Body>['body'],
    };
  }

  function call<Body>(
    as: string | null,
    path: string,
    data: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return send(as, path, {
      method: path.endsWith('/update') ? 'PUT' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof data === 'string' ? data : JSON.stringify({ data }),
    });
  }

  return {
    url,
    database,
    prisma,
    ...furniture,
    call,
    async ask(message = 'Не горит лампа', more = {}) {
      const wish = { room: furniture.roomId, message, ...more };
      const as = `guest-${furniture.guestId}`;
      const { status, body } = await call<{ ticket: Ticket }>(as, '/api/ticket/create', wish);
      if (status !== 201) throw new Error(`Not created: ${JSON.stringify(body)}`);
      return body.ticket;
    },
    async say(as, ticketId, message, more = {}) {
      const wish = { ticketId, message, ...more };
      const { status, body } = await call<{ message: TicketMessage }>(
        as,
        '/api/ticket/message',
        wish,
      );
      if (status !== 201) throw new Error(`Not written: ${JSON.stringify(body)}`);
      return body.message;
    },
    upload: (as, file, type = 'image/png') =>
      send(as, '/api/ticket/attachment', {
        method: 'POST',
        headers: { 'content-type': type },
        body: Uint8Array.from(file),
      }),
    async ticket(as, id) {
      const { body } = await call<{ ticket: Ticket }>(as, '/api/ticket/fetch', { id });
      return body.ticket;
    },
    async doneOrder(guestId = furniture.guestId) {
      const { roomId, storeId } = furniture;
      const place = { guestId, roomId, storeId, phone: '+79990000001', paymentType: 'cash' };
      const done = { status: 'done', completedAt: new Date(), totalKopecks: 100 } as const;
      return (await prisma.order.create({ data: { ...place, ...done } })).id;
    },
    async listen(as) {
      const listener = await listenLive(url, await openSession(prisma, as));
      listeners.push(listener);
      return listener;
    },
    async stop() {
      for (const { socket } of listeners) socket.disconnect();
      await dispatcher.stop();
      await realtime.close();
      served.server.closeAllConnections();
      await dropDatabase();
    },
  };
}

/** Staff of the helpdesk; the first two are colleagues. */
const staff: Readonly<Record<string, StaffRole>> = {
  olga: 'admin',
  ivan: 'admin',
  mark: 'moderator',
  bella: 'banquet',
};

function actorOf(token: string): Actor | null {
  const role = staff[token];
  return role ? { role, id: token, sessionId: token } : actorNamed(token);
}

/** A session whose id is its token, as the live connection looks at the row behind it. */
async function openSession(prisma: PrismaClient, as: string): Promise<string> {
  const actor = actorOf(as);
  if (!actor) throw new Error(`There is nobody called ${as}.`);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const whose =
    actor.role === 'guest'
      ? { subject: 'guest' as const, guestId: actor.id }
      : { subject: 'staff' as const, staffId: actor.id };
  const { id } = await prisma.session.create({
    data: { ...whose, id: randomUUID(), expiresAt, absoluteExpiresAt: expiresAt },
  });
  return id;
}

async function furnish(prisma: PrismaClient) {
  const names: Readonly<Record<string, string>> = {
    olga: 'Ольга',
    ivan: 'Иван',
    mark: 'Марк',
    bella: 'Белла',
  };
  await prisma.staff.createMany({
    data: Object.entries(staff).map(([id, role]) => ({
      id,
      role,
      name: names[id] ?? id,
      passwordHash: '',
    })),
  });
  const guest = await prisma.guest.create({ data: { name: 'Анна', phone: '+79990000001' } });
  const other = await prisma.guest.create({ data: { name: 'Борис', phone: '+79990000002' } });
  const room = await prisma.room.create({ data: { name: 'Домик 7' } });
  const store = await prisma.store.create({ data: { title: 'Лавка', storeType: 'shop' } });
  return { guestId: guest.id, otherGuestId: other.id, roomId: room.id, storeId: store.id };
}
