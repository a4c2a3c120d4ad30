import * as z from 'zod';
import { idSchema, timeSchema } from '../contract/fields/fields.ts';
import { ratingScores } from '../ratings/rating-schema.ts';
import { calendarDaySchema } from '../time/calendar-day.ts';

const countSchema = z.number().int().nonnegative();

/**
 * Roubles of many orders, with at most two decimals. What counts: of an order paid online what was
 * taken and not given back; of one paid in cash or by card on delivery its total once it is done. It is
 * counted on the day the order was placed, so a later refund lessens that day. An order whose price is
 * not known counts as nothing.
 */
export const revenueSchema = z.number().nonnegative();

/** How long something took, in whole seconds. */
export const durationsSchema = z.object({
  /** How many times it happened. */
  count: countSchema,
  /** Half of them took no longer; null when it never happened. */
  median: countSchema.nullable(),
  /** Nine of ten took no longer; null when it never happened. */
  p90: countSchema.nullable(),
});
/** How long something took. */
export type Durations = z.output<typeof durationsSchema>;

/** What a period came to. Orders and what became of them belong to the day they were placed. */
export const reportSummarySchema = z.object({
  orders: countSchema,
  done: countSchema,
  canceled: countSchema,
  revenue: revenueSchema,
  /** From when an order was placed until staff took it up. */
  accept: durationsSchema,
  /** From when an order was placed until it was done. */
  finish: durationsSchema,
  ratings: z.object({
    count: countSchema,
    /** To two decimals; null without ratings. */
    mean: z.number().min(1).max(5).nullable(),
    /** How many ratings had each score, from 1 to 5. */
    scores: z.array(countSchema).length(ratingScores.length),
  }),
  tickets: z.object({
    opened: countSchema,
    /** Closed in the period and not opened again, whenever they were opened. */
    closed: countSchema,
    /** Of those opened in the period: until staff first answered. */
    answer: durationsSchema,
  }),
});
/** What a period came to. */
export type ReportSummary = z.output<typeof reportSummarySchema>;

/** What one day came to. */
export const dayReportSchema = z.object({
  day: calendarDaySchema,
  orders: countSchema,
  done: countSchema,
  canceled: countSchema,
  revenue: revenueSchema,
  ratings: countSchema,
  /** To two decimals; null without ratings. */
  score: z.number().min(1).max(5).nullable(),
  ticketsOpened: countSchema,
  ticketsClosed: countSchema,
});
/** What one day came to. */
export type DayReport = z.output<typeof dayReportSchema>;

/** What one store came to. */
export const storeReportSchema = z.object({
  store: z.object({ id: idSchema, title: z.string() }),
  orders: countSchema,
  canceled: countSchema,
  revenue: revenueSchema,
});
/** What one store came to. */
export type StoreReport = z.output<typeof storeReportSchema>;

/** The numbers of a period, by the hotel's calendar. */
export const reportSchema = z.object({
  /** When they were counted: the rest of a day that is not over has yet to come. */
  at: timeSchema,
  summary: reportSummarySchema,
  /**
   * As many days before. Of a period that is not over, no more of them than of it has passed: today
   * until now stands beside yesterday until this time of day.
   */
  previous: z.object({
    from: calendarDaySchema,
    to: calendarDaySchema,
    /** Whether it was cut off. */
    isCut: z.boolean(),
    summary: reportSummarySchema,
  }),
  /** Every day of the period, also those without anything. */
  days: z.array(dayReportSchema),
  /** Those with orders in the period, the one with the most revenue first. */
  stores: z.array(storeReportSchema),
});
/** The numbers of a period. */
export type Report = z.output<typeof reportSchema>;
