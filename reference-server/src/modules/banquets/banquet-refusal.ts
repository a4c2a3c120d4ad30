import { banquetLimits } from '@portal/domain/banquets';
import type { TextKey } from '@portal/domain/texts';
import type { ProblemOptions } from '../../kernel/replies/problem-error.ts';
import type { BanquetRefusal } from './banquet-changes.ts';

const path = 'data.banquet';

/** What a person reads of a refusal, beyond its code. */
export function refusalOptions(refusal: BanquetRefusal): ProblemOptions {
  switch (refusal.code) {
    case 'STALE_VERSION': {
      const text = 'banquet.newerVersion';
      const details = [{ path: `${path}.version`, message: text, value: refusal.version }];
      return { text, details };
    }
    case 'TABLE_TAKEN':
      // Each names the other banquet, and `value` is its number.
      return {
        details: refusal.taken.map(({ id, title, tables }) => ({
          path: `${path}.tables`,
          message: 'banquet.taken',
          params: { tables: tables.join(', '), id, title },
          value: id,
        })),
      };
    case 'INVALID':
      return {
        details: refusal.errors.map(({ path: field, kind }) => ({
          path: `${path}.${field}`,
          message: `banquet.fault.${kind}` satisfies TextKey,
          params: { n: banquetLimits.transferMaxDaysAhead },
        })),
      };
    case 'BANQUET_SENT':
    case 'ILLEGAL_TRANSITION':
      return {};
  }
}
