import type { RateLimit } from '@portal/domain/server';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { createPromptRateLimitClient, type RateLimitClient } from './prompt-rate-limit-client.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Where several instances count together. */
export interface RateLimitStore {
  readonly client: RateLimitClient;
  readonly keyPrefix: string;
}

/**
 * Rate limits in this process or, with a store, shared by every instance. While Redis is away each
 * instance counts for itself.
 */
export function createRateLimiter(store?: RateLimitStore): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();
  const client = store && createPromptRateLimitClient(store.client);

  function limiterFor(name: string, { points, windowSeconds }: RateLimit): RateLimiterAbstract {
    const known = limiters.get(name);
    if (known) return known;
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
    const limiter = store
      ? new RateLimiterRedis({
          storeClient: client,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          keyPrefix: `${store.keyPrefix}:limit:${name}`,
          points,
          duration: windowSeconds,
          insuranceLimiter: memory,
        })
      : memory;
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async consume(name, limit, subject) {
      try {
        await limiterFor(name, limit).consume(subject);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        }
        throw refusal;
      }
    },
    async reward(name, limit, subject) {
      await limiterFor(name, limit).reward(subject);
    },
  };
}
