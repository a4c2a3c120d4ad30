import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Guest, ProblemDetail, StaffAccount } from '@portal/domain';
import type { Logger } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { createExpressApp } from '../src/http/express-app.ts';
import { createIdempotencyKeys } from '../src/kernel/idempotency-store.ts';
import { mountRoutes } from '../src/kernel/mount.ts';
import { createLog } from '../src/log.ts';
import { createAuthModule, type AuthModule } from '../src/modules/auth/auth-module.ts';
import { hashPassword } from '../src/modules/auth/password-hash.ts';
import { settingDefaults } from '../src/modules/portal/setting-defaults.ts';
import { createOutbox } from '../src/outbox/outbox.ts';
import type { SmsMessage } from '../src/ports/sms-sender.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** What stands behind the tokens and codes of these tests. */
export const secrets = {
  sessionSecret: 'a session secret that only tests know',
  otpPepper: 'a pepper that only tests know, and long',
};
/** The address the portal believes to be at. */
export const publicOrigin = 'http://portal.test';
/** Whom closed guests are told to call. */
export const receptionPhone = '+7 (495) 000-00-00';

/** Every field that an answer about signing in may have. */
export interface AnswerBody {
  readonly success: boolean;
  readonly error: string;
  readonly code: string;
  readonly details: ProblemDetail[];
  readonly retryAfterSeconds: number;
  readonly data: {
    challengeId: string;
    expiresAt: string;
    resendInSeconds: number;
    digits: number;
  };
  readonly guest: Guest | StaffAccount;
  readonly token: string;
  readonly id: number;
  readonly isExpired: boolean;
  readonly accountId: number | string | null;
  readonly alreadyRegistered: boolean;
}

/** The answer to a call; what it has not is undefined. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AnswerBody;
}

/** Somebody at one address with a browser of their own. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  sendCode(phone: string, more?: object): Promise<Answer>;
  login(phone: string, code?: string, more?: object): Promise<Answer>;
  register(phone: string, more?: object): Promise<Answer>;
}

/** One instance of the server, with nothing but the calls of signing in. */
export interface SignInServer {
  readonly url: string;
  readonly auth: AuthModule;
  /** Everything the gateway was given. */
  readonly messages: SmsMessage[];
  readonly endedSessions: { sessionId: string; reason: string }[];
  visitor(address?: string): Visitor;
  /** Sends what is queued, and returns the newest code that went to a phone. */
  codeFor(phone: string): Promise<string>;
  /** A visitor who has just registered the phone. */
  guest(phone: string): Promise<{ visitor: Visitor; token: string; id: number }>;
  /** A moderator who has just signed in. */
  staff(id?: string): Promise<{ visitor: Visitor; token: string }>;
  stop(): Promise<void>;
}

/** A hotel where tests sign in. */
export interface SignInHouse {
  readonly prisma: PrismaClient;
  /** Starts an instance; several share the database, as after a restart. */
  open(environment?: Record<string, string>, log?: Logger): Promise<SignInServer>;
  /** Moves the clock of every process. */
  pass(seconds: number): void;
}

