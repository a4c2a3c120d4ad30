/** Bounds of a pause that grows with every failure, in milliseconds. */
export interface BackOff {
  readonly first: number;
  readonly max: number;
}

/** Doubles with every failure; spread, so that those who failed together do not come back together. */
export function backOff({ first, max }: BackOff, failures: number): number {
  const pause = Math.min(first * 2 ** failures, max);
  return pause * (0.5 + Math.random() / 2);
}
