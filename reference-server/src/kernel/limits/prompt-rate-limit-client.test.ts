import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRateLimiter } from './flexible-rate-limiter.ts';
import type { RateLimitClient } from './prompt-rate-limit-client.ts';

const limit = { points: 2, windowSeconds: 60, by: 'account' } as const;

afterEach(() => vi.useRealTimers());

/** A limiter on a Redis that answers as told, and how often it was asked. */
function startLimiter(answer: () => Promise<unknown>) {
  const state = { isReady: true, calls: 0, answer };
  const client: RateLimitClient = {
    get isReady() {
      return state.isReady;
    },
    async eval() {
      state.calls += 1;
      return state.answer();
    },
  };
  const limiter = createRateLimiter({ client, keyPrefix: 'test' });
  return { state, consume: () => limiter.consume('call', limit, 'user_1') };
}

describe('limits that instances share', () => {
  it('are what Redis counted', async () => {
    let consumed = 0;
    const { consume } = startLimiter(async () => [(consumed += 1), 30_000]);
    expect([await consume(), await consume(), await consume()]).toEqual([null, null, 30]);
  });

  it('are counted here while Redis is not connected, without asking it', async () => {
    const { state, consume } = startLimiter(async () => [1, 30_000]);
    state.isReady = false;
    expect([await consume(), await consume()]).toEqual([null, null]);
    expect(await consume()).toBeGreaterThan(0);
    expect(state.calls).toBe(0);
  });

  it('are counted here when Redis does not answer, which is waited for once in 5 s', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { state, consume } = startLimiter(() => new Promise(() => undefined));
    expect([await consume(), await consume()]).toEqual([null, null]);
    expect(state.calls).toBe(1);
    vi.setSystemTime(Date.now() + 5000);
    state.answer = async () => [1, 30_000];
    expect(await consume()).toBeNull();
    expect(state.calls).toBe(2);
  });

  it('are counted here when Redis answers with an error', async () => {
    const { consume } = startLimiter(() => Promise.reject(new Error('READONLY')));
    expect([await consume(), await consume()]).toEqual([null, null]);
    expect(await consume()).toBeGreaterThan(0);
  });
});
