import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { closedAddress } from '../testing/stub-provider.ts';
import { createHttpPictureSource } from './http-picture-source.ts';

const source = createHttpPictureSource({ fromAnywhere: true });

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture`;
}

test('brings a picture with its type', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'image/PNG; charset=binary' }).end('bytes');
  });
  const picture = await source.fetch(url);
  expect(picture?.type).toBe('image/png');
  expect(new TextDecoder().decode(picture?.bytes)).toBe('bytes');
});

test.each<[string, RequestListener]>([
  ['a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('x')],
  ['nothing', (_, response) => response.writeHead(404, { 'content-type': 'image/png' }).end('x')],
  [
    'another address',
    (request, response) => {
      if (request.url === '/picture') response.writeHead(302, { location: '/other' }).end();
      else response.writeHead(200, { 'content-type': 'image/png' }).end('x');
    },
  ],
  [
    'more than a picture has',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(Buffer.alloc(3 * 1024 * 1024 + 1));
    },
  ],
  ['a broken connection', (_, response) => response.destroy()],
])('is content with none when the server gives %s', async (_, listener) => {
  expect(await source.fetch(await serve(listener))).toBeNull();
});

test.each(['http://127.0.0.1', 'https://127.0.0.1', 'https://localhost', 'https://[::1]'])(
  'asks nobody at %s for the pictures of a real menu',
  async (origin) => {
    let connections = 0;
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end('secret');
    }).on('connection', () => (connections += 1));
    onTestFinished(() => void server.close());
    server.listen(0, origin.includes('[') ? '::1' : '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const guarded = createHttpPictureSource({ fromAnywhere: false });
    expect(await guarded.fetch(`${origin}:${port}/picture`)).toBeNull();
    expect(connections).toBe(0);
  },
);

test('is content with none when nobody is there, or the address is none', async () => {
  expect(await source.fetch(await closedAddress())).toBeNull();
  expect(await source.fetch('no address')).toBeNull();
});
