import { reconciliationDaysMax, type ReconciliationPeriod } from '@portal/domain/reconciliation';
import {
  calendarDaySchema,
  countDays,
  hotelMoment,
  shiftDay,
  type HotelMoment,
} from '@portal/domain/time';
import type { IsoDay } from '@portal/ui';

/** As many as the portal itself compares each night. */
const usualDays = 8;

/** The period that is offered: the last days, today included. */
export function usualPeriod(today: IsoDay): ReconciliationPeriod {
  return { from: shiftDay(today, 1 - usualDays), to: today };
}

/** Whether these days, as they were typed, can be compared. */
export function isComparable({ from, to }: ReconciliationPeriod, today: IsoDay): boolean {
  const areDays = [from, to].every((day) => calendarDaySchema.safeParse(day).success);
  if (!areDays || to > today) return false;
  const days = countDays(from, to);
  return days >= 1 && days <= reconciliationDaysMax;
}

/** An end of a period: the day, and the time where it is not the whole day. */
export interface PeriodBound {
  readonly day: IsoDay;
  readonly time: string | null;
}

const midnight = '00:00';

/** A period by the hotel's clock as people say it: the last day belongs to it. */
export function periodText(
  { from, to }: ReconciliationPeriod,
  timeZone: string,
): Record<'from' | 'to', PeriodBound> {
  const bound = ({ day, time }: HotelMoment, wholeDay: IsoDay): PeriodBound =>
    time === midnight ? { day: wholeDay, time: null } : { day, time };
  const first = hotelMoment(new Date(from), timeZone);
  const last = hotelMoment(new Date(to), timeZone);
  return { from: bound(first, first.day), to: bound(last, shiftDay(last.day, -1)) };
}
