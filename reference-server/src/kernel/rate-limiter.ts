import type { RateLimit } from '@portal/domain';

/** Counts calls and says when one is too many. */
export interface RateLimiter {
  /**
   * Spends one point of `limit` for `subject` within `name`.
   *
   * @returns null when there was a point left, else the seconds until there is one.
   */
  spend(name: string, limit: RateLimit, subject: string): Promise<number | null>;
}

/** Limits that every call has on top of its own: generous, as a whole hotel may share one address. */
export const coarseLimits = {
  byAddress: { points: 6000, windowSeconds: 60, by: 'address' },
  byAccount: { points: 600, windowSeconds: 60, by: 'account' },
} as const satisfies Record<string, RateLimit>;
