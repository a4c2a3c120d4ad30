import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';

export const dayMilliseconds = 24 * 60 * 60 * 1000;

/** A day of the hotel's calendar: `2026-11-20`, in the years that people plan for. */
export const calendarDaySchema = z.iso
  .date()
  .refine((day) => day >= '2000' && day < '2200', issue('issue.year', { from: 2000, to: 2199 }));

/** The day so many days later, or earlier for a negative number. Expects a day that exists. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds)
    .toISOString()
    .slice(0, 10);
}

/** How many days there are from one to the other, both counted; less than 1 when `to` comes first. */
export function countDays(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMilliseconds + 1;
}
