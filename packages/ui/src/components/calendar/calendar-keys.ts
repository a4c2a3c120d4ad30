import {
  addDays,
  addMonths,
  monthOf,
  sameDayIn,
  weekdayIndex,
  type IsoDay,
} from './calendar-month.ts';

/** The day a key leads to from another, or nothing when it is not a key of the calendar. */
export function movedBy(key: string, day: IsoDay): IsoDay | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayIndex(day));
    case 'End':
      return addDays(day, 6 - weekdayIndex(day));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), 1), day);
    default:
      return undefined;
  }
}
