import type { Locale } from '@portal/domain/texts';
import { portal } from '../portal.ts';
import { usePortalSetting } from '../portal-setting/portal-setting-query.ts';
import { useTexts } from '../texts/texts-provider.tsx';

/** Shows times of the wire as the hotel's clocks have them. */
export interface HotelTime {
  /** «20 нояб. 2026 г.» */
  date(time: string): string;
  /** «20 ноября, 14:05» */
  dateTime(time: string): string;
  /** «14:05» today, with the date on any other day. */
  short(time: string): string;
}

/** Times in the chosen language and the hotel's time zone; the browser's own until that is known. */
export function useHotelTime(): HotelTime {
  const { locale } = useTexts();
  const timeZone = usePortalSetting()?.timeZone;
  return hotelTime(locale, timeZone);
}

const known = new Map<string, HotelTime>();

/** Formatters are dear to make: a language and a time zone have theirs made once, when one is wanted. */
function hotelTime(locale: Locale, timeZone: string | undefined): HotelTime {
  const key = `${locale} ${timeZone}`;
  const made = known.get(key) ?? createHotelTime(locale, timeZone);
  known.set(key, made);
  return made;
}

function createHotelTime(locale: Locale, timeZone: string | undefined): HotelTime {
  const formatters = new Map<keyof typeof styles, Intl.DateTimeFormat>();
  function format(style: keyof typeof styles, at: Date | number): string {
    const formatter =
      formatters.get(style) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone });
    formatters.set(style, formatter);
    return formatter.format(at);
  }
  return {
    date: (time) => format('date', new Date(time)),
    dateTime: (time) => format('full', new Date(time)),
    short(time) {
      const at = new Date(time);
      const isToday = format('day', at) === format('day', portal.clock.now());
      return format(isToday ? 'clock' : 'full', at);
    },
  };
}

const styles = {
  date: { dateStyle: 'medium' },
  day: { dateStyle: 'short' },
  clock: { hour: '2-digit', minute: '2-digit' },
  full: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
