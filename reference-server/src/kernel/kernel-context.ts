import type { Logger } from 'pino';
import type { Actor } from './actor.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** What the kernel needs from outside. */
export interface KernelContext {
  readonly log: Logger;
  /** Who stands behind a token; null when the session is unknown, over or revoked. */
  readonly authenticate: (token: string) => Promise<Actor | null>;
  readonly isPortalDisabled: () => Promise<boolean>;
  readonly rateLimiter: RateLimiter;
  readonly idempotencyKeys: IdempotencyKeys;
  /** Origins whose pages may use the session cookie. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Whether cookies travel by https only. */
  readonly secureCookies: boolean;
}
