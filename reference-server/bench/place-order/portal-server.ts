import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../../src/db/database.ts';
import { createExpressApp } from '../../src/http/express-app.ts';
import { createIdempotencyKeys } from '../../src/kernel/idempotency/idempotency-repository.ts';
import { mountRoutes } from '../../src/kernel/mount.ts';
import { unlimited } from '../../src/kernel/limits/rate-limiter.ts';
import { createLog } from '../../src/log.ts';
import { placeOrderRoute } from '../../src/modules/orders/placement/place-order.ts';
import { createPlacementRepository } from '../../src/modules/orders/placement/placement-repository.ts';

// The portal's own way of placing an order, from security headers to the checked reply; only who calls is
// taken for granted: one guest after the other. The parent gives the database's address and the guests, and
// hears the port.

const [url = '', guestIds = ''] = process.argv.slice(2);
const guests = guestIds.split(',').map(Number);
let calls = 0;
const database = await openDatabase({ url }, { poolSize: 10 });
const log = createLog('silent');
const route = placeOrderRoute({
  database: database.prisma,
  placements: createPlacementRepository(database.direct),
  settings: {
    read: async () => ({
      ...{ paymentSystems: [], restaurantPhone: '' },
      ...{ cardPaymentMin: 100, cardPaymentMax: 35_000_000 },
      accountBounds: { openUnpaidOrders: 10_000 },
    }),
  },
  onlinePaymentSystems: [],
  dishMenu: async () => null,
  outbox: { wake: () => undefined },
});
const app = createExpressApp({
  log,
  trustProxyHops: 0,
  hashNetwork: () => 'network',
  https: false,
  sources: { payment: [], paymentScripts: [] },
  mountApi: (express) =>
    mountRoutes(express, [route.endpoint], [route], {
      log,
      authenticate: async () => ({
        role: 'guest',
        id: guests[(calls += 1) % guests.length] ?? 0,
        sessionId: 'bench',
      }),
      isPortalDisabled: async () => false,
      rateLimiter: unlimited,
      idempotencyKeys: createIdempotencyKeys(database.prisma, database.direct),
      allowedOrigins: new Set(),
      secureCookies: false,
    }),
});

const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit(0));
