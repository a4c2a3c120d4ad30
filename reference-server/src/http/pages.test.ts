import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, type RawReply } from '../../test/raw-request.ts';
import { createLog } from '../log.ts';
import { createExpressApp } from './express-app.ts';
import type { Hotel } from './hotel-pages.ts';
import { mountPages } from './pages.ts';

const page = `<!doctype html><head><title>Портал</title></head>${'<p>Парк</p>'.repeat(200)}`;
const consolePage = page.replace('Портал', 'Пульт');
const signInPage = page.replace('Портал', 'Вход');
const storePage = page.replace('Портал', 'Магазин');
const script = `console.log(${JSON.stringify('park'.repeat(500))})`;
const picture = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(200)}</svg>`;
const secret = 'nobody may read this';
let folder: string;
let server: Server;
let url: string;
const unnamed: Hotel = { hotelName: '', hotelSign: null };
let hotel = unnamed;
const firstCallsOfStore = async (id: number) =>
  id === 6 ? ['/api/store/6', '/api/iiko/dishes'] : [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-pages-'));
  // A folder of that name above must not make the start page permanent.
  const [appDir, pictures] = [path.join(folder, 'assets/dist'), path.join(folder, 'pictures')];
  await mkdir(path.join(appDir, 'assets'), { recursive: true });
  await mkdir(path.join(pictures, 'stores'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), secret);
  await writeFile(path.join(appDir, '.env'), secret);
  for (const [name, text] of [
    ['index.html', page],
    ['console.html', consolePage],
    ['staff-sign-in.html', signInPage],
    ['store.html', storePage],
    ['assets/app-D3adB33f.js', script],
  ] as const) {
    await writeFile(path.join(appDir, name), text);
    await writeFile(path.join(appDir, `${name}.br`), brotliCompressSync(text));
    await writeFile(path.join(appDir, `${name}.gz`), gzipSync(text));
  }
  await writeFile(path.join(appDir, 'icon.svg'), '<svg/>');
  await writeFile(path.join(appDir, 'manifest.webmanifest'), '{"name":"Портал","id":"/"}');
  await writeFile(path.join(pictures, 'stores/lake.svg'), picture);

  const app = createExpressApp({
    log: createLog('silent'),
    trustProxyHops: 0,
    hashNetwork: () => 'network',
    https: false,
    sources: { payment: [], paymentScripts: [] },
    mountApi: () => undefined,
    mountPages: (express) =>
      mountPages(express, {
        appDir,
        demoPicturesDir: pictures,
        readHotel: async () => hotel,
        firstCallsOfStore,
      }),
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

function get(where: string, headers: Record<string, string> = {}): Promise<RawReply> {
  return send(url, { method: 'GET', path: where, headers });
}

describe('the start page', () => {
  it.each([
    '/',
    '/index.html',
    '/auth',
    '/store/1/cart',
    '/administration',
    '/заказы',
    '/apiary',
    '/?x=1',
  ])('is what a browser gets at %s, and asks about anew each time', async (screen) => {
    const { status, headers, text } = await get(encodeURI(screen), { Accept: 'text/html' });
    expect({ status, text }).toEqual({ status: 200, text: page });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const again = await get('/', { 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
  });

  it('answers a HEAD like a GET, and no other method', async () => {
    const head = await send(url, { method: 'HEAD', path: '/auth' });
    expect(head).toMatchObject({ status: 200, text: '' });
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await send(url, { method, path: '/auth' })).status).toBe(404);
    }
  });

  it.each([
    '/api',
    '/api/',
    '/api/x',
    '/API/x',
    '/assets/none.js',
    '/media/demo/none.svg',
    '/media/x',
    '/worker.js',
    '/stores/photo.webp',
    '/%E0%A4%A',
  ])('is not what %s gets, but the error body', async (where) => {
    const { status, headers, text } = await get(where, { Accept: '*/*' });
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is no answer to who asks for JSON', async () => {
    expect((await get('/auth', { Accept: 'application/json' })).status).toBe(404);
  });
});

it.each([
  ['the console', '/admin', consolePage],
  ['the console', '/admin/portal/orders?order=7', consolePage],
  ['the console', '/admin/login/x', consolePage],
  ['the staff’s sign-in', '/admin/login?x=1', signInPage],
])('%s has a page of its own at %s, compressed and asked about anew', async (_, screen, own) => {
  const { status, headers, text } = await get(screen, { Accept: 'text/html' });
  expect({ status, text }).toEqual({ status: 200, text: own });
  expect(headers['cache-control']).toBe('no-cache');
  const packed = await get(screen, { Accept: 'text/html', 'Accept-Encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
});

describe('a store’s start page', () => {
  const links = ['/api/store/6', '/api/iiko/dishes'].map(
    (call) => `<link rel="preload" as="fetch" crossorigin href="${call}" />`,
  );

  it.each(['/store/6', '/store/6?dish=1'])(
    'at %s has the calls it begins with, after its files',
    async (screen) => {
      const { text, headers } = await get(screen, { Accept: 'text/html' });
      expect(text).toBe(storePage.replace('</head>', `${links.join('')}</head>`));
      expect(headers['cache-control']).toBe('no-cache');
      const packed = await get(screen, { Accept: 'text/html', 'Accept-Encoding': 'gzip' });
      expect(packed.headers['content-encoding']).toBe('gzip');
    },
  );

  it('is as it was built for a store that is not known', async () => {
    const { text, headers } = await get('/store/7', { Accept: 'text/html' });
    expect(text).toBe(storePage);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('a hotel with a name', () => {
  const sign = `/media/catalogue/${'a'.repeat(64)}.webp`;
  beforeAll(() => {
    hotel = { hotelName: 'Отель «$& <b>"Сосны"</b>»', hotelSign: { url: sign } };
  });
  afterAll(() => {
    hotel = unnamed;
  });

  it.each(['/', '/index.html', '/stores', '/store/7', '/admin', '/admin/login'])(
    'has it in the page at %s, as text and compressed',
    async (screen) => {
      const { status, text, headers } = await get(screen, { Accept: 'text/html' });
      expect(status).toBe(200);
      expect(text).toContain(
        '<title>Отель «$&#38; &#60;b&#62;&#34;Сосны&#34;&#60;/b&#62;»</title>',
      );
      expect(text).toContain('<meta name="hotel-name" content="Отель «$&#38; &#60;b&#62;');
      expect(text).toContain(`<meta name="hotel-sign" content="${sign}" />`);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      const packed = await get(screen, { Accept: 'text/html', 'Accept-Encoding': 'gzip' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      const again = { Accept: 'text/html', 'If-None-Match': headers.etag ?? '' };
      expect((await get(screen, again)).status).toBe(304);
    },
  );

  it('has it in the manifest', async () => {
    const { text, headers } = await get('/manifest.webmanifest');
    expect(JSON.parse(text)).toEqual({ name: hotel.hotelName, id: '/' });
    expect(headers['content-type']).toContain('application/manifest+json');
  });
});

describe('what the app loads', () => {
  it('may be kept for a year, as its name changes with it', async () => {
    const { headers, text } = await get('/assets/app-D3adB33f.js');
    expect(text).toBe(script);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('comes compressed to who accepts %s', async (accepted, encoding) => {
    for (const where of ['/assets/app-D3adB33f.js', '/auth']) {
      const { headers } = await get(where, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      const full = where === '/auth' ? page : script;
      if (encoding) expect(Number(headers['content-length'])).toBeLessThan(full.length / 2);
    }
  });
});

describe('a demo picture', () => {
  it('may be kept for long, is compressed, and can run nothing', async () => {
    const { status, headers } = await get('/media/demo/stores/lake.svg', {
      'Accept-Encoding': 'br',
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=2592000',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('what is outside', () => {
  const out = ['/..', '/%2e%2e', '/..%2f', '/%2e%2e%2f', '/..%5c', '/..%00/', '/.'];

  it.each(out.flatMap((up) => ['', '/assets', '/media/demo'].map((below) => below + up)))(
    'cannot be reached by way of %s',
    async (way) => {
      for (const name of ['secret.txt', '../../secret.txt', 'env', '/secret.txt']) {
        const { status, text } = await get(`${way}/${name}`);
        expect(text).not.toContain(secret);
        expect([200, 404]).toContain(status);
        if (status === 404) expect(JSON.parse(text)).toMatchObject({ code: 'NOT_FOUND' });
      }
    },
  );
});
