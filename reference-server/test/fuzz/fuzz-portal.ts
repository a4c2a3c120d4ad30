import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Endpoint, ProblemCode, StaffRole } from '@portal/domain/contract';
import { endpoints } from '@portal/domain/openapi';
import { problemDefinitions } from '@portal/domain/server';
import fc from 'fast-check';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import type { Database } from '../../src/db/database.ts';
import type { HotelThings } from '../bad-input/call-input.ts';
import { hashPassword } from '../../src/modules/auth/staff-sign-in/password-hash.ts';
import { seedHotel } from '../bad-input/fixtures.ts';
import { createTestPortal, type TestPortal } from '../portal.ts';
import { send, type RawReply } from '../raw-request.ts';
import {
  fuzzedCalls,
  fuzzedTalks,
  type Caller,
  type FuzzedCall,
  type FuzzedTalk,
} from './fuzzed-inputs.ts';

/** After so long a call hangs. */
const answerMilliseconds = 20_000;
const shorteningMilliseconds = 60_000;
/** Any call may be answered so: a database that is away, a portal that is switched off. */
const commonCodes: ReadonlySet<string> = new Set(['UNAVAILABLE', 'PORTAL_DISABLED']);

/** What was wrong, with the shortest input that shows it. */
export interface FuzzFailure {
  readonly seed: number;
  readonly input: FuzzedCall | FuzzedTalk;
  readonly wrong: string;
}

/** Boots the portal with a hotel in it. */
export async function startFuzzPortal(database?: Database) {
  const logged: string[] = [];
  const log = pino(
    { level: 'error' },
    new Writable({
      write(line: Buffer, _, done) {
        logged.push(line.toString());
        if (logged.length > 20) logged.shift();
        done();
      },
    }),
  );
  const portal = await createTestPortal({
    log,
    ...(database && { database }),
    environment: { LIVE_HANDSHAKES_PER_MINUTE: '1000000', LIVE_CONNECTIONS_PER_NETWORK: '100000' },
  });
  const hotel = await seedHotel(portal);
  const tokens = new Map<Caller, string>();

  async function tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'anon') return undefined;
    const known = tokens.get(caller);
    if (known !== undefined) return known;
    const token = await patiently(() =>
      caller === 'guest' ? newGuest(portal, hotel) : newStaff(portal, caller),
    );
    tokens.set(caller, token);
    return token;
  }

  async function ask(call: FuzzedCall): Promise<RawReply> {
    const token = await tokenOf(call.as);
    const { method } = endpointOf(call);
    const body =
      call.body === undefined ? undefined : Buffer.from(call.body, call.isFile ? 'base64' : 'utf8');
    // What no client can put into a header is no input.
    const headers = Object.entries(call.headers).filter(([, value]) =>
      /^[\t\x20-\x7e\x80-\xff]*$/.test(value),
    );
    return within(
      send(portal.url, {
        ...{ method, path: call.path, ...(body && { body }) },
        headers: {
          ...Object.fromEntries(headers),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
      }),
    );
  }

  async function wrongWithCall(call: FuzzedCall): Promise<string | undefined> {
    let reply: RawReply;
    try {
      reply = await ask(call);
    } catch (error) {
      return `not answered: ${String(error)}`;
    }
    // Its own session may be what it has ended.
    if (reply.status === 401 || reply.status === 403) tokens.delete(call.as);
    if (reply.text.includes('PORTAL_DISABLED')) await switchOn(portal);
    const wrong = wrongWith(reply, endpointOf(call));
    return wrong === undefined ? undefined : `${wrong}\n${logged.at(-1) ?? ''}`;
  }

  /** null: it was not let in. */
  async function connect(token: string | undefined): Promise<Socket | null> {
    const socket = io(portal.url, {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false },
      auth: token === undefined ? {} : { token },
    });
    const opened = Promise.withResolvers<Socket | null>();
    socket.once('connect', () => opened.resolve(socket));
    socket.once('connect_error', () => opened.resolve(null));
    return within(opened.promise);
  }

  /** What it says may end its connection, and never hold up the next one. */
  async function wrongWithTalk({ as, packets }: FuzzedTalk): Promise<string | undefined> {
    const token = await tokenOf(as);
    const sockets: Socket[] = [];
    try {
      const talking = await connect(token);
      if (talking) sockets.push(talking);
      for (const packet of packets) talking?.io.engine.send(packet);
      const next = await connect(token);
      if (next) sockets.push(next);
      else tokens.delete(as);
      await within(Promise.resolve(next?.emitWithAck('resume', { lastSeq: 0 })));
      return undefined;
    } catch (error) {
      return `not answered: ${String(error)}`;
    } finally {
      for (const socket of sockets) socket.disconnect();
    }
  }

  async function search<Input extends FuzzedCall | FuzzedTalk>(
    inputs: fc.Arbitrary<Input>,
    wrongWithInput: (input: Input) => Promise<string | undefined>,
    { seed, count }: { seed: number; count: number },
  ): Promise<FuzzFailure | null> {
    let wrong = '';
    let foundAt = Infinity;
    const property = fc.asyncProperty(inputs, async (input) => {
      // What takes long to show is made no shorter for ever.
      if (performance.now() - foundAt > shorteningMilliseconds) return true;
      const found = await wrongWithInput(input);
      if (found === undefined) return true;
      foundAt = Math.min(foundAt, performance.now());
      wrong = found;
      return false;
    });
    const { counterexample } = await fc.check(property, { seed, numRuns: count });
    return counterexample ? { seed, input: counterexample[0], wrong } : null;
  }

  const calls = fuzzedCalls();
  const talks = fuzzedTalks();
  return {
    /** Sends so many calls that follow from the seed; null: none was answered wrongly. */
    sendCalls: (seed: number, count: number): Promise<FuzzFailure | null> =>
      search(calls, wrongWithCall, { seed, count }),
    /** The same with live connections. */
    talk: (seed: number, count: number): Promise<FuzzFailure | null> =>
      search(talks, wrongWithTalk, { seed, count }),
    /** @throws Error when an honest guest is not served any more. */
    async mustServe() {
      await switchOn(portal);
      const { id } = await patiently(() => portal.guest());
      const reply = await within(portal.call(`guest-${id}`, '/api/orders'));
      if (reply.status !== 200) throw new Error(`An honest guest is answered ${reply.status}.`);
    },
    stop: () => portal.stop(),
  };
}

