import { usePortalSetting } from '../portal-setting/portal-setting-query.ts';
import { useTexts } from '../texts/texts-provider.tsx';

/** Shows times of the wire as the hotel's clocks have them. */
export interface HotelTime {
  /** «20 ноября, 14:05» */
  dateTime(time: string): string;
  /** «14:05» today, with the date on any other day. */
  short(time: string): string;
}

/** Times in the chosen language and the hotel's time zone; the browser's own until that is known. */
export function useHotelTime(): HotelTime {
  const { locale } = useTexts();
  const timeZone = usePortalSetting()?.timeZone;
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const day = formatter({ dateStyle: 'short' });
  const clock = formatter({ hour: '2-digit', minute: '2-digit' });
  const full = formatter({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

  return {
    dateTime: (time) => full.format(new Date(time)),
    short(time) {
      const at = new Date(time);
      return (day.format(at) === day.format(new Date()) ? clock : full).format(at);
    },
  };
}