/** A code of as many digits that is not this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
}

let visitors = 0;

/** An address that no other visitor has. */
export function someAddress(): string {
  visitors += 1;
  return `203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

/** Gives a file of tests a database that is empty, and a clock that stands still, before each. */
export function useSignInHouse(): SignInHouse {
  let database: TestDatabase;
  const open: SignInServer[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
    const { prisma } = database;
    await prisma.$transaction([
      prisma.otpChallenge.deleteMany(),
      prisma.otpPhone.deleteMany(),
      prisma.attemptBudget.deleteMany(),
      prisma.outbox.deleteMany(),
      prisma.guest.deleteMany(),
      prisma.staff.deleteMany(),
    ]);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.stop()));
    vi.useRealTimers();
  });
  afterAll(() => database.stop());

  return {
    get prisma() {
      return database.prisma;
    },
    async open(environment = {}, log = createLog('silent')) {
      const server = await startServer(database, environment, log);
      open.push(server);
      return server;
    },
    pass: (seconds) => vi.setSystemTime(Date.now() + seconds * 1000),
  };
}

async function startServer(
  { database, prisma }: TestDatabase,
  environment: Record<string, string>,
  log: Logger,
): Promise<SignInServer> {
  const messages: SmsMessage[] = [];
  const endedSessions: SignInServer['endedSessions'] = [];
  const known = readEnvironment(environment);
  const auth = createAuthModule({
    database,
    outbox: createOutbox(),
    secrets,
    environment: known,
    settings: {
      read: async () => ({ receptionPhone, timeZone: 'Europe/Moscow' }),
      latest: () => settingDefaults(known),
    },
    smsSender: {
      async send(message) {
        messages.push(message);
        return { providerMessageId: String(messages.length), costKopecks: null };
      },
    },
    onSessionEnded: (sessionId, reason) => void endedSessions.push({ sessionId, reason }),
    publicOrigin,
    log,
  });
  const app = createExpressApp({
    log,
    trustProxyHops: 1,
    https: false,
    sources: { payment: [] },
    mountApi: (express) =>
      mountRoutes(
        express,
        auth.routes.map(({ endpoint }) => endpoint),
        auth.routes,
        {
          log,
          authenticate: auth.authenticate,
          isPortalDisabled: async () => false,
          rateLimiter: { spend: async () => null },
          idempotencyKeys: createIdempotencyKeys(prisma),
          allowedOrigins: new Set([publicOrigin]),
          secureCookies: false,
        },
      ),
  });
  const httpServer = createServer(app).listen(0, '127.0.0.1');
  await once(httpServer, 'listening');
  const url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;

  function visitor(address = someAddress()): Visitor {
    const cookies = new Map<string, string>();
    async function post(
      path: string,
      body: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          ...(cookie && { cookie }),
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      const parsed: unknown = text === '' ? {} : JSON.parse(text);
      return { status: response.status, headers: response.headers, body: parsed as AnswerBody };
    }
    return {
      cookies,
      post,
      sendCode: (phoneNumber, more = {}) =>
        post('/api/sms-auth/send-code', { phoneNumber, ...more }),
      login: (phone, code, more = {}) =>
        post('/api/sms-auth/login', { data: { phone, code, ...more } }),
      register: (phone, more = {}) =>
        post('/api/sms-auth/register', { data: { phone, name: 'Анна', ...more } }),
    };
  }

  async function codeFor(phone: string): Promise<string> {
    const rows = await prisma.outbox.findMany({
      where: { channel: 'sms' },
      orderBy: { id: 'asc' },
    });
    await Promise.all(rows.map((row) => auth.deliverSms(row)));
    await prisma.outbox.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
    const newest = messages.findLast((message) => message.phone === phone);
    const code = /\d{4,6}$/.exec(newest?.text ?? '')?.[0];
    if (code === undefined) throw new Error('No code was sent to this phone.');
    return code;
  }

  return {
    url,
    auth,
    messages,
    endedSessions,
    visitor,
    codeFor,
    async guest(phone) {
      const guest = visitor();
      await guest.sendCode(phone);
      await guest.login(phone, await codeFor(phone));
      const { body, status } = await guest.register(phone);
      if (status !== 201) throw new Error('The guest could not register.');
      return { visitor: guest, token: body.token, id: body.id };
    },
    async staff(id = 'olga') {
      const password = 'a long password';
      const passwordHash = await hashPassword(password, { logN: 4, r: 1, p: 1 });
      await prisma.staff.create({ data: { id, name: 'Ольга', role: 'moderator', passwordHash } });
      const member = visitor();
      const { body } = await member.post('/api/admin/auth/login', { data: { id, password } });
      return { visitor: member, token: body.token };
    },
    async stop() {
      httpServer.close();
      httpServer.closeAllConnections();
      await once(httpServer, 'close');
      await auth.stop();
    },
  };
}
