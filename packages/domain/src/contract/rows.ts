import type * as z from 'zod';

/** Told of a row that cannot be read. */
export type OnOddRow = (row: unknown) => void;

/**
 * Reads somebody else's list row by row: one row that cannot be read is left out alone.
 *
 * @param onOdd - called with each that was left out
 * @example
 * ```ts
 * const stores = readRows(storeSchema, body.stores, (row) => log.warn({ row }, 'left out'));
 * ```
 */
export function readRows<Schema extends z.ZodType>(
  schema: Schema,
  rows: readonly unknown[],
  onOdd?: OnOddRow,
): z.output<Schema>[] {
  return rows.flatMap((row) => {
    const { success, data } = schema.safeParse(row);
    if (success) return [data];
    onOdd?.(row);
    return [];
  });
}

/** What staff call a row that cannot be read: its name, or else its id. */
export function nameOfRow(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row);
  const { name, id, itemId, productId } = row as Record<string, unknown>;
  for (const each of [name, id, itemId, productId]) {
    if (typeof each === 'number') return String(each);
    if (typeof each === 'string' && each.trim() !== '') return each.trim();
  }
  return '—';
}
