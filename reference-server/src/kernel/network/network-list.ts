import { BlockList, isIP } from 'node:net';

/** Addresses of this machine alone. */
export const loopbackNetworks = ['127.0.0.0/8', '::1/128'] as const;

/** Some networks, to look an address up in. */
export type NetworkList = ReturnType<typeof createNetworkList>;

/**
 * A list of networks as CIDR, e.g. `185.71.76.0/27`; an address alone is a network of one.
 * @throws Error naming the first that is none.
 */
export function createNetworkList(networks: readonly string[]) {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix, ...rest] = network.split('/');
    const family = familyOf(address);
    const maxLength = family === 'ipv6' ? 128 : 32;
    const length = prefix === undefined ? maxLength : Number(prefix);
    const isLength = /^\d{1,3}$/.test(prefix ?? '0') && length <= maxLength;
    if (!family || !isLength || rest.length > 0)
      throw new Error(`${network} is no network such as 185.71.76.0/27`);
    list.addSubnet(address, length, family);
  }
  return {
    /** False also for what is no address. An IPv4 address may be written as an IPv6 one. */
    has(address: string): boolean {
      const family = familyOf(address);
      return family !== null && list.check(address, family);
    },
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const family = isIP(address);
  if (family === 0) return null;
  return family === 6 ? 'ipv6' : 'ipv4';
}
