import type { RateLimit } from '@portal/domain/server';
import type { ClientNetwork } from '../network/client-network.ts';

/** Counts calls and says when one is too many. */
export interface RateLimiter {
  /**
   * Consumes one point of `limit` for `subject` within `name`.
   *
   * @returns null when there was a point left, else the seconds until there is one.
   */
  consume(name: string, limit: RateLimit, subject: string): Promise<number | null>;
  /** Gives one point back that was consumed for nothing. */
  reward(name: string, limit: RateLimit, subject: string): Promise<void>;
}

/** A limiter that counts nothing, for benchmarks of something else. */
export const unlimited: RateLimiter = {
  consume: async () => null,
  reward: async () => undefined,
};

/**
 * Consumes one point for a network and for each wider one around it, up to the ceiling that each has. One
 * that has none left consumes nothing of those around it: who is over the limit uses up no neighbour's.
 *
 * @returns as {@link RateLimiter.consume} does.
 */
export async function consumeForNetwork(
  rateLimiter: RateLimiter,
  name: string,
  limit: RateLimit,
  { ranges }: ClientNetwork,
): Promise<number | null> {
  for (const { key, suffix, ceiling } of ceilingsOf(limit, ranges)) {
    const retryAfterSeconds = await rateLimiter.consume(`${name}${suffix}`, ceiling, key);
    if (retryAfterSeconds !== null) return retryAfterSeconds;
  }
  return null;
}

/** Gives back what {@link consumeForNetwork} has consumed where all of it had points left. */
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
