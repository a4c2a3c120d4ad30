import type { Fee } from '../../catalogue/catalogue-schema.ts';
import { isKopecks, kopecksFromRoubles, percentOfKopecks } from '../../money/money.ts';

/** What a line costs: the price of one piece, `null` when nobody knows it. */
export interface QuoteLine {
  readonly priceKopecks: number | null;
  readonly quantity: number;
}

/** What an order costs. `null` is an amount that is not known because a price is not. */
export interface OrderQuote {
  /** The lines without the fee. */
  readonly linesKopecks: number | null;
  readonly feeKopecks: number | null;
  readonly totalKopecks: number | null;
}

/**
 * Adds up lines and fee. A `percent` fee is a share of the lines, rounded half up to the kopeck.
 * Returns `'TOTAL_TOO_LARGE'` when the total passes what the portal handles.
 * @throws RangeError when the fee is no amount or no percentage.
 */
export function quoteOrder(
  lines: readonly QuoteLine[],
  fee: Pick<Fee, 'type' | 'value'>,
): OrderQuote | 'TOTAL_TOO_LARGE' {
  const linesKopecks = sumLines(lines);
  if (linesKopecks !== null && !isKopecks(linesKopecks)) return 'TOTAL_TOO_LARGE';
  const feeKopecks = feeOn(linesKopecks, fee);
  if (linesKopecks === null || feeKopecks === null) {
    return { linesKopecks, feeKopecks, totalKopecks: null };
  }
  const totalKopecks = linesKopecks + feeKopecks;
  if (!isKopecks(totalKopecks)) return 'TOTAL_TOO_LARGE';
  return { linesKopecks, feeKopecks, totalKopecks };
}

function sumLines(lines: readonly QuoteLine[]): number | null {
  let sum = 0;
  for (const { priceKopecks, quantity } of lines) {
    if (priceKopecks === null) return null;
    sum += priceKopecks * quantity;
  }
  return sum;
}

function feeOn(linesKopecks: number | null, fee: Pick<Fee, 'type' | 'value'>): number | null {
  if (fee.type === 'fix') return kopecksFromRoubles(fee.value);
  return linesKopecks === null ? null : percentOfKopecks(linesKopecks, fee.value);
}
