import { calendarDaySchema, shiftDay, startOfDay } from '@portal/domain/time';
import type { IsoDay, IsoMonth } from '@portal/ui';

/** A day in an address; empty where there is none. */
export function dayIn(params: URLSearchParams, name: string): IsoDay {
  return calendarDaySchema.safeParse(params.get(name)).data ?? '';
}

/** From a first day to a last one by the hotel's clocks, as a request says it; an empty one is no bound. */
export function boundsOf(
  { from, to }: { readonly from: IsoDay; readonly to: IsoDay },
  timeZone: string,
): { from?: string; to?: string } {
  return {
    ...(from !== '' && { from: startOfDay(from, timeZone).toISOString() }),
    ...(to !== '' && { to: startOfDay(shiftDay(to, 1), timeZone).toISOString() }),
  };
}

/** The month of a day. */
export function monthOf(day: IsoDay): IsoMonth {
  return day.slice(0, 7);
}

/** The days a month is shown with: the whole month and the ends of its neighbours' weeks. */
export function daysAround(month: IsoMonth): { readonly from: IsoDay; readonly to: IsoDay } {
  const first = `${month}-01`;
  return { from: shiftDay(first, -7), to: shiftDay(first, 31 + 7) };
}
