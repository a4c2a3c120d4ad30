import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOffSeconds } from './back-off.ts';

describe('backOffSeconds', () => {
  it('doubles, up to five minutes', () => {
    expect([1, 2, 3, 9, 10, 20].map((attempts) => backOffSeconds(attempts, 0))).toEqual([
      1, 2, 4, 256, 300, 300,
    ]);
  });

  it('is shortened by half at most, and never to nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (attempts) => {
        const seconds = backOffSeconds(attempts);
        const whole = backOffSeconds(attempts, 0);
        expect(seconds).toBeGreaterThan(whole / 2 - Number.EPSILON);
        expect(seconds).toBeLessThanOrEqual(whole);
      }),
    );
  });
});
