import { describe, expect, it } from 'vitest';
import { createEventRateLimit } from './event-rate-limit.ts';

describe('an event allowance', () => {
  it('lets so many through in a second, and again in the next', () => {
    let milliseconds = 5000;
    const rateLimit = createEventRateLimit(3, () => milliseconds);
    const consumeFour = () => Array.from({ length: 4 }, () => rateLimit.consume());
    expect(consumeFour()).toEqual([true, true, true, false]);
    milliseconds += 999;
    expect(rateLimit.consume()).toBe(false);
    milliseconds += 1;
    expect(consumeFour()).toEqual([true, true, true, false]);
  });
});
