import { vi } from 'vitest';

/** Waits until the check holds, as long as a busy machine may need. */
export function eventually<Result>(
  check: () => Result | Promise<Result>,
  { seconds = 30 } = {},
): Promise<Result> {
  return vi.waitFor(check, { timeout: seconds * 1000, interval: 20 });
}
