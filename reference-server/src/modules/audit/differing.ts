import { isDeepStrictEqual } from 'node:util';

/** The given fields that say something new. */
export function differing<Fields extends object>(
  before: Fields,
  input: { readonly [Name in keyof Fields]?: Fields[Name] | undefined },
): Partial<Fields> {
  const names = Object.keys(before) as (keyof Fields)[];
  return Object.fromEntries(
    names
      .filter((name) => input[name] !== undefined && !isDeepStrictEqual(input[name], before[name]))
      .map((name) => [name, input[name]]),
  ) as Partial<Fields>;
}
