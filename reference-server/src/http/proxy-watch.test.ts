import { request as httpRequest } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../test/portal.ts';

interface Seen {
  readonly status: number;
  readonly body: string;
}

/** As a proxy asks, which may say any name of itself; `fetch` may not. */
function send(
  { url }: Pick<TestPortal, 'url'>,
  path: string,
  headers: Record<string, string>,
): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const clientRequest = httpRequest(url + path, { headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    clientRequest.on('error', reject).end();
  });
}

function logInto(lines: string[]) {
  const write = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: number; msg?: string };
    if (level >= 40) lines.push(msg ?? '');
  };
  return pino({}, { write });
}

const contract = '/api/openapi.json';
const live = '/socket.io/?EIO=4&transport=polling';

describe('a portal for this machine alone', () => {
  const lines: string[] = [];
  // Without Redis, for live connections by long polling.
  const environment = { DEMO: '', REDIS_URL: '' };
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await createTestPortal({ only: [], environment, log: logInto(lines) });
  });
  afterAll(() => portal.stop());

  it('answers under every name of this machine', async () => {
    const { port } = new URL(portal.url);
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'portal.localhost']) {
      const seen = await send(portal, contract, { Host: `${host}:${port}` });
      expect([host, seen.status]).toEqual([host, 200]);
    }
    expect((await send(portal, live, {})).status).toBe(200);
    expect(lines).toEqual([]);
  });

  it.each([
    { Host: 'portal.hotel.example' },
    { Host: '203.0.113.7:3000' },
    { Host: 'localhost.hotel.example' },
    { 'X-Forwarded-For': '203.0.113.7' },
    { Forwarded: 'for=203.0.113.7' },
    { 'X-Real-IP': '203.0.113.7' },
  ])('refuses what has come otherwise, calls, pages and live connections: %o', async (headers) => {
    for (const path of [contract, '/', '/api/admin/auth/login']) {
      const { status, body } = await send(portal, path, headers);
      expect([path, status]).toEqual([path, 421]);
      expect(JSON.parse(body)).toMatchObject({
        code: 'NOT_PUBLIC',
        error: expect.stringContaining('DEMO=i-understand'),
      });
    }
    expect((await send(portal, live, headers)).status).toBe(403);
  });

  it('has said once what to run', () => {
    expect(lines).toEqual([expect.stringMatching(/DEMO=i-understand.*TRUST_PROXY_HOPS/)]);
  });
});

describe('a public portal', () => {
  async function warningsOf(hops: string, requests: readonly Record<string, string>[]) {
    const lines: string[] = [];
    const environment = { TRUST_PROXY_HOPS: hops };
    const portal = await createTestPortal({ only: [], environment, log: logInto(lines) });
    try {
      for (const headers of requests) {
        expect((await send(portal, contract, headers)).status).toBe(200);
        expect((await send(portal, '/healthz', {})).status).toBe(200);
      }
    } finally {
      await portal.stop();
    }
    return lines;
  }
  const proxied = { Host: 'portal.hotel.example', 'X-Forwarded-For': '203.0.113.7' };

  it('says once that there is a proxy it was not told of', async () => {
    const lines = await warningsOf('0', [proxied, proxied]);
    expect(lines).toEqual([expect.stringContaining('TRUST_PROXY_HOPS is 0')]);
  });

  it('says once that requests come past its proxies', async () => {
    const lines = await warningsOf('2', [proxied, proxied]);
    expect(lines).toEqual([expect.stringContaining('fewer proxies than TRUST_PROXY_HOPS')]);
  });

  it('says nothing where both agree', async () => {
    expect(await warningsOf('1', [proxied])).toEqual([]);
  });
});
