/** One calendar day of the hotel. */
export interface HotelDay {
  /** `2026-11-20` */
  readonly name: string;
  readonly endsAt: Date;
}

const daySeconds = 24 * 3600;

/** The day it is now in the hotel's time zone. */
export function hotelDay(now: Date, timeZone: string): HotelDay {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '0';
  const passedSeconds =
    Number(part('hour')) * 3600 + Number(part('minute')) * 60 + Number(part('second'));
  const wholeSecond = Math.floor(now.getTime() / 1000);
  return {
    name: `${part('year')}-${part('month')}-${part('day')}`,
    endsAt: new Date((wholeSecond + daySeconds - passedSeconds) * 1000),
  };
}
