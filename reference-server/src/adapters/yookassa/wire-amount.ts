import * as z from 'zod';

/** @source YooKassa's amounts: roubles in a string with two decimals */
export const wireAmount = z.object({
  value: z.string().regex(/^\d+(\.\d{1,2})?$/),
  currency: z.string(),
});

export type WireAmount = z.infer<typeof wireAmount>;

/** @throws {RangeError} unless it is a whole, positive number of kopecks. */
export function amountOf(kopecks: number): WireAmount {
  if (!Number.isSafeInteger(kopecks) || kopecks <= 0) {
    throw new RangeError(`An amount is a whole number of kopecks above zero, not ${kopecks}`);
  }
  const roubles = Math.trunc(kopecks / 100);
  const rest = String(kopecks % 100).padStart(2, '0');
  return { value: `${roubles}.${rest}`, currency: 'RUB' };
}

export function kopecksOf({ value }: WireAmount): number {
  const [roubles = '0', rest = ''] = value.split('.');
  return Number(roubles) * 100 + Number(rest.padEnd(2, '0'));
}
