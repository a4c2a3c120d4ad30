import { liveConnectionRules } from '@portal/domain/server';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { createNetworkLookup } from '../kernel/network/client-network.ts';
import { createRateLimiter } from '../kernel/limits/flexible-rate-limiter.ts';
import { createGuest, createStaff } from './test/live-accounts.ts';
import { startLivePortal, type LiveClient, type LivePortal } from './test/live-portal.ts';

let test: TestDatabase;
const portals: LivePortal[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(portals.map((portal) => portal.stop()));
  await test.stop();
});

async function start(options: Parameters<typeof startLivePortal>[1] = {}): Promise<LivePortal> {
  const portal = await startLivePortal(test, { trustProxyHops: 1, ...options });
  portals.push(portal);
  return portal;
}

/** As many connections as are let in, and what the others were told. */
async function connectAtOnce(
  portal: LivePortal,
  count: number,
  ...as: Parameters<LivePortal['connect']>
): Promise<{ clients: LiveClient[]; refusals: string[] }> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, () => portal.connect(...as)),
  );
  return {
    clients: outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    refusals: outcomes.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as Error).message] : [],
    ),
  };
}

function from(address: string) {
  return { extraHeaders: { 'X-Forwarded-For': address } };
}

describe('a refused handshake', () => {
  it('is told of when refusals may be', async () => {
    let letGo = () => {};
    const mayBeNotified = new Promise<void>((resolve) => (letGo = resolve));
    const limits = { perNetwork: 0 };
    const portal = await start({ limits, beforeRefusal: () => mayBeNotified });
    let isNotified = false;
    const refused = portal.connect(null).catch(() => (isNotified = true));
    const other = await start();
    await other.connect(null);
    expect(isNotified).toBe(false);
    letGo();
    expect(await refused).toBe(true);
  });
});

describe('what is not let in', () => {
  it('has a line with its reason and the network, and a count', async () => {
    const lines: unknown[] = [];
    const counted: string[] = [];
    const portal = await start({
      limits: { perNetwork: 1, perAccount: 1 },
      log: pino({}, { write: (line) => lines.push(JSON.parse(line)) }),
      hashNetwork: (address) => `hash of ${address}`,
      onRefused: (reason) => counted.push(reason),
    });
    const guest = await createGuest(test);
    await portal.connect(guest, from('203.0.113.7'));
    await expect(portal.connect(null, from('203.0.113.7'))).rejects.toThrow();
    await expect(portal.connect(guest, from('203.0.113.8'))).rejects.toThrow();
    const reasons = ['too_many_of_network', 'too_many_connections'];
    expect(counted).toEqual(reasons);
    const sent = { msg: 'live connection refused' };
    expect(lines).toMatchObject([
      { ...sent, reason: reasons[0], network: 'hash of 203.0.113.7' },
      { ...sent, reason: reasons[1], network: 'hash of 203.0.113.8' },
    ]);
  });

  it('by the number of handshakes, or where they cannot be counted, has its own', async () => {
    const counted: string[] = [];
    const rateLimiter = { consume: async () => 7, reward: async () => undefined };
    const onRefused = (reason: string) => counted.push(reason);
    const full = await start({ rateLimiter, onRefused });
    await expect(full.connect(null)).rejects.toThrow();
    const consume = () => Promise.reject(new Error('no store'));
    const broken = await start({ rateLimiter: { ...rateLimiter, consume }, onRefused });
    await expect(broken.connect(null)).rejects.toThrow();
    expect(counted).toEqual(['too_many_handshakes', 'unavailable']);
  });

  it('though it was allowed has one as well: others have come in since', async () => {
    const counted: string[] = [];
    const onRefused = (reason: string) => counted.push(reason);
    const portal = await start({ limits: { perNetwork: 2 }, onRefused });
    await connectAtOnce(portal, 20, null, from('203.0.113.7'));
    await eventually(() => expect(counted).toHaveLength(18));
    expect(new Set(counted)).toEqual(new Set(['too_many_of_network']));
  });

  it('of an account waits for that account’s refusals, not for its neighbours’', async () => {
    const accounts: (string | null)[] = [];
    let letGo = () => {};
    const mayBeNotified = new Promise<void>((resolve) => (letGo = resolve));
    const portal = await start({
      limits: { perAccount: 1 },
      async beforeRefusal(_request, account) {
        accounts.push(account);
        await mayBeNotified;
      },
    });
    const guest = await createGuest(test);
    await portal.connect(guest);
    let isNotified = false;
    const refused = portal.connect(guest).catch(() => (isNotified = true));
    await eventually(() => expect(accounts).toEqual([guest.identity]));
    await portal.connect(null);
    expect(isNotified).toBe(false);
    letGo();
    expect(await refused).toBe(true);
  });
});

