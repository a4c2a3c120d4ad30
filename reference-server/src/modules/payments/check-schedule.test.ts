import { describe, expect, it } from 'vitest';
import { isKeyExpired, nextPaymentCheck, nextRefundCheck } from './check-schedule.ts';

const createdAt = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
const day = 86_400;

describe('the schedule of looks at the provider', () => {
  it('is 15 s, 1, 5, 15 min, then every hour', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 20].map((checkCount) => {
      const next = nextPaymentCheck({ createdAt, checkCount, status: 'pending' }, createdAt);
      return (next!.getTime() - createdAt.getTime()) / 1000;
    });
    expect(pauses).toEqual([15, 60, 300, 900, 3600, 3600, 3600]);
  });

  it('ends after a day for a payment that waits for its guest', () => {
    const payment = { createdAt, checkCount: 20, status: 'pending' } as const;
    expect(nextPaymentCheck(payment, after(day - 3600))).toEqual(after(day));
    expect(nextPaymentCheck(payment, after(day - 3599))).toBeNull();
  });

  it.each(['intent', 'waiting_for_capture'] as const)('never ends for one in %s', (status) => {
    const payment = { createdAt, checkCount: 99, status };
    expect(nextPaymentCheck(payment, after(5 * day))).toEqual(after(5 * day + 3600));
  });

  it('never ends for money that is owed', () => {
    expect(nextRefundCheck({ createdAt, checkCount: 999 }, after(9 * day))).toEqual(
      after(9 * day + 3600),
    );
  });

  it('knows when the provider may have forgotten a key', () => {
    expect(isKeyExpired({ createdAt, checkCount: 0 }, after(23 * 3600))).toBe(false);
    expect(isKeyExpired({ createdAt, checkCount: 0 }, after(23 * 3600 + 1))).toBe(true);
  });
});
