import { vi } from 'vitest';

/** Waits until the check holds, as long as a busy machine may need. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 15_000, interval: 10 });
}
