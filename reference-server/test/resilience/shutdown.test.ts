import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../eventually.ts';
import { listenLive } from '../live/live-client.ts';
import { demoOrder } from '../fixtures/orders/orders.ts';
import { createTestPortal } from '../portal.ts';
import { send } from '../raw-request.ts';

/** A portal, a guest of it, and calls of rooms that wait until they are let go, one by one. */
async function startWaiting(drainMilliseconds?: number) {
  const portal = await createTestPortal({ ...(drainMilliseconds && { drainMilliseconds }) });
  const { token } = await portal.guest();
  const findMany = vi.spyOn(portal.database.prisma.room, 'findMany');
  const waiting: (() => void)[] = [];
  findMany.mockImplementation(
    () => new Promise((resolve) => waiting.push(() => resolve([]))) as never,
  );
  return { portal, token, waiting };
}

function askForRooms(url: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  return send(url, { method: 'GET', path: '/api/rooms', headers });
}

function isRefused(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );
}

/** A connection that says this and then nothing any more, whatever it hears. */
async function openMute(url: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const limit = 60_000;

describe('a portal that stops', { timeout: limit }, () => {
  it('answers what is under way, takes nothing new, and sends live connections elsewhere', async () => {
    // It stops because everything is done, and not because it has waited long enough.
    const { portal, token, waiting } = await startWaiting(2 * limit);
    const response = askForRooms(portal.url, token);
    await eventually(() => expect(waiting).toHaveLength(1));
    const stored = await openMute(
      portal.url,
      `GET /api/rooms HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    await eventually(() => expect(waiting).toHaveLength(2));
    const [listener, stranger] = [
      await listenLive(portal.url, token),
      await listenLive(portal.url),
    ];
    const gone = Promise.all(
      [listener, stranger].map(
        ({ socket }) => new Promise<string>((resolve) => socket.once('disconnect', resolve)),
      ),
    );
    let hasStopped = false;
    const stopping = portal.stop().then(() => (hasStopped = true));

    // For this reason a client comes back by itself.
    expect(await gone).toEqual(['transport close', 'transport close']);
    await eventually(async () => expect(await isRefused(portal.url)).toBe(true));
    expect(hasStopped).toBe(false);
    // A connection that was kept for further calls is closed once its call is answered.
    waiting[1]?.();
    const [answer] = (await once(stored, 'data')) as [Buffer];
    expect(answer.toString()).toContain('HTTP/1.1 200');
    await once(stored, 'close');
    waiting[0]?.();
    expect(await response).toMatchObject({ status: 200, text: '{"rooms":{"data":[]}}' });
    await stopping;
  });

  it('places the orders that come on fresh connections as it is told to stop', async () => {
    // Nobody is cut off for being slow.
    const portal = await createTestPortal({ drainMilliseconds: 2 * limit });
    const { token } = await portal.guest();
    const order = await demoOrder(portal.prisma);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ data: { order } });
    const placed = Array.from({ length: 30 }, () =>
      send(portal.url, { method: 'POST', path: '/api/order/create', headers, body }).then(
        ({ status }) => status,
        (error: unknown) => (error as NodeJS.ErrnoException).code,
      ),
    );
    const stopping = portal.context.stop();
    expect(await Promise.all(placed)).toEqual(Array(30).fill(201));
    await stopping;
    expect(await portal.prisma.order.count()).toBe(30);
    await portal.stop();
  });

  it('is unready at once, takes callers a moment longer, and not when it is told twice', async () => {
    const portal = await createTestPortal({ graceMilliseconds: 2 * limit });
    const stopping = portal.context.stop();
    const ready = await send(portal.url, { method: 'GET', path: '/readyz' });
    expect(ready).toMatchObject({ status: 503, headers: { connection: 'close' } });
    expect(JSON.parse(ready.text)).toMatchObject({
      code: 'UNAVAILABLE',
      details: [{ path: 'portal', message: 'stopping' }],
    });
    expect((await send(portal.url, { method: 'GET', path: '/healthz' })).status).toBe(200);
    await portal.stop();
    await stopping;
    expect(await isRefused(portal.url)).toBe(true);
  });

  it('ends although the database never answers its watches, and says what had not ended', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => logged.push(line) });
    const portal = await createTestPortal({ drainMilliseconds: 300, log });
    const { token } = await portal.guest();
    const listener = await listenLive(portal.url, token);
    const { prisma } = portal.database;
    const never = vi
      .spyOn(prisma, '$queryRawUnsafe')
      .mockReturnValue(new Promise(() => {}) as never);
    await eventually(() => expect(never).toHaveBeenCalled());
    await portal.context.stop();
    expect(await isRefused(portal.url)).toBe(true);
    expect(logged.join('')).toMatch(/"unended":\[".*"msg":"stopped, although/);
    never.mockRestore();
    listener.socket.disconnect();
    await portal.stop();
  });

  it('does not wait for ever for who says nothing any more', async () => {
    const { portal, token, waiting } = await startWaiting(300);
    const ended = expect(askForRooms(portal.url, token)).rejects.toThrow();
    await eventually(() => expect(waiting).toHaveLength(1));
    const key = randomBytes(16).toString('base64');
    const mute = await Promise.all([
      openMute(
        portal.url,
        'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{"da',
      ),
      openMute(portal.url, 'GET /api/sto'),
      openMute(
        portal.url,
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n' +
          `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
      ),
    ]);
    await once(mute[2], 'data');
    await portal.stop();
    await ended;
    for (const socket of mute) socket.destroy();
  });
});
