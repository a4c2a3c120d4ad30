import type { IsoDay, IsoMonth } from '@portal/ui';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Whether a text is a day that there is: `2026-11-20`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day after so many days; fewer than none for one before. */
export function daysLater(day: IsoDay, days: number): IsoDay {
  const time = Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds;
  return new Date(time).toISOString().slice(0, 10);
}

/** The day after. */
export function nextDay(day: IsoDay): IsoDay {
  return daysLater(day, 1);
}

/** The month of a day. */
export function monthOf(day: IsoDay): IsoMonth {
  return day.slice(0, 7);
}

/** The days a month is shown with: the whole month and the ends of its neighbours' weeks. */
export function daysAround(month: IsoMonth): { readonly from: IsoDay; readonly to: IsoDay } {
  const first = `${month}-01`;
  return { from: daysLater(first, -7), to: daysLater(first, 31 + 7) };
}
