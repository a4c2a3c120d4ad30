/** A day as `2026-11-20`. */
export type IsoDay = string;

/** A month as `2026-11`. */
export type IsoMonth = string;

const dayMilliseconds = 86_400_000;

/** The weeks a month is shown in, Monday first, with the days of its neighbours that fill them. */
export function weeksOf(month: IsoMonth): IsoDay[][] {
  const first = timeOf(`${month}-01`);
  const start = first - weekdayOf(first) * dayMilliseconds;
  const weeks: IsoDay[][] = [];
  for (let time = start; time < timeOf(`${addMonths(month, 1)}-01`); time += 7 * dayMilliseconds) {
    weeks.push(Array.from({ length: 7 }, (_, day) => isoDay(time + day * dayMilliseconds)));
  }
  return weeks;
}

export function addDays(day: IsoDay, count: number): IsoDay {
  return isoDay(timeOf(day) + count * dayMilliseconds);
}

export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const date = new Date(timeOf(`${month}-01`));
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The same day of another month, or its last one where that month is shorter. */
export function sameDayIn(month: IsoMonth, day: IsoDay): IsoDay {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

export function monthOf(day: IsoDay): IsoMonth {
  return day.slice(0, 7);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayIndex(day: IsoDay): number {
  return weekdayOf(timeOf(day));
}

/** To be formatted with `timeZone: 'UTC'`. */
export function dateOf(day: IsoDay): Date {
  return new Date(timeOf(day));
}

function weekdayOf(time: number): number {
  return (new Date(time).getUTCDay() + 6) % 7;
}

function timeOf(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoDay(time: number): IsoDay {
  return new Date(time).toISOString().slice(0, 10);
}
