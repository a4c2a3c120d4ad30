import { expect, it } from 'vitest';
import { hotelDayEnd } from './hotel-day.ts';

it.each([
  ['2026-11-20T20:59:59.999Z', 'Europe/Moscow', '2026-11-20T21:00:00.000Z'],
  ['2026-11-20T21:00:00.000Z', 'Europe/Moscow', '2026-11-21T21:00:00.000Z'],
  ['2026-12-31T15:30:00.500Z', 'Asia/Kamchatka', '2027-01-01T12:00:00.000Z'],
  ['2026-11-20T00:00:00.000Z', 'UTC', '2026-11-21T00:00:00.000Z'],
])('knows at %s in %s that the day ends at %s', (now, timeZone, endsAt) => {
  expect(hotelDayEnd(new Date(now), timeZone)).toEqual(new Date(endsAt));
});
