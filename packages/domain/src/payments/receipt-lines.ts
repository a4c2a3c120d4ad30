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
