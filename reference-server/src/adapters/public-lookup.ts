import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's business to reach from outside: this machine, the house, the provider. */
const closed = new BlockList();
const closed4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 \
192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/4 240.0.0.0/4';
const closed6 = '::/127 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8';
for (const [networks, family] of [
  [closed4, 'ipv4'],
  [closed6, 'ipv6'],
] as const) {
  for (const network of networks.split(' ')) {
    const [address = '', prefix] = network.split('/');
    closed.addSubnet(address, Number(prefix), family);
  }
}

/** Whether an address is one of the public internet. IPv4 in IPv6 counts as the IPv4 it is. */
export function isPublicAddress({ address, family }: LookupAddress): boolean {
  return !closed.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a host, as an address on the web names it, is no address in a private network. */
export function mayBePublicHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family === 0 || isPublicAddress({ address, family });
}

/** Finds the addresses of a name, and fails where any of them is not public. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      done(error, []);
      return;
    }
    if (!addresses.every(isPublicAddress)) {
      done(new Error('The host has an address in a private network.'), []);
      return;
    }
    const [first] = addresses;
    if (options.all || !first) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
