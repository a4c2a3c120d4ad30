import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import type { SelfsignedOptions } from 'selfsigned';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { certify, createTlsProxy } from '../test/fixtures/tls-proxy.ts';
import { createTestPortal, type TestPortal } from '../test/portal.ts';
import { examineAddress, type Address } from './examine-address.ts';

const metricsToken = 'a-token-of-the-scraper-alone';
const day = 24 * 3_600_000;

const servers: Server[] = [];
async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const trustedBefore = tls.getCACertificates('default');
let portal: TestPortal;
let origin: string;
let takenAway: string[] = [];
let stopProxy = (): void => undefined;

beforeAll(async () => {
  const identity = await certify();
  tls.setDefaultCACertificates([...trustedBefore, identity.cert]);
  const proxy = createTlsProxy(identity, {
    target: () => portal.url,
    takenAway: () => takenAway,
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  stopProxy = () => proxy.close().closeAllConnections();
  origin = `https://localhost:${(proxy.address() as AddressInfo).port}`;
  portal = await createTestPortal({
    only: [],
    environment: { PUBLIC_ORIGIN: origin, TRUST_PROXY_HOPS: '1', METRICS_TOKEN: metricsToken },
  });
}, 120_000);
afterEach(() => {
  takenAway = [];
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
afterAll(async () => {
  stopProxy();
  tls.setDefaultCACertificates(trustedBefore);
  await portal.stop();
});

/** Somebody who answers by plain http. */
async function plainly(listener: RequestListener): Promise<string> {
  return `http://localhost:${await listening(createServer(listener))}`;
}
const leading: RequestListener = (incoming, response) =>
  response.writeHead(301, { location: origin + (incoming.url ?? '') }).end();

async function examined(address: Partial<Address> = {}) {
  const plainOrigin = address.plainOrigin ?? (await plainly(leading));
  const findings = await examineAddress({
    ...{ origin, plainOrigin, isPublic: true, hops: 1, metricsToken, ...address },
  });
  const sent = findings.map(({ check, level, what }) => `${level} ${check}: ${what}`);
  return { all: sent, bad: sent.filter((line) => !line.startsWith('ok ')) };
}

describe('a portal behind a proxy with TLS', () => {
  it('is right as a whole', async () => {
    const { all, bad } = await examined();
    expect(bad).toEqual([]);
    expect(all.map((line) => line.split(/[ :]/)[1])).toEqual([
      ...['address', 'ready', 'https', 'headers', 'metrics', 'proxy', 'live'],
      ...['webhook-yookassa', 'webhook-iiko'],
    ]);
  });

  it('is found out where plain http is answered, or leads to plain http', async () => {
    const answered = await plainly((_, response) => response.end('welcome'));
    expect((await examined({ plainOrigin: answered })).bad).toEqual([
      expect.stringMatching(/^wrong https: .+ answers 200 instead of leading to https/),
    ]);
    const elsewhere = await plainly((_, response) =>
      response.writeHead(301, { location: 'http://www.hotel.example/' }).end(),
    );
    expect((await examined({ plainOrigin: elsewhere })).bad).toEqual([
      expect.stringMatching(/^wrong https: .+ answers 301/),
    ]);
  });

  it('is worth a look where nobody answers by plain http', async () => {
    expect((await examined({ plainOrigin: 'http://127.0.0.1:1' })).bad).toEqual([
      expect.stringMatching(/^warning https: Nobody answers/),
    ]);
  });

  it('is found out where the proxy takes away that https is to be kept to', async () => {
    takenAway = ['strict-transport-security'];
    expect((await examined()).bad).toEqual([
      expect.stringMatching(/^wrong headers: strict-transport-security/),
    ]);
  });
});

describe('a certificate that browsers refuse', () => {
  const yesterday = new Date(Date.now() - day);
  it.each<[string, SelfsignedOptions, string, boolean, RegExp]>([
    ['nobody vouches for', {}, 'localhost', false, /SELF_SIGNED/],
    [
      'has run out',
      { notBeforeDate: new Date(Date.now() - 2 * day), notAfterDate: yesterday },
      ...(['localhost', true, /CERT_HAS_EXPIRED/] as const),
    ],
    ['is of another host', {}, 'other.example', true, /CERT_ALTNAME_INVALID/],
  ])('%s is found out', async (_, options, host, isTrusted, failure) => {
    const identity = await certify(options, host);
    const trusted = tls.getCACertificates('default');
    if (isTrusted) tls.setDefaultCACertificates([...trusted, identity.cert]);
    try {
      const server = createTlsServer(identity, (_request, response) => response.end('{}'));
      const findings = await examineAddress({
        ...{ origin: `https://localhost:${await listening(server)}`, plainOrigin: origin },
        ...{ isPublic: true, hops: 1, metricsToken },
      });
      expect(findings).toMatchObject([
        { check: 'address', level: 'wrong', what: expect.stringMatching(failure) },
      ]);
      expect(findings[0]?.todo).toContain('Mend the certificate');
    } finally {
      tls.setDefaultCACertificates(trusted);
    }
  });
});
