import { expect, test } from 'vitest';
import { addDays, addMonths, sameDayIn, weekdayIndex, weeksOf } from './calendar-month.ts';

test('a month is shown in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(
    weeks.flat().every((day, index, days) => index === 0 || addDays(days[index - 1]!, 1) === day),
  ).toBe(true);
});

test('a February of exactly four weeks takes four', () => {
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('days and months are counted across the ends of years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
});

test('a day that another month does not have becomes its last', () => {
  expect(sameDayIn('2026-02', '2026-01-31')).toBe('2026-02-28');
  expect(sameDayIn('2026-03', '2026-01-31')).toBe('2026-03-31');
});

test('Monday is the first day of the week', () => {
  expect(weekdayIndex('2026-11-16')).toBe(0);
  expect(weekdayIndex('2026-11-22')).toBe(6);
});
