import { dayMilliseconds, shiftDay } from './calendar-day.ts';

/** A day and a time as the hotel's calendar and clocks have them. */
export interface HotelMoment {
  /** `2026-11-20` */
  readonly day: string;
  /** `19:30` */
  readonly time: string;
}

/**
 * What the hotel's calendar and clocks show at a moment.
 * @throws RangeError when the time zone is not known or the moment is none.
 */
export function hotelMoment(moment: Date, timeZone: string): HotelMoment {
  const local = new Date(moment.getTime() + offsetMilliseconds(moment, timeZone)).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/**
 * The moment at which the hotel's calendar and clocks show this. Of an hour that the clocks repeat it is
 * the first one; a time that the clocks skip is as much later. Null when there is no such
 * day or time.
 * @throws RangeError when the time zone is not known.
 */
export function momentOfHotel({ day, time }: HotelMoment, timeZone: string): Date | null {
  const asUtc = new Date(`${day}T${time}:00.000Z`);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 10) !== day) return null;
  // The clocks are changed at most once in the two days around it.
  const [before, after] = [-dayMilliseconds, dayMilliseconds].map((shift) =>
    offsetMilliseconds(new Date(asUtc.getTime() + shift), timeZone),
  ) as [number, number];
  const early = new Date(asUtc.getTime() - Math.max(before, after));
  const late = new Date(asUtc.getTime() - Math.min(before, after));
  return hotelMoment(early, timeZone).time === time ? early : late;
}

/**
 * When a day of the hotel's calendar begins: at midnight, or as soon after as there is a time.
 * @throws RangeError when there is no such day or the time zone is not known.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const start = momentOfHotel({ day, time: '00:00' }, timeZone);
  if (!start) throw new RangeError(`${day} is no day of the calendar.`);
  return start;
}

/**
 * When the hotel's day ends that a moment is in. It may have 23 or 25 hours.
 * @throws RangeError when the time zone is not known or the moment is none.
 */
export function endOfDay(moment: Date, timeZone: string): Date {
  return startOfDay(shiftDay(hotelMoment(moment, timeZone).day, 1), timeZone);
}

/** Of each zone that was asked for: to make one takes far longer than to use it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** How far the zone's clocks are ahead of UTC at a moment. */
function offsetMilliseconds(moment: Date, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}
