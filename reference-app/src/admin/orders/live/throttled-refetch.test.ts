import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThrottledRefetch } from './throttled-refetch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('reading again', () => {
  it('comes soon, once for all that is told meanwhile, and then only after a pause', () => {
    const run = vi.fn();
    const again = createThrottledRefetch(run, 2_000);
    for (let index = 0; index < 50; index += 1) again.soon();
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledTimes(1);
    for (let index = 0; index < 50; index += 1) again.soon();
    vi.advanceTimersByTime(1_900);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('does not come once it is stopped', () => {
    const run = vi.fn();
    const again = createThrottledRefetch(run, 2_000);
    again.soon();
    again.stop();
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
  });
});
