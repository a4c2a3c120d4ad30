import { ratingScores } from '@portal/domain/ratings';
import type { DayReport, ReportSummary, StoreReport } from '@portal/domain/reports';
import { defineStatement, type SqlClient } from '../../db/statement.ts';

type Bounds = [from: Date, until: Date];

/** What counts of an order, in kopecks; see `revenueSchema`. */
const revenue = `CASE
    WHEN paid_for = 'succeeded' THEN total_kopecks - refunded_kopecks
    WHEN payment_type IN ('cash', 'bank-card') AND status = 'done' THEN total_kopecks
  END`;
const sumOfRevenue = `COALESCE(sum(${revenue}), 0)::float8 / 100 AS revenue`;
const countsOfOrders = `
  count(*)::int AS orders,
  count(*) FILTER (WHERE status = 'done')::int AS done,
  count(*) FILTER (WHERE status = 'canceled')::int AS canceled,
  ${sumOfRevenue}`;

const ordersPlaced = `FROM "order" WHERE create_at >= $1::timestamptz AND create_at < $2::timestamptz`;
const ratingsCreated = `FROM rating WHERE create_at >= $1::timestamptz AND create_at < $2::timestamptz`;
const ticketsOpened = `FROM ticket WHERE create_at >= $1::timestamptz AND create_at < $2::timestamptz`;
const ticketsClosed = `FROM ticket WHERE close_at >= $1::timestamptz AND close_at < $2::timestamptz`;

/** How long it took from `create_at` until a column, as one JSON object. */
const durations = (column: string) => {
  const seconds = `extract(epoch FROM ${column} - create_at)`;
  const share = (part: number) =>
    `round(percentile_cont(${part}) WITHIN GROUP (ORDER BY ${seconds}))::int`;
  return `jsonb_build_object('count', count(${column})::int, 'median', ${share(0.5)},
    'p90', ${share(0.9)})`;
};

const readSummary = defineStatement<
  Bounds,
  Omit<ReportSummary, 'tickets' | 'ratings'> & {
    ratings: { count: number; mean: number | null; scores: number[] };
    opened: { count: number; answer: ReportSummary['tickets']['answer'] };
    closed: number;
  }
>(`
  SELECT placed.*,
    (SELECT jsonb_build_object('count', count(*)::int, 'mean', round(avg(score), 2)::float8,
       'scores', jsonb_build_array(
         ${ratingScores.map((score) => `count(*) FILTER (WHERE score = ${score})::int`).join(', ')}))
     ${ratingsCreated}) AS ratings,
    (SELECT jsonb_build_object('count', count(*)::int, 'answer', ${durations('first_answer_at')})
     ${ticketsOpened}) AS opened,
    (SELECT count(*)::int ${ticketsClosed}) AS closed
  FROM (
    SELECT ${countsOfOrders}, ${durations('accepted_at')} AS accept,
      ${durations('completed_at')} AS finish
    ${ordersPlaced}) placed`);

/** Which of the days it fell on, from 1: PostgreSQL's own calendars are not asked, they differ from ours. */
const dayOf = (column: string) => `width_bucket(${column}, $3::timestamptz[]) AS number`;

const readDays = defineStatement<
  [...Bounds, starts: readonly Date[]],
  Omit<DayReport, 'day'> & { readonly number: number }
>(`
  SELECT number, COALESCE(orders, 0) AS orders, COALESCE(done, 0) AS done,
    COALESCE(canceled, 0) AS canceled, COALESCE(revenue, 0) AS revenue,
    COALESCE(ratings, 0) AS ratings, score, COALESCE(opened, 0) AS "ticketsOpened",
    COALESCE(closed, 0) AS "ticketsClosed"
  FROM (SELECT ${dayOf('create_at')}, ${countsOfOrders} ${ordersPlaced} GROUP BY 1) placed
  FULL JOIN (SELECT ${dayOf('create_at')}, count(*)::int AS ratings,
      round(avg(score), 2)::float8 AS score ${ratingsCreated} GROUP BY 1) rated USING (number)
  FULL JOIN (SELECT ${dayOf('create_at')}, count(*)::int AS opened ${ticketsOpened} GROUP BY 1) opened
    USING (number)
  FULL JOIN (SELECT ${dayOf('close_at')}, count(*)::int AS closed ${ticketsClosed} GROUP BY 1) closed
    USING (number)`);

const readStores = defineStatement<Bounds, StoreReport>(`
  SELECT jsonb_build_object('id', store.id, 'title', store.title) AS store, orders, canceled, revenue
  FROM (SELECT store_id, ${countsOfOrders} ${ordersPlaced} GROUP BY store_id) placed
  JOIN store ON store.id = placed.store_id
  ORDER BY revenue DESC, orders DESC, store.id`);

/** A day of the hotel's calendar, and the moment at which it begins. */
export interface DayBeginning {
  readonly day: string;
  readonly start: Date;
}

/** Counts what happened between two moments, the second one excluded; one statement each. */
export type ReportQueries = ReturnType<typeof createReportQueries>;

/** Counting in SQL. */
export function createReportQueries(database: SqlClient) {
  return {
    async summary(from: Date, until: Date): Promise<ReportSummary> {
      const [row] = await readSummary(database, from, until);
      if (!row) throw new Error('Counting gave nothing, not even zeros.');
      const { opened, closed, ...summary } = row;
      const tickets = { opened: opened.count, closed, answer: opened.answer };
      return { ...summary, tickets };
    },
    /** Days on which anything happened; each begins where the hotel's calendar says, the last ends at `until`. */
    async days(days: readonly DayBeginning[], until: Date): Promise<DayReport[]> {
      const [first] = days;
      if (!first) return [];
      const starts = days.map(({ start }) => start);
      const found = await readDays(database, first.start, until, starts);
      return found.flatMap(({ number, ...counts }) => {
        const day = days[number - 1]?.day;
        return day === undefined ? [] : [{ day, ...counts }];
      });
    },
    /** Stores with orders, the one with the most revenue first. */
    stores: (from: Date, until: Date): Promise<StoreReport[]> => readStores(database, from, until),
  };
}
