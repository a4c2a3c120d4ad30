import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { createTestPortal } from '../portal.ts';
import { sharedByTests } from '../shared-by-tests.ts';

// Several instances behind one Redis take WebSockets only.
const portal = await sharedByTests(createTestPortal({ environment: { REDIS_URL: '' } }));

it('lets a client in that begins by long polling, as browsers do, and stays up', async () => {
  const socket = io(portal.url, { transports: ['polling'], forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  socket.emit('page', { path: '/stores' });
  const answer: unknown = await socket.emitWithAck('resume', { lastSeq: 0 });
  socket.disconnect();
  expect(answer).toEqual({ events: [], seq: 0 });
  expect((await fetch(`${portal.url}/healthz`)).status).toBe(200);
});
