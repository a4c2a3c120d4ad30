import { describe, expect, it } from 'vitest';
import { isPublicAddress, lookupPublic } from './public-lookup.ts';

const isPublic = (address: string) =>
  isPublicAddress({ address, family: address.includes(':') ? 6 : 4 });

describe('addresses', () => {
  it.each(['142.250.74.10', '17.57.144.10', '2a00:1450:4010:c0b::5f'])(
    'of the internet: %s',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255'],
    ...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', 'ff02::1'],
  ])('that nothing is sent to: %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it('are refused by the name that leads to them', async () => {
    const found = new Promise((resolve, reject) => {
      lookupPublic('localhost', {}, (error, address) => (error ? reject(error) : resolve(address)));
    });
    await expect(found).rejects.toThrow('private network');
  });
});