/** A guest who has ordered and asked for help, as far as there is still something to order. */
async function newGuest(portal: TestPortal, hotel: HotelThings): Promise<string> {
  const { id, token } = await portal.guest();
  const { storeId: store, roomId: room, productId } = hotel;
  const order = { store, room, products: [{ id: productId, quantity: 1 }], paymentType: 'cash' };
  await within(portal.call(`guest-${id}`, '/api/order/create', { order }));
  await within(
    portal.call(`guest-${id}`, '/api/ticket/create', { room, message: 'Не горит лампа' }),
  );
  return token;
}

/** Not signed in by a password: the fuzzed ones that are wrong would hold it up. */
async function newStaff(portal: TestPortal, role: StaffRole): Promise<string> {
  const id = `${role}-${randomUUID()}`;
  const passwordHash = await hashPassword('only-for-this-test');
  await portal.prisma.staff.create({ data: { id, name: 'Новенький', role, passwordHash } });
  return portal.tokenOf(id);
}

/** Preparing for a call is no input: where a busy machine has no connection for it, it is tried again. */
async function patiently<Result>(prepare: () => Promise<Result>): Promise<Result> {
  for (let left = 5; ; left -= 1) {
    try {
      return await prepare();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function switchOn({ prisma }: TestPortal): Promise<void> {
  await patiently(() => prisma.setting.deleteMany({ where: { key: 'isDisable' } }));
}

function endpointOf({ name }: FuzzedCall): Endpoint {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`There is no call ${name}.`);
  return endpoint;
}

function wrongWith({ status, headers, text }: RawReply, endpoint: Endpoint): string | undefined {
  const shown = `${endpoint.method} ${endpoint.path} answered ${status}: ${text.slice(0, 300)}`;
  if (status < 400) return status in endpoint.replies || status === 304 ? undefined : shown;
  if (!headers['content-type']?.startsWith('application/json')) return shown;
  const code = codeOf(text);
  if (status < 500) {
    return status in endpoint.replies || (code && problemDefinitions[code].status === status)
      ? undefined
      : shown;
  }
  const isDeclared = code !== 'INTERNAL' && status in endpoint.replies;
  return isDeclared || (code && commonCodes.has(code)) ? undefined : shown;
}

function codeOf(text: string): ProblemCode | undefined {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'string' && code in problemDefinitions
      ? (code as ProblemCode)
      : undefined;
  } catch {
    return undefined;
  }
}

async function within<Result>(answer: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('it hangs')), answerMilliseconds);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
