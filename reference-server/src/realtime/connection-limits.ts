import type { IncomingMessage } from 'node:http';
import { tooManyConnections } from '@portal/domain/live';
import type { HotelNetworks } from '@portal/domain/portal';
import { hotelNetworkRules, liveConnectionRules } from '@portal/domain/server';
import { parseCookie } from 'cookie';
import type { Logger } from 'pino';
import {
  clientAddress,
  clientNetwork,
  type ClientNetwork,
  type NetworkOf,
} from '../kernel/network/client-network.ts';
import type { RateLimiter } from '../kernel/limits/rate-limiter.ts';
import { identityOf } from '../kernel/actor.ts';
import { sessionTokenOf } from '../kernel/cookies/session-cookie.ts';
import type { LiveSocket } from './connected-client.ts';
import { ConnectRefusal, type HandshakeRules } from './handshake.ts';

/** What one account and one network may take of the live connection of this instance. */
type LiveLimits = Record<keyof typeof liveConnectionRules, number>;

/** What each of the hotel's own networks may take of it. */
type HotelLiveLimits = Pick<HotelNetworks, 'liveConnections' | 'handshakesPerMinute'>;

/** What bounding connections takes. */
export interface ConnectionLimitsOptions extends Pick<
  HandshakeRules,
  'authenticate' | 'secureCookies'
> {
  /** Default: {@link liveConnectionRules}. */
  readonly limits?: Partial<LiveLimits>;
  /** Counts handshakes. Default: they are not counted. */
  readonly rateLimiter?: RateLimiter;
  /** Proxies in front that set `X-Forwarded-For`. Default: none. */
  readonly trustProxyHops?: number;
  /** Default: no network is the hotel's own. */
  readonly networkOf?: NetworkOf;
  /** Whether there is room for one more where so many are open, of all networks. Default: there is. */
  readonly hasRoom?: (open: number) => boolean;
  /** Whether it was not meant to reach the portal. Default: none is. */
  readonly isForeign?: (request: IncomingMessage) => boolean;
  /** What a refusal waits for: of an account, or of a stranger (null). Default: nothing. */
  readonly beforeRefusal?: (request: IncomingMessage, account: string | null) => Promise<void>;
  /** Told why each was not let in. */
  readonly onRefused?: (reason: HandshakeRefusal, request: IncomingMessage) => void;
  /** Connections of one account, as staff set them. Default: as {@link limits} say. */
  readonly accountLimit?: () => number;
  /** Default: {@link hotelNetworkRules}. */
  readonly hotelLimits?: () => HotelLiveLimits;
  readonly log: Logger;
}

/** Why a handshake is refused before anybody is asked who they are, as the log and the metrics call it. */
type HandshakeRefusal =
  | 'not_public'
  | 'too_many_of_network'
  | 'too_many_handshakes'
  | 'too_many_of_all'
  | 'unavailable';

/** Bounds what strangers and accounts take of the live connection. */
export type ConnectionLimits = ReturnType<typeof createConnectionLimits>;

