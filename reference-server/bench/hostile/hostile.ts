import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { orderLinesMax } from '@portal/domain/orders';
import { answerMaxBytes } from '@portal/domain/server';
import { createOwnDatabase } from '../../test/databases/own-database.ts';
import { createPortalProcess } from '../../test/resilience/portal-process.ts';
import { descendantsOf } from '../../test/resilience/process-tree.ts';
import { quantile, registerGuest } from '../hotel-visitors.ts';

/*
 * One hostile account and one hostile network, each doing all they are allowed as fast as they are
 * answered, against a portal with ten ordinary guests. On the server that DATABASE_URL names, else
 * embedded; ends with 1 when the guests wait longer than they may:
 *
 *   node --conditions=@portal/source reference-server/bench/hostile/hostile.ts [seconds]
 *
 * The attackers have the lowest priority of the processor: on a machine of their own they would not take
 * the portal's.
 */

const [seconds = 300] = process.argv.slice(2).map(Number);
const ordinaryGuests = 10;
const beforeSeconds = Math.min(60, seconds);
const lowestPriority = 19;
const bound = { times: 2, milliseconds: 150 };
/**
 * What the attackers may cost besides. The portal's memory has Node's heap of young objects in it, which grows
 * with load and is given back; the disk, what two accounts may store in the time, with indexes and the log of
 * a database (WAL of the embedded one included).
 */
const memoryBounds = { peakBytes: 1_200e6, afterBytes: 800e6 };
const diskBounds = { bytes: 150e6, bytesPerMinute: 60e6 };
/** In what guests were refused, for who reads the outcome. */
const failures = new Set<string>();
const attackerFile = fileURLToPath(new URL('hostile-attacker.ts', import.meta.url));

interface Guest {
  readonly token: string;
  readonly address: string;
  readonly ticketId: number;
}

type Things = Readonly<Record<'storeId' | 'productId' | 'roomId', number>> & {
  readonly productIds: readonly number[];
};

const database = process.env['DATABASE_URL'] === undefined ? undefined : await createOwnDatabase();
const stack = await createPortalProcess({
  environment: {
    ...{ TRUST_PROXY_HOPS: '1', DEMO: 'i-understand', LOG_LEVEL: 'silent', METRICS_TOKEN: '' },
    ...(database && { DATABASE_URL: database.url }),
  },
});
try {
  await stack.start();
  process.exitCode = await measure();
} finally {
  await stack.remove();
  await database?.stop();
}

