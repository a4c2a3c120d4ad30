import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentOfTerminalTime, terminalTime } from './terminal-time.ts';

const moscow = 'Europe/Moscow';

describe('the time of a till', () => {
  it('is the hotel’s own, to the millisecond', () => {
    const moment = new Date('2026-08-01T16:00:05.120Z');
    expect(terminalTime(moment, moscow)).toBe('2026-08-01 19:00:05.120');
    expect(momentOfTerminalTime('2026-08-01 19:00:05.120', moscow)).toEqual(moment);
    expect(terminalTime(new Date('2026-12-31T21:00:00Z'), moscow)).toBe('2027-01-01 00:00:00.000');
  });

  it('comes back as the moment it was written for', () => {
    const moments = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2035-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom(moscow, 'Asia/Yekaterinburg', 'Asia/Kamchatka', 'UTC');
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        expect(momentOfTerminalTime(terminalTime(moment, zone), zone)).toEqual(moment);
      }),
    );
  });

  it.each(['', 'tomorrow', '2026-13-01 19:00:00.000', '2026-08-01 25:00:00.000', '2026-08-01'])(
    'is not “%s”',
    (text) => {
      expect(momentOfTerminalTime(text, moscow)).toBeNull();
    },
  );
});
