export {
  reportDaysMax,
  type ReportPeriod,
  fetchNumbers,
  exportNumbers,
} from './report-endpoints.ts';
export type { Durations, ReportSummary, DayReport, StoreReport, Report } from './report-schema.ts';
