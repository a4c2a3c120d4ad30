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
