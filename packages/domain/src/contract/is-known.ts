/**
 * Whether a value is in a list of known ones: a newer portal may send others, which clients hand on as they came.
 *
 * @example
 * ```ts
 * const tone = isKnown(orderStatuses, status) ? orderStatusTones[status] : 'neutral';
 * ```
 */
export function isKnown<const Value extends string>(
  values: readonly Value[],
  value: string,
): value is Value {
  return values.some((known) => known === value);
}
