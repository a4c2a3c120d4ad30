import { kopecksFromRoubles } from '@portal/domain/money';
import type { PortalSettings } from '@portal/domain/portal';
import {
  exportNumbers,
  fetchNumbers,
  type DayReport,
  type ReportPeriod,
} from '@portal/domain/reports';
import { csvOf, savedAs } from '../../kernel/exports/csv.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { Column } from '../../kernel/exports/table.ts';
import { comparePeriods, daysOfPeriod, type Moments } from './report-period.ts';
import type { ReportQueries } from './report-queries.ts';

/** What the calls need. */
export interface ReportRoutesOptions {
  readonly queries: ReportQueries;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
}

/** The calls by which admins see what a period came to. */
export function reportRoutes({ queries, settings }: ReportRoutesOptions): Route[] {
  async function daysOf(period: ReportPeriod, { until }: Moments, timeZone: string) {
    const days = daysOfPeriod(period, timeZone);
    const found = await queries.days(days, until);
    const byDay = new Map(found.map((each) => [each.day, each]));
    return days.map(({ day }): DayReport => byDay.get(day) ?? { day, ...nothing });
  }

  return [
    implement(fetchNumbers, async ({ body }) => {
      const { timeZone } = await settings.read();
      const now = new Date();
      const { moments, previous } = comparePeriods(body.data, timeZone, now);
      const [summary, before, days, stores] = await Promise.all([
        queries.summary(moments.from, moments.until),
        queries.summary(previous.moments.from, previous.moments.until),
        daysOf(body.data, moments, timeZone),
        queries.stores(moments.from, moments.until),
      ]);
      const { from, to, isCut } = previous;
      const report = {
        at: now.toISOString(),
        previous: { from, to, isCut, summary: before },
        ...{ summary, days, stores },
      };
      return { status: 200, body: { numbers: report } };
    }),

    implement(exportNumbers, async ({ query, setHeader }) => {
      const { timeZone } = await settings.read();
      const { moments } = comparePeriods(query, timeZone, new Date());
      setHeader(...savedAs(`numbers-${query.from}-${query.to}.csv`));
      async function* batches() {
        yield await daysOf(query, moments, timeZone);
      }
      return { status: 200, body: csvOf({ columns, batches: batches(), timeZone }) };
    }),
  ];
}

const nothing = {
  orders: 0,
  done: 0,
  canceled: 0,
  revenue: 0,
  ratings: 0,
  score: null,
  ticketsOpened: 0,
  ticketsClosed: 0,
};

const columns: readonly Column<DayReport>[] = [
  ['day', 'text', ({ day }) => day],
  ['orders', 'number', ({ orders }) => orders],
  ['done', 'number', ({ done }) => done],
  ['canceled', 'number', ({ canceled }) => canceled],
  ['revenue', 'kopecks', ({ revenue }) => kopecksFromRoubles(revenue)],
  ['ratings', 'number', ({ ratings }) => ratings],
  ['score', 'number', ({ score }) => score],
  ['tickets_opened', 'number', ({ ticketsOpened }) => ticketsOpened],
  ['tickets_closed', 'number', ({ ticketsClosed }) => ticketsClosed],
];
