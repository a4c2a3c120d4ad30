import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createExpressApp } from '../src/http/express-app.ts';
import type { Actor } from '../src/kernel/actor.ts';
import { createIdempotencyKeys } from '../src/kernel/idempotency-store.ts';
import { mountRoutes } from '../src/kernel/mount.ts';
import type { Route } from '../src/kernel/route.ts';
import { createLog } from '../src/log.ts';
import type { TestDatabase } from './database.ts';

/** Some routes on a free port. */
export interface ServedRoutes {
  readonly url: string;
  readonly server: Server;
  stop(): Promise<void>;
}

/** Serves these routes and no others, without limits, to whoever a token names by itself. */
export async function serveRoutes(
  routes: readonly Route[],
  { database, prisma }: Pick<TestDatabase, 'database' | 'prisma'>,
  authenticate: (token: string) => Promise<Actor | null> = async (token) => actorNamed(token),
): Promise<ServedRoutes> {
  const log = createLog('silent');
  const app = createExpressApp({
    log,
    trustProxyHops: 0,
    https: false,
    sources: { payment: [] },
    mountApi: (express) =>
      mountRoutes(
        express,
        routes.map(({ endpoint }) => endpoint),
        routes,
        {
          log,
          authenticate,
          isPortalDisabled: async () => false,
          rateLimiter: { spend: async () => null },
          idempotencyKeys: createIdempotencyKeys(prisma, database.direct),
          allowedOrigins: new Set(),
          secureCookies: false,
        },
      ),
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** `guest-7` is a guest, and a role a member of staff with it. */
export function actorNamed(token: string): Actor | null {
  const [, guestId] = /^guest-(\d+)$/.exec(token) ?? [];
  if (guestId) return { role: 'guest', id: Number(guestId), sessionId: token };
  if (token === 'admin' || token === 'moderator' || token === 'banquet') {
    return { role: token, id: token, sessionId: token };
  }
  return null;
}
