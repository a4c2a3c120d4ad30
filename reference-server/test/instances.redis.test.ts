import { randomUUID } from 'node:crypto';
import type { NewOrder } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { layCuttableLine, type CuttableLine } from './cuttable-line.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { demoOrder, placeOrder } from './demo-order.ts';
import { listenLive, type LiveListener } from './live-client.ts';
import { createTestPortal, type TestGuest, type TestPortal } from './portal.ts';
import { forgetRedisKeys, redisKeys } from './redis-keys.ts';

const redisUrl = process.env['REDIS_URL'] ?? '';
const redisKeyPrefix = `portal-test-${randomUUID()}`;
const environment = {
  PUBLIC_ORIGIN: 'http://portal.test',
  SESSION_SECRET: 'a session secret that both instances have',
  OTP_PEPPER: 'a pepper that both instances have as well',
};

let test: TestDatabase;
let line: CuttableLine;
let here: TestPortal;
let there: TestPortal;
let guest: TestGuest;
let order: NewOrder;

beforeAll(async () => {
  test = await createTestDatabase();
  line = await layCuttableLine(redisUrl);
  const options = { database: test.database, redisKeyPrefix };
  const viaLine = { ...options, environment: { ...environment, REDIS_URL: line.url } };
  here = await createTestPortal(viaLine);
  there = await createTestPortal(viaLine);
  guest = await here.guest();
  order = await demoOrder(test.prisma);
  await untilJoined();
}, 120_000);
afterAll(async () => {
  await line.mend();
  await Promise.all([here.stop(), there.stop()]);
  await line.stop();
  await forgetRedisKeys(redisUrl, redisKeyPrefix);
  await test.stop();
});

async function ask(portal: TestPortal, path: string, body?: object, token = guest.token) {
  const response = await fetch(portal.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
  };
}

async function change(portal: TestPortal, copyright: string): Promise<void> {
  const { token } = await portal.staff('admin');
  const response = await fetch(`${portal.url}/api/portal-setting/update`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { attributes: { copyright } } }),
  });
  expect(response.status).toBe(200);
}

const place = (client = guest.client) => placeOrder({ client }, order);

/** In the order they were told of first; a place in the stream that comes again is the same event. */
function ordersHeard({ heard }: LiveListener): number[] {
  const created = heard.filter(({ name }) => name === 'orderCreate');
  const bySeq = new Map(
    created.map(({ payload }) => {
      const { seq, newOrder } = payload as { seq: number; newOrder: { id: number } };
      return [seq, newOrder.id];
    }),
  );
  return [...bySeq.values()];
}

/** An instance hears the other from its first reading of Redis on. */
async function untilJoined(): Promise<void> {
  for (const [from, to] of [
    [here, there],
    [there, here],
  ] as const) {
    const listener = await listenLive(to.url);
    await vi.waitFor(
      async () => {
        await change(from, randomUUID());
        expect(listener.heard).not.toEqual([]);
      },
      { timeout: 20_000, interval: 200 },
    );
    listener.socket.disconnect();
  }
}

describe('two instances with a Redis between them', () => {
  it('share the limits of an account', async () => {
    const { token } = await here.guest();
    const body = { data: { orderId: 2_000_000_000 } };
    for (const portal of [here, there]) {
      for (let time = 0; time < 10; time += 1) {
        expect((await ask(portal, '/api/payment/create', body, token)).status).toBe(404);
      }
    }
    for (const portal of [here, there]) {
      expect(await ask(portal, '/api/payment/create', body, token)).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) },
      });
    }
    const keys = await redisKeys(redisUrl, `${redisKeyPrefix}:limit:POST:/api/payment/create`);
    expect(keys).toHaveLength(1);
  });

  it('tell of an order, of settings and of the end of a session wherever one is connected', async () => {
    const own = await there.guest();
    const [listener, stranger] = [
      await listenLive(there.url, own.token),
      await listenLive(there.url),
    ];
    const elsewhere = await ask(here, '/api/order/create', { data: { order } }, own.token);
    const id = (elsewhere.body['order'] as { id: number }).id;
    await vi.waitFor(() => expect(ordersHeard(listener)).toEqual([id]), 5000);
    await change(here, 'told');
    for (const each of [listener, stranger]) {
      await vi.waitFor(() =>
        expect(each.heard.at(-1)).toMatchObject({
          name: 'portalSettingChange',
          payload: { attributes: { copyright: 'told' } },
        }),
      );
    }
    expect((await ask(here, '/api/auth/logout', {}, own.token)).status).toBe(204);
    await vi.waitFor(() => expect(listener.socket.connected).toBe(false), 5000);
    expect(listener.heard.at(-1)).toEqual({ name: 'sessionEnd', payload: { reason: 'logout' } });
    expect(stranger.socket.connected).toBe(true);
    stranger.socket.disconnect();
  });
});

describe.each(['cut', 'freeze'] as const)('while the line to Redis is broken (%s)', (how) => {
  it('each instance answers, limits and tells by itself, and is one with the other after it', async () => {
    const [listener, afar] = [
      await listenLive(here.url, guest.token),
      await listenLive(there.url, guest.token),
    ];
    for (const { socket } of [listener, afar]) {
      await socket.timeout(5000).emitWithAck('resume', { lastSeq: 0 });
    }
    await line[how]();
    const begun = Date.now();
    const placed = [await place()];
    expect((await ask(here, '/api/rooms')).status).toBe(200);
    expect((await ask(there, '/api/rooms')).status).toBe(200);
    expect(Date.now() - begun).toBeLessThan(5000);

    const { token } = await here.guest();
    const body = { data: { orderId: 2_000_000_000 } };
    const statuses = new Set<number>();
    for (let time = 0; time < 21; time += 1) {
      statuses.add((await ask(here, '/api/payment/create', body, token)).status);
    }
    expect([...statuses]).toEqual([404, 429]);

    expect(await ask(here, '/readyz')).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', details: [{ path: 'redis' }] },
    });
    for (const each of [listener, afar]) {
      await vi.waitFor(() => expect(ordersHeard(each)).toEqual(placed), 15_000);
    }

    await line.mend();
    await vi.waitFor(async () => expect((await ask(here, '/readyz')).status).toBe(200), 15_000);
    placed.push(await place());
    for (const each of [listener, afar]) {
      await vi.waitFor(() => expect(ordersHeard(each)).toEqual(placed), 15_000);
      each.socket.disconnect();
    }
  });
});

describe('without Redis', () => {
  it.each(['cut', 'freeze'] as const)(
    'an instance stops all the same (%s)',
    async (how) => {
      const lineOfOne = await layCuttableLine(redisUrl);
      const portal = await createTestPortal({
        database: test.database,
        environment: { ...environment, REDIS_URL: lineOfOne.url },
        redisKeyPrefix,
      });
      await lineOfOne[how]();
      await (await fetch(`${portal.url}/api/stores`)).text();
      const begun = Date.now();
      await portal.stop();
      expect(Date.now() - begun).toBeLessThan(5000);
      await lineOfOne.stop();
    },
    30_000,
  );

  it('none starts, and says why', async () => {
    const lineOfNone = await layCuttableLine(redisUrl);
    await lineOfNone.cut();
    const started = createTestPortal({
      database: test.database,
      environment: { ...environment, REDIS_URL: lineOfNone.url },
    });
    await expect(started).rejects.toThrow('REDIS_URL');
  });
});
