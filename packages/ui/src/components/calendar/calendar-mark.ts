export interface CalendarMark {
  /** Tells marks of one day apart. */
  id: string;
  label: string;
}
