import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { withConnection } from '../src/db/embedded/single-connection.ts';
import { soakLiveConnection } from '../test/live/live-soak.ts';
import { createPortalProcess } from '../test/resilience/portal-process.ts';
import { descendantsOf } from '../test/resilience/process-tree.ts';
import { call, quantile, registerGuest } from './hotel-visitors.ts';
import { createOwnPostgres } from './outages/own-services.ts';

/*
 * A portal in use for an hour, on a PostgreSQL of this script's own: guests look about, order, write and
 * sign in, with live connections that are cut and come back. Says what memory, descriptors and every table
 * had grown to after two minutes and at the end; then what clients hear whose lines are cut all the time.
 * Ends with 1 when a call failed or a live event was missed, doubled or out of order:
 *
 *   node --conditions=@portal/source reference-server/bench/soak.ts [--minutes 60]
 */

const args = process.argv.slice(2);
const minutes = args[0] === '--minutes' ? Number(args[1]) : 60;
const guestCount = 20;
/** What a start brings with it, as caches and pools, has then come. */
const settledMinutes = Math.min(2, minutes / 2);
const pause = { from: 500, upTo: 1_500 };
const live = { clients: 100, accounts: 10, cuts: 20, events: 500 };

/** Every guest has the same address here, is a stranger again and again, and orders for an hour. */
const environment = {
  SMS_DAILY_BUDGET: '1000000',
  ...{ SMS_PER_ADDRESS_PER_HOUR: '100000', SMS_PER_ADDRESS_PER_DAY: '100000' },
  ...{ LIVE_CONNECTIONS_PER_NETWORK: '100000', LIVE_HANDSHAKES_PER_MINUTE: '100000' },
  LOG_LEVEL: 'warn',
};

interface Sample {
  readonly rssMegabytes: number;
  readonly descriptors: number;
  readonly rows: ReadonlyMap<string, number>;
}

interface Things {
  readonly storeId: number;
  readonly productId: number;
  readonly roomId: number;
}

const postgres = await createOwnPostgres();
await postgres.start();
const stack = await createPortalProcess({
  environment: { ...environment, DATABASE_URL: postgres.url },
});
const times: number[] = [];
const failures = new Map<string, number>();
let reconnects = 0;
let isOver = false;
try {
  await stack.start();
  const isHeld = await soak();
  process.exitCode = isHeld ? 0 : 1;
} finally {
  await stack.remove();
  await postgres.remove();
}

async function soak(): Promise<boolean> {
  const begun = performance.now();
  const guests = Array.from({ length: guestCount }, () => beGuest());
  await wait(settledMinutes * 60_000);
  const settled = await sample();
  const left = minutes * 60_000 - (performance.now() - begun);
  await wait(Math.max(left, 0));
  const end = await sample();
  isOver = true;
  await Promise.all(guests);

  const growth = (from: number, to: number) => `${from} → ${to}`;
  print(`minute ${settledMinutes} → ${minutes}`);
  print(
    `calls        ${times.length}, p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms, ${reconnects} reconnects`,
  );
  print(`memory       ${growth(settled.rssMegabytes, end.rssMegabytes)} MB (RSS)`);
  print(`descriptors  ${growth(settled.descriptors, end.descriptors)}`);
  for (const [table, rows] of end.rows) {
    const before = settled.rows.get(table) ?? 0;
    if (rows !== before) print(`  ${table.padEnd(22)} ${growth(before, rows)} rows`);
  }
  const lines = stack
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  print(`log          ${lines.length} lines of warnings and errors`);
  for (const [failure, count] of failures) print(`failed       ${count} × ${failure}`);

  const received = await soakLiveConnection(live);
  const { missed, doubled, outOfOrder } = received;
  print(
    `live         ${live.clients} clients, ${received.cuts} lines cut, ${received.deliveries} heard; ` +
      `${missed} missed, ${doubled} doubled, ${outOfOrder} out of order, ${received.resets} loaded anew`,
  );
  return failures.size === 0 && missed + doubled + outOfOrder === 0;
}

/** Signs in, and again after a while; looks about, orders, thinks better of it, and writes. */
async function beGuest(): Promise<void> {
  while (!isOver) {
    try {
      await stay(await registerGuest(stack));
    } catch (error) {
      note(error instanceof Error ? error.message : String(error));
      await wait(pause.upTo);
    }
  }
}

async function stay(token: string): Promise<void> {
  const post = <Body>(path: string, data: object) =>
    timed(() => call<Body>(stack.url + path, { data }, token));
  const things = await thingsOf(token);
  const input = { room: things.roomId, message: 'Не горит лампа' };
  const { ticket } = await post<{ ticket: { id: number } }>('/api/ticket/create', input);
  for (let visit = 0; visit < 20 && !isOver; visit += 1) {
    const socket = io(stack.url, { transports: ['websocket'], auth: { token } });
    const order = {
      ...{ store: things.storeId, room: things.roomId, paymentType: 'cash' },
      products: [{ id: things.productId, quantity: 1 }],
    };
    const placed = await post<{ order: { id: number } }>('/api/order/create', { order });
    await rest();
    await post('/api/ticket/message', { ticketId: ticket.id, message: 'Когда принесут?' });
    await rest();
    await post('/api/orders', {});
    await rest();
    await post('/api/order/cancel', { id: placed.order.id });
    await wait(60_000 / 8);
    socket.disconnect();
    reconnects += 1;
  }
}

async function thingsOf(token: string): Promise<Things> {
  const { stores } = await get<{ stores: List<{ id: number }> }>('/api/stores', token);
  const { rooms } = await get<{ rooms: List<{ id: number }> }>('/api/rooms', token);
  for (const { id } of stores.data) {
    const { products } = await get<{ products: List<{ id: number; price: number | null }> }>(
      `/api/store/${id}`,
      token,
    );
    const product = products.data.find(({ price }) => price !== null);
    const [room] = rooms.data;
    if (product && room) return { storeId: id, productId: product.id, roomId: room.id };
  }
  throw new Error('The demo has nothing to order.');
}

interface List<Item> {
  readonly data: readonly Item[];
}

async function get<Body>(path: string, token: string): Promise<Body> {
  const headers = { authorization: `Bearer ${token}` };
  return timed(async () => {
    const response = await fetch(stack.url + path, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Body;
  });
}

async function timed<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now();
  const answer = await request();
  times.push(performance.now() - begun);
  return answer;
}

function rest(): Promise<void> {
  return wait(pause.from + Math.random() * (pause.upTo - pause.from));
}

function note(failure: string): void {
  failures.set(failure, (failures.get(failure) ?? 0) + 1);
}

async function sample(): Promise<Sample> {
  const portal = (await descendantsOf(process.pid)).find(({ command }) =>
    command.includes('start.ts'),
  );
  if (!portal) throw new Error('The portal does not run.');
  const status = await readFile(`/proc/${portal.pid}/status`, 'utf8');
  const descriptors = await readdir(`/proc/${portal.pid}/fd`);
  const rows = await withConnection(postgres.url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' ORDER BY table_name`,
    );
    const counted = new Map<string, number>();
    for (const { name } of tables.rows) {
      const found = await client.query<{ rows: number }>(
        `SELECT count(*)::int AS rows FROM ${client.escapeIdentifier(name)}`,
      );
      counted.set(name, found.rows[0]?.rows ?? 0);
    }
    return counted;
  });
  return {
    rssMegabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
    descriptors: descriptors.length,
    rows,
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
