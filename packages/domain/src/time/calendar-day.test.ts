import { describe, expect, it } from 'vitest';
import { calendarDaySchema, countDays, shiftDay } from './calendar-day.ts';

describe('a day of the calendar', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-29', 0, '2026-03-29'],
  ])('%s is %d days away from %s', (day, days, expected) => {
    expect(shiftDay(day, days)).toBe(expected);
    expect(countDays(day, expected)).toBe(days + 1);
  });

  it.each(['2026-02-30', '1999-12-31', '2200-01-01', '2026-1-1', 'today', ''])(
    'is not "%s"',
    (text) => expect(calendarDaySchema.safeParse(text).success).toBe(false),
  );
});
