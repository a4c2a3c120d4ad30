import { describe, expect, it } from 'vitest';
import { comparePeriods } from './report-period.ts';

const moscow = 'Europe/Moscow';
const compare = (from: string, to: string, now: string, timeZone = moscow) => {
  const { moments, previous } = comparePeriods({ from, to }, timeZone, new Date(now));
  const written = (each: { from: Date; until: Date }) => [
    each.from.toISOString(),
    each.until.toISOString(),
  ];
  const { from: first, to: last, isCut } = previous;
  return { now: written(moments), before: written(previous.moments), first, last, isCut };
};

describe('a period and the one before it', () => {
  it('are whole days of the hotel when the period is over', () => {
    expect(compare('2026-03-08', '2026-03-14', '2026-11-22T12:00:00Z')).toEqual({
      now: ['2026-03-07T21:00:00.000Z', '2026-03-14T21:00:00.000Z'],
      before: ['2026-02-28T21:00:00.000Z', '2026-03-07T21:00:00.000Z'],
      first: '2026-03-01',
      last: '2026-03-07',
      isCut: false,
    });
  });

  it('are today until now and yesterday until this time of day', () => {
    expect(compare('2026-11-22', '2026-11-22', '2026-11-22T12:34:00Z')).toEqual({
      now: ['2026-11-21T21:00:00.000Z', '2026-11-22T21:00:00.000Z'],
      before: ['2026-11-20T21:00:00.000Z', '2026-11-21T12:34:00.000Z'],
      first: '2026-11-21',
      last: '2026-11-21',
      isCut: true,
    });
  });

  it('keep the time of day over a change of the clocks', () => {
    // In Berlin 25 October 2026 has 25 hours.
    const { before } = compare('2026-10-26', '2026-10-26', '2026-10-26T11:00:00Z', 'Europe/Berlin');
    expect(before).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T11:00:00.000Z']);
  });

  it('are both empty ahead of now', () => {
    expect(compare('2027-01-01', '2027-01-02', '2026-11-22T12:00:00Z').isCut).toBe(false);
  });
});
