import { createHash } from 'node:crypto';

/** The same id for the same names, in the form of a UUID: what is made under it is made once. */
export function derivedId(names: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  const [a, b, c, d, e] = [0, 8, 13, 17, 20].map((start, index) =>
    hash.slice(start, start + ([8, 4, 3, 3, 12][index] ?? 0)),
  );
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
