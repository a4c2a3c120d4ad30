import { hotelMoment, momentOfHotel } from '../time/hotel-clock.ts';

/**
 * A moment as the restaurant's tills write it: `yyyy-MM-dd HH:mm:ss.fff` by their own clocks.
 * @source iiko Cloud API, timestamps
 * @throws RangeError when the time zone is not known or the moment is none.
 */
export function terminalTime(moment: Date, timeZone: string): string {
  const { day, time } = hotelMoment(moment, timeZone);
  return `${day} ${time}:${moment.toISOString().slice(17, 23)}`;
}

/**
 * The moment that a till's time says, as {@link momentOfHotel} understands it; null when it says none.
 * @source iiko Cloud API, timestamps
 * @throws RangeError when the time zone is not known.
 */
export function momentOfTerminalTime(text: string, timeZone: string): Date | null {
  const [, day, time, seconds = '0'] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d):(\d\d(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  if (day === undefined || time === undefined) return null;
  const minute = momentOfHotel({ day, time }, timeZone);
  return minute && new Date(minute.getTime() + Math.round(Number(seconds) * 1000));
}
