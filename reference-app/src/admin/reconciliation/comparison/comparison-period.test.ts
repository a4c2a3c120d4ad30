import { describe, expect, it } from 'vitest';
import { isComparable, periodText, usualPeriod } from './comparison-period.ts';

const today = '2026-11-23';

describe('the period to compare', () => {
  it('is offered as the last eight days', () => {
    expect(usualPeriod(today)).toEqual({ from: '2026-11-16', to: today });
    expect(isComparable(usualPeriod(today), today)).toBe(true);
  });

  it.each([
    ['2026-11-23', '2026-11-23', true],
    ['2026-10-24', '2026-11-23', true],
    ['2026-10-23', '2026-11-23', false],
    ['2026-11-22', '2026-11-21', false],
    ['2026-11-22', '2026-11-24', false],
    ['', '2026-11-23', false],
    ['2026-11-22', '', false],
  ])('from "%s" to "%s" can be compared: %s', (from, to, expected) => {
    expect(isComparable({ from, to }, today)).toBe(expected);
  });
});

describe('the period that was compared', () => {
  const periodOf = (from: string, to: string) => periodText({ from, to }, 'Europe/Moscow');

  it('is said in days where it is whole days, the last one included', () => {
    expect(periodOf('2026-11-15T21:00:00.000Z', '2026-11-22T21:00:00.000Z')).toEqual({
      from: { day: '2026-11-16', time: null },
      to: { day: '2026-11-22', time: null },
    });
  });

  it('is said to the minute where it is not', () => {
    expect(periodOf('2026-11-15T00:30:00.000Z', '2026-11-23T00:20:00.000Z')).toEqual({
      from: { day: '2026-11-15', time: '03:30' },
      to: { day: '2026-11-23', time: '03:20' },
    });
  });
});
