const dayMilliseconds = 24 * 60 * 60 * 1000;

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

/** How far the zone's clocks are ahead of UTC at a moment. */
function offsetMilliseconds(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
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
