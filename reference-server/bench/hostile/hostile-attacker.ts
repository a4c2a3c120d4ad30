import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import sharp from 'sharp';

// One of those that `hostile.ts` lets loose, in a process of its own: `account` has a guest's session and
// does all that it may, `network` has none and all addresses of a /48. The parent hears, at the end, how
// often it was answered with what.

const [kind = '', url = '', token = '', things = '{}'] = process.argv.slice(2);
const {
  storeId = 1,
  productIds = [1],
  roomId = 1,
  ticketId = 1,
} = JSON.parse(things) as Partial<Record<'storeId' | 'roomId' | 'ticketId', number>> & {
  readonly productIds?: readonly number[];
};
const answered: Record<string, number> = {};
/** The longest answer of each path. */
const maxBytes: Record<string, number> = {};
let isOver = false;
process.on('message', () => {
  isOver = true;
  setTimeout(() => {
    process.send?.({ answered, maxBytes });
    process.disconnect();
    process.exit(0);
  }, 500);
});

/** Anywhere within 2001:db8:bad::/48. */
function someAddress(): string {
  const parts = Array.from({ length: 5 }, () => randomInt(65_536).toString(16));
  return `2001:db8:bad:${parts.join(':')}`;
}

/** What it was granted; undefined where it was not. */
async function request<Body>(
  path: string,
  body?: BodyInit,
  type = 'application/json',
): Promise<Body | undefined> {
  const headers = new Headers({ 'X-Forwarded-For': someAddress() });
  if (kind === 'account') headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', type);
  const method = body === undefined ? 'GET' : 'POST';
  const name = path.split('?')[0] ?? path;
  try {
    const response = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    count(`${name} ${response.status}`);
    maxBytes[name] = Math.max(maxBytes[name] ?? 0, Buffer.byteLength(text));
    const isGranted = response.ok && text.startsWith('{');
    return isGranted ? (JSON.parse(text) as Body) : undefined;
  } catch {
    count(`${name} broken`);
    return undefined;
  }
}

function count(what: string): void {
  answered[what] = (answered[what] ?? 0) + 1;
}

const json = (data: object) => JSON.stringify({ data });

/** So many at once, one after the other, as fast as they are answered. */
function repeat(atOnce: number, work: () => Promise<unknown>): void {
  for (let index = 0; index < atOnce; index += 1) {
    void (async () => {
      while (!isOver) await work();
    })();
  }
}

/** Tickets as long and orders with as many lines as may be, a new one as soon as an old one is over. */
function fillToTheBrim(): void {
  let tickets = [ticketId];
  repeat(4, async () => {
    const one = tickets[randomInt(tickets.length)] ?? ticketId;
    await request('/api/ticket/message', json({ ticketId: one, message: '€'.repeat(4_000) }));
  });
  repeat(2, async () => {
    const input = { room: roomId, message: '€'.repeat(4_000) };
    const made = await request<{ ticket: { id: number } }>('/api/ticket/create', json(input));
    if (made) tickets = [...tickets, made.ticket.id];
  });
  repeat(4, async () => {
    const products = productIds.map((id) => ({ id, quantity: 99 }));
    const comment = '€'.repeat(500);
    const order = { store: storeId, room: roomId, products, paymentType: 'cash', comment };
    const placed = await request<{ order: { id: number } }>('/api/order/create', json({ order }));
    if (placed) await request('/api/order/cancel', json({ id: placed.order.id }));
  });
}

async function attackAsAccount(): Promise<void> {
  const noise = await sharp(randomBytes(1200 * 900 * 3), {
    raw: { width: 1200, height: 900, channels: 3 },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  fillToTheBrim();
  repeat(2, () => request('/api/ticket/attachment', Uint8Array.from(noise), 'image/jpeg'));
  repeat(4, () => request('/api/orders', '{}'));
  repeat(4, () => request('/api/tickets', '{}'));
  repeat(2, () => request('/api/stores'));
  for (let index = 0; index < 25; index += 1) void resumeForEver();
}

/** Asks for all it has missed, as often as a connection may say anything. */
async function resumeForEver(): Promise<void> {
  const extraHeaders = { 'X-Forwarded-For': someAddress() };
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    extraHeaders,
  });
  socket.on('connect_error', () => count('socket refused'));
  while (!isOver) {
    if (socket.connected) {
      for (let times = 0; times < 8; times += 1) {
        socket.emit('resume', { lastSeq: 0 }, () => count('resume answered'));
      }
      count('resume asked 8 times');
    }
    await wait(1_000);
  }
  socket.disconnect();
}

function attackAsNetwork(): void {
  const phone = () => `+7916${String(randomInt(10_000_000)).padStart(7, '0')}`;
  repeat(4, () => request('/api/sms-auth/send-code', JSON.stringify({ phoneNumber: phone() })));
  repeat(4, () =>
    request('/api/admin/auth/login', json({ id: 'admin', password: 'a guess of mine' })),
  );
  repeat(2, () => request('/api/sms-auth/login', json({ phone: phone(), code: '1234' })));
  repeat(4, () => {
    const id = `${randomBytes(4).toString('hex')}-000f-5000-8000-${randomBytes(6).toString('hex')}`;
    const body = { type: 'notification', event: 'payment.succeeded', object: { id } };
    return request('/api/webhook/yookassa', JSON.stringify(body));
  });
  repeat(8, () => request('/'));
  repeat(4, () => request('/api/orders', '{}'));
  repeat(8, () => request('/socket.io/?EIO=4&transport=polling'));
  repeat(2, () => request('/api/iiko/external/menus_v2', 'x'.repeat(60_000)));
}

if (kind === 'account') await attackAsAccount();
else attackAsNetwork();
process.send?.('ready');
