import { isDeepStrictEqual } from 'node:util';

/** The given fields that say something new. */
export function differing<Fields extends object>(
  before: Fields,
  given: { readonly [Name in keyof Fields]?: Fields[Name] | undefined },
): Partial<Fields> {
  const names = Object.keys(before) as (keyof Fields)[];
  return Object.fromEntries(
    names
      .filter((name) => given[name] !== undefined && !isDeepStrictEqual(given[name], before[name]))
      .map((name) => [name, given[name]]),
  ) as Partial<Fields>;
}
