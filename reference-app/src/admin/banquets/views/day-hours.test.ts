import { describe, expect, it } from 'vitest';
import { barOf, hoursOf } from './day-hours.ts';

const day = '2026-12-05';
const timeZone = 'Europe/Moscow';
const evening = { startsAt: '2026-12-05T15:00:00.000Z', durationInMinutes: 180 };
const overnight = { startsAt: '2026-12-05T19:00:00.000Z', durationInMinutes: 300 };
const breakfast = { startsAt: '2026-12-05T05:30:00.000Z', durationInMinutes: 60 };
const dayBefore = { startsAt: '2026-12-04T19:00:00.000Z', durationInMinutes: 300 };

describe('the plan of a day', () => {
  it('shows the usual hours, and more where something lies outside of them', () => {
    expect(hoursOf([], day, timeZone)).toEqual({ first: 10, last: 24 });
    expect(hoursOf([evening], day, timeZone)).toEqual({ first: 10, last: 24 });
    expect(hoursOf([breakfast, overnight], day, timeZone)).toEqual({ first: 8, last: 27 });
    expect(hoursOf([dayBefore], day, timeZone)).toEqual({ first: 0, last: 24 });
  });

  it('puts everything at its hours', () => {
    const hours = { first: 10, last: 20 };
    expect(barOf({ ...evening, durationInMinutes: 60 }, day, timeZone, hours)).toEqual({
      start: 80,
      width: 10,
    });
  });

  it('cuts off what lies outside', () => {
    const hours = { first: 0, last: 24 };
    const cut = barOf(dayBefore, day, timeZone, hours);
    expect(cut.start).toBe(0);
    expect(cut.width).toBeCloseTo((3 / 24) * 100);
    const late = barOf(overnight, day, timeZone, hours);
    expect(late.start + late.width).toBeCloseTo(100);
  });
});
