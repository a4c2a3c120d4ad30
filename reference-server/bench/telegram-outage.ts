import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSandbox } from '../sandbox/sandbox.ts';
import { readConfig } from '../src/config/config.ts';
import { startPortal } from '../src/main.ts';
import { call, openConsole, quantile, registerGuest, type Place } from './hotel-visitors.ts';

// Runs two hotels side by side, places orders in both in turns, and lets Telegram hang in one of them
// for all of that time. What orders and the live connection cost is compared pair by pair, so that both
// have the same machine. Then Telegram is back, and the chat must hear of every order once, in order, at
// the pace it takes:
//
//   node --conditions=@portal/source bench/telegram-outage.ts --minutes 10 --orders 100
//
// With `--fault none` nothing is wrong in either hotel: what differs then is the noise of the machine.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    orders: { type: 'string', default: '100' },
    fault: { type: 'string', default: 'timeout' },
  },
});
const minutes = Number(values.minutes);
const orderCount = Number(values.orders);
const password = 'only-for-benchmarks';
/** Ten orders a minute are the most that one guest may place. */
const guestCount = Math.max(1, Math.ceil(orderCount / minutes / 8));

interface Hotel extends Place {
  readonly name: string;
  /** Places an order: when it was answered, and when the console heard of it, in milliseconds. */
  place(): Promise<{ orderId: number; answered: number; received: number }>;
  stop(): Promise<void>;
}

interface ChatMessage {
  readonly text: string;
  readonly at: string;
}

async function openHotel(name: string): Promise<Hotel> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
  const sandbox = await startSandbox({ port: 0, dataDir });
  const config = await readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DEMO_STAFF_PASSWORD: password,
  });
  const portal = await startPortal({ config, sandbox: sandbox.endpoints });
  const { url } = portal;
  const hotelPlace = { url, sandboxUrl: sandbox.url };
  const tokens: string[] = [];
  for (let index = 0; index < guestCount; index += 1) tokens.push(await registerGuest(hotelPlace));
  const socket = await openConsole(hotelPlace, password);
  const receivedAt = new Map<number, number>();
  socket.on('orderCreate', ({ newOrder }: { newOrder: { id: number } }) => {
    receivedAt.set(newOrder.id, performance.now());
  });
  const order = await anOrder(url, tokens[0] ?? '');
  let placed = 0;

  return {
    ...hotelPlace,
    name,
    async place() {
      const token = tokens[placed % tokens.length] ?? '';
      placed += 1;
      const begun = performance.now();
      const reply = await call<{ order: { id: number } }>(
        `${url}/api/order/create`,
        { data: { order } },
        token,
      );
      const answered = performance.now() - begun;
      const { id } = reply.order;
      while (!receivedAt.has(id)) await wait(1);
      return { orderId: id, answered, received: (receivedAt.get(id) ?? NaN) - begun };
    },
    async stop() {
      socket.disconnect();
      await portal.stop();
      await sandbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function anOrder(url: string, token: string): Promise<object> {
  const get = async <Body>(call: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await fetch(`${url}${call}`, { headers })).json()) as Body;
  };
  interface Entity {
    id: number;
    attributes: { for_sale: boolean; price: number; store_type: { value: string } };
  }
  interface List {
    data: Entity[];
  }
  const { stores } = await get<{ stores: List }>('/api/stores');
  const store = stores.data.find(({ attributes }) => attributes.store_type.value === 'shop');
  const { products } = await get<{ products: List }>(`/api/store/${store?.id ?? 0}`);
  const product = products.data.find(
    ({ attributes }) => attributes.for_sale && attributes.price > 0,
  );
  const { rooms } = await get<{ rooms: List }>('/api/rooms');
  return {
    store: store?.id,
    room: rooms.data[0]?.id,
    products: [{ id: product?.id, quantity: 1 }],
    paymentType: 'cash',
  };
}

const orderFault = (sandboxUrl: string, times: number) =>
  call(`${sandboxUrl}/__sandbox/faults`, { provider: 'telegram', fault: values.fault, times });

async function chatOf({ sandboxUrl }: Place): Promise<ChatMessage[]> {
  return (await (await fetch(`${sandboxUrl}/__sandbox/telegram?thread=4`)).json()) as ChatMessage[];
}

const numberIn = ({ text }: ChatMessage) => Number(/#(\d+)/.exec(text)?.[1]);

function compare(what: string, usual: readonly number[], without: readonly number[]): void {
  for (const part of [0.5, 0.95]) {
    const [one, other] = [quantile(usual, part), quantile(without, part)];
    const change = (((other - one) / one) * 100).toFixed(1);
    print(
      `${what}, p${part * 100}: ${one.toFixed(1)} ms with Telegram, ${other.toFixed(1)} ms without (${change} %)`,
    );
  }
}

const [usual, without] = [await openHotel('with Telegram'), await openHotel('without')];
try {
  for (const hotel of [usual, without]) for (let n = 0; n < 5; n += 1) await hotel.place();
  await wait(15_000);
  const receivedBefore = (await chatOf(without)).length;
  if (values.fault !== 'none') await orderFault(without.sandboxUrl, -1);

  const measured = new Map([usual, without].map((hotel) => [hotel, [] as number[][]]));
  const orderIds: number[] = [];
  const begun = Date.now();
  for (let index = 0; index < orderCount; index += 1) {
    const due = begun + (index * minutes * 60_000) / orderCount;
    await wait(Math.max(0, due - Date.now()));
    const inTurns = index % 2 === 0 ? [usual, without] : [without, usual];
    for (const hotel of inTurns) {
      const { orderId, answered, received } = await hotel.place();
      measured.get(hotel)?.push([answered, received]);
      if (hotel === without) orderIds.push(orderId);
    }
  }
  await wait(Math.max(0, begun + minutes * 60_000 - Date.now()));
  const columns = (hotel: Hotel, column: number) =>
    (measured.get(hotel) ?? []).map((row) => row[column] ?? NaN);
  print(`${orderCount} orders in each hotel over ${minutes} min, fault: ${values.fault}`);
  compare('order answered', columns(usual, 0), columns(without, 0));
  compare('order on the console', columns(usual, 1), columns(without, 1));
  print(`told during the outage: ${(await chatOf(without)).length - receivedBefore}`);

  if (values.fault !== 'none') await orderFault(without.sandboxUrl, 0);
  const back = Date.now();
  while ((await chatOf(without)).length < receivedBefore + orderIds.length) await wait(500);
  const sent = (await chatOf(without)).slice(receivedBefore);
  const times = sent.map(({ at }) => Date.parse(at));
  const shortestGap = Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
  const maxInMinute = Math.max(
    ...times.map((time) => times.filter((other) => other >= time && other < time + 60_000).length),
  );
  const isInOrder = JSON.stringify(sent.map(numberIn)) === JSON.stringify(orderIds);
  print(
    `told afterwards: ${sent.length} of ${orderIds.length}, each once and in order: ${String(isInOrder)}`,
  );
  print(
    `in ${((Date.now() - back) / 1000).toFixed(0)} s, at most ${maxInMinute} a minute, ${shortestGap} ms apart at least`,
  );
} finally {
  await Promise.all([usual.stop(), without.stop()]);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
