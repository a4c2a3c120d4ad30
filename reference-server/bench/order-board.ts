import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createExpressApp } from '../src/http/express-app.ts';
import { createIdempotencyKeys } from '../src/kernel/idempotency/idempotency-repository.ts';
import { mountRoutes } from '../src/kernel/mount.ts';
import { unlimited } from '../src/kernel/limits/rate-limiter.ts';
import { createLog } from '../src/log.ts';
import { reportRoutes } from '../src/modules/reports/report-routes.ts';
import { createReportQueries } from '../src/modules/reports/report-queries.ts';
import { adminOrderRoutes } from '../src/modules/orders/admin-order-routes.ts';
import { createOrderQueries } from '../src/modules/orders/order-queries.ts';
import { createOwnDatabase } from '../test/databases/own-database.ts';

/*
 * How long the console's largest readings take, and how many bytes they are. On the server that DATABASE_URL
 * names, else embedded:
 *
 *   node --conditions=@portal/source reference-server/bench/order-board.ts [orders] [open]
 */
const orderCount = Number(process.argv[2] ?? 2000);
const openCount = Number(process.argv[3] ?? 500);
const rounds = 10;

const test = await createOwnDatabase();
const { prisma } = test;
const { id: guestId } = await prisma.guest.create({
  data: { name: 'Анна', phone: '+79990000001' },
});
const { id: roomId } = await prisma.room.create({ data: { name: 'Домик 7' } });
const { id: storeId } = await prisma.store.create({ data: { title: 'Лавка', storeType: 'shop' } });
// Over a year, with three lines each; the open ones are the newest.
await prisma.$executeRaw`
  INSERT INTO "order" (guest_id, room_id, store_id, phone, comment, payment_type, status, create_at,
    status_at, accepted_at, completed_at, total_kopecks)
  SELECT ${guestId}, ${roomId}, ${storeId}, '+79990000001', 'Позвоните за пять минут', 'cash',
    (CASE WHEN n > ${orderCount - openCount}::int THEN (ARRAY['new', 'inwork', 'delivered'])[1 + n % 3]
      WHEN n % 12 = 0 THEN 'canceled' ELSE 'done' END)::order_status,
    moment, moment, moment + interval '4 minutes', moment + interval '40 minutes', 150000
  FROM generate_series(1, ${orderCount}::int) n,
    LATERAL (SELECT now() - (${orderCount}::int - n) * interval '365 days' / ${orderCount}::int AS moment) at`;
await prisma.$executeRaw`
  INSERT INTO order_line (order_id, position, kind, product_id, name, price_kopecks, quantity)
  SELECT id, position, 'product', position + 1, 'Мёд липовый, 250 г', 50000, 1
  FROM "order", generate_series(0, 2) position`;
await prisma.$executeRawUnsafe('ANALYZE');

const log = createLog('silent');
const settings = { read: async () => ({ timeZone: 'Europe/Moscow' }) };
const routes = [
  ...adminOrderRoutes({ database: prisma, queries: createOrderQueries(prisma), settings }),
  ...reportRoutes({ queries: createReportQueries(prisma), settings }),
];
const app = createExpressApp({
  log,
  trustProxyHops: 0,
  hashNetwork: () => 'network',
  https: false,
  sources: { payment: [], paymentScripts: [], countsVisits: () => false },
  mountApi: (express) =>
    mountRoutes(
      express,
      routes.map(({ endpoint }) => endpoint),
      routes,
      {
        log,
        authenticate: async () => ({
          role: 'admin',
          id: 'bench',
          confirmedAt: new Date(),
          sessionId: 'bench',
        }),
        isPortalDisabled: async () => false,
        rateLimiter: unlimited,
        idempotencyKeys: createIdempotencyKeys(prisma, test.database.direct),
        allowedOrigins: new Set(),
        secureCookies: false,
      },
    ),
});
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const headers = { authorization: 'Bearer bench', 'content-type': 'application/json' };

async function measure(name: string, path: string, body?: object): Promise<void> {
  const taken: number[] = [];
  let answer = Buffer.alloc(0);
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const response = await fetch(url + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    answer = Buffer.from(await response.arrayBuffer());
    taken.push(performance.now() - started);
    if (response.status !== 200)
      throw new Error(`${path}: ${response.status} ${answer.toString()}`);
  }
  taken.sort((one, other) => one - other);
  const quantile = (share: number) => (taken[Math.floor(rounds * share)] ?? 0).toFixed(1);
  process.stdout.write(
    `${name}: median ${quantile(0.5)} ms, 95 % ${quantile(0.95)} ms, ` +
      `${Math.round(answer.length / 1024)} KB, ${Math.round(gzipSync(answer).length / 1024)} KB gzipped\n`,
  );
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
process.stdout.write(
  `${test.database.embedded ? 'embedded' : 'PostgreSQL'}, ${orderCount} orders, ${openCount} open\n`,
);
await measure('board', '/api/admin/order/board', {});
await measure('details', '/api/admin/order/details', { data: { id: await newestId() } });
await measure('export', '/api/admin/order/export.csv');
await measure('numbers of today', '/api/admin/numbers/fetch', {
  data: { from: day(0), to: day(0) },
});
await measure('numbers of a year', '/api/admin/numbers/fetch', {
  data: { from: day(365), to: day(0) },
});

server.close();
server.closeAllConnections();
await test.stop();

async function newestId(): Promise<number> {
  return (await prisma.order.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;
}