async function measure(): Promise<number> {
  const { url, sandboxUrl } = stack;
  const portalPid = await pidOf('start.ts');
  const tokens: string[] = [];
  for (let index = 0; index <= ordinaryGuests; index += 1) {
    tokens.push(await registerGuest({ url, sandboxUrl }));
  }
  const things = await thingsOf(tokens[0] ?? '');
  const guests = await Promise.all(tokens.map((token, index) => settle(token, index, things)));
  const [hostile, ...ordinary] = guests;
  if (!hostile) throw new Error('Nobody could be registered.');

  await visitFor(ordinary, things, 10);
  const before = await visitFor(ordinary, things, beforeSeconds);
  const rssBefore = await rssOf(portalPid);
  const diskBefore = await databaseBytes();

  const attackers = await Promise.all(
    ['account', 'network'].map((kind) =>
      letLoose(kind, [hostile.token, JSON.stringify({ ...things, ticketId: hostile.ticketId })]),
    ),
  );
  let peak = rssBefore;
  const sampling = setInterval(() => {
    void rssOf(portalPid).then((rss) => (peak = Math.max(peak, rss)));
  }, 500);
  const during = await visitFor(ordinary, things, seconds);
  clearInterval(sampling);
  const answers = await Promise.all(attackers.map(callOff));
  await wait(15_000);
  const rssAfter = await rssOf(portalPid);
  const diskAfter = await databaseBytes();

  const megabytes = (bytes: number, digits = 0) => `${(bytes / 1e6).toFixed(digits)} MB`;
  print(`guests before   ${sent(before)}`);
  print(`guests during   ${sent(during)}`);
  print(
    `memory          ${[rssBefore, peak, rssAfter].map((each) => megabytes(each)).join(', ')} (before, peak, after)`,
  );
  print(`database        ${megabytes(diskBefore)} before, ${megabytes(diskAfter)} after`);
  for (const [index, { answered, maxBytes }] of answers.entries()) {
    const total = Object.values(answered).reduce((sum, count) => sum + count, 0);
    print(`the ${index === 0 ? 'account' : 'network'}: ${(total / seconds).toFixed(0)} a second`);
    for (const [what, count] of Object.entries(answered).toSorted(([, a], [, b]) => b - a)) {
      print(`  ${what}: ${count}`);
    }
    for (const [path, bytes] of Object.entries(maxBytes)) {
      if (bytes > 100_000) print(`  ${path}: ${megabytes(bytes, 1)} at most`);
    }
  }
  for (const failure of failures) print(`refused: ${failure}`);
  const p95Bound = Math.max(bound.milliseconds, bound.times * quantile(before.times, 0.95));
  const maxDiskBytes = diskBounds.bytes + (diskBounds.bytesPerMinute * seconds) / 60;
  const maxAnswerBytes = Math.max(...answers.flatMap(({ maxBytes }) => Object.values(maxBytes)));
  const bounds: [what: string, isHeld: boolean][] = [
    [`at most ${p95Bound.toFixed(0)} ms at p95`, quantile(during.times, 0.95) <= p95Bound],
    ['every guest served', during.failed === 0],
    ['both attacked', answers.every(({ answered }) => Object.keys(answered).length > 0)],
    [`memory at most ${megabytes(memoryBounds.peakBytes)}`, peak <= memoryBounds.peakBytes],
    [
      `memory at most ${megabytes(memoryBounds.afterBytes)} afterwards`,
      rssAfter <= memoryBounds.afterBytes,
    ],
    [`disk at most ${megabytes(maxDiskBytes)} more`, diskAfter - diskBefore <= maxDiskBytes],
    [`no answer of more than ${megabytes(answerMaxBytes, 1)}`, maxAnswerBytes <= answerMaxBytes],
  ];
  for (const [what, isHeld] of bounds) print(`${isHeld ? 'held' : 'NOT HELD'}: ${what}`);
  return bounds.every(([, isHeld]) => isHeld) ? 0 : 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

interface Visits {
  readonly times: number[];
  failed: number;
}

function sent({ times, failed }: Visits): string {
  const [p50, p95] = [0.5, 0.95].map((part) => quantile(times, part).toFixed(0));
  return `p50 ${p50} ms, p95 ${p95} ms, ${times.length} calls, ${failed} failed`;
}

/** Each looks about, writes, orders and thinks better of it, with pauses as people make them. */
async function visitFor(
  guests: readonly Guest[],
  things: Things,
  duration: number,
): Promise<Visits> {
  const visits: Visits = { times: [], failed: 0 };
  const until = performance.now() + duration * 1000;
  await Promise.all(
    guests.map(async (guest) => {
      await wait(Math.random() * 1000);
      while (performance.now() < until) await visit(guest, things, visits, until);
    }),
  );
  return visits;
}

async function visit(guest: Guest, things: Things, visits: Visits, until: number): Promise<void> {
  const { storeId, productId, roomId } = things;
  async function step<Body>(path: string, data?: object): Promise<Body | undefined> {
    if (performance.now() > until) return undefined;
    const begun = performance.now();
    const answer = await callAs<Body>(guest, path, data);
    visits.times.push(performance.now() - begun);
    if (!answer) visits.failed += 1;
    await wait(500 + Math.random() * 1500);
    return answer;
  }
  await step('/api/stores');
  await step(`/api/store/${storeId}`);
  await step('/api/orders', {});
  const order = {
    ...{ store: storeId, room: roomId, paymentType: 'cash' },
    products: [{ id: productId, quantity: 1 }],
  };
  const placed = await step<{ order: { id: number } }>('/api/order/create', { order });
  await step('/api/ticket/message', {
    ticketId: guest.ticketId,
    message: 'Когда принесут полотенца?',
  });
  await step('/api/tickets', {});
  if (placed) await step('/api/order/cancel', { id: placed.order.id });
}

async function callAs<Body>(
  { token, address }: Pick<Guest, 'token' | 'address'>,
  path: string,
  data?: object,
): Promise<Body | undefined> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address };
  const post = data && {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  };
  const response = await fetch(stack.url + path, { headers, ...post }).catch(() => undefined);
  const text = (await response?.text().catch(() => '')) ?? '';
  if (response?.ok) return JSON.parse(text || 'null') as Body;
  failures.add(`${path} ${response?.status ?? 'broken'} ${text.slice(0, 200)}`);
  return undefined;
}

