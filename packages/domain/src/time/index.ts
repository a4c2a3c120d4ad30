export { dayMilliseconds, shiftDay, countDays } from './calendar-day.ts';
export { type HotelMoment, hotelMoment, momentOfHotel } from './hotel-clock.ts';
