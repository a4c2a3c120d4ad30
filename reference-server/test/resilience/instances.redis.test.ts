import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { layCuttableLine, type CuttableLine } from './cuttable-line.ts';
import { createTestDatabase } from '../database.ts';
import { demoOrder, placeDemoOrder } from '../fixtures/orders/orders.ts';
import { listenLive, type LiveListener } from '../live/live-client.ts';
import { createTestPortal, type TestGuest, type TestPortal } from '../portal.ts';
import { deleteRedisKeys, redisKeys } from '../redis-keys.ts';

const redisUrl = process.env['REDIS_URL'] ?? '';
const environment = {
  PUBLIC_ORIGIN: 'http://portal.test',
  SESSION_SECRET: 'a session secret that both instances have',
  OTP_PEPPER: 'a pepper that both instances have as well',
};

/** Two instances on a database of their own, with a line to Redis between them. */
interface Pair {
  readonly redisKeyPrefix: string;
  readonly line: CuttableLine;
  readonly here: TestPortal;
  readonly there: TestPortal;
  readonly guest: TestGuest;
  place(): Promise<number>;
  stop(): Promise<void>;
}

async function openPair(): Promise<Pair> {
  const redisKeyPrefix = `portal-test-${randomUUID()}`;
  const test = await createTestDatabase();
  const line = await layCuttableLine(redisUrl);
  const options = { database: test.database, redisKeyPrefix, hasRateLimits: true };
  const viaLine = { ...options, environment: { ...environment, REDIS_URL: line.url } };
  const here = await createTestPortal(viaLine);
  const there = await createTestPortal(viaLine);
  const guest = await here.guest();
  const order = await demoOrder(test.prisma);
  await untilJoined(here, there);
  return {
    ...{ redisKeyPrefix, line, here, there, guest },
    place: () => placeDemoOrder(guest, order),
    async stop() {
      await line.mend();
      await Promise.all([here.stop(), there.stop()]);
      await line.stop();
      await deleteRedisKeys(redisUrl, redisKeyPrefix);
      await test.stop();
    },
  };
}

async function ask(portal: TestPortal, path: string, body?: object, token = '') {
  const response = await fetch(portal.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
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

/** In the order they were told of first; a place in the stream that comes again is the same event. */
function ordersReceived({ received }: LiveListener): number[] {
  const created = received.filter(({ name }) => name === 'orderCreate');
  const bySeq = new Map(
    created.map(({ payload }) => {
      const { seq, newOrder } = payload as { seq: number; newOrder: { id: number } };
      return [seq, newOrder.id];
    }),
  );
  return [...bySeq.values()];
}

/** An instance hears the other from its first reading of Redis on. */
async function untilJoined(here: TestPortal, there: TestPortal): Promise<void> {
  for (const [from, to] of [
    [here, there],
    [there, here],
  ] as const) {
    const listener = await listenLive(to.url);
    await eventually(async () => {
      await change(from, randomUUID());
      expect(listener.received).not.toEqual([]);
    });
    listener.socket.disconnect();
  }
}

describe('two instances with a Redis between them', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await openPair();
  }, 120_000);
  afterAll(() => pair.stop());

  it('share the limits of an account', async () => {
    const { here, there, redisKeyPrefix } = pair;
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
    const { here, there } = pair;
    const order = await demoOrder(here.prisma);
    const own = await there.guest();
    const [listener, stranger] = [
      await listenLive(there.url, own.token),
      await listenLive(there.url),
    ];
    const elsewhere = await ask(here, '/api/order/create', { data: { order } }, own.token);
    const id = (elsewhere.body['order'] as { id: number }).id;
    await eventually(() => expect(ordersReceived(listener)).toEqual([id]));
    await change(here, 'told');
    for (const each of [listener, stranger]) {
      await eventually(() =>
        expect(each.received.at(-1)).toMatchObject({
          name: 'portalSettingChange',
          payload: { attributes: { copyright: 'told' } },
        }),
      );
    }
    expect((await ask(here, '/api/auth/logout', {}, own.token)).status).toBe(204);
    await eventually(() => expect(listener.socket.connected).toBe(false));
    expect(listener.received.at(-1)).toEqual({ name: 'sessionEnd', payload: { reason: 'logout' } });
    expect(stranger.socket.connected).toBe(true);
    stranger.socket.disconnect();
  });
});

// Side by side: most of it is waiting, for what is due after seconds.
describe.concurrent.each(['cut', 'freeze'] as const)(
  'while the line to Redis is broken (%s)',
  { timeout: 240_000 },
  (how) => {
    it('each instance answers, limits and tells by itself, and is one with the other after it', async ({
      onTestFinished,
    }) => {
      const pair = await openPair();
      onTestFinished(() => pair.stop());
      const { here, there, guest, line, place } = pair;
      const [listener, afar] = [
        await listenLive(here.url, guest.token),
        await listenLive(there.url, guest.token),
      ];
      for (const { socket } of [listener, afar]) {
        await socket.emitWithAck('resume', { lastSeq: 0 });
      }
      await line[how]();
      // Answered while the line is broken: nothing of it waits for Redis.
      const placed = [await place()];
      expect((await ask(here, '/api/rooms', undefined, guest.token)).status).toBe(200);
      expect((await ask(there, '/api/rooms', undefined, guest.token)).status).toBe(200);

      const { token } = await here.guest();
      const body = { data: { orderId: 2_000_000_000 } };
      const statuses = new Set<number>();
      for (let time = 0; time < 21; time += 1) {
        statuses.add((await ask(here, '/api/payment/create', body, token)).status);
      }
      expect([...statuses]).toEqual([404, 429]);

      expect(await ask(here, '/readyz')).toMatchObject({
        status: 200,
        body: { status: 'degraded', checks: { redis: 'away' } },
      });
      for (const each of [listener, afar]) {
        await eventually(() => expect(ordersReceived(each)).toEqual(placed));
      }

      await line.mend();
      await eventually(async () =>
        expect(await ask(here, '/readyz')).toMatchObject({ body: { checks: { redis: 'ok' } } }),
      );
      placed.push(await place());
      for (const each of [listener, afar]) {
        await eventually(() => expect(ordersReceived(each)).toEqual(placed));
        each.socket.disconnect();
      }
    });
  },
);

describe.concurrent('without Redis', () => {
  it.each(['cut', 'freeze'] as const)(
    'an instance stops all the same (%s)',
    async (how) => {
      const lineOfOne = await layCuttableLine(redisUrl);
      const logged: string[] = [];
      const portal = await createTestPortal({
        environment: { ...environment, REDIS_URL: lineOfOne.url },
        log: pino({ level: 'error' }, { write: (text) => logged.push(text) }),
      });
      await lineOfOne[how]();
      await (await fetch(`${portal.url}/api/stores`)).text();
      await portal.stop();
      // All of it had ended by itself, before its limit.
      expect(logged.join('')).not.toContain('stopped, although');
      await lineOfOne.stop();
    },
    // Longer than its conditions together.
    180_000,
  );

  it('none starts, and says why', async ({ onTestFinished }) => {
    const lineOfNone = await layCuttableLine(redisUrl);
    await lineOfNone.cut();
    const { database, stop } = await createTestDatabase();
    onTestFinished(stop);
    const started = createTestPortal({
      database,
      environment: { ...environment, REDIS_URL: lineOfNone.url },
    });
    await expect(started).rejects.toThrow('REDIS_URL');
  });
});
