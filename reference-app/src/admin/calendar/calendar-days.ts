import { shiftDay } from '@portal/domain/time';
import type { IsoDay, IsoMonth } from '@portal/ui';

/** Whether a text is a day that there is: `2026-11-20`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day after. */
export function nextDay(day: IsoDay): IsoDay {
  return shiftDay(day, 1);
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
