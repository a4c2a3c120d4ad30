import { describe, expect, it } from 'vitest';
import { defineEndpoint } from '@portal/domain/contract';
import * as z from 'zod';
import { ownRoute, startKernel } from '../../../test/kernel-server.ts';
import { DatabaseConnectionError } from '../../db/errors/database-unavailable.ts';
import { createNetworkLookup } from '../network/client-network.ts';
import { ProblemError } from '../replies/problem-error.ts';
import { implement } from '../route.ts';

const knock = defineEndpoint({
  method: 'POST',
  path: '/api/knock',
  summary: 'For anybody, twice a minute',
  access: 'anyone',
  limits: [{ points: 2, windowSeconds: 60, by: 'address' }],
  body: z.object({}),
  replies: { 200: z.object({}) },
});
const knockRoute = implement(knock, async () => ({ status: 200, body: {} }));

/** The statuses of one knock from each of these addresses, behind a proxy. */
async function knockFrom(...addresses: string[]): Promise<number[]> {
  const { post } = await startKernel({ routes: [knockRoute], trustProxyHops: 1 });
  const statuses: number[] = [];
  for (const address of addresses) {
    statuses.push((await post('/api/knock', {}, { 'X-Forwarded-For': address })).status);
  }
  return statuses;
}

describe('limits by address', () => {
  it('count a /64 of IPv6 as one', async () => {
    expect(await knockFrom('2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1')).toEqual(
      [200, 200, 429, 200],
    );
  });

  it('give a /56 twice as much, and a /48 four times', async () => {
    const each = (count: number, address: (n: number) => string) =>
      Array.from({ length: count }, (_, n) => address(n));
    const in56 = await knockFrom(...each(6, (n) => `2001:db8:0:${n.toString(16)}::1`));
    expect(in56).toEqual([200, 200, 200, 200, 429, 429]);
    const in48 = await knockFrom(...each(10, (n) => `2001:db8:0:${n.toString(16)}00::1`));
    expect(in48).toEqual([...each(8, () => '').map(() => 200), 429, 429]);
  });

  it('leave the neighbours’ share to them when one is over the limit', async () => {
    const greedy = Array.from({ length: 20 }, () => '2001:db8::1');
    expect((await knockFrom(...greedy, '2001:db8:0:1::1', '2001:db8:0:2::1')).slice(-2)).toEqual([
      200, 200,
    ]);
  });

  it('count one IPv4 address, whatever port a proxy adds, and all that is none together', async () => {
    expect(await knockFrom('1.2.3.4:5678', '1.2.3.4:5679', '::ffff:1.2.3.4', '1.2.3.5')).toEqual([
      200, 200, 429, 200,
    ]);
    expect(await knockFrom('one', 'two', 'three')).toEqual([200, 200, 429]);
  });
});

describe('in the hotel’s own networks, limits by address', () => {
  /** What two guests' and three strangers' knocks are answered, all from one address. */
  async function knockFromOneHouse(hotelNetworks: readonly string[]): Promise<number[]> {
    const networkOf = createNetworkLookup(() => hotelNetworks);
    const { post } = await startKernel({ routes: [knockRoute], networkOf });
    const statuses: number[] = [];
    for (const caller of ['', '', '', 'guest', 'guest', 'guest', 'admin']) {
      const headers = caller === '' ? {} : { Authorization: `Bearer ${caller}` };
      statuses.push((await post('/api/knock', {}, headers)).status);
    }
    return statuses;
  }

  it('count who is signed in by the account, and only strangers together', async () => {
    expect(await knockFromOneHouse(['127.0.0.1'])).toEqual([200, 200, 429, 200, 200, 429, 200]);
  });

  it('count all of them together where the hotel has named no network', async () => {
    expect(await knockFromOneHouse([])).toEqual([200, 200, 429, 429, 429, 429, 429]);
  });
});

describe('limits', () => {
  it('say when to come back, and count by account', async () => {
    const { post } = await startKernel({ routes: [ownRoute] });
    const headers = { Authorization: 'Bearer guest' };
    expect((await post('/api/own', {}, headers)).status).toBe(200);
    expect((await post('/api/own', {}, headers)).status).toBe(200);
    const refused = await post('/api/own', {}, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.body['retryAfterSeconds']).toBe(Number(refused.headers.get('Retry-After')));
  });
});

describe('what the portal could not do', () => {
  it.each([
    ['refused as unavailable', () => new ProblemError('UNAVAILABLE')],
    ['failed by the database', () => new DatabaseConnectionError(new Error('gone'))],
  ])('is given back: %s', async (_, failure) => {
    let isAway = true;
    const route = implement(knock, async () => {
      if (isAway) throw failure();
      return { status: 200, body: {} };
    });
    const { post } = await startKernel({ routes: [route] });
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await post('/api/knock', {})).status);
    isAway = false;
    for (let time = 0; time < 3; time += 1) statuses.push((await post('/api/knock', {})).status);
    expect(statuses).toEqual([503, 503, 503, 503, 503, 200, 200, 429]);
  });

  it('is not given back where the caller was refused', async () => {
    const known = new Map<string, Record<string, never>>();
    const route = implement(knock, async () => {
      const body = known.get('nobody');
      if (!body) throw new ProblemError('NOT_FOUND');
      return { status: 200, body };
    });
    const { post } = await startKernel({ routes: [route] });
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await post('/api/knock', {})).status);
    expect(statuses).toEqual([404, 404, 429]);
  });
});
