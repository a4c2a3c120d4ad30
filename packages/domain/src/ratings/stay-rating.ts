import { shiftDay } from '../time/calendar-day.ts';
import { hotelMoment } from '../time/hotel-clock.ts';

/** Days in which a guest who was asked about the stay, rated it or closed the question is not asked again. */
export const stayRatingPauseDays = 30;

/** What is known of a guest when the question about the stay may be due. */
export interface StayRatingContext {
  /** When the second order was done; null until then. */
  readonly secondDoneAt: Date | null;
  /** When the guest was first asked, the last time that it was due. */
  readonly promptedAt: Date | null;
  /** When the guest last rated the stay or closed the question. */
  readonly answeredAt: Date | null;
}

/**
 * Whether a guest is asked about the stay: on one day of visits, by the hotel's calendar, from the day after
 * the second order was done on; the question goes at once when it is answered or closed, and comes anew after a
 * pause.
 */
export function isStayRatingDue(context: StayRatingContext, now: Date, timeZone: string): boolean {
  const dayOf = (moment: Date) => hotelMoment(moment, timeZone).day;
  const isPauseOver = (since: Date | null) =>
    since === null || shiftDay(dayOf(since), stayRatingPauseDays) <= dayOf(now);
  const { secondDoneAt, promptedAt, answeredAt } = context;
  if (secondDoneAt === null || dayOf(secondDoneAt) >= dayOf(now)) return false;
  const isPromptedToday = promptedAt !== null && dayOf(promptedAt) === dayOf(now);
  return isPauseOver(answeredAt) && (isPromptedToday || isPauseOver(promptedAt));
}
