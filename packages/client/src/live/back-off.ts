/** Bounds of a pause that grows with every failure, in milliseconds. */
export interface BackOff {
  readonly first: number;
  readonly longest: number;
}

/** Doubles with every failure; spread, so that those who failed together do not come back together. */
export function backOff({ first, longest }: BackOff, failures: number): number {
  const pause = Math.min(first * 2 ** failures, longest);
  return pause * (0.5 + Math.random() / 2);
}
