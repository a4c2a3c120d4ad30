import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { createNetworkList, type NetworkList } from './network-list.ts';

/** Whose network it is, by which limits differ: in the hotel's own they count devices, phones and accounts. */
type NetworkKind = 'outside' | 'hotel';

/** One of the networks that an address lies in, as limits count it. */
interface NetworkRange {
  /** The network itself: an IPv4 address, or an IPv6 prefix such as `20010db800010000/64`. */
  readonly key: string;
  /** Suffix of a counter's name for a wider range: empty for the narrowest. */
  readonly suffix: string;
  /** How many times a limit's points all of this network has. */
  readonly times: number;
}

/** Where somebody calls from, as every limit counts it. */
export interface ClientNetwork {
  readonly kind: NetworkKind;
  /** What counts as one address, the narrowest first, then the networks around it. */
  readonly ranges: readonly [NetworkRange, ...NetworkRange[]];
}

/** Finds the network of an address. */
export type NetworkOf = (address: string) => ClientNetwork;

/** What is no address: everybody who comes with one shares their limits. */
const unknownAddress = 'unknown';

/**
 * Of IPv6 a device has its pick of a /64, a customer is given a /56 or a /48, and anybody a /48 by a
 * tunnel: the wider ones have ceilings of their own, which one device cannot use up alone.
 */
const ipv6Ranges = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const;

/**
 * The address of whoever sent a request, as far back as proxies are trusted, in one spelling; `unknown`
 * where a proxy says something that is no address.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxyHops: number,
): string {
  const forwarded = trustProxyHops > 0 ? [headers['x-forwarded-for'] ?? []].flat().join(',') : '';
  const proxies = forwarded.split(',').filter((each) => each.trim() !== '');
  const hops = [socket.remoteAddress ?? '', ...proxies.toReversed()];
  return plainAddress(hops[Math.min(trustProxyHops, hops.length - 1)] ?? '');
}

/**
 * The addresses of the proxies that have passed a request on: those that are trusted, and whoever calls
 * with a header of proxies though none is.
 */
export function proxyAddresses(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxyHops: number,
): string[] {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  if (trustProxyHops === 0 && forwarded === '') return [];
  const proxies = forwarded.split(',').filter((each) => each.trim() !== '');
  const hops = [socket.remoteAddress ?? '', ...proxies.toReversed()];
  const trusted = Math.min(trustProxyHops, hops.length - 1);
  return hops.slice(0, Math.max(1, trusted)).map(plainAddress);
}

/**
 * Finds networks with those among them that are the hotel's own: all that comes from one of these is one
 * network, however many addresses it has.
 * @param hotelNetworks - as they are now; the same array is read once.
 */
export function createNetworkLookup(hotelNetworks: () => readonly string[]): NetworkOf {
  let known: readonly string[] = [];
  let lists: { network: string; list: NetworkList }[] = [];

  return (address) => {
    const networks = hotelNetworks();
    if (networks !== known) {
      lists = networks.map((network) => ({ network, list: createNetworkList([network]) }));
      known = networks;
    }
    const plain = plainAddress(address);
    const own = lists.find(({ list }) => list.has(plain));
    if (!own) return clientNetwork(address);
    return { kind: 'hotel', ranges: [{ key: `hotel ${own.network}`, suffix: '', times: 1 }] };
  };
}

/** The network of an address from outside. This is the one place that decides what counts as one client. */
export function clientNetwork(address: string): ClientNetwork {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) {
    return { kind: 'outside', ranges: [{ key: plain, suffix: '', times: 1 }] };
  }
  const digits = ipv6Groups(plain)
    .map((group) => group.toString(16).padStart(4, '0'))
    .join('');
  const [narrowest, ...wider] = ipv6Ranges.map(({ bits, times }) => ({
    key: `${digits.slice(0, bits / 4)}/${bits}`,
    suffix: times === 1 ? '' : `/${bits}`,
    times,
  }));
  if (!narrowest) throw new Error('There is no range of IPv6.');
  return { kind: 'outside', ranges: [narrowest, ...wider] };
}

/** Without port, brackets and zone; an IPv4 address that is written as an IPv6 one as what it is. */
function plainAddress(written: string): string {
  const trimmed = written.trim().toLowerCase();
  const bare =
    /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ??
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1] ??
    trimmed;
  const address = bare.replace(/%.*$/, '');
  if (isIP(address) === 0) return unknownAddress;
  if (isIP(address) === 4) return address;
  const groups = ipv6Groups(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return address;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

function ipv6Groups(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [start = [], end = []] = hex.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = new Array<string>(8 - start.length - end.length).fill('0');
  return [...start, ...gap, ...end].map((group) => Number.parseInt(group, 16));
}
