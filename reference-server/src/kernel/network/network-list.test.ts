import { expect, it } from 'vitest';
import { createNetworkList, loopbackNetworks } from './network-list.ts';

const list = createNetworkList(['185.71.76.0/27', '77.75.156.11', '2a02:5180::/32']);

it.each([
  ['185.71.76.0', true],
  ['185.71.76.31', true],
  ['185.71.76.32', false],
  ['::ffff:185.71.76.7', true],
  ['77.75.156.11', true],
  ['77.75.156.12', false],
  ['2a02:5180:ffff::1', true],
  ['2a02:5181::1', false],
  ['unknown', false],
  ['', false],
])('looks %s up', (address, isIn) => {
  expect(list.has(address)).toBe(isIn);
});

it('knows this machine', () => {
  const here = createNetworkList(loopbackNetworks);
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every(here.has)).toBe(true);
  expect(here.has('10.0.0.1')).toBe(false);
});

it.each([
  '185.71.76.0/33',
  '2a02:5180::/129',
  '185.71.76/27',
  'all',
  '1.2.3.4/',
  '1.2.3.4/-1',
  '1.2.3.4/8/8x',
])('refuses %s', (network) => {
  expect(() => createNetworkList([network])).toThrow(network);
});
