import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  clientAddress,
  clientNetwork,
  createNetworkLookup,
  proxyAddresses,
} from './client-network.ts';

function keysOf(address: string): string[] {
  return clientNetwork(address).ranges.map(({ key, times }) => `${key} x${times}`);
}

function addressOf(remoteAddress: string, forwarded: string | undefined, hops: number): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientAddress({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, hops);
}

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:5678', '203.0.113.7'],
    ['unknown', 'unknown'],
    ['203.0.113.700', 'unknown'],
    ['', 'unknown'],
    ['_hidden', 'unknown'],
  ])('of %s is one address: %s', (address, key) => {
    expect(keysOf(address)).toEqual([`${key} x1`]);
  });

  it.each([
    ['2001:db8:1:aa12::1', '20010db80001aa12', '20010db80001aa', '20010db80001'],
    [
      '2001:0DB8:0001:aaff:ffff:ffff:ffff:ffff',
      '20010db80001aaff',
      '20010db80001aa',
      '20010db80001',
    ],
    ['[2001:db8:1:ab00::]:443', '20010db80001ab00', '20010db80001ab', '20010db80001'],
    ['fe80::1%eth0', 'fe80000000000000', 'fe800000000000', 'fe8000000000'],
    ['::1', '0000000000000000', '00000000000000', '000000000000'],
    ['64:ff9b::203.0.113.7', '0064ff9b00000000', '0064ff9b000000', '0064ff9b0000'],
  ])('of %s is a /64, and the /56 and /48 around it', (address, narrow, wider, widest) => {
    expect(keysOf(address)).toEqual([`${narrow}/64 x1`, `${wider}/56 x2`, `${widest}/48 x4`]);
  });
});

describe('the address of a request', () => {
  it.each([
    [
      'what it comes from where no proxy is trusted',
      '198.51.100.1',
      '203.0.113.7',
      0,
      '198.51.100.1',
    ],
    ['as many hops back as are trusted', '127.0.0.1', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['further back with more', '127.0.0.1', '203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
    ['the first there is where a proxy was left out', '127.0.0.1', '203.0.113.7', 3, '203.0.113.7'],
    ['the proxy’s own without the header', '127.0.0.1', undefined, 1, '127.0.0.1'],
    ['without a port', '127.0.0.1', '203.0.113.7:5678', 1, '203.0.113.7'],
    ['an IPv4 one however it is written', '::ffff:127.0.0.1', undefined, 0, '127.0.0.1'],
    ['unknown where it is none', '127.0.0.1', 'somebody', 1, 'unknown'],
  ])('is %s', (_, remote, forwarded, hops, address) => {
    expect(addressOf(remote, forwarded, hops)).toBe(address);
  });
});

describe('the hotel’s own network', () => {
  const networkOf = createNetworkLookup(() => ['203.0.113.7', '10.20.0.0/16', '2001:db8:7::/48']);

  it.each([
    ['203.0.113.7', 'hotel 203.0.113.7'],
    ['::ffff:203.0.113.7', 'hotel 203.0.113.7'],
    ['203.0.113.7:5678', 'hotel 203.0.113.7'],
    ['10.20.99.1', 'hotel 10.20.0.0/16'],
    ['2001:db8:7:1::9', 'hotel 2001:db8:7::/48'],
  ])('is all that %s lies in: %s', (address, key) => {
    expect(networkOf(address)).toEqual({ kind: 'hotel', ranges: [{ key, suffix: '', times: 1 }] });
  });

  it.each(['203.0.113.8', '10.21.0.1', '2001:db8:8::1', 'unknown', ''])(
    'is not that of %s',
    (address) => expect(networkOf(address)).toEqual(clientNetwork(address)),
  );

  it('follows the settings', () => {
    let networks: string[] = [];
    const following = createNetworkLookup(() => networks);
    expect(following('203.0.113.7').kind).toBe('outside');
    networks = ['203.0.113.7'];
    expect(following('203.0.113.7').kind).toBe('hotel');
  });
});

it.each([
  ['none where nobody speaks of any', undefined, 0, []],
  ['the caller, who says that it is one', '203.0.113.7', 0, ['127.0.0.1']],
  ['the trusted one', '6.6.6.6, 203.0.113.7', 1, ['127.0.0.1']],
  ['both trusted ones', '6.6.6.6, 203.0.113.7, 10.0.0.1', 2, ['127.0.0.1', '10.0.0.1']],
  ['the caller where the header is missing', undefined, 1, ['127.0.0.1']],
])('finds the proxies of a request: %s', (_, forwarded, hops, proxies) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { headers, socket: { remoteAddress: '127.0.0.1' } } as unknown;
  expect(proxyAddresses(request as IncomingMessage, hops)).toEqual(proxies);
});
