import { describe, expect, it } from 'vitest';
import { reconciliationPeriodSchema } from './reconciliation-endpoints.ts';

describe('a period to compare', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-01', '2026-12-01'],
    ['2026-11-01T00:00:00Z', '2026-12-02T00:00:00Z'],
    ['2026-11-23', '2026-11-23T12:00:00+03:00'],
  ])('is from %s to %s', (from, to) => {
    expect(reconciliationPeriodSchema.safeParse({ from, to }).success).toBe(true);
  });

  it.each([
    ['2026-11-23', '2026-11-22'],
    ['2026-11-01', '2026-12-02'],
    ['2026-11-01T00:00:00Z', '2026-12-02T00:00:01Z'],
    ['2026-11-23T12:00:00Z', '2026-11-23T12:00:00Z'],
    ['2026-11-31', '2026-12-01'],
  ])('is not from %s to %s', (from, to) => {
    expect(reconciliationPeriodSchema.safeParse({ from, to }).success).toBe(false);
  });
});
