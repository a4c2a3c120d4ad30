import { expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:aa12::1', '20010db80001aa/56'],
  ['2001:0DB8:0001:aaff:ffff:ffff:ffff:ffff', '20010db80001aa/56'],
  ['2001:db8:1:ab00::', '20010db80001ab/56'],
  ['fe80::1%eth0', 'fe800000000000/56'],
  ['::1', '00000000000000/56'],
  ['64:ff9b::203.0.113.7', '0064ff9b000000/56'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
