/** The values that were written anew: what else somebody has changed meanwhile stays as it is. */
export function changedFields<Values extends object>(
  values: Values,
  before: Values,
): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]))
      .map((name) => [name, values[name]]),
  ) as Partial<Values>;
}
