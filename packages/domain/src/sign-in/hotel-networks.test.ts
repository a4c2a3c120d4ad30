import { expect, it } from 'vitest';
import { hotelNetworkError } from './hotel-networks.ts';

it.each([
  ['203.0.113.7', null],
  ['203.0.113.0/24', null],
  ['10.20.0.0/16', null],
  ['2001:db8::/32', null],
  ['2001:db8:1::1', null],
  ['10.0.0.0/15', 'tooWide'],
  ['0.0.0.0/0', 'tooWide'],
  ['2001:db8::/31', 'tooWide'],
  ['::/0', 'tooWide'],
  ['::ffff:0:0/96', 'noNetwork'],
  ['0:0:0:0:0:ffff:0:0/96', 'noNetwork'],
  ['::ffff:203.0.113.0/120', 'noNetwork'],
  ['203.0.113.0/33', 'noNetwork'],
  ['203.0.113/24', 'noNetwork'],
  ['hotel', 'noNetwork'],
  ['', 'noNetwork'],
])('says of %s as the hotel’s network: %s', (network, error) => {
  expect(hotelNetworkError(network)).toBe(error);
});
