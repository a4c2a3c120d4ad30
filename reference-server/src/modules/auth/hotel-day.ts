const daySeconds = 24 * 3600;

/** When the day ends that it is now in the hotel's time zone. */
export function hotelDayEnd(now: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const passedSeconds = part('hour') * 3600 + part('minute') * 60 + part('second');
  const wholeSecond = Math.floor(now.getTime() / 1000);
  return new Date((wholeSecond + daySeconds - passedSeconds) * 1000);
}
