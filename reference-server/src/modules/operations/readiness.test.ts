import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { layCuttableLine, type CuttableLine } from '../../../test/resilience/cuttable-line.ts';
import { createOwnDatabase, type TestDatabase } from '../../../test/databases/own-database.ts';
import { demoOrder } from '../../../test/fixtures/orders/orders.ts';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal, type TestPortal } from '../../../test/portal.ts';
import type { MachineSnapshot } from './machine.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { createLog } from '../../log.ts';

/** Enough of all, but for descriptors: for 60 connections, 48 of them live. */
const amply: MachineSnapshot = {
  disk: { used: 0, limit: 1e12 },
  descriptors: { used: 40, limit: 200 },
  heap: { used: 0, limit: 4e9 },
  memory: { used: 0, limit: 16e9 },
};
let test: TestDatabase;
let line: CuttableLine;
let database: Database;
let portal: TestPortal;
let token: string;
let as: string;
/** The log. */
const logged: string[] = [];

beforeAll(async () => {
  test = await createOwnDatabase();
  line = await layCuttableLine(test.url);
  database = await openDatabase({ url: line.url });
  portal = await createTestPortal({
    database,
    readMachine: async () => amply,
    log: createLog('warn', { write: (text) => logged.push(text) }),
  });
  const guest = await portal.guest();
  ({ token } = guest);
  as = `guest-${guest.id}`;
});
afterAll(async () => {
  await line.mend();
  await portal.stop();
  await database.close();
  await line.stop();
  await test.stop();
});
beforeEach(async () => {
  await line.mend();
  await eventually(async () => expect((await get('/readyz')).status).toBe(200));
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(portal.url + path, { headers });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

describe('readiness', () => {
  it('names every part, and the provider that is in trouble while orders are taken', async () => {
    const redis = process.env['REDIS_URL'] ? { redis: 'ok' } : {};
    const parts = { database: 'ok', ...redis, disk: 'ok', descriptors: 'ok', memory: 'ok' };
    // A database that has much else to do is busy for a moment.
    await eventually(async () =>
      expect((await get('/readyz')).body).toMatchObject({ status: 'ok', checks: parts }),
    );
    const now = new Date();
    const error = { provider: 'sms', state: 'trouble', since: now, lastErrorAt: now } as const;
    await portal.prisma.providerHealth.create({ data: error });
    await eventually(async () =>
      expect(await get('/readyz')).toMatchObject({
        status: 200,
        body: { status: 'degraded', checks: { ...parts, sms: 'trouble' } },
      }),
    );
    await portal.prisma.providerHealth.deleteMany();
  });

  it('is gone while the disk of the database takes no order, and comes back', async () => {
    const full = `BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END`;
    // The second for whatever makes a table, as on a disk that is full.
    for (const statement of [
      `CREATE FUNCTION full_row() RETURNS trigger LANGUAGE plpgsql AS $$ ${full} $$`,
      `CREATE FUNCTION full_table() RETURNS event_trigger LANGUAGE plpgsql AS $$ ${full} $$`,
      `CREATE TRIGGER full_row BEFORE INSERT ON "rating" EXECUTE FUNCTION full_row()`,
      `CREATE EVENT TRIGGER full_table ON ddl_command_start
        WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION full_table()`,
    ]) {
      await test.prisma.$executeRawUnsafe(statement);
    }
    expect((await get('/readyz')).status).toBe(200);
    const rated = await portal.call(as, '/api/rating/create', { score: 5 });
    expect(rated).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(logged.splice(0).join('')).toContain('53100');
    expect((await get('/api/rooms', { Authorization: `Bearer ${token}` })).status).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      expect(await get('/readyz')).toMatchObject({
        status: 503,
        body: { details: [{ path: 'database', message: 'its disk is full' }] },
      });
    }
    for (const statement of [
      'DROP EVENT TRIGGER full_table',
      'DROP FUNCTION full_table',
      'DROP FUNCTION full_row CASCADE',
    ]) {
      await test.prisma.$executeRawUnsafe(statement);
    }
    await eventually(async () => expect((await get('/readyz')).status).toBe(200));
  });

  it.each(['cut', 'freeze'] as const)(
    'is gone while the line to the database is broken (%s), and comes back',
    async (how) => {
      await line[how]();
      // Connections that all wait are taken for busy until none has come back for 7 s.
      const { headers, body } = await eventually(async () => {
        const answer = await get('/readyz');
        expect(answer.status).toBe(503);
        return answer;
      });
      expect(headers.get('Retry-After')).toBe('5');
      expect(body).toMatchObject({
        success: false,
        code: 'UNAVAILABLE',
        details: [{ path: 'database', message: 'does not answer' }],
      });
      expect((await get('/healthz')).body).toEqual({ status: 'ok' });
      await line.mend();
      await eventually(async () => expect((await get('/readyz')).status).toBe(200));
    },
    // Longer than its conditions together.
    90_000,
  );
});

describe('an idle connection', () => {
  it('stays longer than a proxy keeps it, which else sends a call into one that ends', async () => {
    const { headers } = await get('/healthz');
    const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
  });
});

describe('pages', () => {
  it('are connected live as far as descriptors go, and calls are answered past that', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 70 }, () => listenLive(portal.url)),
    );
    const connected = attempts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const open = () => connected.filter(({ socket }) => socket.connected);
    await eventually(() => expect(open()).toHaveLength(48));
    const order = await demoOrder(portal.prisma);
    const placed = await Promise.all(
      Array.from({ length: 10 }, () => portal.call(as, '/api/order/create', { order })),
    );
    expect(placed.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(open()).toHaveLength(48);
    for (const { socket } of connected) socket.disconnect();
    await eventually(async () => (await listenLive(portal.url)).socket.disconnect());
  });
});

describe('calls', () => {
  it('say that the portal cannot answer while the database is away, and answer after it', async () => {
    await line.cut();
    const calls = [
      await get('/api/rooms', { Authorization: `Bearer ${token}` }),
      await get('/api/store/1'),
      await get('/api/stores'),
    ];
    for (const { status, headers, body } of calls) {
      expect(body).toMatchObject({ success: false, code: 'UNAVAILABLE' });
      expect(status).toBe(503);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect((await fetch(`${portal.url}/metrics`)).status).toBe(200);
    await line.mend();
    await eventually(async () => expect((await get('/api/stores')).status).toBe(200));
  });

  it('go through again within 30 s of connections that fell silent, all of which are ended', async () => {
    const order = await demoOrder(portal.prisma);
    const place = () => portal.call(as, '/api/order/create', { order });
    expect((await place()).status).toBe(201);
    const pending = Promise.all(Array.from({ length: 10 }, place));
    line.silence();
    expect(line.silent()).toBeGreaterThan(0);
    // Nobody asks for readiness, whose ping would end a connection by itself.
    await pending;
    await eventually(async () => expect((await place()).status).toBe(201));
    await eventually(() => expect(line.silent()).toBe(0));
  }, 120_000);
});
