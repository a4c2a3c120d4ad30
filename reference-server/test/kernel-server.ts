import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineEndpoint, problem, type Endpoint } from '@portal/domain/contract';
import { afterEach } from 'vitest';
import * as z from 'zod';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { createExpressApp } from '../src/http/express-app.ts';
import { createLog } from '../src/log.ts';
import type { Actor } from '../src/kernel/actor.ts';
import { clientNetwork, type NetworkOf } from '../src/kernel/network/client-network.ts';
import { createRateLimiter } from '../src/kernel/limits/flexible-rate-limiter.ts';
import type { IdempotencyLookup } from '../src/kernel/idempotency/idempotency.ts';
import { mountRoutes } from '../src/kernel/mount.ts';
import { implement, type Route } from '../src/kernel/route.ts';
import { createTarpit, type TarpitOptions } from '../src/kernel/limits/tarpit.ts';

/** Answers what it is sent. */
export const echo = defineEndpoint({
  method: 'POST',
  path: '/api/echo',
  summary: 'Says it again',
  access: 'anyone',
  body: z.object({ text: z.string().max(100_000) }),
  replies: { 200: z.object({ text: z.string() }) },
});
/** For guests, limited and idempotent. */
export const own = defineEndpoint({
  method: 'POST',
  path: '/api/own',
  summary: 'For guests',
  access: { guest: 'own' },
  limits: [{ points: 2, windowSeconds: 60, by: 'account' }],
  idempotent: true,
  body: z.object({}),
  replies: { 200: z.object({ done: z.number() }), 409: problem('ORDER_CLOSED') },
});
/** Kept and answered with an ETag. */
export const page = defineEndpoint({
  method: 'GET',
  path: '/api/page/:id',
  summary: 'A page that is kept',
  access: 'anyone',
  cacheable: true,
  params: z.object({ id: z.string().regex(/^\d+$/) }),
  replies: { 200: z.object({ title: z.string() }) },
});
/** Open during maintenance. */
export const broken = defineEndpoint({
  method: 'GET',
  path: '/api/broken',
  summary: 'Breaks',
  access: 'anyone',
  openWhenDisabled: true,
  replies: { 200: z.object({ public: z.string() }) },
});

const guest: Actor = { role: 'guest', id: 7, sessionId: 's7' };
const admin: Actor = { role: 'admin', id: 'admin', sessionId: 'sa', confirmedAt: new Date(0) };
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
});

interface KernelOptions {
  readonly routes?: readonly Route[];
  readonly contract?: Endpoint[];
  readonly disabled?: boolean;
  readonly lookup?: IdempotencyLookup;
  readonly trustProxyHops?: number;
  /** What counts as one client. Default: as where a hotel has named no networks. */
  readonly networkOf?: NetworkOf;
  readonly secureCookies?: boolean;
  readonly maxCallMilliseconds?: number;
  /** Default: nobody reads it. */
  readonly log?: Logger;
  readonly mountPages?: (app: Express) => void;
  /** What holds refusals back that are too many. Default: they are never held back. */
  readonly hold?: () => Promise<unknown>;
  /** Of the tarpit. Default: counts as the calls are counted, and no network is the hotel's. */
  readonly tarpit?: Partial<TarpitOptions>;
}

/** A server with a contract of its own: bearer `guest` and `admin` are sessions. */
export async function startKernel({
  routes = [],
  contract,
  disabled = false,
  lookup,
  trustProxyHops = 0,
  networkOf = clientNetwork,
  secureCookies = false,
  maxCallMilliseconds,
  log = createLog('silent'),
  mountPages,
  hold,
  tarpit,
}: KernelOptions) {
  const released: string[] = [];
  const finished: unknown[] = [];
  const rateLimiter = createRateLimiter();
  const app = createExpressApp({
    log,
    trustProxyHops,
    ...(hold && {
      tarpit: createTarpit({
        ...{ rateLimiter, networkOf, trustProxyHops, hold, log },
        ...tarpit,
      }),
    }),
    hashNetwork: () => 'network',
    https: false,
    sources: { payment: [], paymentScripts: [] },
    ...(mountPages && { mountPages }),
    mountApi: (express) =>
      mountRoutes(express, contract ?? routes.map(({ endpoint }) => endpoint), routes, {
        log,
        authenticate: async (token) => ({ guest, admin })[token] ?? null,
        isPortalDisabled: async () => disabled,
        rateLimiter,
        idempotencyKeys: {
          claim: async ({ account, endpoint, key }) =>
            lookup ?? { kind: 'claimed', claim: { account, endpoint, key, claimId: 'c' } },
          finish: async (_, status, body) => void finished.push({ status, body }),
          release: async ({ key }) => void released.push(key),
        },
        allowedOrigins: new Set(['http://portal.test']),
        trustProxyHops,
        networkOf,
        secureCookies,
        ...(maxCallMilliseconds !== undefined && { maxCallMilliseconds }),
      }),
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function call(path: string, init: RequestInit = {}) {
    const response = await fetch(url + path, init);
    const text = await response.text();
    const body = (text === '' ? undefined : JSON.parse(text)) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, body };
  }
  function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    return call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }
  return { url, call, post, released, finished };
}

/** The handler of {@link echo}. */
export const echoRoute = implement(echo, async ({ body }) => ({ status: 200, body }));
/** The handler of {@link own}. */
export const ownRoute = implement(own, async ({ actor, refuse }) =>
  actor.id === 0 ? refuse('ORDER_CLOSED') : { status: 200, body: { done: actor.id } },
);
