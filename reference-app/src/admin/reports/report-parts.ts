import type { DayReport } from '@portal/domain/reports';
import type { IsoDay } from '@portal/ui';
import { monthOf } from '../calendar/calendar-days.ts';

/** Some days in a row, taken together. */
export interface ReportPart extends Pick<DayReport, 'orders' | 'revenue'> {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** How long the parts of a period are: a day each, a week, or a month of the calendar. */
export type PartLength = 'day' | 'week' | 'month';

/** More columns than these nobody can compare at a glance. */
const maxDays = 8;
const maxWeeks = 8;
const daysOfWeek = 7;

/** Days as they are while there are few, else by seven from the end, else by month. */
export function partLength(days: readonly DayReport[]): PartLength {
  if (days.length <= maxDays) return 'day';
  return days.length <= maxWeeks * daysOfWeek ? 'week' : 'month';
}

/** The parts of a period, the earliest first. */
export function partsOf(days: readonly DayReport[]): ReportPart[] {
  const last = days.length - 1;
  switch (partLength(days)) {
    case 'day':
      return groupBy(days, ({ day }) => day);
    case 'week':
      return groupBy(days, (_, index) => String(Math.floor((last - index) / daysOfWeek)));
    case 'month':
      return groupBy(days, ({ day }) => monthOf(day));
  }
}

function groupBy(
  days: readonly DayReport[],
  keyOf: (day: DayReport, index: number) => string,
): ReportPart[] {
  const groups = new Map<string, DayReport[]>();
  days.forEach((day, index) => {
    const key = keyOf(day, index);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  });
  return [...groups.values()].map(together);
}

function together(days: readonly DayReport[]): ReportPart {
  return {
    from: days[0]?.day ?? '',
    to: days.at(-1)?.day ?? '',
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
  };
}
