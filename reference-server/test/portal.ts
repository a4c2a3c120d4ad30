import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  createMemoryTokenStore,
  createPortal,
  createStaffPortal,
  type Portal,
  type StaffPortal,
} from '@portal/client';
import type { StaffRole } from '@portal/domain';
import type { Logger } from 'pino';
import { vi } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { startSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { readConfig } from '../src/config/config.ts';
import { createContext, type Context } from '../src/context.ts';
import type { Database } from '../src/db/database.ts';
import type { PagesOptions } from '../src/http/pages.ts';
import { createLog } from '../src/log.ts';
import { hashPassword } from '../src/modules/auth/password-hash.ts';
import type { StaffChatPace } from '../src/ports/staff-messenger.ts';
import { createProviders, type Providers } from '../src/providers.ts';
import { createTestDatabase } from './database.ts';
import { forgetRedisKeys } from './redis-keys.ts';

const staffPassword = 'only-for-tests';

/** What a test changes of the ordinary portal. */
export interface TestPortalOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Stands in for a provider where the sandbox cannot play what the test needs. */
  readonly providers?: Partial<Providers>;
  /** How fast the chat of staff is written to, where a test cannot wait for its real pace. */
  readonly staffChatPace?: StaffChatPace;
  /** A database that the test has opened and closes itself, e.g. one that two portals share. */
  readonly database?: Database;
  readonly log?: Logger;
  readonly pages?: PagesOptions;
  readonly drainMilliseconds?: number;
  /** Begins every key in Redis; instances that share one act as one portal. */
  readonly redisKeyPrefix?: string;
}

/** A guest who has just registered, and the client that is signed in as such. */
export interface TestGuest {
  readonly client: Portal;
  readonly token: string;
  readonly id: number;
  readonly phone: string;
}

/** A member of staff who has just signed in. */
export interface TestStaff {
  readonly client: Portal;
  readonly staffPortal: StaffPortal;
  readonly token: string;
}

/** The real server on a database and a sandbox of its own. */
export interface TestPortal {
  readonly url: string;
  readonly database: Database;
  readonly sandbox: Sandbox;
  readonly context: Context;
  /** A client without a session. */
  client(): Portal;
  /** Registers a guest with the code that the SMS sandbox received. */
  guest(name?: string): Promise<TestGuest>;
  /** Signs the demo member of staff with this role in. */
  staff(role: StaffRole): Promise<TestStaff>;
  /** The newest code sent to a phone. */
  codeFor(phone: string): Promise<string>;
  stop(): Promise<void>;
}

/** A Russian mobile phone that no other test uses. */
export function somePhone(): string {
  return `+79${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

async function ownDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const { database, stop } = await createTestDatabase();
  return { database, drop: stop };
}

/** Boots the portal with the demo hotel on free ports; tests run any number of them side by side. */
export async function createTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-test-'));
  const httpServer = createServer();
  httpServer.listen(0, '127.0.0.1');
  await once(httpServer, 'listening');
  const url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
  const [{ database, drop: dropDatabase }, sandbox] = await Promise.all([
    options.database ? { database: options.database, drop: async () => undefined } : ownDatabase(),
    startSandbox({
      port: 0,
      dataDir,
      webhookUrl: `${url}/api/webhook/yookassa`,
      iikoWebhookUrl: `${url}/api/webhook/iiko`,
    }),
  ]);
  const config = await readConfig({
    PUBLIC_ORIGIN: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SMS_PER_ADDRESS_PER_HOUR: '10000',
    SMS_PER_ADDRESS_PER_DAY: '10000',
    ...(process.env['REDIS_URL'] && { REDIS_URL: process.env['REDIS_URL'] }),
    ...options.environment,
  });
  const redisKeyPrefix = options.redisKeyPrefix ?? `portal-test-${path.basename(dataDir)}`;
  await seedDemo(database.prisma, { staffPassword, hashPassword });
  const providers = createProviders(config.environment, sandbox.endpoints);
  const { staffChat } = providers;
  const pace = options.staffChatPace;
  const context = await createContext({
    config,
    database,
    providers: {
      ...providers,
      ...(staffChat &&
        pace && {
          staffChat: { ...staffChat, messenger: { ...staffChat.messenger, pace } },
        }),
      ...options.providers,
    },
    log: options.log ?? createLog('silent'),
    httpServer,
    redisKeyPrefix,
    ...(options.pages && { pages: options.pages }),
    ...(options.drainMilliseconds && { drainMilliseconds: options.drainMilliseconds }),
  });
  context.start();

  const clients: Portal[] = [];

  function clientWith(token = createMemoryTokenStore()): Portal {
    const client = createPortal({
      baseUrl: url,
      token,
      socket: { transports: ['websocket'], forceNew: true },
    });
    clients.push(client);
    return client;
  }

  async function codeFor(phone: string): Promise<string> {
    return vi.waitFor(
      async () => {
        const to = encodeURIComponent(phone);
        const response = await fetch(`${sandbox.url}/__sandbox/sms?to=${to}`);
        const messages = (await response.json()) as { text: string }[];
        const code = /\d{4,6}$/.exec(messages.at(-1)?.text ?? '')?.[0];
        if (code === undefined) throw new Error(`No code was sent to ${phone}.`);
        return code;
      },
      { timeout: 5000, interval: 20 },
    );
  }

  return {
    url,
    database,
    sandbox,
    context,
    client: () => clientWith(),
    codeFor,
    async guest(name = 'Анна Лебедева') {
      const phone = somePhone();
      const token = createMemoryTokenStore();
      const client = clientWith(token);
      const signIn = client.phoneSignIn();
      await signIn.sendCode(phone);
      await signIn.checkCode(await codeFor(phone));
      await signIn.register({ name, isSubscribe: false });
      const state = client.session.state();
      if (state.status !== 'signed-in') throw new Error('The guest could not register.');
      return { client, token: token.read() ?? '', id: Number(state.account.id), phone };
    },
    async staff(role) {
      const token = createMemoryTokenStore();
      const client = clientWith(token);
      if (!(await client.session.signInStaff(role, staffPassword))) {
        throw new Error(`The demo ${role} could not sign in.`);
      }
      return { client, staffPortal: createStaffPortal(client), token: token.read() ?? '' };
    },
    async stop() {
      for (const client of clients) client.live.disconnect();
      await context.stop();
      const redisUrl = process.env['REDIS_URL'];
      if (redisUrl && !options.redisKeyPrefix) await forgetRedisKeys(redisUrl, redisKeyPrefix);
      await sandbox.stop();
      await dropDatabase();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
