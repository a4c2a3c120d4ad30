import type { tooManyConnections } from '@portal/domain/live';
import { connectionQuerySchema } from '@portal/domain/server';
import { parseCookie } from 'cookie';
import type { Socket } from 'socket.io';
import { identityOf, type Actor } from '../kernel/actor.ts';
import { isOwnOrigin, type OwnPages } from '../kernel/cookies/same-site.ts';
import { sessionTokenOf } from '../kernel/cookies/session-cookie.ts';

type Handshake = Pick<Socket['handshake'], 'headers' | 'query' | 'auth'>;

/** Rules of authenticating a connection by its handshake. */
export interface HandshakeRules {
  /** Who stands behind a token; null when the session is unknown, over or revoked. */
  readonly authenticate: (token: string) => Promise<Actor | null>;
  /** Origins whose pages may use the session cookie. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Whether the portal gives cookies that travel by https only. Default: it does not. */
  readonly secureCookies?: boolean;
}

/** A connection that is not let in, and what `connect_error` says of it. */
export class ConnectRefusal extends Error {
  override readonly name = 'ConnectRefusal';
  readonly reason: 'bad_query' | 'identity_mismatch' | 'cross_site' | typeof tooManyConnections;
  /** Whose session it came with; null: nobody's. */
  readonly account: string | null;

  constructor(reason: ConnectRefusal['reason'], account: string | null = null) {
    super(reason);
    this.reason = reason;
    this.account = account;
  }
}

/**
 * Who connects: from `auth.token` or the session cookie, never from the query.
 *
 * @throws {ConnectRefusal} `cross_site` when another site's page brings our cookie; `identity_mismatch`
 *   when the query names somebody else; `bad_query` when it cannot be read.
 */
export async function shakeHands(
  { headers, query, auth }: Handshake,
  { authenticate, allowedOrigins, secureCookies = false }: HandshakeRules,
): Promise<{ actor: Actor | null; visitorId: string | null }> {
  const hints = connectionQuerySchema.safeParse(query);
  if (!hints.success) throw new ConnectRefusal('bad_query');

  const token: unknown = auth['token'];
  const cookie = sessionTokenOf(parseCookie(headers.cookie ?? ''), { headers, secureCookies });
  let actor: Actor | null = null;
  if (typeof token === 'string' && token !== '') {
    actor = await authenticate(token);
  } else if (cookie) {
    if (isFromAnotherSite(headers, { allowedOrigins, secureCookies }))
      throw new ConnectRefusal('cross_site');
    actor = await authenticate(cookie);
  }
  const { visitorId, userId, role } = hints.data;
  if (actor && contradicts(actor, userId, role)) {
    throw new ConnectRefusal('identity_mismatch', identityOf(actor));
  }
  return { actor, visitorId: visitorId ?? null };
}

/**
 * Browsers, which attach cookies by themselves, always say where a WebSocket comes from; a program that
 * says nothing put the cookie there itself.
 */
function isFromAnotherSite(headers: Handshake['headers'], ownPages: OwnPages): boolean {
  if (headers.origin !== undefined) return !isOwnOrigin(headers, ownPages);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}

function contradicts(actor: Actor, userId: string | undefined, role: string | undefined): boolean {
  if (userId && userId !== identityOf(actor) && userId !== String(actor.id)) return true;
  return Boolean(role) && role !== (actor.role === 'guest' ? 'user' : actor.role);
}
