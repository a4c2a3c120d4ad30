import * as z from 'zod';
import type { IssueKey } from '../contract/fields/issue.ts';

/**
 * The hotel's own networks, where a whole house of guests comes from one address: limits count devices and
 * phones there, under ceilings of the network. Settings of a portal may change the ceilings.
 */
export const hotelNetworkRules = {
  /** Codes of one such network in a day. */
  codesPerDay: 400,
  /** Wrong codes and staff passwords of one such network in a day. */
  failedTriesPerDay: 2_000,
  /** Live connections of one such network that are open at once. */
  liveConnections: 5_000,
  /** Live connections that one such network may begin in a minute. */
  handshakesPerMinute: 3_000,
  /** What devices that never signed in share of each, so that they shut nobody else out. */
  unknownDevicesShare: 0.5,
  /** A network with fewer bits is not a hotel's alone. */
  leastBits: { ipv4: 16, ipv6: 32 },
  networksMax: 50,
} as const;

/** Why something cannot stand for the hotel's own network. */
export type HotelNetworkError = 'noNetwork' | 'tooWide';

const networkMaxLength = 49;
const ipv4Schema = z.union([z.cidrv4(), z.ipv4()]);
const ipv6Schema = z.union([z.cidrv6(), z.ipv6()]);

/**
 * What keeps a text from being one of the hotel's networks; null when nothing does.
 * @param network - CIDR such as `203.0.113.0/24`, or one address.
 */
export function hotelNetworkError(network: string): HotelNetworkError | null {
  const isIpv4 = ipv4Schema.safeParse(network).success;
  if (!isIpv4 && !ipv6Schema.safeParse(network).success) return 'noNetwork';
  // An IPv4 address written as an IPv6 one: the length of its prefix would be read as another.
  if (!isIpv4 && network.includes('.')) return 'noNetwork';
  if (!isIpv4 && /^(0*:)*:?ffff:/i.test(network)) return 'noNetwork';
  const bits = network.split('/')[1];
  const { ipv4, ipv6 } = hotelNetworkRules.leastBits;
  return bits !== undefined && Number(bits) < (isIpv4 ? ipv4 : ipv6) ? 'tooWide' : null;
}

const errorMessages = {
  noNetwork: 'issue.network',
  tooWide: 'issue.networkWide',
} as const satisfies Record<HotelNetworkError, IssueKey>;

/** One of the hotel's own networks. */
export const hotelNetworkSchema = z
  .string()
  .trim()
  .max(networkMaxLength)
  .superRefine((network, context) => {
    const error = hotelNetworkError(network);
    if (error === null) return;
    context.addIssue({ code: 'custom', message: errorMessages[error], params: { error } });
  });
