import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { csvMediaType, csvSchema } from '../contract/csv.ts';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { calendarDaySchema, countDays } from '../time/calendar-day.ts';
import { reportSchema } from './report-schema.ts';

/** Most days of a period. */
export const reportDaysMax = 366;

/** A period of whole days, first and last included. */
export const reportPeriodSchema = z
  .object({ from: calendarDaySchema, to: calendarDaySchema })
  .refine(({ from, to }) => countDays(from, to) >= 1, {
    path: ['to'],
    ...issue('issue.periodOrder'),
  })
  .refine(({ from, to }) => countDays(from, to) <= reportDaysMax, {
    path: ['to'],
    ...issue('issue.reportDays', { n: reportDaysMax }),
  });
/** A period of whole days, first and last included. */
export type ReportPeriod = z.output<typeof reportPeriodSchema>;

/** Orders, revenue, times, ratings and tickets of a period, beside the one before it. */
export const fetchNumbers = defineEndpoint({
  method: 'POST',
  path: '/api/admin/numbers/fetch',
  summary: 'Orders, revenue, times, ratings and tickets of a period',
  access: { admin: 'any' },
  limits: [{ points: 60, windowSeconds: 60, by: 'account' }],
  body: z.object({ data: reportPeriodSchema }),
  replies: { 200: z.object({ numbers: reportSchema }) },
});

/** The same day by day, as a file. */
export const exportNumbers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/numbers/export.csv',
  summary: 'The numbers of a period, day by day, as a CSV file',
  access: { admin: 'any' },
  limits: [{ points: 10, windowSeconds: 60, by: 'account' }],
  mediaType: csvMediaType,
  ownPagesOnly: true,
  query: reportPeriodSchema,
  replies: { 200: csvSchema },
});