async function thingsOf(token: string): Promise<Things> {
  const caller = { token, address: '198.51.100.1' };
  const stores = await callAs<{ stores: List<{ id: number }> }>(caller, '/api/stores');
  const rooms = await callAs<{ rooms: List<{ id: number }> }>(caller, '/api/rooms');
  const room = rooms?.rooms.data[0];
  for (const { id } of stores?.stores.data ?? []) {
    const page = await callAs<{ products: List<ListedProduct> }>(caller, `/api/store/${id}`);
    const priced = page?.products.data.filter(({ attributes }) => attributes.price !== null) ?? [];
    const productIds = priced.slice(0, orderLinesMax).map((product) => product.id);
    const [productId] = productIds;
    if (productId !== undefined && room) {
      return { storeId: id, productId, productIds, roomId: room.id };
    }
  }
  throw new Error('The demo has nothing to order.');
}

interface ListedProduct {
  readonly id: number;
  readonly attributes: { readonly price: number | null };
}

interface List<Item> {
  readonly data: readonly Item[];
}

async function settle(token: string, index: number, { roomId }: Things): Promise<Guest> {
  const caller = { token, address: `198.51.100.${index + 1}` };
  const input = { room: roomId, message: 'Не горит лампа' };
  const made = await callAs<{ ticket: { id: number } }>(caller, '/api/ticket/create', input);
  if (!made) throw new Error(`No ticket could be opened: ${[...failures].join('; ')}`);
  return { ...caller, ticketId: made.ticket.id };
}

/** Resolves when it is at work, which takes long at its priority. */
async function letLoose(kind: string, args: readonly string[]): Promise<ChildProcess> {
  const child = fork(attackerFile, [kind, stack.url, ...args], {
    execArgv: ['--conditions=@portal/source'],
  });
  if (child.pid !== undefined) setPriority(child.pid, lowestPriority);
  await once(child, 'message');
  return child;
}

interface Attack {
  readonly answered: Readonly<Record<string, number>>;
  /** The longest answer of each path. */
  readonly maxBytes: Readonly<Record<string, number>>;
}

async function callOff(child: ChildProcess): Promise<Attack> {
  const sent = once(child, 'message');
  child.send('over');
  const [attack] = (await sent) as [Attack];
  return attack;
}

async function pidOf(file: string): Promise<number> {
  const found = (await descendantsOf(process.pid)).find(({ command }) => command.includes(file));
  if (!found) throw new Error(`No process runs ${file}.`);
  return found.pid;
}

async function rssOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** Of the embedded database, what its folder takes. */
async function databaseBytes(): Promise<number> {
  if (!database) return folderBytes(path.join(stack.dataDir, 'database'));
  const [row] = await database.prisma.$queryRaw<{ bytes: bigint }[]>`
    SELECT pg_database_size(current_database()) AS bytes`;
  return Number(row?.bytes ?? 0);
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.map(async (entry) => {
    if (!entry.isFile()) return 0;
    // One that has gone meanwhile takes nothing.
    const found = await stat(path.join(entry.parentPath, entry.name)).catch(() => null);
    return found?.size ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
