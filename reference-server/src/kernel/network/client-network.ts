import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
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

type Hops = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Whoever called, then what the proxies before it say of each other, back to the client: anything at all. */
function hopsOf({ headers, socket }: Hops): string[] {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const proxies = forwarded.filter((each) => each.trim() !== '');
  return [socket.remoteAddress ?? '', ...proxies.toReversed()];
}

/**
 * The address of whoever sent a request, as far back as proxies are trusted, in one spelling; `unknown`
 * where a proxy says something that is no address.
 */
export function clientAddress(request: Hops, trustProxyHops: number): string {
  if (trustProxyHops === 0) return plainAddress(request.socket.remoteAddress ?? '');
  const hops = hopsOf(request);
  return plainAddress(hops[Math.min(trustProxyHops, hops.length - 1)] ?? '');
}

/**
 * The addresses of the proxies that have passed a request on: those that are trusted, and whoever calls
 * with a header of proxies though none is.
 */
export function proxyAddresses(request: Hops, trustProxyHops: number): string[] {
  if (trustProxyHops === 0 && !request.headers['x-forwarded-for']?.length) return [];
  const hops = hopsOf(request);
  return hops.slice(0, Math.max(1, Math.min(trustProxyHops, hops.length - 1))).map(plainAddress);
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
  const digits = Buffer.from(ipaddr.parse(plain).toByteArray()).toString('hex');
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
  return isIP(address) === 0 ? unknownAddress : ipaddr.process(address).toString();
}
