import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ProblemDetail } from '@portal/domain/contract';
import { endpoints } from '@portal/domain/openapi';
import type { Logger } from 'pino';
import { eventually } from './eventually.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { seedDemo } from '../demo/seed.ts';
import { startSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { readConfig } from '../src/config/config.ts';
import { createContext, type Context, type ServiceName } from '../src/context.ts';
import type { Database } from '../src/db/database.ts';
import type { PagesOptions } from '../src/http/pages.ts';
import { unlimited } from '../src/kernel/limits/rate-limiter.ts';
import { createLog } from '../src/log.ts';
import type { MachineSnapshot } from '../src/modules/operations/machine.ts';
import type { StaffChatPace } from '../src/ports/staff-messenger.ts';
import { createProviders, type Providers } from '../src/providers.ts';
import { createTestDatabase } from './database.ts';
import { listenLive, type LiveListener } from './live/live-client.ts';
import { deleteRedisKeys } from './redis-keys.ts';
import { createTestAccounts, type TestAccounts } from './test-accounts.ts';

export { somePhone, type TestGuest, type TestStaff } from './test-accounts.ts';

/** What a test changes of the ordinary portal. */
export interface TestPortalOptions<Hotel = void> {
  /** The work behind the calls that runs from the beginning. Default: all of it, as in production. */
  readonly only?: readonly ServiceName[];
  /** Fills the empty database, and gives what it put there. Default: the demo hotel. */
  readonly seed?: (prisma: PrismaClient) => Promise<Hotel>;
  /** Whether calls are counted and refused when there are too many. Default: they are not. */
  readonly hasRateLimits?: boolean;
  /** Whether a guest has no more open than production allows. Default: as much as a test needs. */
  readonly hasBounds?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** Stands in for a provider where the sandbox cannot play what the test needs. */
  readonly providers?:
    | Partial<Providers>
    | ((real: Providers, sandbox: Sandbox) => Partial<Providers>);
  /** How fast the chat of staff is written to, where a test cannot wait for its real pace. */
  readonly staffChatPace?: StaffChatPace;
  /** A database that the test has opened and closes itself, e.g. one that two portals share. */
  readonly database?: Database;
  /** A sandbox that the test has started and stops itself. */
  readonly sandbox?: Sandbox;
  readonly log?: Logger;
  readonly pages?: PagesOptions;
  /** What the portal sees of the machine. Default: this one. */
  readonly readMachine?: () => Promise<MachineSnapshot>;
  readonly drainMilliseconds?: number;
  /** How long a stop goes on accepting. Default: not at all. */
  readonly graceMilliseconds?: number;
  /** Begins every key in Redis; instances that share one act as one portal. */
  readonly redisKeyPrefix?: string;
}

/** The answer to a call. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body & { code?: string; error?: string; details?: ProblemDetail[] };
}

/** The real server on a database and a sandbox of its own. */
export interface TestPortal<Hotel = unknown> extends Omit<TestAccounts, 'disconnect'> {
  readonly url: string;
  readonly database: Database;
  readonly prisma: PrismaClient;
  readonly sandbox: Sandbox;
  /** The outside world as this portal reaches it; what a test replaces in it is used from then on. */
  readonly providers: Providers;
  readonly context: Context;
  /** The work behind the calls, to begin and end by hand. */
  readonly services: Context['services'];
  /** What the test put into the database at the beginning. */
  readonly hotel: Hotel;
  /** Calls as `guest-<id>`, as a member of staff by id, or as nobody; a text is sent as it is. */
  call<Body = Record<string, unknown>>(
    as: string | null,
    path: string,
    data?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<Body>>;
  /** Sends a file. */
  upload<Body>(
    as: string | null,
    path: string,
    file: Uint8Array,
    type?: string,
  ): Promise<Answer<Body>>;
  /** The answer as it comes; with a body by the contract's method, else by GET. */
  send(as: string | null, path: string, init?: RequestInit): Promise<Response>;
  /** Connects live as one of those who call. */
  listen(as: string): Promise<LiveListener>;
  /** Another instance on the same database, which nobody calls and whose work is begun by hand. */
  anotherInstance(): Promise<Context>;
  /** The newest code sent to a phone. */
  codeFor(phone: string): Promise<string>;
  stop(): Promise<void>;
}

/** Of every demo account. */
export const staffPassword = 'only-for-tests';

/** The demo hotel; its passwords cost next to nothing to check. */
export async function seedDemoHotel(prisma: PrismaClient): Promise<void> {
  await seedDemo(prisma, () => staffPassword);
}

/** Boots the real server on free ports; tests run any number of them side by side. */
export async function createTestPortal<Hotel = void>(
  options: TestPortalOptions<Hotel> = {},
): Promise<TestPortal<Hotel>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-test-'));
  const httpServer = createServer();
  // Else a busy machine closes connections that a client has just taken for its next call.
  httpServer.keepAliveTimeout = 0;
  httpServer.listen(0, '127.0.0.1');
  await once(httpServer, 'listening');
  const url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
  const own = options.database ? null : await createTestDatabase();
  const database = options.database ?? own!.database;
  const { prisma } = database;
  const ownSandbox = options.sandbox
    ? null
    : await startSandbox({ port: 0, dataDir, portalUrl: url });
  const sandbox = options.sandbox ?? ownSandbox!;
  const config = await readConfig({
    PUBLIC_ORIGIN: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // Also where a test puts it behind a proxy.
    DEMO: 'i-understand',
    ...(process.env['REDIS_URL'] && { REDIS_URL: process.env['REDIS_URL'] }),
    ...options.environment,
  });
  const seed = options.seed ?? (seedDemoHotel as (prisma: PrismaClient) => Promise<Hotel>);
  const hotel = await seed(prisma);
  const providers = providersOf(options, config, sandbox);
  const redisKeyPrefix = options.redisKeyPrefix ?? `portal-test-${path.basename(dataDir)}`;
  const contextOptions = {
    config,
    database,
    providers,
    log: options.log ?? createLog('silent'),
    redisKeyPrefix,
    ...(!options.hasRateLimits && { rateLimiter: unlimited }),
    ...(!options.hasBounds && { bounds: { openUnpaidOrders: 10_000, openTickets: 10_000 } }),
    ...(options.pages && { pages: options.pages }),
    graceMilliseconds: options.graceMilliseconds ?? 0,
    ...(options.readMachine && { readMachine: options.readMachine }),
    ...(options.drainMilliseconds && { drainMilliseconds: options.drainMilliseconds }),
  };
  const context = await createContext({ ...contextOptions, httpServer });
  const { services } = context;
  if (options.only) for (const name of options.only) services[name].start();
  else context.start();
  const accounts = createTestAccounts(url, prisma, config);
  const others: Context[] = [];

  const listeners: LiveListener[] = [];

  async function send(as: string | null, callPath: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    if (as !== null) headers.set('authorization', `Bearer ${await accounts.tokenOf(as)}`);
    const method = init.method ?? (init.body === undefined ? 'GET' : methodOf(callPath));
    return fetch(url + callPath, { ...init, method, headers });
  }

  return {
    ...accounts,
    ...{ url, database, prisma, sandbox, providers, context, services, hotel, send },
    async call(as, callPath, data = {}, headers = {}) {
      const response = await send(as, callPath, {
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof data === 'string' ? data : JSON.stringify({ data }),
      });
      return readAnswer(response);
    },
    async upload(as, callPath, file, type = 'image/png') {
      const body = Uint8Array.from(file);
      return readAnswer(await send(as, callPath, { headers: { 'content-type': type }, body }));
    },
    async listen(as) {
      const listener = await listenLive(url, await accounts.tokenOf(as));
      listeners.push(listener);
      return listener;
    },
    async anotherInstance() {
      const other = await createContext({ ...contextOptions, httpServer: createServer() });
      others.push(other);
      return other;
    },
    codeFor: (phone) => newestCode(sandbox, phone),
    async stop() {
      accounts.disconnect();
      for (const { socket } of listeners) socket.disconnect();
      await Promise.all([context, ...others].map((each) => each.stop()));
      const redisUrl = process.env['REDIS_URL'];
      if (redisUrl && !options.redisKeyPrefix) await deleteRedisKeys(redisUrl, redisKeyPrefix);
      await ownSandbox?.stop();
      await own?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function providersOf<Hotel>(
  { providers: changes, staffChatPace: pace }: TestPortalOptions<Hotel>,
  config: Awaited<ReturnType<typeof readConfig>>,
  sandbox: Sandbox,
): Providers {
  const real = createProviders(config.environment, sandbox.endpoints);
  const { staffChat } = real;
  const paced =
    staffChat && pace ? { ...staffChat, messenger: { ...staffChat.messenger, pace } } : staffChat;
  return {
    ...real,
    staffChat: paced,
    ...(typeof changes === 'function' ? changes(real, sandbox) : changes),
  };
}

async function readAnswer<Body>(response: Response): Promise<Answer<Body>> {
  const text = await response.text();
  const body = (text === '' ? {} : JSON.parse(text)) as Answer<Body>['body'];
  return { status: response.status, body };
}

/** The contract's method for a path of calls that take a body. */
function methodOf(callPath: string): string {
  for (const { method, path: known } of endpoints.values()) {
    if (known === callPath && method !== 'GET') return method;
  }
  return 'POST';
}

async function newestCode(sandbox: Sandbox, phone: string): Promise<string> {
  return eventually(async () => {
    const to = encodeURIComponent(phone);
    const response = await fetch(`${sandbox.url}/__sandbox/sms?to=${to}`);
    const messages = (await response.json()) as { text: string }[];
    const code = /\d{4,6}$/.exec(messages.at(-1)?.text ?? '')?.[0];
    if (code === undefined) throw new Error(`No code was sent to ${phone}.`);
    return code;
  });
}
