import { defaultTimeZone } from '@portal/domain/portal';
import { hotelMoment } from '@portal/domain/time';
import { usePortalSetting } from '../../../../shared/portal-setting/portal-setting-query.ts';
import { useNow } from '../../../../shared/time/use-now.ts';
import { startOfDay } from '../../../calendar/start-of-day.ts';

/** The hotel's calendar as far as orders need it. */
export interface HotelDay {
  readonly timeZone: string;
  /** When today began, as requests say it. */
  readonly startOfToday: string;
}

/** Today at the hotel; goes on by itself. */
export function useHotelDay(): HotelDay {
  const timeZone = usePortalSetting()?.timeZone ?? defaultTimeZone;
  const { day } = hotelMoment(new Date(useNow()), timeZone);
  return { timeZone, startOfToday: startOfDay(day, timeZone) };
}
