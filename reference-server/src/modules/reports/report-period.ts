import type { ReportPeriod } from '@portal/domain/reports';
import { countDays, hotelMoment, momentOfHotel, shiftDay, startOfDay } from '@portal/domain/time';
import type { DayBeginning } from './report-queries.ts';

/** A period as moments, the second one excluded. */
export interface Moments {
  readonly from: Date;
  readonly until: Date;
}

/** A period and the one before it. */
export interface ComparedPeriods {
  readonly moments: Moments;
  readonly previous: ReportPeriod & { readonly moments: Moments; readonly isCut: boolean };
}

/**
 * The moments of a period by the hotel's calendar, and of as many days before it. Where the period is not
 * over, the days before are cut off at the same time of day, so that like stands beside like.
 */
export function comparePeriods(
  { from, to }: ReportPeriod,
  timeZone: string,
  now: Date,
): ComparedPeriods {
  const startOf = (day: string) => startOfDay(day, timeZone);
  const moments = { from: startOf(from), until: startOf(shiftDay(to, 1)) };
  const length = countDays(from, to);
  const earlier = { from: shiftDay(from, -length), to: shiftDay(from, -1) };
  const isCut = now >= moments.from && now < moments.until;
  const { day, time } = hotelMoment(now, timeZone);
  const until = isCut ? momentAt(shiftDay(day, -length), time, timeZone) : moments.from;
  const previous = { ...earlier, isCut, moments: { from: startOf(earlier.from), until } };
  return { moments, previous };
}

/** The days of a period, each with the moment at which it begins by the hotel's calendar. */
export function daysOfPeriod({ from, to }: ReportPeriod, timeZone: string): DayBeginning[] {
  return Array.from({ length: countDays(from, to) }, (_, index) => {
    const day = shiftDay(from, index);
    return { day, start: startOfDay(day, timeZone) };
  });
}

function momentAt(day: string, time: string, timeZone: string): Date {
  const moment = momentOfHotel({ day, time }, timeZone);
  if (!moment) throw new RangeError(`${day} ${time} is no moment of the calendar.`);
  return moment;
}