describe('an account', () => {
  it('has 20 live connections, however many are made at once, and is told so at one more', async () => {
    const portal = await start();
    const guest = await createGuest(test);
    const { clients, refusals } = await connectAtOnce(portal, 30, guest);
    expect(clients).toHaveLength(liveConnectionRules.perAccount);
    expect(new Set(refusals)).toEqual(new Set(['too_many_connections']));
    await portal.connect(await createStaff(test, 'admin'));
    await portal.connect(null);

    clients[0]!.socket.disconnect();
    await eventually(() => portal.connect(guest));
    await expect(portal.connect(guest)).rejects.toThrow('too_many_connections');
  });

  it('gets back the place of a connection that was never completed', async () => {
    const portal = await start({ limits: { perAccount: 1 } });
    const guest = await createGuest(test);
    const { clients } = await connectAtOnce(portal, 5, guest);
    expect(clients).toHaveLength(1);
    const gone = new Promise((resolve) => clients[0]!.socket.once('disconnect', resolve));
    portal.realtime.endAccount(guest.identity, 'revoked');
    await gone;
    await eventually(() => portal.connect(guest));
  });
});

describe('a network', () => {
  it('has so many connections open, signed in or not, and others have their own', async () => {
    const portal = await start({ limits: { perNetwork: 5 } });
    const { clients } = await connectAtOnce(portal, 20, null, from('203.0.113.7'));
    expect(clients.length).toBeLessThanOrEqual(5);
    await eventually(() =>
      expect(clients.filter(({ socket }) => socket.connected)).toHaveLength(5),
    );
    await expect(portal.connect(null, from('203.0.113.7:99'))).rejects.toThrow();
    await portal.connect(null, from('203.0.113.8'));

    clients[0]!.socket.disconnect();
    await eventually(() => portal.connect(null, from('203.0.113.7')));
  });

  it('of IPv6 is a /64 with ceilings around it', async () => {
    const portal = await start({ limits: { perNetwork: 2 } });
    const here = await connectAtOnce(portal, 6, null, from('2001:db8::1'));
    const beside = await connectAtOnce(portal, 6, null, from('2001:db8:0:1::1'));
    const further = await connectAtOnce(portal, 6, null, from('2001:db8:0:2::1'));
    expect([here, beside, further].map(({ clients }) => clients.length)).toEqual([2, 2, 0]);
  });

  it('makes so many handshakes a minute, by polling too', async () => {
    const portal = await start({
      limits: { handshakesPerMinute: 3 },
      rateLimiter: createRateLimiter(),
    });
    async function shakeHands(address: string): Promise<number> {
      const path = '/socket.io/?EIO=4&transport=polling';
      const headers = { 'X-Forwarded-For': address };
      return (await fetch(portal.url + path, { headers })).status;
    }
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push(await shakeHands('198.51.100.4'));
    expect(statuses).toEqual([200, 200, 200, 403, 403]);
    await expect(portal.connect(null, from('198.51.100.4'))).rejects.toThrow();
    expect(await shakeHands('198.51.100.5')).toBe(200);
  });
});

describe('the hotel’s own network', () => {
  const hotel = {
    networkOf: createNetworkLookup(() => ['203.0.113.7']),
    hotelLimits: () => ({ liveConnections: 6, handshakesPerMinute: 8 }),
  };

  it('holds more, of which those who are not signed in share half', async () => {
    const portal = await start({ ...hotel, limits: { perNetwork: 1 } });
    const guest = await createGuest(test);
    const { clients } = await connectAtOnce(portal, 10, null, from('203.0.113.7'));
    await eventually(() =>
      expect(clients.filter(({ socket }) => socket.connected)).toHaveLength(3),
    );
    const headers = {
      'X-Forwarded-For': '203.0.113.7',
      Cookie: `session_token=${guest.sessionId}`,
      Origin: portal.url,
    };
    for (let time = 0; time < 3; time += 1) await portal.connect(guest, { extraHeaders: headers });
    await expect(portal.connect(guest, { extraHeaders: headers })).rejects.toThrow();
  });

  it('begins more in a minute, of which those who are not signed in share half', async () => {
    const portal = await start({
      ...hotel,
      hotelLimits: () => ({ liveConnections: 100, handshakesPerMinute: 8 }),
      limits: { handshakesPerMinute: 1 },
      rateLimiter: createRateLimiter(),
    });
    const guest = await createGuest(test);
    async function shakeHands(cookie?: string): Promise<number> {
      const headers = { 'X-Forwarded-For': '203.0.113.7', ...(cookie && { Cookie: cookie }) };
      const path = '/socket.io/?EIO=4&transport=polling';
      return (await fetch(portal.url + path, { headers })).status;
    }
    const strangers = [];
    for (let n = 0; n < 5; n += 1) strangers.push(await shakeHands());
    expect(strangers).toEqual([200, 200, 200, 200, 403]);
    expect(await shakeHands(`session_token=${guest.sessionId}`)).toBe(200);
  });
});
