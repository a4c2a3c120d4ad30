import { exportNumbers, fetchNumbers, type Numbers, type NumbersPeriod } from '@portal/domain';
import { callAddress } from '../call/call-address.ts';
import type { Caller, CallOptions } from '../call/caller.ts';

/** What periods came to; for the role admin. */
export interface NumbersClient {
  /**
   * The numbers of a period of whole days, first and last included, beside those of the days before it.
   * @throws InvalidError for a period that ends before it begins, or has more than 366 days.
   */
  of(period: NumbersPeriod, options?: CallOptions): Promise<Numbers>;
  /** Where a link finds them day by day as a CSV file. */
  exportAddress(period: NumbersPeriod): string;
}

/** Counts what happened. */
export function createNumbersClient(call: Caller, address: string): NumbersClient {
  return {
    async of(period, options) {
      const { body } = await call(fetchNumbers, { body: { data: period } }, options);
      return body.numbers;
    },
    exportAddress: (query) => callAddress(exportNumbers, { query }, address),
  };
}
