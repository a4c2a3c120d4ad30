import type { Logger } from 'pino';
import type { Actor } from './actor.ts';
import type { NetworkOf } from './network/client-network.ts';
import type { IdempotencyKeys } from './idempotency/idempotency.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';

/** How somebody is looked up by a token. */
export interface AuthenticateOptions {
  readonly isFresh?: boolean;
  readonly isUnattended?: boolean;
}

/** What the kernel needs from outside. */
export interface KernelContext {
  readonly log: Logger;
  /**
   * Who stands behind a token; null when the session is unknown, over or revoked. `isFresh` asks for what is
   * true by now, where a few seconds make a difference; `isUnattended` says that nobody has asked for it.
   */
  readonly authenticate: (token: string, options?: AuthenticateOptions) => Promise<Actor | null>;
  readonly isPortalDisabled: () => Promise<boolean>;
  readonly rateLimiter: RateLimiter;
  readonly idempotencyKeys: IdempotencyKeys;
  /** Origins whose pages may use the session cookie. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Proxies in front that set `X-Forwarded-For`. Default: none. */
  readonly trustProxyHops?: number;
  /** What counts as one client. Default: no network is the hotel's own. */
  readonly networkOf?: NetworkOf;
  /** The longest any call waits for its answer. Default: 14 s, but for endpoints that say another time. */
  readonly maxCallMilliseconds?: number;
  /** Whether cookies travel by https only. */
  readonly secureCookies: boolean;
}
