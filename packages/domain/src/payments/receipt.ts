import * as z from 'zod';

/** YooKassa's numbers for VAT on a receipt. @source protocols/yookassa.md, section 5; 11 and 12 unverified */
export const vatCodes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** YooKassa's number for VAT on a receipt. */
export const vatCodeSchema = z.number().int().min(1).max(12);

const codeOfPercent: ReadonlyMap<number, number> = new Map([
  [5, 7],
  [7, 8],
  [10, 3],
  [20, 4],
  [22, 11],
]);

/**
 * The number for a rate in percent; null for one that says too little: 0 is "0 %" or "no VAT", and which of
 * them is the hotel's to say.
 */
export function vatCodeOfPercent(percent: number): number | null {
  return codeOfPercent.get(percent) ?? null;
}

/** Most lines of a receipt, the fee among them. @source protocols/yookassa.md, section 5 */
export const maxReceiptLines = 80;

/** What makes two lines of a receipt the same. */
export interface MergeableLine {
  readonly name: string;
  readonly priceKopecks: number | null;
  readonly quantity: number;
  /** Absent or null: the hotel's default. */
  readonly vatCode?: number | null;
}

/** Lines with the same name, price and VAT become one, where the first of them stood. */
export function mergeEqualLines<Line extends MergeableLine>(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const key = JSON.stringify([line.name, line.priceKopecks, line.vatCode ?? null]);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

/** Whether a receipt takes the lines and the fee; what costs nothing is not on it. */
export function fitsOnReceipt(lines: readonly MergeableLine[], feeKopecks: number): boolean {
  const paid = mergeEqualLines(lines).filter(({ priceKopecks }) => priceKopecks !== 0);
  return paid.length + (feeKopecks > 0 ? 1 : 0) <= maxReceiptLines;
}
