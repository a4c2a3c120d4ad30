import {
  exportNumbers,
  fetchNumbers,
  type Report,
  type ReportPeriod,
} from '@portal/domain/reports';
import { callAddress } from '../call/call-address.ts';
import type { Caller, CallOptions } from '../call/caller.ts';

/** What periods came to; for the role admin. */
export interface ReportClient {
  /**
   * The numbers of a period of whole days, first and last included, beside those of the days before it.
   * @throws InvalidError for a period that ends before it begins, or has more than 366 days.
   */
  of(period: ReportPeriod, options?: CallOptions): Promise<Report>;
  /** Where a link finds them day by day as a CSV file. */
  exportAddress(period: ReportPeriod): string;
}

/** Counts what happened. */
export function createReportClient(call: Caller, address: string): ReportClient {
  return {
    async of(period, options) {
      const { body } = await call(fetchNumbers, { body: { data: period } }, options);
      return body.numbers;
    },
    exportAddress: (query) => callAddress(exportNumbers, { query }, address),
  };
}
