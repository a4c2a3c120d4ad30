import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxEndpoints } from '../sandbox/endpoints.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { readConfig } from './config/config.ts';
import { startPortal, type RunningPortal } from './main.ts';
import { createOwnerAccounts } from './modules/staff/owner/owner-accounts.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://portal.example',
  SESSION_SECRET: 'Zq8vT4nLx2Rk7Wc9Jp5Hd3Fs6Gb1Ym0Q',
  OTP_PEPPER: 'b7Kd2Xn9Vw4Rt6Lq1Mz8Pc5Hs3Fj0GyT',
  SMS_RU_API_ID: 'live-id',
  YOOKASSA_SHOP_ID: '100001',
  YOOKASSA_SECRET_KEY: 'live_key',
};
const published = 'park-hotel-demo';

let database: TestDatabase;
let dataDir: string;
let running: RunningPortal[];

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-start-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((portal) => portal.stop()));
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<RunningPortal> {
  const base = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  const config = await readConfig({ ...base, ...environment });
  const sandbox = config.sandboxUrl === null ? null : sandboxEndpoints(config.sandboxUrl);
  const portal = await startPortal({ config, sandbox });
  running.push(portal);
  return portal;
}

/** The status that staff sign-in answers: 200 or 204. */
async function signIn({ url }: RunningPortal, id: string, password: string): Promise<number> {
  const response = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: { id, password } }),
  });
  return response.status;
}

describe('a portal that strangers reach', () => {
  it('does not start on the database of a demo, and says what to run, until each account has another password', async () => {
    const demo = await start();
    expect(await signIn(demo, 'admin', published)).toBe(200);
    await demo.stop();
    running = [];

    await expect(start(production)).rejects.toThrow(
      /--reset admin\n.*--reset banquet\n.*--reset moderator$/,
    );
    const accounts = createOwnerAccounts(database.prisma);
    for (const id of ['admin', 'moderator']) {
      await accounts.resetPassword(id, 'four words are better');
    }
    await expect(start(production)).rejects.toThrow(
      /read[^:]*:\n {2}npm run create-admin -- --reset banquet$/,
    );
    await accounts.resetPassword('banquet', 'four words are better');

    const portal = await start(production);
    expect(await signIn(portal, 'admin', 'four words are better')).toBe(200);
    expect(portal.firstAdminLink).toBeNull();
  });

  it('does not start while a demo account is opened by the password of DEMO_STAFF_PASSWORD', async () => {
    const own = { DEMO_STAFF_PASSWORD: 'a password of a show room' };
    await (await start(own)).stop();
    running = [];
    await expect(start({ ...production, ...own })).rejects.toThrow('--reset admin');
  });

  it('is never a demo, and prints a link for its first admin at each start', async () => {
    const portal = await start(production);
    expect(await database.prisma.store.count()).toBe(0);
    expect(await database.prisma.staff.count()).toBe(0);
    const { firstAdminLink: link, demoPasswords } = portal;
    expect(link).toMatch(/^https:\/\/portal\.example\/admin\/first#[\w-]{43}$/);
    expect(demoPasswords.size).toBe(0);
    const other = await start(production);
    expect(other.firstAdminLink).not.toBe(link);
    for (const each of [link, other.firstAdminLink]) {
      const token = new URL(each ?? '').hash.slice(1);
      const response = await fetch(`${portal.url}/api/admin/first/check`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ data: { token } }),
      });
      expect(response.status).toBe(204);
    }
  });

  it('is a demo on purpose with DEMO=i-understand', async () => {
    const portal = await start({ TRUST_PROXY_HOPS: '1', DEMO: 'i-understand' });
    expect(await signIn(portal, 'admin', published)).toBe(200);
    expect(portal.firstAdminLink).toBeNull();
  });
});

describe('beside a real provider, demo accounts', () => {
  const beside = { SMS_RU_API_ID: 'live-id' };

  it('get passwords that are drawn, and said once', async () => {
    const portal = await start(beside);
    const passwords = portal.demoPasswords;
    expect([...passwords.keys()].sort()).toEqual(['admin', 'banquet', 'moderator']);
    expect(new Set(passwords.values()).size).toBe(3);
    expect(await signIn(portal, 'admin', published)).toBe(204);
    expect(await signIn(portal, 'admin', passwords.get('admin') ?? '')).toBe(200);
    expect((await start(beside)).demoPasswords.size).toBe(0);
  });

  it('get them also where the demo was there before', async () => {
    const before = await start();
    expect(before.demoPasswords.size).toBe(0);
    const portal = await start(beside);
    expect(portal.demoPasswords.size).toBe(3);
    expect(await signIn(portal, 'moderator', published)).toBe(204);
  });
});
