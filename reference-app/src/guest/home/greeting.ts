import { hotelMoment } from '@portal/domain/time';

/** The text that greets a guest by name at some time of the day. */
export type Greeting = 'home.morning' | 'home.afternoon' | 'home.evening' | 'home.night';

/** How a guest is greeted by the hotel's clocks. */
export function greetingAt(moment: Date, timeZone: string): Greeting {
  const hour = Number(hotelMoment(moment, timeZone).time.slice(0, 2));
  if (hour < 5) return 'home.night';
  if (hour < 12) return 'home.morning';
  return hour < 18 ? 'home.afternoon' : 'home.evening';
}
