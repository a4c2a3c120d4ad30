import { defaultTimeZone } from '@portal/domain/portal';
import { hotelMoment } from '@portal/domain/time';
import type { IsoDay } from '@portal/ui';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useNow } from '../../shared/time/use-now.ts';

/** Days and times as the hotel's calendar and clocks have them. */
export type AdminClock = ReturnType<typeof useAdminClock>;

/** The hotel's clock in the chosen language. */
export function useAdminClock() {
  const { t, locale } = useTexts();
  const now = useNow();
  const timeZone = usePortalSetting()?.timeZone ?? defaultTimeZone;
  const language = locale === 'en' ? 'en-GB' : 'ru-RU';
  const dateTime = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  const dayName = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return {
    timeZone,
    today: hotelMoment(new Date(now), timeZone).day,
    /** The hotel's day of a moment. */
    dayOf: (time: string): IsoDay => hotelMoment(new Date(time), timeZone).day,
    /** «19:30» */
    clock: (time: string): string => hotelMoment(new Date(time), timeZone).time,
    /** «5 декабря, 19:30» */
    dateTime: (time: string): string => dateTime.format(new Date(time)),
    /** «суббота, 5 декабря» */
    dayName: (day: IsoDay): string => dayName.format(new Date(`${day}T00:00:00Z`)),
    /** «3 ч 30 мин» */
    length(minutes: number): string {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      return [
        ...(hours > 0 ? [t('admin.banquets.hours', { n: hours })] : []),
        ...(rest > 0 ? [t('admin.banquets.minutes', { n: rest })] : []),
      ].join(' ');
    },
  };
}
