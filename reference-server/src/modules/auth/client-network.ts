import { isIP } from 'node:net';
import { signInRules } from '@portal/domain';

/**
 * What counts as one client address: an IPv4 address as it is, an IPv6 address by its network, as one
 * household has many addresses there.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIP(address) === 6 ? ipv6Network(address) : address;
}

const groupCount = 8;
const groupBits = 16;

function ipv6Network(address: string): string {
  const prefix = signInRules.ipv6PrefixBits;
  const bits = ipv6Groups(address).reduce((sum, group) => (sum << 16n) | BigInt(group), 0n);
  const hostBits = BigInt(groupCount * groupBits - prefix);
  const network = ((bits >> hostBits) << hostBits).toString(16).padStart(groupCount * 4, '0');
  return `${network.slice(0, Math.ceil(prefix / 4))}/${prefix}`;
}

function ipv6Groups(address: string): number[] {
  const hex = address
    .replace(/%.*$/, '')
    // An IPv4 tail stands for two groups, which no prefix of ours reaches.
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0');
  const [head, tail] = hex.split('::').map((part) => part.split(':').filter(Boolean));
  const start = head ?? [];
  const end = tail ?? [];
  const gap = new Array<string>(groupCount - start.length - end.length).fill('0');
  return [...start, ...gap, ...end].map((group) => Number.parseInt(group, 16));
}
