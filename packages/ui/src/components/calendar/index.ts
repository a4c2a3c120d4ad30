export { Calendar, type CalendarProps } from './calendar.tsx';
export type { CalendarMark } from './calendar-mark.ts';
export type { IsoDay, IsoMonth } from './calendar-month.ts';
