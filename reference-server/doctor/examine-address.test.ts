import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestPortal } from '../test/portal.ts';
import { examineAddress, type Address } from './examine-address.ts';

const metricsToken = 'a-token-of-the-scraper';
const good: Record<string, string> = {
  'content-security-policy': "default-src 'self'; object-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'usb=()',
};
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  text?: string;
  isCutOff?: boolean;
}

/** A portal behind a proxy, as far as it is told to be wrong. */
async function startWith(
  wrongly: Record<string, (request: IncomingMessage) => Answer> = {},
  upgrades = true,
): Promise<string> {
  const usual: Record<string, Answer> = {
    '/healthz': { text: '{"status":"ok"}' },
    '/readyz': { text: '{"status":"ok"}' },
    '/metrics': { status: 403 },
    '/api/webhook/yookassa': { status: 422, text: '{"code":"INVALID"}' },
    '/api/webhook/iiko': { status: 403, text: '{"code":"FORBIDDEN"}' },
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?')[0] ?? '';
    const answer = wrongly[path]?.(request) ?? usual[path] ?? { status: 404 };
    response.writeHead(answer.status ?? 200, { ...good, ...answer.headers });
    if (answer.isCutOff) response.write(answer.text, () => response.destroy());
    else response.end(answer.text);
  });
  if (upgrades) {
    server.on('upgrade', (_, socket) => {
      socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      );
    });
  }
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function found(origin: string, address: Partial<Address> = {}): Promise<string[]> {
  const defaults = {
    origin,
    plainOrigin: origin,
    isPublic: false,
    hops: 0,
    metricsToken: undefined,
  };
  const findings = await examineAddress({ ...defaults, ...address });
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ check, level, what }) => `${level} ${check}: ${what}`);
}

/** What the portal has seen of a caller behind these proxies. */
const seen = (address: string, forwarded: string) => ({
  '/metrics': ({ headers }: IncomingMessage): Answer =>
    headers.authorization === `Bearer ${metricsToken}`
      ? { headers: { 'x-seen-address': address, 'x-seen-forwarded': forwarded } }
      : { status: 403 },
});

describe('the address of a portal', () => {
  it('is right where it leads to a real one', { timeout: 60_000 }, async () => {
    const portal = await createTestPortal({
      only: [],
      environment: { METRICS_TOKEN: metricsToken },
    });
    try {
      const findings = await examineAddress({
        ...{ origin: portal.url, plainOrigin: portal.url, isPublic: false, hops: 0, metricsToken },
      });
      expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
      expect(findings.map(({ check }) => check)).toEqual([
        ...['address', 'ready', 'headers', 'proxy', 'live', 'webhook-yookassa', 'webhook-iiko'],
      ]);
    } finally {
      await portal.stop();
    }
  });

  it('leads nowhere', async () => {
    expect(await found('http://127.0.0.1:1')).toEqual([
      expect.stringMatching(/^wrong address: Nobody answers .+ECONNREFUSED/),
    ]);
  });

  it.each<[string, Record<string, () => Answer>, Partial<Address>, string]>([
    ['another program', { '/healthz': () => ({ text: 'nginx' }) }, {}, 'wrong address: '],
    [
      'no database',
      { '/readyz': () => ({ status: 503, text: '{"details":[{"path":"database"}]}' }) },
      {},
      'wrong ready: The portal does not reach database',
    ],
    [
      'Redis away',
      { '/readyz': () => ({ text: '{"status":"degraded","checks":{"redis":"away"}}' }) },
      {},
      'warning ready: Orders are taken, and not all is well: redis (away)',
    ],
    ['plain http in public', {}, { isPublic: true }, 'wrong https: '],
    [
      'headers that a proxy took away',
      {
        '/healthz': () => ({
          text: '{"status":"ok"}',
          headers: { 'x-frame-options': 'SAMEORIGIN' },
        }),
      },
      {},
      'wrong headers: x-frame-options',
    ],
    ['metrics for everybody', { '/metrics': () => ({}) }, { isPublic: true }, 'wrong metrics: '],
    [
      'a webhook that ends at the proxy',
      { '/api/webhook/yookassa': () => ({ status: 401, text: '<html>' }) },
      {},
      'wrong webhook-yookassa: ',
    ],
    [
      'a webhook of iiko that is not there',
      { '/api/webhook/iiko': () => ({ status: 404 }) },
      {},
      'wrong webhook-iiko: ',
    ],
    ['no token to look at hops by', {}, { hops: 1 }, 'warning proxy: Without METRICS_TOKEN'],
  ])('is found out where there is %s', async (_, wrongly, address, expected) => {
    expect((await found(await startWith(wrongly), address)).join('\n')).toContain(expected);
  });

  it('is found out where answers are cut off on their way', async () => {
    const origin = await startWith({ '/readyz': () => ({ text: '{"status":', isCutOff: true }) });
    expect(await found(origin)).toEqual([expect.stringMatching(/^wrong ready: /)]);
  });

  it('lets no web socket through', async () => {
    expect(await found(await startWith({}, false))).toEqual([
      expect.stringContaining('wrong live: '),
    ]);
  });

  it.each([
    ['one proxy that overwrites', '198.51.100.1', '198.51.100.1', 1, []],
    [
      'too many hops',
      '203.0.113.77',
      '203.0.113.77, 198.51.100.1',
      2,
      ['wrong proxy: Everybody chooses'],
    ],
    [
      'a proxy that passes on what came',
      '198.51.100.1',
      '203.0.113.77, 198.51.100.1',
      1,
      ['wrong proxy: The proxy passes on'],
    ],
    [
      'too few hops',
      '10.0.0.2',
      '198.51.100.1, 10.0.0.2',
      1,
      ['wrong proxy: TRUST_PROXY_HOPS is 1, and 2'],
    ],
  ])('behind %s', async (_, address, forwarded, hops, expected) => {
    const origin = await startWith(seen(address, forwarded));
    const sent = await found(origin, { hops, metricsToken });
    expect(sent).toHaveLength(expected.length);
    expect(sent.join('\n')).toContain(expected.join('\n'));
  });

  it('does not take the token of this environment', async () => {
    const origin = await startWith();
    expect(await found(origin, { hops: 1, metricsToken: 'another' })).toEqual([
      expect.stringContaining('warning proxy: The portal that runs does not take'),
    ]);
  });
});
