import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, signInGuest, test as usual } from './journey.ts';
import { startStack, type Stack } from './stack/stack.ts';

/** An app of somebody else's, on an origin of its own. */
interface App {
  readonly port: number;
  readonly server: Server;
}

async function startApp(): Promise<App> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Маяк</title>');
  }).listen(0);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

const test = usual.extend<object, { app: App; stack: Stack }>({
  app: [
    async ({ browserName: _ }, provide) => {
      const app = await startApp();
      await provide(app);
      app.server.close();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ app }, provide) => {
      const origin = `http://localhost:${app.port}`;
      const stack = await startStack(undefined, { ALLOWED_APP_ORIGINS: origin });
      await provide(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** What a page reads of its own orders, and whether it may connect. */
async function ask({ portal, token }: { portal: string; token: string | null }) {
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
  const credentials = token === null ? 'include' : 'same-origin';
  const init: RequestInit = { method: 'POST', body: '{}', headers, credentials };
  const status = await fetch(`${portal}/api/orders`, init).then(
    (response) => `${response.status} ${response.headers.has('X-Request-Id')}`,
    () => 'nothing',
  );
  const address = `${portal.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const live = await new Promise<string>((resolve) => {
    const socket = new WebSocket(address);
    socket.onopen = () => resolve('connected');
    socket.onerror = () => resolve('refused');
  });
  return { status, live };
}

test('an app on an origin that is allowed works by tokens, and by cookies not at all', async ({
  page,
  app,
  stack,
}) => {
  const { token } = await signInGuest(page, stack, 'Мария Маякова');
  await page.goto(`http://localhost:${app.port}`);
  expect(await page.evaluate(ask, { portal: stack.url, token })).toEqual({
    status: '200 true',
    live: 'connected',
  });
  // The browser has the portal's cookie, and sends it where it is told to.
  const byCookie = await page.evaluate(ask, { portal: stack.url, token: null });
  expect(byCookie.status).toBe('nothing');

  await page.goto(`http://127.0.0.1:${app.port}`);
  const elsewhere = await page.evaluate(ask, { portal: stack.url, token });
  expect(elsewhere.status).toBe('nothing');
});
