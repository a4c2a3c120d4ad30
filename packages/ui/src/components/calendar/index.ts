export { Calendar, type CalendarMark, type CalendarProps } from './calendar.tsx';
export type { IsoDay, IsoMonth } from './calendar-month.ts';
