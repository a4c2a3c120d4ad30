import fc from 'fast-check';
import type { Violation } from './books/check-books.ts';
import { anyHistory, type History } from './histories/histories.ts';
import { playHistory } from './histories/play-history.ts';
import type { Stage } from './stage/stage.ts';

/** A seed whose history leaves something wrong. */
export interface Failure {
  readonly seed: number;
  /** The history that belongs to the seed. */
  readonly history: History;
  /** The shortest one that was found to fail as well. */
  readonly shortest: History;
  /** What is wrong after the shortest. */
  readonly violations: readonly Violation[];
}

/** Plays the history of a seed; null: everything is right after it. */
export async function simulate(
  stage: Stage,
  seed: number,
  { shrinkMilliseconds = 60_000 } = {},
): Promise<Failure | null> {
  let first: History | undefined;
  const property = fc.asyncProperty(fc.noBias(anyHistory), async (history) => {
    first ??= history;
    const violations = await playHistory(stage, history);
    if (violations.length > 0) throw new Error(JSON.stringify(violations));
  });
  const { failed, counterexample } = await fc.check<[History]>(property, {
    seed,
    numRuns: 1,
    // The library's own type forgets what is checked.
    plugins: [fc.interruptAfterTimeLimit(shrinkMilliseconds || 60_000) as fc.Plugin<[History]>],
    endOnFailure: shrinkMilliseconds === 0,
  });
  const [shortest] = counterexample ?? [];
  if (!failed || !first || !shortest) return null;
  return { seed, history: first, shortest, violations: await playHistory(stage, shortest) };
}
