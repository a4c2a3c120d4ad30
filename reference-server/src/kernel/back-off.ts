/**
 * Seconds until the next try: 1, 2, 4, 8 … and 5 minutes at most, each shortened by up to a half at
 * random, so that what failed together does not come back together.
 */
export function backOffSeconds(attempts: number, random = Math.random()): number {
  const seconds = Math.min(2 ** (attempts - 1), 300);
  return seconds * (1 - random / 2);
}
