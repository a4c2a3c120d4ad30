import { momentOfHotel } from '@portal/domain/time';
import type { IsoDay } from '@portal/ui';

/** When a day begins at the hotel, as requests say it. */
export function startOfDay(day: IsoDay, timeZone: string): string {
  return momentOfHotel({ day, time: '00:00' }, timeZone)?.toISOString() ?? '';
}
