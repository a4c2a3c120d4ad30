import type { IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { echo, own, startKernel } from '../../../test/kernel-server.ts';
import { createNetworkLookup } from '../network/client-network.ts';
import { createRateLimiter } from './flexible-rate-limiter.ts';
import { implement } from '../route.ts';
import { createTarpit, maxHeld, type TarpitOptions } from './tarpit.ts';

const flood = 100;
const routes = [
  implement(echo, async ({ body }) => ({ status: 200, body: { text: body.text } })),
  implement(own, async ({ actor, refuse }) =>
    actor.id === 0 ? refuse('ORDER_CLOSED') : { status: 200, body: { done: actor.id } },
  ),
];

/** A server whose held refusals wait until they are let go. */
async function startHolding(tarpit: Partial<TarpitOptions> = {}) {
  const held: (() => void)[] = [];
  const kernel = await startKernel({
    routes,
    trustProxyHops: 1,
    tarpit,
    hold: () =>
      new Promise<void>((resolve) => {
        held.push(resolve);
      }),
  });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const hit = (address: string, token?: string) =>
    kernel.post('/api/echo', 'no JSON', {
      ...from(address),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    });
  async function floodFrom(address: string) {
    await Promise.all(Array.from({ length: flood }, () => hit(address)));
  }
  function letGo() {
    for (const each of held.splice(0)) each();
  }
  return { ...kernel, held, letGo, from, hit, floodFrom };
}

describe('who is refused too often', () => {
  it('waits for every further refusal, which says what it says to everybody', async () => {
    const { held, hit, floodFrom } = await startHolding();
    const prompt = await hit('203.0.113.8');
    await floodFrom('203.0.113.7');
    expect(held).toHaveLength(0);
    const answers: number[] = [];
    const late = hit('203.0.113.7').then(({ status, body }) => {
      answers.push(status);
      return body;
    });
    await eventually(() => expect(held).toHaveLength(1));
    expect(answers).toEqual([]);
    held[0]?.();
    expect(await late).toEqual(prompt.body);
    expect(answers).toEqual([prompt.status]);
  });

  it('is granted what is granted without waiting', async () => {
    const { held, floodFrom, from, post } = await startHolding();
    await floodFrom('203.0.113.7');
    const granted = await post('/api/echo', { text: 'hello' }, from('203.0.113.7'));
    expect(granted).toMatchObject({ status: 200, body: { text: 'hello' } });
    expect(held).toHaveLength(0);
  });

  it('makes nobody of another network wait', async () => {
    const { held, hit, floodFrom } = await startHolding();
    await floodFrom('203.0.113.7');
    expect((await hit('203.0.113.8')).status).toBe(400);
    expect(held).toHaveLength(0);
  });

  it('cannot go on from the next address of its own network', async () => {
    const { held, hit, floodFrom } = await startHolding();
    await floodFrom('2001:db8:bad::1');
    const late = hit('2001:db8:bad::2');
    await eventually(() => expect(held).toHaveLength(1));
    held[0]?.();
    expect((await late).status).toBe(400);
  });

  it('makes nobody wait who shares the network and has an account: it counts by itself', async () => {
    const { held, from, floodFrom, post } = await startHolding();
    const asGuest = { ...from('203.0.113.7'), Authorization: 'Bearer guest' };
    const wrong = (key: string) => post('/api/own', 'null', { ...asGuest, 'Idempotency-Key': key });
    await floodFrom('203.0.113.7');
    expect((await wrong('a')).status).toBe(422);
    expect(held).toHaveLength(0);
    await Promise.all(Array.from({ length: flood - 1 }, (_, place) => wrong(`b${place}`)));
    const late = wrong('c');
    await eventually(() => expect(held).toHaveLength(1));
    held[0]?.();
    expect((await late).status).toBeGreaterThanOrEqual(400);
  });

  it('has twice as much in a /56 of IPv6 and four times in a /48, however many networks it takes', async () => {
    const { held, letGo, hit, floodFrom } = await startHolding();
    async function heldOf(address: string) {
      const late = hit(address);
      await eventually(() => expect(held).toHaveLength(1));
      letGo();
      expect((await late).status).toBe(400);
    }
    await floodFrom('2001:db8:bad::1');
    await floodFrom('2001:db8:bad:1::1');
    expect(held).toHaveLength(0);
    await heldOf('2001:db8:bad:2::1');
    await floodFrom('2001:db8:bad:100::1');
    await floodFrom('2001:db8:bad:200::1');
    expect(held).toHaveLength(0);
    await heldOf('2001:db8:bad:300::1');
    expect((await hit('2001:db8:bed::1')).status).toBe(400);
  });

  it('is told at once where as many wait as there is room for', async () => {
    let held = 0;
    let letGo = () => {};
    const mayGo = new Promise<void>((resolve) => (letGo = resolve));
    const { beforeRefusal } = createTarpit({
      rateLimiter: { consume: async () => 10, reward: async () => undefined },
      networkOf: createNetworkLookup(() => []),
      trustProxyHops: 0,
      log: pino({ level: 'silent' }),
      async hold() {
        held += 1;
        await mayGo;
      },
    });
    const request = { headers: {}, socket: { remoteAddress: '203.0.113.7' } } as IncomingMessage;
    const waiting = Array.from({ length: maxHeld }, () => beforeRefusal(request, null));
    await eventually(() => expect(held).toBe(maxHeld));
    await beforeRefusal(request, null);
    expect(held).toBe(maxHeld);
    letGo();
    await Promise.all(waiting);
    await beforeRefusal(request, null);
    expect(held).toBe(maxHeld + 1);
  });

  it('is told at once where nothing can be counted or held, and the log says so once', async () => {
    const lines: string[] = [];
    const rateLimiter = createRateLimiter();
    const { hit } = await startHolding({
      log: pino({}, { write: (line: string) => lines.push(line) }),
      rateLimiter: { ...rateLimiter, consume: () => Promise.reject(new Error('no store')) },
    });
    expect((await hit('203.0.113.7')).status).toBe(400);
    expect((await hit('203.0.113.7')).status).toBe(400);
    expect(lines).toEqual([expect.stringContaining('refusals are not held back')]);
  });
});

describe('in the hotel’s own network', () => {
  const device = (name: string) => ({ 'X-Device': name });
  const hotel = {
    networkOf: createNetworkLookup(() => ['203.0.113.7']),
    deviceOf: ({ headers }: IncomingMessage) => (headers['x-device'] as string | undefined) ?? null,
  };

  it('a flooder without a name delays others without one, and no device that has one', async () => {
    const { held, letGo, hit, floodFrom, from, post } = await startHolding(hotel);
    await floodFrom('203.0.113.7');
    const named = { ...from('203.0.113.7'), ...device('phone') };
    expect((await post('/api/echo', 'no JSON', named)).status).toBe(400);
    expect(held).toHaveLength(0);
    const late = hit('203.0.113.7');
    await eventually(() => expect(held).toHaveLength(1));
    letGo();
    expect((await late).status).toBe(400);
  });

  it('a device has what a network has outside, and all named ones four times as much', async () => {
    const { held, letGo, from, post } = await startHolding(hotel);
    const refused = (name: string) =>
      post('/api/echo', 'no JSON', { ...from('203.0.113.7'), ...device(name) });
    const floodAs = (name: string) =>
      Promise.all(Array.from({ length: flood }, () => refused(name)));
    async function heldOf(name: string) {
      const late = refused(name);
      await eventually(() => expect(held).toHaveLength(1));
      letGo();
      expect((await late).status).toBe(400);
    }
    await floodAs('first');
    await heldOf('first');
    for (const name of ['second', 'third', 'fourth']) await floodAs(name);
    expect(held).toHaveLength(0);
    await heldOf('fifth');
  });

  it('a name counts nothing elsewhere', async () => {
    const { held, letGo, from, post, floodFrom } = await startHolding(hotel);
    await floodFrom('203.0.113.8');
    const late = post('/api/echo', 'no JSON', { ...from('203.0.113.8'), ...device('phone') });
    await eventually(() => expect(held).toHaveLength(1));
    letGo();
    expect((await late).status).toBe(400);
  });
});
