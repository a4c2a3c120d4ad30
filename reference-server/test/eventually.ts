import { vi } from 'vitest';

const maxPauseMilliseconds = 200;

/** Waits until the check holds, as long as a busy machine may need. What takes longer is looked at less often. */
export function eventually<Result>(
  check: () => Result | Promise<Result>,
  { seconds = 30 } = {},
): Promise<Result> {
  const began = performance.now();
  let nextAt = began;
  let failure: unknown;

  function pause(error: unknown): never {
    const now = performance.now();
    nextAt = now + Math.min((now - began) / 4, maxPauseMilliseconds);
    failure = error;
    throw error;
  }

  return vi.waitFor(
    () => {
      if (performance.now() < nextAt) throw failure;
      try {
        const result = check();
        return result instanceof Promise ? result.catch(pause) : result;
      } catch (error) {
        return pause(error);
      }
    },
    { timeout: seconds * 1000, interval: 20 },
  );
}
