import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../src/db/database.ts';
import { measureThroughput, type Load } from './load.ts';

// Places orders through the portal and through a bare program with Express and pg, in turns, on the
// PostgreSQL that DATABASE_URL names, in a database of its own that is deleted afterwards:
//
//   DATABASE_URL=postgresql://postgres@127.0.0.1:5432/postgres \
//     node --conditions=@portal/source bench/place-order/place-order.ts

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '10' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const concurrency = Number(values.concurrency);

const serverUrl = process.env['DATABASE_URL'];
if (serverUrl === undefined) {
  throw new Error(
    'Give the address of a PostgreSQL in DATABASE_URL: the embedded one is no measure.',
  );
}
const name = `portal_bench_${randomUUID().replaceAll('-', '')}`;
const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
const children: ChildProcess[] = [];

await onServer(`CREATE DATABASE ${name}`);
try {
  await compare(await seed());
} finally {
  for (const child of children) child.disconnect();
  await Promise.all(children.map((child) => once(child, 'exit')));
  await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
}

interface Furnished {
  guests: number[];
  store: number;
  room: number;
  products: { id: number; quantity: number }[];
}

async function compare({ guests, store, room, products }: Furnished): Promise<void> {
  const portalPort = await startServer('portal-server.ts', guests.join());
  const barePort = await startServer('bare-server.ts');
  const order = { store, room, products, paymentType: 'cash', expectedTotal: 450 };
  let bareOrders = 0;
  const portal: Load = {
    port: portalPort,
    path: '/api/order/create',
    next: () => ({
      body: JSON.stringify({ data: { order } }),
      headers: { authorization: 'Bearer bench' },
    }),
    expectedStatus: 201,
    concurrency,
  };
  const loads: Record<string, Load> = {
    bare: {
      ...portal,
      port: barePort,
      path: '/order',
      next: () => {
        const guest = guests[(bareOrders += 1) % guests.length];
        return { body: JSON.stringify({ guest, store, room, products }) };
      },
    },
    portal,
    'portal with a key': {
      ...portal,
      next: () => {
        const { body, headers } = portal.next();
        return { body, headers: { ...headers, 'idempotency-key': randomUUID() } };
      },
    },
  };
  for (const load of Object.values(loads)) await measureThroughput(load, 2);

  const measured = new Map(Object.keys(loads).map((way) => [way, [] as number[]]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [way, load] of Object.entries(loads)) {
      measured.get(way)?.push(await measureThroughput(load, seconds));
    }
    const last = [...measured].map(([way, all]) => `${way} ${(all.at(-1) ?? 0).toFixed(0)}/s`);
    print(`round ${round}: ${last.join(', ')}`);
  }
  const bare = measured.get('bare') ?? [];
  for (const [way, all] of measured) {
    const ratios = all.map((throughput, round) => throughput / (bare[round] ?? NaN));
    print(`${way}: ${median(all).toFixed(0)} orders/s, ${median(ratios).toFixed(2)} of bare`);
  }
}

async function seed(): Promise<Furnished> {
  const { prisma, close } = await openDatabase({ url });
  // Those who place an order at once are different guests, each with a few orders.
  const guests = await prisma.guest.createManyAndReturn({
    data: Array.from({ length: 1_000 }, (_, n) => ({ phone: `+7999${n}`, name: 'Анна' })),
    select: { id: true },
  });
  const room = await prisma.room.create({ data: { name: 'Домик 7' } });
  const store = await prisma.store.create({
    data: {
      title: 'Лавка',
      storeType: 'shop',
      products: {
        create: ['Мыло', 'Свеча'].map((product) => ({ name: product, priceKopecks: 15_000 })),
      },
    },
    include: { products: true },
  });
  await close();
  const products = store.products.map(({ id }, index) => ({ id, quantity: index + 1 }));
  return { guests: guests.map(({ id }) => id), room: room.id, store: store.id, products };
}

async function startServer(file: string, ...rest: string[]): Promise<number> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [url, ...rest]);
  children.push(child);
  const [port] = (await once(child, 'message')) as [number];
  return port;
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
