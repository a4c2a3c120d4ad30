import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { endpoints } from '@portal/domain/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../portal.ts';
import { send, type RawRequest } from '../raw-request.ts';
import { storedRows } from './stored-rows.ts';
import { wrongWithRefusal } from './refusal.ts';

let portal: TestPortal;
let token: string;
let adminToken: string;
let before: Record<string, string>;

beforeAll(async () => {
  portal = await createTestPortal({ only: [] });
  ({ token } = await portal.guest());
  ({ token: adminToken } = await portal.staff('admin'));
  before = await storedRows(portal.database.prisma);
});
afterAll(async () => {
  expect(await storedRows(portal.database.prisma)).toEqual(before);
  await portal.stop();
});

async function wrongAnswers(requests: readonly RawRequest[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const request of requests) {
    const problem = wrongWithRefusal(await send(portal.url, request));
    if (problem) wrong.push(`${request.method} ${request.path.slice(0, 80)}: ${problem}`);
  }
  return wrong;
}

function post(path: string, headers: RawRequest['headers'], body: string | Buffer): RawRequest {
  const json = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  return { method: 'POST', path, headers: { ...json, ...headers }, body };
}

describe('a path', () => {
  const strange = [
    ...['%00', 'a%00b', '..', '%2e%2e', '..%2f..%2fetc%2fpasswd', '%5c..%5c', '.', '%20', '%0a'],
    ...['0', '-1', '01', '1.5', '1e3', '+1', '2147483648', '9'.repeat(5000), 'NaN', 'Infinity'],
    ...['%E0%A4%A', '%FF', '%F0%9F%99%82', '%D9%A1', '%ED%A0%80', '%u0031', '1;x=1', '1%2C2'],
    ...['__proto__', 'constructor', 'toString', '%27%20OR%201=1--', '%3Cscript%3E', 'null'],
  ];

  it.each(['/api/store/', '/api/store/custom/', '/api/store/product/'])(
    'that names nothing is refused under %s',
    async (path) => {
      const requests = strange.map((each) => ({ method: 'GET', path: path + each }));
      expect(await wrongAnswers(requests)).toEqual([]);
    },
  );

  it('that no call has is refused', async () => {
    const paths = [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/stores/1',
      '//api/stores',
      '/api//stores',
    ];
    const further = [
      '/api/../api/stores',
      '/api/%2e%2e/stores',
      '/api/store',
      '/api/%00',
      '/api?x=1',
    ];
    const requests = [...paths, ...further].flatMap((path) =>
      ['GET', 'POST'].map((method) => ({ method, path })),
    );
    expect(await wrongAnswers(requests)).toEqual([]);
  });

  it('of a call is refused with another method', async () => {
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];
    const taken = new Set([...endpoints.values()].map(({ method, path }) => `${method} ${path}`));
    const requests = [...endpoints.values()].flatMap(({ path }) =>
      methods
        .filter((method) => !taken.has(`${method} ${path}`))
        .map((method) => ({ method, path, headers: { Authorization: `Bearer ${token}` } })),
    );
    expect(requests.length).toBeGreaterThan(150);
    expect(await wrongAnswers(requests)).toEqual([]);
  });
});

describe('a query', () => {
  it.each([
    '?',
    '?a=1&a=2&a[]=3&a[b]=4',
    '?__proto__[admin]=1&constructor=2&__proto__=3',
    '?%00=%00&%E0%A4%A=%',
    `?${'a=1&'.repeat(2000)}`,
    '?page=-1&pageSize=1e999',
  ])('that no call asks for changes nothing: %s', async (query) => {
    const plain = await send(portal.url, { method: 'GET', path: '/api/stores' });
    const answer = await send(portal.url, { method: 'GET', path: `/api/stores${query}` });
    expect(answer).toMatchObject({ status: 200, text: plain.text });
  });
});

