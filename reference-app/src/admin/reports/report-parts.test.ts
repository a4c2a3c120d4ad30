import type { DayReport } from '@portal/domain/reports';
import { shiftDay } from '@portal/domain/time';
import { describe, expect, it } from 'vitest';
import { partsOf } from './report-parts.ts';

function daysFrom(first: string, count: number): DayReport[] {
  return Array.from({ length: count }, (_, index) => ({
    day: shiftDay(first, index),
    orders: 1,
    done: 1,
    canceled: 0,
    revenue: 10.5,
    ratings: index % 2,
    score: index % 2 === 1 ? 4 : null,
    ticketsOpened: 1,
    ticketsClosed: 0,
  }));
}

const bounds = (days: DayReport[]) => partsOf(days).map(({ from, to }) => `${from}…${to}`);

describe('the parts of a period', () => {
  it('are its days while they are few', () => {
    const days = daysFrom('2026-11-15', 8);
    expect(partsOf(days).map(({ from }) => from)).toEqual(days.map(({ day }) => day));
  });

  it('are weeks that end today, the first one perhaps shorter', () => {
    expect(bounds(daysFrom('2026-10-24', 30))).toEqual([
      '2026-10-24…2026-10-25',
      '2026-10-26…2026-11-01',
      '2026-11-02…2026-11-08',
      '2026-11-09…2026-11-15',
      '2026-11-16…2026-11-22',
    ]);
  });

  it('are months of the calendar in a long period', () => {
    expect(bounds(daysFrom('2026-09-15', 69))).toEqual([
      '2026-09-15…2026-09-30',
      '2026-10-01…2026-10-31',
      '2026-11-01…2026-11-22',
    ]);
    expect(partsOf(daysFrom('2025-11-22', 366)).length).toBeLessThanOrEqual(13);
  });

  it('add up what their days have', () => {
    const [, week] = partsOf(daysFrom('2026-10-24', 9));
    expect(week).toMatchObject({ orders: 7, revenue: 73.5 });
  });
});
