import { describe, expect, it } from 'vitest';
import { createEventRateLimit } from './event-rate-limit.ts';

describe('an event allowance', () => {
  it('lets so many through in a second, and again in the next', () => {
    let milliseconds = 5000;
    const rateLimit = createEventRateLimit(3, () => milliseconds);
    const spendFour = () => Array.from({ length: 4 }, () => rateLimit.spend());
    expect(spendFour()).toEqual([true, true, true, false]);
    milliseconds += 999;
    expect(rateLimit.spend()).toBe(false);
    milliseconds += 1;
    expect(spendFour()).toEqual([true, true, true, false]);
  });
});