/** Counts what is open on this instance, and handshakes with the other instances. */
export function createConnectionLimits(options: ConnectionLimitsOptions) {
  const { rateLimiter, trustProxyHops = 0, networkOf = clientNetwork, log } = options;
  const { hotelLimits = () => hotelNetworkRules, hasRoom = () => true, authenticate } = options;
  const { secureCookies = false } = options;
  const { beforeRefusal = async () => undefined, onRefused = () => undefined } = options;
  const limits = { ...liveConnectionRules, ...options.limits };
  const { accountLimit = () => limits.perAccount } = options;
  const ofNetworks = createOpenCount();
  const ofAccounts = createOpenCount();
  const everybody = createOpenCount();
  /** Whose session has come with it, of those in the hotel. */
  const accountOf = new WeakMap<IncomingMessage, string>();

  function callerOf(request: IncomingMessage): ClientNetwork {
    return networkOf(clientAddress(request, trustProxyHops));
  }

  /** The ranges a connection counts in, each with what it may hold. */
  function ceilingsOf(request: IncomingMessage): LiveCeiling[] {
    const { kind, ranges } = callerOf(request);
    if (kind === 'hotel')
      return hotelCeilings(ranges[0].key, accountOf.has(request), hotelLimits());
    return ranges.map(({ key, suffix, times }) => ({
      ...{ key, name: `handshakes${suffix}` },
      open: limits.perNetwork * times,
      handshakes: limits.handshakesPerMinute * times,
    }));
  }

  function fullOf(ceilings: readonly LiveCeiling[]): HandshakeRefusal | null {
    if (!hasRoom(everybody.of(''))) return 'too_many_of_all';
    const isFull = ceilings.some(({ key, open }) => ofNetworks.of(key) >= open);
    return isFull ? 'too_many_of_network' : null;
  }

  /** By cookie, as what a client says of itself comes later. */
  async function noteAccount(request: IncomingMessage): Promise<void> {
    const { headers } = request;
    const token = sessionTokenOf(parseCookie(headers.cookie ?? ''), { headers, secureCookies });
    const actor = token === undefined ? null : await authenticate(token);
    if (actor) accountOf.set(request, identityOf(actor));
  }

  async function errorOf(request: IncomingMessage): Promise<HandshakeRefusal | null> {
    if (options.isForeign?.(request)) return 'not_public';
    if (!hasRoom(everybody.of(''))) return 'too_many_of_all';
    if (callerOf(request).kind === 'hotel') await noteAccount(request);
    const ceilings = ceilingsOf(request);
    const full = fullOf(ceilings);
    if (full || !rateLimiter) return full;
    for (const { key, name, handshakes } of ceilings) {
      const limit = { points: handshakes, windowSeconds: 60, by: 'address' } as const;
      if ((await rateLimiter.consume(name, limit, key)) !== null) return 'too_many_handshakes';
    }
    return null;
  }

  async function refusalOf(request: IncomingMessage): Promise<string | null> {
    const problem = await errorOf(request);
    if (problem === null) return null;
    onRefused(problem, request);
    await beforeRefusal(request, accountOf.get(request) ?? null);
    return tooManyConnections;
  }

  return {
    /** Engine.IO's word before a handshake, by whatever transport. */
    allowRequest(
      request: IncomingMessage,
      decide: (error: string | null, isAllowed: boolean) => void,
    ) {
      refusalOf(request).then(
        (refusal) => decide(refusal, refusal === null),
        (error: unknown) => {
          log.error({ err: error }, 'handshakes are not counted');
          onRefused('unavailable', request);
          decide('unavailable', false);
        },
      );
    },
    /** Counts a connection of a network until it ends; ends it at once where it is one too many. */
    admit(connection: LiveSocket['conn']) {
      // Others may have come in since it was allowed.
      const ceilings = ceilingsOf(connection.request);
      const full = fullOf(ceilings);
      if (full) {
        onRefused(full, connection.request);
        connection.close(true);
        return;
      }
      const leave = [everybody.enter(''), ...ceilings.map(({ key }) => ofNetworks.enter(key))];
      connection.once('close', () => {
        for (const each of leave) each();
      });
    },
    /**
     * Takes one of the account's places until the connection ends.
     *
     * @throws {ConnectRefusal} `too_many_connections` when there is none.
     */
    takePlace(socket: LiveSocket, identity: string) {
      if (ofAccounts.of(identity) >= accountLimit()) {
        throw new ConnectRefusal(tooManyConnections, identity);
      }
      const leave = ofAccounts.enter(identity);
      // Whichever comes first: a client may go before it is welcomed, and then never disconnects.
      socket.once('disconnect', leave);
      socket.conn.once('close', leave);
    },
  };
}

/** What a network may hold of live connections, and begin in a minute. */
interface LiveCeiling {
  readonly key: string;
  /** Of the limit that counts handshakes. */
  readonly name: string;
  readonly open: number;
  readonly handshakes: number;
}

/** Those who are not signed in have a part of their own, so that they keep nobody out who is. */
function hotelCeilings(
  key: string,
  isSignedIn: boolean,
  { liveConnections, handshakesPerMinute }: HotelLiveLimits,
): LiveCeiling[] {
  const ceiling = (whose: string, share: number) => {
    const handshakes = Math.max(1, Math.floor(handshakesPerMinute * share));
    const open = Math.max(1, Math.floor(liveConnections * share));
    // A limit that staff have changed is another one.
    return { key: key + whose, name: `handshakes of the hotel ${handshakes}`, open, handshakes };
  };
  const all = ceiling('', 1);
  // Theirs first: who is over it uses up nothing of what all have.
  return isSignedIn ? [all] : [ceiling(' strangers', hotelNetworkRules.unknownDevicesShare), all];
}

/** How many are in under each name. */
function createOpenCount() {
  const counts = new Map<string, number>();
  const of = (name: string): number => counts.get(name) ?? 0;
  return {
    of,
    /** One more; gives what takes it away again, once. */
    enter(name: string): () => void {
      let isIn = true;
      counts.set(name, of(name) + 1);
      return () => {
        if (!isIn) return;
        isIn = false;
        if (of(name) > 1) counts.set(name, of(name) - 1);
        else counts.delete(name);
      };
    },
  };
}
