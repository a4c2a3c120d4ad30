import { assert, constantFrom, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDay, hotelMoment, momentOfHotel, startOfDay } from './hotel-clock.ts';

describe("the hotel's clock", () => {
  it.each([
    ['Europe/Moscow', '2026-11-20T16:30:00.000Z', '2026-11-20', '19:30'],
    ['Asia/Vladivostok', '2026-11-20T16:30:00.000Z', '2026-11-21', '02:30'],
    ['America/New_York', '2026-07-01T02:15:00.000Z', '2026-06-30', '22:15'],
    ['Europe/Kaliningrad', '2026-01-01T00:00:00.000Z', '2026-01-01', '02:00'],
  ])('in %s shows %s as %s, %s, and back', (timeZone, moment, day, time) => {
    expect(hotelMoment(new Date(moment), timeZone)).toEqual({ day, time });
    expect(momentOfHotel({ day, time }, timeZone)?.toISOString()).toBe(moment);
  });

  it('takes the first of an hour that comes twice', () => {
    const moment = momentOfHotel({ day: '2026-10-25', time: '02:30' }, 'Europe/Berlin');
    expect(moment?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('takes a time that the clocks skip for one as much later', () => {
    const moment = momentOfHotel({ day: '2026-03-29', time: '02:30' }, 'Europe/Berlin');
    expect(moment?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('shows every moment as the one it was taken from, to the minute', () => {
    const minutes = date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2035-01-01T00:00:00Z'),
      noInvalidDate: true,
    }).map((moment) => new Date(Math.floor(moment.getTime() / 60_000) * 60_000));
    // No summer time in these, so that no hour comes twice.
    const zones = constantFrom('Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Kolkata', 'UTC');
    assert(
      property(minutes, zones, (moment, timeZone) => {
        expect(momentOfHotel(hotelMoment(moment, timeZone), timeZone)).toEqual(moment);
      }),
    );
  });

  it.each([
    ['2026-11-20T20:59:59.999Z', 'Europe/Moscow', '2026-11-20T21:00:00.000Z'],
    ['2026-11-20T21:00:00.000Z', 'Europe/Moscow', '2026-11-21T21:00:00.000Z'],
    ['2026-12-31T15:30:00.500Z', 'Asia/Kamchatka', '2027-01-01T12:00:00.000Z'],
    ['2026-11-20T00:00:00.000Z', 'UTC', '2026-11-21T00:00:00.000Z'],
    // The clocks are changed in the course of these; in Cairo at midnight.
    ['2026-10-24T22:30:00.000Z', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-03-28T23:30:00.000Z', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-04-23T12:00:00.000Z', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('knows at %s in %s that the day ends at %s', (moment, timeZone, endsAt) => {
    expect(endOfDay(new Date(moment), timeZone).toISOString()).toBe(endsAt);
  });

  it('begins no day that there is not', () => {
    expect(() => startOfDay('2026-02-30', 'UTC')).toThrow(RangeError);
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['', '10:00'],
    ['2026-02-20', ''],
    ['2026-02-20', '24:61'],
  ])('knows no moment at %s, %s', (day, time) => {
    expect(momentOfHotel({ day, time }, 'Europe/Moscow')).toBeNull();
  });
});
