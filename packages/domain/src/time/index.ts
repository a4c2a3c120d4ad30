export { calendarDaySchema, dayMilliseconds, shiftDay, countDays } from './calendar-day.ts';
export {
  type HotelMoment,
  endOfDay,
  hotelMoment,
  momentOfHotel,
  startOfDay,
} from './hotel-clock.ts';
