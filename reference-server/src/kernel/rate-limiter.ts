import type { RateLimit } from '@portal/domain';
import type { ClientNetwork } from './client-network.ts';

/** Counts calls and says when one is too many. */
export interface RateLimiter {
  /**
   * Spends one point of `limit` for `subject` within `name`.
   *
   * @returns null when there was a point left, else the seconds until there is one.
   */
  spend(name: string, limit: RateLimit, subject: string): Promise<number | null>;
}

/**
 * Spends one point for a network and for each wider one around it, up to the ceiling that each has. One
 * that has none left spends nothing of those around it: who is over the limit uses up no neighbour's.
 *
 * @returns as {@link RateLimiter.spend} does.
 */
export async function spendForNetwork(
  rateLimiter: RateLimiter,
  name: string,
  limit: RateLimit,
  { ranges }: ClientNetwork,
): Promise<number | null> {
  for (const { key, suffix, times } of ranges) {
    const ceiling = { ...limit, points: limit.points * times };
    const retryAfterSeconds = await rateLimiter.spend(`${name}${suffix}`, ceiling, key);
    if (retryAfterSeconds !== null) return retryAfterSeconds;
  }
  return null;
}

/** Limits that every call has on top of its own: generous, as a whole hotel may share one address. */
export const coarseLimits = {
  byAddress: { points: 6000, windowSeconds: 60, by: 'address' },
  byAccount: { points: 600, windowSeconds: 60, by: 'account' },
} as const satisfies Record<string, RateLimit>;
