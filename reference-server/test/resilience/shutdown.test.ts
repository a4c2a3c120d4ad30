import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../eventually.ts';
import { listenLive } from '../live/live-client.ts';
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
async function openMute(url: string, said: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(said);
  return socket;
}

const limit = 60_000;

describe('a portal that stops', { timeout: limit }, () => {
  it('answers what is under way, takes nothing new, and sends live connections elsewhere', async () => {
    // It stops because everything is done, and not because it has waited long enough.
    const { portal, token, waiting } = await startWaiting(2 * limit);
    const asked = askForRooms(portal.url, token);
    await eventually(() => expect(waiting).toHaveLength(1));
    const kept = await openMute(
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
    const [answer] = (await once(kept, 'data')) as [Buffer];
    expect(answer.toString()).toContain('HTTP/1.1 200');
    await once(kept, 'close');
    waiting[0]?.();
    expect(await asked).toMatchObject({ status: 200, text: '{"rooms":{"data":[]}}' });
    await stopping;
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
