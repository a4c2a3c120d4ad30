import { hotelMoment } from '@portal/domain/time';
import type { IsoDay } from '@portal/ui';
import type { AdminBanquet } from '../banquet-queries.ts';

/** The hours of a day that a plan shows, as whole hours; the end may lie past midnight. */
export interface DayHours {
  readonly first: number;
  readonly last: number;
}

/** A place on the plan, in hundredths of its width. */
export interface BarPlace {
  readonly start: number;
  readonly width: number;
}

type Span = Pick<AdminBanquet, 'startsAt' | 'durationInMinutes'>;

const usual: DayHours = { first: 10, last: 24 };

/** Minutes from the day's midnight; below 0 for what began the day before. */
function minutesOf({ startsAt }: Span, day: IsoDay, timeZone: string): number {
  const begun = hotelMoment(new Date(startsAt), timeZone);
  const [hours = 0, minutes = 0] = begun.time.split(':').map(Number);
  const days = (Date.parse(begun.day) - Date.parse(day)) / (24 * 60 * 60 * 1000);
  return days * 24 * 60 + hours * 60 + minutes;
}

/** Hours enough for everything of a day. */
export function hoursOf(spans: readonly Span[], day: IsoDay, timeZone: string): DayHours {
  const starts = spans.map((span) => minutesOf(span, day, timeZone));
  const ends = spans.map((span, index) => (starts[index] ?? 0) + span.durationInMinutes);
  return {
    first: Math.max(0, Math.floor(Math.min(usual.first * 60, ...starts) / 60)),
    last: Math.min(30, Math.ceil(Math.max(usual.last * 60, ...ends) / 60)),
  };
}

/** Where something stands between these hours. */
export function barOf(
  span: Span,
  day: IsoDay,
  timeZone: string,
  { first, last }: DayHours,
): BarPlace {
  const length = (last - first) * 60;
  const start = minutesOf(span, day, timeZone) - first * 60;
  const from = Math.min(Math.max(0, start), length);
  const to = Math.min(Math.max(0, start + span.durationInMinutes), length);
  return { start: (from / length) * 100, width: ((to - from) / length) * 100 };
}
