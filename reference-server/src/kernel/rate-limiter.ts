import type { RateLimit } from '@portal/domain/server';
import type { ClientNetwork } from './client-network.ts';

/** Counts calls and says when one is too many. */
export interface RateLimiter {
  /**
   * Spends one point of `limit` for `subject` within `name`.
   *
   * @returns null when there was a point left, else the seconds until there is one.
   */
  spend(name: string, limit: RateLimit, subject: string): Promise<number | null>;
  /** Gives one point back that was spent for nothing. */
  reward(name: string, limit: RateLimit, subject: string): Promise<void>;
}

/** A limiter that counts nothing, for benchmarks of something else. */
export const unlimited: RateLimiter = {
  spend: async () => null,
  reward: async () => undefined,
};

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
  for (const { key, suffix, ceiling } of ceilingsOf(limit, ranges)) {
    const retryAfterSeconds = await rateLimiter.spend(`${name}${suffix}`, ceiling, key);
    if (retryAfterSeconds !== null) return retryAfterSeconds;
  }
  return null;
}

/** Gives back what {@link spendForNetwork} has spent where all of it had points left. */
export async function rewardNetwork(
  rateLimiter: RateLimiter,
  name: string,
  limit: RateLimit,
  { ranges }: ClientNetwork,
): Promise<void> {
  for (const { key, suffix, ceiling } of ceilingsOf(limit, ranges)) {
    await rateLimiter.reward(`${name}${suffix}`, ceiling, key);
  }
}

function ceilingsOf(limit: RateLimit, ranges: ClientNetwork['ranges']) {
  return ranges.map(({ key, suffix, times }) => ({
    ...{ key, suffix },
    ceiling: { ...limit, points: limit.points * times },
  }));
}

/** Limits that every call has on top of its own: generous, as a whole hotel may share one address. */
export const coarseLimits = {
  byAddress: { points: 6000, windowSeconds: 60, by: 'address' },
  byAccount: { points: 600, windowSeconds: 60, by: 'account' },
} as const satisfies Record<string, RateLimit>;