describe('a header', () => {
  const large = 'x'.repeat(20_000);

  it.each(['Cookie', 'Authorization', 'X-Anything', 'Idempotency-Key', 'Accept-Language'])(
    'past 16 KB is refused: %s',
    async (name) => {
      const reply = await send(portal.url, {
        method: 'GET',
        path: '/api/stores',
        headers: { [name]: large },
      });
      expect(wrongWithRefusal(reply)).toBeUndefined();
      expect(reply.status).toBe(413);
    },
  );

  it.each([
    { Authorization: 'Bearer' },
    { Authorization: 'Bearer  ' },
    { Authorization: `Bearer ${'x.'.repeat(5000)}` },
    { Authorization: 'Basic YWRtaW46YWRtaW4=' },
    { Authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.' },
    { Cookie: 'session_token=%E0%A4%A; session_token=x; __proto__=1' },
    { Cookie: ';;;===;;' },
  ])('that is no session opens nothing: %o', async (headers) => {
    const reply = await send(portal.url, { method: 'GET', path: '/api/rooms', headers });
    expect(wrongWithRefusal(reply)).toBeUndefined();
    expect(reply.status).toBe(401);
  });

  it.each([
    { 'Accept-Language': 'xx;q=nonsense,,,*' },
    { 'Accept-Language': 'e'.repeat(8000) },
    { 'X-Forwarded-For': 'nonsense, 999.999.999.999', Forwarded: 'for=_x' },
    {
      'If-None-Match': `"${'x,'.repeat(4000)}"`,
      Range: 'bytes=9-1',
      'X-HTTP-Method-Override': 'PUT',
    },
    { Host: 'somewhere.else' },
  ])('that makes no sense changes nothing: %o', async (headers) => {
    const reply = await send(portal.url, { method: 'GET', path: '/api/stores', headers });
    expect(reply.status).toBe(200);
  });

  it('that says how a body is packed is refused when it is not, or unpacks to too much', async () => {
    const path = '/api/order/create';
    const bomb = gzipSync(JSON.stringify({ data: 'x'.repeat(5_000_000) }));
    const replies = [
      await send(portal.url, post(path, { 'Content-Encoding': 'gzip' }, '{}')),
      await send(portal.url, post(path, { 'Content-Encoding': 'gzip' }, bomb)),
      await send(portal.url, post(path, { 'Content-Encoding': 'nonsense' }, '{}')),
    ];
    expect(replies.map(wrongWithRefusal)).toEqual([undefined, undefined, undefined]);
    expect(replies.map(({ status }) => status)).toEqual([400, 413, 415]);
  });
});

describe('an Idempotency-Key', () => {
  const idempotent = [...endpoints.values()].filter((endpoint) => endpoint.idempotent);
  const bodies: Record<string, unknown> = {
    '/api/order/create': {
      data: {
        order: { store: 1, room: 1, products: [{ id: 1, quantity: 1 }], paymentType: 'cash' },
      },
    },
    '/api/payment/create': { data: { orderId: 1 } },
  };

  it.each(idempotent)('that is none is refused at $path', async ({ method, path, access }) => {
    const body = JSON.stringify(bodies[path]);
    const isForGuests = typeof access === 'object' && 'guest' in access;
    const caller = isForGuests ? token : adminToken;
    const headers = { Authorization: `Bearer ${caller}` };
    for (const key of ['', 'x'.repeat(129), 'tab\there', 'caf\u00e9']) {
      const request = post(path, { ...headers, 'Idempotency-Key': key }, body);
      const reply = await send(portal.url, { ...request, method });
      expect(wrongWithRefusal(reply)).toBeUndefined();
      expect(reply.status).toBe(422);
    }
  });

  it('keeps nothing of a request that was refused', async () => {
    const body = JSON.stringify(bodies['/api/payment/create']);
    const headers = { 'Idempotency-Key': 'a key of a request that finds nothing' };
    const reply = await send(portal.url, post('/api/payment/create', headers, body));
    expect(reply.status).toBe(404);
    expect(await portal.database.prisma.idempotencyKey.count()).toBe(0);
  });
});

describe('what is no HTTP', () => {
  it.each([
    ['words', 'hello\r\n\r\n'],
    ['another version', 'GET /api/stores HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['a method nobody knows', 'STEAL /api/stores HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'two lengths',
      'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
    [
      'a length and chunks',
      'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a NUL in a header', 'GET /api/stores HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n'],
  ])('is refused in the same shape: %s', async (_, written) => {
    const socket = connect(Number(new URL(portal.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(written);
    await once(socket, 'close');
    const [head = '', text = ''] = answer.split('\r\n\r\n');
    const [line = '', ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(
      lines.map((each) => [each.split(': ')[0]?.toLowerCase(), each.split(': ')[1]]),
    ) as Record<string, string>;
    expect(wrongWithRefusal({ status: Number(line.split(' ')[1]), headers, text })).toBeUndefined();
  });
});
