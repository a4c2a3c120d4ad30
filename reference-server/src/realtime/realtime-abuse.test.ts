import { connect } from 'node:net';
import fc from 'fast-check';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';
import { createGuest } from './test/live-accounts.ts';
import { startLivePortal } from './test/live-portal.ts';

const test = await sharedByTests(createTestDatabase());
const portal = await sharedByTests(startLivePortal(test));
const unhandled = vi.fn();

beforeEach(() => {
  process.on('unhandledRejection', unhandled).on('uncaughtException', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled).off('uncaughtException', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

/** A WebSocket to the portal below Socket.IO, with its connection to the namespace made. */
async function openRaw(): Promise<WebSocket> {
  const socket = new WebSocket(
    `${portal.url}/socket.io/?EIO=4&transport=websocket`.replace('http', 'ws'),
  );
  await nextMessage(socket);
  socket.send('40');
  await nextMessage(socket);
  return socket;
}

function nextMessage(socket: WebSocket): Promise<unknown> {
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
}

function untilRawClosed(socket: WebSocket): Promise<unknown> {
  return new Promise((resolve) => {
    socket.addEventListener('close', resolve, { once: true });
  });
}

/** The portal serves a client that does nothing wrong. */
async function expectAtWork(): Promise<void> {
  const client = await portal.connect(await createGuest(test));
  expect(await client.resume(0)).toEqual({ events: [], seq: 0 });
  client.socket.disconnect();
}

describe('garbage', () => {
  it('of any kind in what a client may say changes nothing and throws nowhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('resume', 'page', 'typing', '__proto__', 'constructor', 'message'),
        fc.array(fc.jsonValue(), { maxLength: 3 }),
        async (name, values) => {
          const client = await portal.connect(await createGuest(test));
          client.socket.emit(name, ...values);
          client.socket.emit(name, ...values, () => undefined);
          expect(await client.resume(0)).toEqual({ events: [], seq: 0 });
          client.socket.disconnect();
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    '',
    '4',
    '42',
    '42[',
    '42{}',
    '42["connect"]',
    '42["disconnecting"]',
    '420["resume"]',
    '42999999999999["page",{}]',
    '43[]',
    '431["x"]',
    '44{"message":"no"}',
    '451-["resume",{"_placeholder":true,"num":0}]',
    '45999999-["x"]',
    '47',
    '40/admin,',
    '4\u0000',
    '9',
    'b4AAEC',
    '2',
    '6',
  ])('as the frame %o', async (frame) => {
    const socket = await openRaw();
    socket.send(frame);
    socket.send(new Uint8Array([0, 255, 1]));
    await expectAtWork();
    socket.close();
  });

  it('instead of a handshake', async () => {
    const { port } = new URL(portal.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n\0',
    );
    await expectAtWork();
    socket.destroy();
    for (const query of ['', '?EIO=4', '?EIO=4&transport=x', '?EIO=4&transport=polling&sid=none']) {
      const { status } = await fetch(`${portal.url}/socket.io/${query}`);
      expect(status).toBe(400);
    }
  });

  it('as the namespace', async () => {
    const socket = io(`${portal.url}/admin`, { forceNew: true, reconnection: false });
    const refused = new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect((await refused).message).toBe('Invalid namespace');
    socket.disconnect();
  });
});

describe('too much', () => {
  it('of one frame ends the connection beyond 64 KB, not below', async () => {
    const guest = await createGuest(test);
    const client = await portal.connect(guest);
    client.socket.emit('page', { path: 'x'.repeat(65_000) });
    expect(await client.resume(0)).toEqual({ events: [], seq: 0 });
    client.socket.emit('page', { path: 'x'.repeat(66_000) });
    await eventually(() => expect(client.socket.connected).toBe(false));
  });

  it('of events ends the connection at the eleventh within a second', async () => {
    const client = await portal.connect(await createGuest(test));
    for (let count = 0; count < 9; count += 1) client.socket.emit('page', { path: '/' });
    expect(await client.resume(0)).toEqual({ events: [], seq: 0 });
    expect(client.socket.connected).toBe(true);
    client.socket.emit('page', { path: '/' });
    await eventually(() => expect(client.socket.connected).toBe(false));
  });

  it('of anything else ends it too: unknown events, namespaces, answers nobody asked for', async () => {
    for (const frame of ['42["unknown"]', '40/nowhere,', '431[]']) {
      const socket = await openRaw();
      const closed = untilRawClosed(socket);
      for (let count = 0; count < 12; count += 1) socket.send(frame);
      await closed;
    }
  });
});
